import { type Amount, amountText } from './amounts.ts'
import { months } from './calendar.ts'
import { momentsIn } from './dates.ts'
import type { Signal } from './extract.ts'
import { phrasesIn } from './phrases.ts'
import { thingNamedIn } from './purchase.ts'
import type { Finding, Reading } from './sentence.ts'
import { questions } from './vocabulary/index.ts'
import type { AnswerKind } from './vocabulary/kinds.ts'
import { isOneOf } from './vocabulary/single-words.ts'
import { type SentenceOf, sentencesIn } from './words.ts'

/** What the business wanted to know, and what it proposed as the answer. */
export interface Question {
  topics: ReadonlySet<Topic>
  /** Finding in the words of the business: worth something once the contact says yes to it. */
  proposed: readonly Finding[]
  /** "How many?" cannot be answered by yes. */
  open: boolean
  currency: string | null
}

export type Topic = 'seats' | 'budget' | 'timeline' | 'competitor' | 'authority' | 'need' | 'product'

const answerable: ReadonlySet<Signal> = new Set<Signal>(['seats', 'budget', 'timeline', 'authority', 'need'])
// A longer sentence says by itself what its numbers are.
const longest_answer = 12
// "Not at the moment I'm afraid, the committee …": it answers at once and says why.
const longest_with_yes = 24
const max_seats = 1_000_000

/** The questions in what the business wrote last. */
export function questionsIn(
  text: string,
  read: (sentence: SentenceOf) => { reading: Reading; findings: Finding[] },
): Question[] {
  const open_questions: Question[] = []
  for (const sentence of sentencesIn(text, [{ start: 0, end: text.length }], months)) {
    const { reading, findings } = read(sentence)
    if (!sentence.question) continue
    const has = new Set(phrasesIn(questions(), sentence).map(({ kind }) => kind))
    const topics = new Set(topicsOf(has, reading))
    const proposed = findings.filter(({ signal, met }) => met && answerable.has(signal) && !reading.has.has('lifts'))
    for (const { signal } of proposed) topics.add(signal as Topic)
    const open = (['how_many', 'how_much', 'when', 'which_rival', 'which_product'] as const).some((kind) =>
      has.has(kind),
    )
    if (topics.size > 0) open_questions.push({ topics, proposed, open, currency: reading.sums[0]?.currency ?? null })
  }
  return open_questions
}

function topicsOf(has: ReadonlySet<AnswerKind>, reading: Reading): Topic[] {
  const topics: Topic[] = []
  const names = (kind: 'seats' | 'budget' | 'budget_or_quote' | 'deadline') => reading.has.has(kind)
  if (has.has('how_many') && (names('seats') || has.has('who_uses'))) topics.push('seats')
  if (has.has('how_much') || names('budget') || (names('budget_or_quote') && !has.has('how_many')))
    topics.push('budget')
  if (has.has('when')) topics.push('timeline')
  if (has.has('which_rival')) topics.push('competitor')
  if (has.has('which_product')) topics.push('product')
  if (has.has('decides')) topics.push('authority')
  return topics
}

/** Whether it is short enough to be an answer to something. */
export function mayAnswer({ sentence, trouble }: Reading): boolean {
  return !trouble && !sentence.question && sentence.words.length <= longest_with_yes
}

/** What a short answer says to the questions: "25", "next month, probably", "yes", "nope". */
export function answerIn(reading: Reading, open_questions: readonly Question[], written_at: Date): Finding[] {
  const { sentence, sums } = reading
  const { words } = sentence
  if (open_questions.length === 0) return []
  const says = phrasesIn(questions(), sentence)
  if (says.some(({ kind }) => kind === 'other_number')) return []
  const begins = (kind: AnswerKind) => says.find((hit) => hit.kind === kind && hit.from <= 1)
  const no = begins('no')
  const yes = begins('yes')
  const is_short = words.length <= longest_answer
  if (!is_short && !no && !yes)
    return open_questions.some(({ topics }) => topics.has('product')) ? thingNamedIn(reading) : []
  const answers = is_short ? open_questions.flatMap((question) => answersTo(reading, question, written_at)) : []
  if (answers.length > 0 || sums.length > 0) return answers
  const denies = reading.has.has('negator')
  if (no) return open_questions.filter(({ topics }) => topics.size > 0).flatMap((question) => denied(question, no))
  return yes && !denies ? open_questions.flatMap((question) => agreed(question, words.length)) : []
}

function answersTo(reading: Reading, { topics, currency }: Question, written_at: Date): Finding[] {
  const { sentence, sums } = reading
  const answers: Finding[] = []
  const bare = sums.filter((sum) => !isPartOf(momentsIn(sentence, written_at, true), sum))
  const money = topics.has('budget')
    ? (bare.find((sum) => sum.currency !== null) ?? (topics.has('seats') ? undefined : bare[0]))
    : undefined
  const heads = topics.has('seats') ? bare.find((sum) => sum !== money && isCount(sum)) : undefined
  if (money) answers.push(place('budget', money, amountText({ ...money, currency: money.currency ?? currency })))
  if (heads) answers.push(place('seats', heads, amountText(heads)))
  const [moment] = topics.has('timeline') ? momentsIn(sentence, written_at, true) : []
  const urgent = topics.has('timeline') ? reading.hits.find(({ kind }) => kind === 'urgent') : undefined
  if (moment) answers.push({ signal: 'timeline', met: true, from: moment.from, to: moment.to, value: moment.day })
  else if (urgent) answers.push(place('timeline', urgent))
  if (topics.has('product')) answers.push(...thingNamedIn(reading))
  if (topics.has('competitor')) answers.push(...competitorIn(reading))
  if (topics.has('authority')) answers.push(...decider(reading))
  return answers
}

function isCount({ currency, max }: Amount): boolean {
  return currency === null && Number.isInteger(max) && max >= 1 && max <= max_seats
}

function isPartOf(moments: { from: number; to: number }[], { from, to }: Amount): boolean {
  return moments.some((moment) => from >= moment.from && to <= moment.to)
}

const isOwnMeans = isOneOf('own_means')

/** A name by itself, or one that something is said of: "Freshdesk", "Freshdesk, but their support is slow". */
function competitorIn({ sentence: { words } }: Reading): Finding[] {
  const from = words.findIndex(({ capital, folded }) => capital && !isOwnMeans(folded))
  const answers = phrasesIn(questions(), { words, start: 0, end: 0, question: false })
  const is_alone = words.length <= 4 || words[from + 1]?.clause !== words[from]?.clause
  if (from < 0 || from > 1 || !is_alone || answers.some((hit) => hit.from <= 1)) return []
  return [place('competitor', { from, to: from + 1 }, words[from]!.folded)]
}

const isOneself = isOneOf('oneself')
const isOfOther = isOneOf('someone_else')

/** "Who decides?" "My father", "The three doctors together". */
function decider({ sentence: { words } }: Reading): Finding[] {
  const first = words[0]!.clause
  const answer = words.filter(({ clause }) => clause === first)
  if (words.some(({ folded }) => isOneself(folded)))
    return answer.some(({ folded }) => isOneself(folded)) ? [place('authority', { from: 0, to: answer.length })] : []
  if (!isOfOther(words[0]!.folded) || answer.length < 2) return []
  return [{ ...place('authority', { from: 0, to: answer.length }), met: false }]
}

function agreed({ proposed, topics, open }: Question, length: number): Finding[] {
  if (open) return []
  const confirmations = proposed.map(
    ({ signal, value }): Finding => ({ signal, met: true, from: 0, to: length, ...(value && { value }) }),
  )
  const others = (['budget', 'authority'] as const).filter(
    (topic) => topics.has(topic) && !confirmations.some(({ signal }) => signal === topic),
  )
  return [...confirmations, ...others.map((signal) => place(signal, { from: 0, to: length }))]
}

function denied({ topics, open }: Question, { from, to }: { from: number; to: number }): Finding[] {
  const can = (['budget', 'need', 'timeline', 'authority'] as const).filter((topic) => topics.has(topic))
  // "None" to "What is your budget?" tells; "no" to "When?" does not.
  return can.filter((topic) => !open || topic === 'budget').map((signal) => ({ signal, met: false, from, to }))
}

function place(signal: Signal, { from, to }: { from: number; to: number }, value?: string): Finding {
  return { signal, met: true, from, to, ...(value !== undefined && { value }) }
}
