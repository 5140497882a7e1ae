import { isThanks, saysOwed } from './acts.ts'
import type { SummaryInput, SummaryMessage } from './conversation.ts'
import { accepts, askedBefore, lastTurn } from './last-word.ts'
import type { Reader } from './reader.ts'

export type Outcome = 'resolved' | 'waiting_for_customer' | 'waiting_for_agent' | 'unknown'

// A thumb up, a smile, hands, hearts: what people send instead of thanks.
const GLAD = /^(?:\s|👍|👌|🙏|❤|♥|😀|😃|😄|😁|🙂|😊|☺|🥰|😍|🤝|✅|🎉|💪|👏|[\u{1F3FB}-\u{1F3FF}]|\uFE0F)+$/u

export function outcomeOf(reader: Reader, status: SummaryInput['status']): Outcome {
  if (status === 'resolved') return 'resolved'
  const last = reader.spoken.at(-1)
  if (!last) return 'unknown'
  if (last.author === 'agent' && owes(reader, last)) return 'waiting_for_agent'
  if (last.author !== 'customer') return 'waiting_for_customer'
  const turn = lastTurn(reader)
  if (turn.length === reader.spoken.length) return 'waiting_for_agent'
  return closes(reader, turn) ? 'unknown' : 'waiting_for_agent'
}

/** Thanks, or that it works: whose last word that is waits for nobody. "No" to what was asked is no such thing. */
function closes(reader: Reader, turn: SummaryMessage[]): boolean {
  const { classify } = reader
  const said = turn.flatMap(reader.sentences)
  if (said.length === 0) return turn.every(({ content }) => GLAD.test(content))
  if (said.some(({ plain }) => classify.isQuestion(plain)) || accepts(reader, turn)) return false
  const settled = said.some(({ plain }) => classify.solved(plain))
  const rest = said.filter(({ plain }) => !classify.solved(plain))
  if (rest.some(({ plain }) => classify.weight(plain) === 2 || classify.wants(plain))) return false
  if (settled || said.some(({ plain }) => isThanks(plain))) return true
  return rest.every(({ plain }) => classify.weight(plain) === 0) && !askedBefore(reader, turn)
}

/** "Let me check with the warehouse.", and no question to the customer beside it. */
function owes({ sentences, classify, table }: Reader, message: SummaryMessage): boolean {
  const said = sentences(message)
  return said.some(({ plain }) => saysOwed(table.code, plain)) && !said.some(({ plain }) => classify.isQuestion(plain))
}
