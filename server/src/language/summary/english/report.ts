import type { SummaryPoint } from '../conversation.ts'
import { withoutFirstPerson, withoutSecondPerson } from './pronouns.ts'
import { indirect } from './questions.ts'
import { BASE, singular } from './verbs.ts'

const ASKING =
  /^(?:please |pls |plz )?(?:can|could|would|will)(?: you| u| someone| somebody| anyone| y'all)(?: guys| all)?(?: please| pls| plz| kindly| possibly| maybe| be able to| also| just)* (?!not\b|mind\b)([a-z]+)(.*)$/is
const PLEASE_NOT = /^(?:please |pls |plz |kindly )(?:don't|do not|dont) ([a-z-]+.*)$/is
const PLEASE = /^(?:please|pls|plz|kindly)(?: please| just| also| kindly)* ([a-z-]+)(.*)$/is
const WISH =
  /^(?:I|i|we)(?: (?:just|really|also|still|only|simply))*(?: |(?='))(want|need|wish|hope|would like|'d like|wanted|wonder|would love|'d love|would appreciate|'d appreciate)\b(.*)$/is
const PROGRESS =
  /^(?:i'm|i am|im|we're|we are)(?: (?:just|really|also|still|currently))* (looking|trying|having|waiting|unable|interested|missing|struggling|getting|experiencing)\b(.*)$/is
const WONDERING =
  /^(?:i|we)(?:'m| am| was|'re| are| were)(?: just)? wondering (if|whether|when|how|what|why|where)\b(.*)$/is
// "you" that means anybody cannot be told as "the company": such a sentence is quoted.
const ANYBODY =
  /\b(?:if|when|once|unless|whenever|every time|each time) (?:you|u) (?!guys|say|said|tell|told|promise|send|sent|are|can't|could|will|would|were)|\b(?:you|u) (?:have|need|got) to\b/i
const COMPLAINT =
  /n't\b|\b(?:not|never|cannot|cant|dont|doesnt|isnt|wont|nothing|nobody|without|lost|missing|broken|broke|error|errors|fail|fails|failed|failing|wrong|delay|delayed|delays|cancelled|canceled|stuck|slow|slower|crash|crashes|crashed|crashing|freeze|freezes|freezing|frozen|damaged|defective|faulty|issue|issues|problem|problems|trouble|unable|unacceptable|terrible|awful|horrible|worst|bad|poor|useless|disappointed|disappointing|disgusting|ridiculous|joke|pathetic|shocking|rude|annoying|annoyed|frustrating|frustrated|waiting|waited|refused|charged|overcharged|scam|hate|sucks?|shit|fuck\w*|wtf|waste|wasted|ruined|shambles|worse|angry|unhappy|nightmare|keeps?|complaint|lied|ignored|ignoring)\b/i
const NEUTRAL =
  /\b(?:(?:i|we) (?:really |absolutely )?love|(?:don't|dont|do not) (?:know|mind|need|want|understand|think|remember|care|have to)|not (?:sure|urgent|certain|only|a problem)|no (?:problem|rush|hurry|issues?)|why not|(?:isn't|not) a complaint)\b/i
const SUBJECT =
  "(?:i|i'm|i've|i'd|i'll|im|ive|we|we're|we've|we'll|we'd|it|it's|its|there|there's|this|that|that's|these|those|my|the|our|your|you|you're|you've|you'll|they|he|she|some|all|both|every|each|most|no one|nobody|nothing|everything|someone|a|an|any|her|his|their|neither|either)\\b"
const CLAUSE = new RegExp(
  `^(?:(?:unfortunately|however|today|yesterday|now|currently|then|sometimes|usually|once again|apparently|basically),? |(?:after|when|since|if|while|once|as|because|although|despite|for|according|at|in|on|with|without|to|by)\\b[^,]{2,90}, )?${SUBJECT}`,
  'i',
)
const FINITE =
  /^(?:i|we|it|it's|its|there|there's|this|that|that's|these|those|you|they|he|she|i'\w+|we'\w+|you'\w+|im|ive)\b|\b(?:is|are|was|were|has|have|had|will|would|can|can't|cannot|could|did|does|do|may|should|must|keeps?|\w+n't|\w+ed|\w+'s|went|got|made|left|took|came|says?|\w{3,}s)\b/i
const NOUN_CLAUSE =
  /^(?:[\w'-]+,? ){1,7}(?:is|are|was|were|isn't|aren't|wasn't|weren't|has|have|hasn't|haven't|does|doesn't|don't|did|didn't|will|won't|can|can't|cannot|keeps?|would|wouldn't|says|showed)\b/i
const NO_SUBJECT =
  /^(?:\w+(?:ing|ed)|not|no|so|why|what|when|where|how|who|which|if|still|got|just|been|never|only|also|then|and|but|or|for|in|on|at|after|with|to|as|have|has|had|do|did|is|are|was|were|can|could|will|would|please|let's|let|see|instead|very|really|too|thanks|thank|sorry|\d\S*)\b/i
const LOWERED =
  /^(?:I'm|A|An|The|This|That|These|Those|It|It's|There|There's|My|Our|Your|You|You're|You've|We|We're|We've|They|He|She|If|When|While|After|Since|Because|As|Once|For|In|On|At|To|With|From|By|Not|No|Still|Also|Just|Only|Now|Then|Unfortunately|However|Currently|Please|Can|Could|Would|Will|Is|Are|Was|Were|Do|Does|Did|Has|Have|What|Which|Where|When|Why|Who|How|Some|All|Any|Every|Each|Most|Both|Let's|Let|Waiting|Trying|Having|Been|Got|Need|Want|Looking|Tried|Very|Really|Another|One|Yes|Its|Am|Had|Should|Might|May|Must|Perhaps|Maybe|Sometimes|Usually|Typically|Today|Yesterday|So|And|But|Or|That's|What's|Where's|How's|Who's|Their|His|Her|Nothing|Everything|Someone|Nobody)\b/

export function reportCustomer(sentence: string, kind: SummaryPoint['kind'], question: boolean): string {
  const later = kind === 'change' ? 'later ' : ''
  const text = quieted(sentence.trim())
  if (ANYBODY.test(text) && !WONDERING.test(text))
    return `The customer ${later}${/\?$/.test(text) ? 'asks' : 'says'}: “${text}”`
  const retold = (part: string, mentioned = false) =>
    ended(withoutSecondPerson(withoutFirstPerson(part), 'the company', mentioned))
  const asked = requestIn(text)
  if (asked) return `The customer ${later}asks the agent to ${retold(asked, true)}`
  const not = PLEASE_NOT.exec(text)
  if (not) return `The customer ${later}asks the agent not to ${retold(not[1]!, true)}`
  const wondering = WONDERING.exec(text)
  if (wondering)
    return `The customer ${later}asks ${wondering[1] === 'if' ? 'whether' : wondering[1]!.toLowerCase()}${retold(wondering[2]!)}`
  const wish = WISH.exec(text)
  if (wish) return `The customer ${later}${wished(wish[1]!)}${retold(wish[2]!)}`
  const progress = PROGRESS.exec(text)
  if (progress) return `The customer is ${later}${progress[1]!.toLowerCase()}${retold(progress[2]!)}`
  if (question) return `The customer ${later}asks${asksOf(text, retold)}`
  const clause = isClause(text)
  if (kind === 'request' && complains(text) && (clause || imperativeIn(text) === null))
    return `The customer is complaining${clause ? ' that' : ':'} ${retold(lowered(text))}`
  return `The customer ${kind === 'outcome' ? 'confirms' : `${later}says`}${clause ? ' that' : ':'} ${retold(lowered(text))}`
}

export function reportAgent(sentence: string, who: string): string {
  const text = quieted(sentence.trim())
  const retold = (part: string, mentioned = false) =>
    ended(withoutSecondPerson(withoutFirstPerson(part), 'the customer', mentioned))
  const not = PLEASE_NOT.exec(text)
  if (not) return `${who} asks the customer not to ${retold(not[1]!, true)}`
  const asked = requestIn(text) ?? imperativeIn(text)
  if (asked) return `${who} asks the customer to ${retold(asked, true)}`
  if (/\?$/.test(text)) return `${who} asks${asksOf(text, retold)}`
  const together = /^let's (?!us\b|not\b)([a-z-]+.*)$/is.exec(text)
  if (together) return `${who} suggests that they ${retold(together[1]!)}`
  return `${who} says${isClause(text) ? ' that' : ':'} ${retold(lowered(text))}`
}

function complains(text: string): boolean {
  return COMPLAINT.test(text) && !NEUTRAL.test(text)
}

function requestIn(text: string): string | null {
  const match = ASKING.exec(text) ?? PLEASE.exec(text)
  // "Please do." says yes.
  if (!match || /^do\b[^\w]*$|^do[.,!]/i.test(`${match[1]}${match[2]}`)) return null
  const verb = match[1]!.toLowerCase()
  if (!BASE.has(verb) && !(PLEASE.test(text) && LIKELY_VERB.test(match[0]))) return null
  return `${uncapitalized(match[1]!)}${match[2]!.replace(/\?+$/, '')}`
}

// "Please export the …": after "please", before an object, any word is a verb.
const LIKELY_VERB =
  /^(?:please|pls|plz|kindly)(?: please| just| also| kindly)* (?!(?:the|a|an|my|our|your|this|that|no|not|someone|anyone|help|note|someone|i|we|you|it|for|on|in|at|to|from|if|when|as|with|can|could|will|would)\b)[a-z]{3,}(?<!ing|ly|ed) (?:the|a|an|your|our|us|me|it|them|this|that|these|those|to|in|into|on|from|with|all|any|all|up|out|back|again|only|by)\b/i

function imperativeIn(text: string): string | null {
  const verb = /^([A-Za-z-]+)(?= )/.exec(text)?.[1]
  if (
    !verb ||
    !BASE.has(verb.toLowerCase()) ||
    /^(?:let|like|need|know|think|have|do|want|work|order|check-in|report|access)$/i.test(verb)
  )
    return null
  return uncapitalized(text)
}

// "Can I ask whether …?" asks the second, not the first.
const ROUNDABOUT =
  /^(?:can|could|may|might) (?:I|we) (?:just |also |please )?(?:ask|check|know|confirm) (if|whether|what|which|when|where|why|how|who) (.+)$/is

function asksOf(text: string, retold: (part: string) => string): string {
  const inner = ROUNDABOUT.exec(text.replace(/[?\s]+$/, ''))
  if (inner)
    return ` ${retold(`${inner[1]!.toLowerCase() === 'if' ? 'whether' : inner[1]!.toLowerCase()} ${inner[2]}`)}`
  const question = indirect(text)
  return question ? ` ${retold(question)}` : `: ${retold(lowered(text))}`
}

function wished(verb: string): string {
  const word = verb.toLowerCase().replace("'d", 'would')
  if (word.startsWith('would') || word === 'wanted') return word === 'wanted' ? 'wanted' : word
  return singular(word) ?? `${word}s`
}

function isClause(text: string): boolean {
  if (/^that\b/i.test(text)) return false
  return CLAUSE.test(text) ? FINITE.test(text) : NOUN_CLAUSE.test(text) && !NO_SUBJECT.test(text)
}

// What people say while they think; "do you know" and "you know that" ask and tell.
const FILLER =
  /(?<!\b(?:do|did|if|let|as|how|that|can|could|would|did|because) )\byou know\b,? (?!that\b|if\b|what\b|how\b|when\b|where\b|who\b|why\b|about\b|of\b|my\b)|\b(?:um+|uh+|erm+),? /gi

function quieted(text: string): string {
  const fluent = text.replace(FILLER, '')
  return /\p{Lu}{3}/u.test(fluent) && !/\p{Ll}/u.test(fluent) ? fluent.toLowerCase() : fluent
}

// Names seldom end so.
const COMMON_ENDING = /^[A-Z][a-z]{2,}(?:ly|ment|tion|tions|ness|ted|ded|ved|red)\s/

function lowered(text: string): string {
  return LOWERED.test(text) || COMMON_ENDING.test(text) ? uncapitalized(text) : text
}

function uncapitalized(text: string): string {
  return /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

function ended(text: string): string {
  const trimmed = text.replace(/[\s,;:–-]+$/, '').replace(/([!?.])[!?.\s]+$/, '$1')
  return /[.!?…]$/.test(trimmed) ? trimmed.replace(/!$/, '.') : `${trimmed}.`
}
