import { ADVERB, MODAL, singular } from './verbs.ts'

// After these "you" is an object: nothing that follows agrees with it.
const OBJECT_AFTER = new Set(
  (
    'to for with from of about by on at in into help helps helping assist assisting let make send sending sent give gave giving tell told telling show ask asking ' +
    'offer refund reach contact contacting get see call email message update inform advise advised advising provide providing thank thanks hear owe cost ' +
    'between without than like behind getting keep keeping directing direct connect connecting guide guiding allow allows allowing enable assisted informed'
  ).split(' '),
)
const FIRST_PERSON: [RegExp, string][] = [
  [/\b(?:I'm|Im|I am|i'm|im|i am|i m|I m|we're|we are|We're|We are)\b(?! not\b)/g, 'they are'],
  [/\b(?:I'm|I am|i'm|i am|im) not\b/g, 'they are not'],
  [/\b(?:I've|Ive|i've|ive|we've|We've)\b/g, 'they have'],
  [/\b(?:I'll|i'll|we'll|We'll)\b/g, 'they will'],
  [/\b(?:I'd|i'd|Id|we'd|We'd)\b/g, "they'd"],
  [/\b[Aa]m [Ii]\b/g, 'are they'],
  [/\b[Ww]as [Ii]\b/g, 'were they'],
  [/\b[Ww]asn't [Ii]\b/g, "weren't they"],
  [
    /\b[Ii](?=((?: (?:just|still|also|already|never|always|only|really|currently|even|recently|actually))?) was(?:n't)?\b)/g,
    'they',
  ],
  [/\b[Ii]\b(?![.'][a-zA-Z])/g, 'they'],
  [/\b(?:my|My|our|Our)\b/g, 'their'],
  [/\b(?:me|us)\b/g, 'them'],
  [/\b(?:We|we)\b/g, 'they'],
  [/\b(?:mine|ours)\b/g, 'theirs'],
  [/\b(?:myself|ourselves)\b/gi, 'themselves'],
  [
    /\bthey((?: (?:just|still|also|already|never|always|only|really|currently|even|recently|actually))?) was(n't)?\b/g,
    'they$1 were$2',
  ],
  [
    /\bthey((?: (?:just|still|also|already|never|always|only|really|currently|even|recently|actually))?) am\b/g,
    'they$1 are',
  ],
]

/** First person to "they": the only forms that agree differently are am and was. */
export function withoutFirstPerson(text: string): string {
  return FIRST_PERSON.reduce((done, [pattern, replacement]) => done.replace(pattern, replacement), text)
}

/** "you" to a named party, "they" after its first mention; null where "you" cannot be told from "anybody". */
export function withoutSecondPerson(text: string, party: string, mentioned = false): string {
  let named = mentioned
  const spelled = text
    .replace(/\b(?:y'all|ya'll|yall|you guys|you all|u guys|u)\b/gi, 'you')
    .replace(/\byour're\b/gi, "you're")
    .replace(/\byou're\b/gi, 'you are')
    .replace(/\byou've\b/gi, 'you have')
    .replace(/\byou'll\b/gi, 'you will')
    .replace(/\byou'd\b/gi, 'you would')
    .replace(/\bur\b/gi, 'your')
  const tokens = spelled.split(/(\s+)/)
  for (let index = 0; index < tokens.length; index += 2) {
    const token = tokens[index] ?? ''
    const [, word = '', rest = ''] = /^([A-Za-z]+)(.*)$/s.exec(token) ?? []
    const lower = word.toLowerCase()
    if (lower === 'your') tokens[index] = (named ? 'their' : `${party}'s`) + rest
    else if (lower === 'yours') tokens[index] = `theirs${rest}`
    else if (lower === 'yourself' || lower === 'yourselves') tokens[index] = `themselves${rest}`
    else if (lower !== 'you') continue
    else agree(tokens, index, rest, named, party)
    named = true
  }
  return tokens.join('')
}

function agree(tokens: string[], index: number, rest: string, named: boolean, party: string): void {
  const previous = (tokens[index - 2] ?? '').toLowerCase()
  const next = nextVerb(tokens, index)
  const object = OBJECT_AFTER.has(previous) || rest !== '' || next === null
  const inverted =
    /^(?:are|were|have|do|don't|haven't|aren't|weren't)$/.test(previous) &&
    !(tokens[next ?? -1] ?? '').match(/^(?:are|were|can|will)$/)
  if (named) {
    tokens[index] = (object && !inverted && !MODAL.has(previous) ? 'them' : 'they') + rest
    return
  }
  tokens[index] = party + rest
  if (inverted) tokens[index - 2] = singular(previous) ?? previous
  else if (!object && next !== null && !MODAL.has(previous) && !/^(?:did|does)$/.test(previous)) {
    tokens[next] = tokens[next]!.replace(/^[A-Za-z']+/, (verb) => singular(verb) ?? verb)
  }
}

function nextVerb(tokens: string[], index: number): number | null {
  for (let at = index + 2; at < Math.min(tokens.length, index + 8); at += 2) {
    const word = (tokens[at] ?? '').replace(/[^A-Za-z']+$/, '').toLowerCase()
    if (ADVERB.has(word)) continue
    return singular(word) === null ? null : at
  }
  return null
}
