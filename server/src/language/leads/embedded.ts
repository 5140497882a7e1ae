import { amountsIn } from './amounts.ts'
import { answerIn, mayAnswer, type Question, questionsIn } from './answers.ts'
import { budgetIn } from './budget.ts'
import { months } from './calendar.ts'
import { companyIn } from './company.ts'
import { type Engine, type Extraction, quoteAround, type Signal } from './extract.ts'
import type { OwnWords } from './own-words.ts'
import { type Hit, type Lexicon, phrasesIn } from './phrases.ts'
import { purchaseIn } from './purchase.ts'
import { rivalIn } from './rival.ts'
import { type Finding, isDenied, isOfAnother, type Reading } from './sentence.ts'
import { timelineIn } from './timeline.ts'
import { vocabulary } from './vocabulary/index.ts'
import type { Kind } from './vocabulary/kinds.ts'
import { authorityIn, seatsIn, signedBy } from './who.ts'
import { type SentenceOf, sentencesIn } from './words.ts'

/** The engine that needs no model: phrases of several languages, sums, dates, and what denies or mocks them. */
export function embedded(own_words: Lexicon<Signal>): Engine {
  return {
    name: 'embedded',
    extract(words) {
      const quotes = quotesIn(words, own_words)
      const signed = sentencesIn(words.content, words.signature, months).flatMap((sentence) =>
        signedBy(readingOf(sentence)).map((one) => quoted(words, sentence, one)),
      )
      return strongest(withoutWishesOfOthers([...quotes, ...signed]))
    },
  }
}

// Who writes more says by itself what is meant, and reading the question costs time.
const longest_answer = 240

function quotesIn(words: OwnWords, own_words: Lexicon<Signal>): Quoted[] {
  const written_at = new Date(words.created_at)
  const quotes: Quoted[] = []
  let before: Reading | null = null
  for (const { asked: question, spans } of words.parts) {
    const length = spans.reduce((all, { start, end }) => all + end - start, 0)
    // Read when something may answer it.
    let questions: Question[] | null = question?.includes('?') && length <= longest_answer ? null : []
    for (const sentence of sentencesIn(words.content, spans, months)) {
      const reading = readingOf(sentence, before)
      reading.after_need = quotes.some(({ signal, met }) => signal === 'need' && met)
      // A program answers at once; a person who tells of a journey says something before.
      if (reading.has.has('auto_reply') && (before === null || before.has.has('thanks_for_message'))) return []
      const own =
        own_words.exact.size + own_words.open.size === 0
          ? []
          : phrasesIn(own_words, sentence, new Set()).map(
              (hit): Finding => ({ signal: hit.kind, met: true, from: hit.from, to: hit.to }),
            )
      const matches = [...own, ...findingsIn(reading, written_at)]
      if (mayAnswer(reading)) {
        questions ??= questionsOf(question!, written_at)
        matches.push(...answerIn(reading, questions, written_at))
      }
      quotes.push(...matches.map((one) => quoted(words, sentence, one)))
      before = reading
    }
  }
  return quotes
}

function questionsOf(question: string, written_at: Date): Question[] {
  return questionsIn(question.slice(0, question.lastIndexOf('?') + 1), (sentence) => {
    const reading = readingOf(sentence)
    return { reading, findings: findingsIn(reading, written_at) }
  })
}

function readingOf(sentence: SentenceOf, before: Reading | null = null): Reading {
  const hits = phrasesIn(vocabulary(), sentence)
  const has = new Set<Kind>()
  for (const { kind } of hits) has.add(kind)
  const spoke_of_another =
    before !== null && (before.has.has('third_party') || before.has.has('formerly') || before.of_another)
  const went_wrong = has.has('trouble') && (has.has('support_thing') || has.has('support_topic'))
  const fails =
    went_wrong ||
    (has.has('support_topic') && has.has('negator')) ||
    (has.has('support_thing') && cannot(hits, sentence))
  if (fails) has.add('support_question')
  return {
    sentence,
    hits: fails ? hits.map(asSupport) : hits,
    sums: amountsIn(sentence),
    has,
    trouble: has.has('trouble') || has.has('support_question'),
    wants: has.has('want') || sentence.question,
    after_need: false,
    of_another: spoke_of_another && hits.some(({ kind, from }) => kind === 'they' && from <= 1),
  }
}

/** "We can't wait" is no complaint. */
function cannot(hits: Hit<Kind>[], { words }: SentenceOf): boolean {
  return hits.some(({ kind, to }) => kind === 'cannot' && words[to]?.folded !== 'wait')
}

function asSupport(hit: Hit<Kind>): Hit<Kind> {
  return hit.kind === 'support_topic' || hit.kind === 'support_thing' ? { ...hit, kind: 'support_question' } : hit
}

function findingsIn(reading: Reading, written_at: Date): Finding[] {
  const about = aboutThem(reading)
  // "Oh great, a price of only 10,000 €": nothing in it is meant.
  if (reading.has.has('sarcasm')) return about
  const wishes = [...needIn(reading), ...purchaseIn(reading), ...budgetIn(reading), ...seatsIn(reading)]
  return [
    ...about,
    ...rivalIn(reading),
    ...wishes,
    ...authorityIn(reading),
    ...companyIn(reading),
    ...timelineIn(reading, written_at, wishes),
  ]
}

const signals_by_kind: readonly [Kind, Signal][] = [
  ['support_question', 'support_question'],
  ['job_seeker', 'job_seeker'],
  ['vendor', 'vendor'],
  ['student', 'student'],
  ['unsubscribe', 'opt_out'],
  ['refusal', 'refusal'],
  ['abuse', 'abuse'],
  ['rival', 'competitor'],
]

function aboutThem(reading: Reading): Finding[] {
  return signals_by_kind.flatMap(([kind, signal]) => {
    if (!reading.has.has(kind)) return []
    if (kind === 'unsubscribe' && reading.has.has('unsubscribe_link')) return []
    const hit = reading.hits.find((one) => one.kind === kind && !isOfAnother(reading, one.from))
    return hit ? [{ signal, met: true, from: hit.from, to: hit.to }] : []
  })
}

function needIn(reading: Reading): Finding[] {
  const { hits, wants, has, trouble } = reading
  if (trouble || has.has('refusal') || has.has('unsubscribe')) return []
  if (!has.has('ask') && !has.has('seek') && !has.has('topic') && !has.has('budget_or_quote')) return []
  const both = hits.filter(
    (hit) => hit.kind === 'budget_or_quote' && ((wants && !has.has('own')) || isAskedFor(reading, hit)),
  )
  const question_words = [
    ...hits.filter(({ kind }) => kind === 'ask' || kind === 'seek' || (kind === 'topic' && wants)),
    ...both,
  ]
  return question_words
    .filter(({ from }) => !isOfAnother(reading, from))
    .map((hit) => ({
      signal: 'need',
      met: !isDenied(reading, hit),
      from: hit.from,
      to: hit.to,
      weak: hit.kind === 'seek',
    }))
}

/** "Queremos un presupuesto", also where money is named: that of "tenemos un presupuesto" is none that is asked for. */
function isAskedFor({ hits, sentence: { words } }: Reading, quote: Hit<Kind>): boolean {
  const before = hits.filter(
    ({ from, to }) => to <= quote.from && quote.from - to <= 3 && words[from]!.clause === words[quote.from]!.clause,
  )
  return before.some(({ kind }) => kind === 'wish' || kind === 'want') && !before.some(({ kind }) => kind === 'own')
}

const others: ReadonlySet<Signal> = new Set(['job_seeker', 'vendor', 'student'])
// "Eight of us cannot work, please help at once" counts what is there already.
const of_a_purchase: ReadonlySet<Signal> = new Set(['seats', 'timeline'])
const wishes: ReadonlySet<Signal> = new Set(['need', 'budget', 'seats', 'timeline', 'competitor'])

/** "May I send you a quote for 50 users?" is what a vendor offers; a budget in an application is no budget. */
function withoutWishesOfOthers(quotes: Quoted[]): Quoted[] {
  const sells = quotes.some(({ signal }) => signal === 'vendor')
  // "Are you hiring? We have candidates" looks for no job.
  if (quotes.some(({ signal }) => others.has(signal)))
    return quotes.filter(({ signal }) => !wishes.has(signal) && !(sells && signal === 'job_seeker'))
  if (quotes.some(({ signal, met }) => signal === 'need' && met)) return quotes
  const fails = quotes.some(({ signal }) => signal === 'support_question')
  return quotes.filter(({ signal, beside_need }) => !beside_need && !(fails && of_a_purchase.has(signal)))
}

interface Quoted extends Extraction {
  weight: number
  beside_need: boolean
}

function quoted({ content, id }: OwnWords, { words, start, end }: SentenceOf, match: Finding): Quoted {
  const { signal, met, value = null, weak = false, beside_need = false } = match
  const place = { start: words[match.from]!.start, end: words[match.to - 1]!.end }
  const quote = quoteAround(content, { start, end }, place)
  return {
    signal,
    met,
    message_id: id,
    quote,
    value,
    beside_need,
    weight: (met ? 4 : 0) + (value === null ? 0 : 2) - (weak ? 1 : 0),
  }
}

/** One of each signal a message: what was said for it, best with a value; else what was said against it. */
function strongest(quotes: Quoted[]): Extraction[] {
  const best = new Map<Signal, Quoted>()
  for (const one of quotes) if (one.weight > (best.get(one.signal)?.weight ?? -1)) best.set(one.signal, one)
  return Array.from(best.values(), ({ weight: _, beside_need: __, ...one }) => one)
}
