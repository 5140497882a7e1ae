import { type Extraction, isVerbatim, signals } from '../language/leads/extract.ts'
import type { Leaf } from '../language/leads/leaves.ts'
import type { OwnWords } from '../language/leads/own-words.ts'
import { around, type Claim } from '../models/confirm.ts'
import { nullable, oneOf, type Static, Type } from '../schema.ts'

/** Increase `edition` when changing them, or how what they bring is checked. */
export const instructions = `You read messages that a possible customer wrote to a business, in any language, and mark what they say about buying. You do not judge, count or rate anything.
For each thing you find give: the message's id; the signal; "met" (false where they say the contrary, such as "we have no budget"); \
"quote", the part of the message that says it, letter by letter as it stands there and at most 300 characters; and "value" or null.
The signals:
- budget: what they can or cannot spend. value: "10000 USD", "5000-10000 EUR", or without a currency "10000".
- authority: whether they decide about it themselves. value: their position, as they write it.
- need: what they want to buy, or that they want an offer.
- seats: how many people or pieces it is for. value: "25" or "20-30".
- timeline: by when they need or decide it. value: the day as "2026-12-31", reckoned from the day the message was written.
- company: the name of the company they write for. value: the name.
- competitor: another product they use or compare with. value: its name.
- support_question: they need help with what they have. job_seeker: they look for a job. vendor: they sell something themselves. student: \
it is for studies. opt_out: they want no more messages. refusal: they do not want to buy. abuse: they insult.
"asked" is what the business wrote before the message: it tells what a short answer such as "25" means, and is never quoted.
Leave out what is not said, what is quoted from others, and what is meant as a joke. At most one entry for each signal of a message.`

export const ModelReading = Type.Object({
  found: Type.Array(
    Type.Object({
      message: Type.String({ description: 'The id of the message, such as m1.' }),
      signal: oneOf(signals),
      met: Type.Boolean(),
      quote: Type.String({ description: 'Verbatim from the message.' }),
      value: nullable(Type.String()),
    }),
    { maxItems: 400 },
  ),
})
export type ModelReading = Static<typeof ModelReading>

/**
 * The part of an answer that holds up: verbatim in the contact's messages, once per message and signal, with values that fit
 * the quote.
 */
export function standing({ found }: ModelReading, name: string, words: OwnWords): Extraction[] {
  const extractions = new Map<string, Extraction>()
  for (const { message, signal, met, quote, value } of found) {
    const one: Extraction = { signal, met, message_id: words.id, quote: quote.trim(), value: null }
    if (message !== name || extractions.has(signal) || !isVerbatim(one, words)) continue
    extractions.set(signal, {
      ...one,
      value: value === null ? null : fitting(signal, value.trim(), one.quote, words.created_at),
    })
  }
  return [...extractions.values()]
}

const meanings: Record<(typeof signals)[number], string> = {
  budget: 'what they can spend',
  authority: 'that they decide about a purchase themselves',
  need: 'that they want to buy something, or want an offer',
  seats: 'for how many people or pieces it is',
  timeline: 'by when they need or decide it',
  company: 'the name of the company they write for',
  competitor: 'which other product they use, or compare with',
  support_question: 'that they need help with what they have',
  job_seeker: 'that they look for a job',
  vendor: 'that they offer something of their own for sale',
  student: 'that it is for studies',
  opt_out: 'that they want no more messages',
  refusal: 'that they do not want to buy',
  abuse: 'something that insults',
}

/** What a finding says, beside the message that is said to tell it. A true quote doesn't make a finding true. */
export function claimOf({ signal, met, value, quote }: Extraction, { text, words }: Leaf): Claim {
  const opening = `In the words "${quote}", the writer ${met ? 'tells' : 'denies or says the contrary of'}`
  const meaning = meanings[signal as (typeof signals)[number]]
  const question =
    words.asked === null ? '' : `The business wrote before: ${words.asked.slice(0, 500).toWellFormed()}\n`
  return {
    statement: `${opening} ${meaning}${value === null ? '' : `: ${value}`}.`,
    passage: `${question}The writer, on ${words.created_at.slice(0, 10)}: ${around(text, quote)}`,
  }
}

const sum = /^\d{1,12}(\.\d{1,2})?(-\d{1,12}(\.\d{1,2})?)?( [A-Z]{3})?$/
const count = /^\d{1,7}(-\d{1,7})?$/
const longest_plan_ms = 5 * 366 * 86_400_000

/** A value that the quote doesn't support is dropped. The signal stays. */
function fitting(signal: string, value: string, quote: string, written: string): string | null {
  if (signal === 'budget') return sum.test(value) && sharesDigits(value, quote) ? value : null
  if (signal === 'seats') return count.test(value) && sharesDigits(value, quote) ? value : null
  if (signal === 'timeline') return isComing(value, written) ? value : null
  const named = ['authority', 'company', 'competitor'].includes(signal) && value !== '' && value.length <= 100
  return named && quote.toLowerCase().includes(value.toLowerCase()) ? value : null
}

/** "10k" is 10000, and "12,500.50" is 12500.5: the nonzero digits are in both. */
function sharesDigits(value: string, quote: string): boolean {
  const quoted = quote.normalize('NFKC').replace(/\D/g, '')
  return value.split(/[-\s]/).every((part) => {
    const figures = part.replace(/\D/g, '').replace(/0+$/, '')
    return figures === '' || quoted.includes(figures)
  })
}

function isComing(day: string, written: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN
  const from = Date.parse(written.slice(0, 10))
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) && at >= from && at - from <= longest_plan_ms
}
