import { handoverReasons } from '../conversations/handover-reasons.ts'
import type { Finding } from '../knowledge/find.ts'
import { type SmallTalk, saysYes, smallTalk, threatens } from '../language/courtesies.ts'
import { callForHelp } from '../language/danger.ts'
import type { Words } from '../language/data.ts'
import { wasNotHelped } from '../language/not-helped.ts'
import { ownCase } from '../language/own-case.ts'
import { wordsIn } from '../language/phrases.ts'
import { fullness } from '../language/vague.ts'
import { asksForPerson } from '../language/wishes.ts'
import type { Scope } from '../scope.ts'
import { emergencyReply, isEmergency, mayBeEmergency, unsettled } from './emergency.ts'
import type { Matter } from './exchange.ts'
import { findInContext, longest_question } from './find-in-context.ts'
import { languageOf } from './language.ts'
import { replyOfModel } from './model-reply.ts'
import { type Guard, listed, quoted, type Reply, sourceOf, type Why, withOffer } from './reply.ts'

// If two bots thank each other, one has to stop. The reason contains the count.
const max_replies = 20
const hour_ms = 3600 * 1000
// Of more, nobody picks one.
const max_offered = 2

/**
 * Decides what to say, before the deadline (`performance.now()`). Runs outside transactions; the decision is checked again
 * when it's written.
 */
export async function think(scope: Scope, exchange: Matter, until: number): Promise<Reply> {
  const { questions, settings } = exchange
  const language = await languageOf(scope, exchange).catch(() => 'und')
  const words = wordsIn(language)
  const own = { engine: 'embedded', language, verdict: null, confidence: null, sources: [], reason: null }
  const toPerson = handoverBy(own)
  if (isEmergency(exchange)) return toPerson(emergencyReply(words, settings), handoverReasons.emergency)
  if (mayBeEmergency(exchange)) return toPerson(words.hand_over, handoverReasons.emergency)
  const texts = questions.map(({ content }) => content)
  if (recentReplies(exchange) >= max_replies) return toPerson(words.hand_over, handoverReasons.reply_limit)
  if (settings.status === 'off') return toPerson(words.hand_over, handoverReasons.assistant_switched_off)
  const since = unsettled(exchange)
  const wish = wishOf(since, exchange)
  if (wish) return toPerson(words[wish === 'legal_steps' ? 'own_case' : 'hand_over'], handoverReasons[wish])
  const courtesy = texts.map(smallTalk)
  if (!courtesy.includes(null))
    return { ...own, outcome: 'greeted', content: withOffer(kindly(courtesy.at(-1)!, words), words) }

  const open_questions = texts.filter((_, n) => courtesy[n] === null)
  const question = open_questions.join('\n').slice(-longest_question)
  const finding = await findInContext(scope, exchange, question, language)
  const call = callIn(finding, since)
  if (call)
    return toPerson(words.hand_over, handoverReasons[call], { verdict: 'none', why: whyOf(finding, 'call_for_help') })
  const cases = open_questions.map(ownCase)
  // Only a person can handle something that happened to a customer: no follow-up question helps, and no article is the
  // answer.
  const is_reported = cases.includes('told')
  const is_own_case = is_reported || cases.includes('meant')
  const why_found = whyOf(finding, is_reported && finding.verdict !== 'none' && 'own_case')
  const says = await fullness(question, language)
  const is_open = finding.verdict !== 'none' ? !is_reported : !is_own_case && says !== 'clear'
  const may_clarify = is_open && !exchange.clarified
  const modelled = await replyOfModel(scope, { exchange, finding, language, words, may_clarify, until })
  if (modelled.reply) return { ...modelled.reply, why: why_found }
  const search_outcome = {
    verdict: finding.verdict,
    reason: modelled.problem,
    confidence: finding.articles[0]?.confidence ?? null,
    why: why_found,
  }
  const reply = fromArticles(is_reported ? lessSure(finding) : finding, words, language)
  if (reply && wasSaid(reply, exchange))
    return toPerson(words.hand_over, handoverReasons.same_reply, { why: whyOf(finding, 'same_reply') })
  if (reply) return { ...own, ...search_outcome, ...reply }
  if (may_clarify)
    return {
      ...own,
      ...search_outcome,
      outcome: 'clarified',
      content: withOffer(words[says === 'little' ? 'clarify' : 'unknown'], words),
    }
  const why = is_own_case ? 'own_case' : exchange.clarified ? 'no_article_after_asking' : 'no_article'
  return toPerson(words[is_own_case ? 'own_case' : 'no_answer'], handoverReasons[why], {
    verdict: 'none',
    confidence: search_outcome.confidence,
    why: why_found,
  })
}

function handoverBy(own: Omit<Reply, 'outcome' | 'content'>) {
  return (content: string, reason: string, more: Partial<Reply> = {}): Reply => ({
    ...own,
    outcome: 'handed_over',
    content,
    reason,
    ...more,
  })
}

function whyOf({ evidence }: Finding, guard: Guard | false): Why | null {
  return evidence ? { ...evidence, guards: guard ? [guard] : [] } : null
}

function callIn({ verdict }: Finding, texts: readonly string[]): 'calls_for_help' | 'asks_for_help' | null {
  const call = verdict === 'none' ? callForHelp(texts) : null
  return call && (call === 'cry' ? 'calls_for_help' : 'asks_for_help')
}

/** Why a person is wanted, whatever the articles say. */
function wishOf(texts: readonly string[], exchange: Matter): 'asks_for_person' | 'legal_steps' | 'not_helped' | null {
  if (texts.some(asksForPerson) || acceptsPerson(exchange)) return 'asks_for_person'
  if (texts.some(threatens)) return 'legal_steps'
  // Without a reply before, it is said of something else: "It doesn't work."
  return followsReply(exchange) && texts.some(wasNotHelped) ? 'not_helped' : null
}

/** "Yes", said to the offer of a person that ends each automatic reply. */
function acceptsPerson(exchange: Matter): boolean {
  return followsReply(exchange) && exchange.questions.some(({ content }) => saysYes(content))
}

function followsReply({ history }: Matter): boolean {
  return history.at(-1)?.author === 'assistant'
}

/** Whether the same was offered just now, or answered twice: a third time it helps no more. */
function wasSaid({ outcome, content }: FromArticles, { history }: Matter): boolean {
  const times = outcome === 'offered' ? 1 : 2
  const last = history.filter(({ author }) => author === 'assistant').slice(-times)
  return last.length === times && last.every((message) => message.content === content)
}

/** Within the hour before the question, whenever that was. */
function recentReplies({ history, questions }: Matter): number {
  const since = Date.parse(questions.at(-1)?.created_at ?? new Date().toISOString()) - hour_ms
  return history.filter(({ author, created_at }) => author === 'assistant' && Date.parse(created_at) > since).length
}

function kindly(courtesy: SmallTalk, words: Words): string {
  return { hello: words.greeting, thanks: words.thanks, fine: words.fine, what_are_you: words.assistant }[courtesy]
}

/** For a customer's own case: certain articles may help, likely ones are off topic. */
function lessSure({ verdict, articles, ...finding }: Finding): Finding {
  return verdict === 'answer'
    ? { ...finding, verdict: 'may_help', articles: articles.slice(0, 1) }
    : { ...finding, verdict: 'none', articles: [] }
}

type FromArticles = Pick<Reply, 'outcome' | 'content' | 'sources'>

/** Quotes from the articles, or names the nearest. */
export function fromArticles({ verdict, articles }: Finding, words: Words, language: string): FromArticles | null {
  const [best] = articles
  if (!best || verdict === 'none') return null
  if (verdict === 'answer')
    return { outcome: 'answered', content: withOffer(quoted(best, words, language), words), sources: [sourceOf(best)] }
  const nearest = articles.slice(0, max_offered)
  return {
    outcome: 'offered',
    content: withOffer(listed(nearest, words, language), words),
    sources: nearest.map(sourceOf),
  }
}
