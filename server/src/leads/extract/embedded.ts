import { amountsIn } from './amounts.ts'
import { budgetIn } from './budget.ts'
import { momentsIn, months } from './dates.ts'
import { type Engine, type Extraction, type OwnWords, quoteAround, type Signal } from './extract.ts'
import { type Lexicon, phrasesIn } from './phrases.ts'
import { type Found, isDenied, type Reading } from './reading.ts'
import { vocabulary } from './vocabulary/index.ts'
import type { Kind } from './vocabulary/kinds.ts'
import { authorityIn, companyIn, seatsIn } from './who.ts'
import { type SentenceOf, sentencesIn } from './words.ts'

/** The engine that needs no model: phrases of five languages, sums, dates, and what denies or mocks them. */
export function embedded(own_words: Lexicon<Signal>): Engine {
  return {
    name: 'embedded',
    extract(words) {
      const found: Extraction[] = []
      const written = new Date(words.created_at)
      for (const sentence of sentencesIn(words.content, words.spans, months))
        for (const one of foundIn(sentence, written, own_words)) found.push(quoted(words, sentence, one))
      return strongest(found)
    },
  }
}

function foundIn(sentence: SentenceOf, written: Date, own_words: Lexicon<Signal>): Found[] {
  const own = phrasesIn(own_words, sentence, new Set()).map(
    (hit): Found => ({ signal: hit.kind, met: true, from: hit.from, to: hit.to }),
  )
  const hits = phrasesIn(vocabulary, sentence)
  const has = new Set(hits.map(({ kind }) => kind))
  const reading: Reading = {
    sentence,
    hits,
    has,
    trouble: has.has('trouble') || has.has('support_question'),
    wants: has.has('want') || sentence.question,
  }
  const about = [...own, ...aboutThem(reading)]
  // "Oh great, a price of only 10,000 €": nothing in it is meant.
  if (has.has('sarcasm')) return about
  const amounts = amountsIn(sentence)
  const wanted = [...needIn(reading), ...budgetIn(reading, amounts), ...seatsIn(reading, amounts)]
  return [...about, ...wanted, ...authorityIn(reading), ...companyIn(reading), ...timelineIn(reading, written, wanted)]
}

const told: readonly [Kind, Signal][] = [
  ['support_question', 'support_question'],
  ['job_seeker', 'job_seeker'],
  ['vendor', 'vendor'],
  ['student', 'student'],
  ['unsubscribe', 'opt_out'],
  ['refusal', 'refusal'],
  ['abuse', 'abuse'],
  ['rival', 'competitor'],
]

function aboutThem({ hits }: Reading): Found[] {
  return told.flatMap(([kind, signal]) => {
    const hit = hits.find((one) => one.kind === kind)
    return hit ? [{ signal, met: true, from: hit.from, to: hit.to }] : []
  })
}

function needIn(reading: Reading): Found[] {
  if (reading.trouble || reading.has.has('refusal')) return []
  const { hits, wants, has } = reading
  const both = has.has('own') || !wants ? [] : hits.filter(({ kind }) => kind === 'budget_or_quote')
  const asked = [...hits.filter(({ kind }) => kind === 'ask' || (kind === 'topic' && wants)), ...both]
  return asked.map((hit) => ({ signal: 'need', met: !isDenied(reading, hit), from: hit.from, to: hit.to }))
}

function timelineIn(reading: Reading, written: Date, wanted: Found[]): Found[] {
  const { has, wants, trouble, hits, sentence } = reading
  if (trouble || has.has('refusal')) return []
  const meant = wanted.some(({ met }) => met) || has.has('deadline')
  const urgent = hits.find(({ kind }) => kind === 'urgent')
  const moments = meant || wants ? momentsIn(sentence, written) : []
  const found = moments.map(
    ({ from, to, day }): Found => ({
      signal: 'timeline',
      met: !isDenied(reading, { from, to }),
      from,
      to,
      value: day,
    }),
  )
  if (urgent && found.length === 0 && (wants || meant))
    found.push({ signal: 'timeline', met: !isDenied(reading, urgent), from: urgent.from, to: urgent.to })
  return found
}

function quoted({ content, id }: OwnWords, { words, start, end }: SentenceOf, found: Found): Extraction {
  const place = { start: words[found.from]!.start, end: words[found.to - 1]!.end }
  return {
    signal: found.signal,
    met: found.met,
    message_id: id,
    quote: quoteAround(content, { start, end }, place),
    value: found.value ?? null,
  }
}

/** One of each signal a message: what was said for it, best with a value; else what was said against it. */
function strongest(found: Extraction[]): Extraction[] {
  const best = new Map<Signal, Extraction>()
  for (const one of found) {
    const other = best.get(one.signal)
    if (!other || weight(one) > weight(other)) best.set(one.signal, one)
  }
  return [...best.values()]
}

function weight({ met, value }: Extraction): number {
  return (met ? 2 : 0) + (value === null ? 0 : 1)
}
