import { isOffer, isYes } from './acts.ts'
import type { SummaryMessage } from './conversation.ts'
import type { Reader } from './reader.ts'
import type { Sentence } from './sentences.ts'

const TAIL_MESSAGES = 8
const BREATH_MESSAGES = 4
const MOST = 80
const MOST_NAMING = 200
const FRAGMENT = 20

/** What was said last without anybody else between. */
export function lastTurn({ spoken }: Reader): SummaryMessage[] {
  const by_customer = spoken.at(-1)?.author === 'customer'
  const start = spoken.findLastIndex(({ author }) => (author === 'customer') !== by_customer)
  return spoken.slice(start + 1).slice(-TAIL_MESSAGES)
}

/** The message and those its author wrote on from it. */
export function messagesAfter({ spoken }: Reader, message: SummaryMessage): SummaryMessage[] {
  const from = spoken.indexOf(message)
  const near = spoken.slice(from, from + BREATH_MESSAGES)
  const end = near.findIndex(({ author }) => author !== message.author)
  return end < 0 ? near : near.slice(0, end)
}

/** "my order", and what is the matter with it in the next message. */
export function isFragment(reader: Reader, { plain, message }: Sentence): boolean {
  return (
    plain.length < FRAGMENT &&
    !/[.!?？。！؟]$/.test(plain) &&
    !reader.classify.isQuestion(plain) &&
    messagesAfter(reader, message).length > 1
  )
}

/** What the customer said after everybody else, questions aside: "I did, it still says so.", or "no" to what was asked. */
export function selectLastWord(reader: Reader, request: Sentence[], change: Sentence[]): Sentence[] {
  const turn = lastTurn(reader)
  if (turn.at(-1)?.author !== 'customer' || turn.length === reader.spoken.length) return []
  const said = turn.flatMap(reader.sentences).filter((sentence) => !request.includes(sentence))
  const { classify } = reader
  const telling = said.filter(
    ({ plain }) => classify.weight(plain) === 2 && !classify.isQuestion(plain) && !classify.solved(plain),
  )
  if (telling.length === 0) return shortAnswer(reader, turn, said)
  const first = telling[0]!
  const second = telling.find((one) => change.includes(one)) ?? telling.findLast(({ plain }) => classify.wants(plain))
  const other = second && second !== first ? second : telling[1]
  if (!other || other.plain === first.plain) return [first]
  const most = /\d/.test(other.plain) ? MOST_NAMING : MOST
  return first.plain.length + other.plain.length <= most ? [first, other] : [second ?? first]
}

/** "yes please" says something where it was asked for, "cancel it please" always. */
function shortAnswer(reader: Reader, turn: SummaryMessage[], said: Sentence[]): Sentence[] {
  const { classify } = reader
  const least = askedBefore(reader, turn) ? 0 : 1
  return said
    .filter(({ plain }) => !classify.isQuestion(plain) && !classify.solved(plain) && classify.weight(plain) >= least)
    .slice(-2)
}

/** Whether the turn comes after a question that was meant as one. */
export function askedBefore(reader: Reader, turn: SummaryMessage[]): boolean {
  return questionsBefore(reader, turn).length > 0
}

/** Whether it says yes to what was offered: "Shall I move it?" */
export function accepts(reader: Reader, turn: SummaryMessage[]): boolean {
  const [first] = turn.flatMap(reader.sentences)
  return first !== undefined && isYes(first.plain) && questionsBefore(reader, turn).some(({ plain }) => isOffer(plain))
}

function questionsBefore({ spoken, sentences, classify }: Reader, turn: SummaryMessage[]): Sentence[] {
  const before = turn[0] && spoken[spoken.indexOf(turn[0]) - 1]
  if (!before) return []
  return sentences(before).filter(({ plain }) => classify.isQuestion(plain) && classify.weight(plain) === 2)
}
