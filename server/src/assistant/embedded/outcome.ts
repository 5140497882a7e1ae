import { saysOwed } from './acts.ts'
import type { Reader } from './reader.ts'
import type { SummaryInput, SummaryMessage } from './summarize.ts'

export type Outcome = 'resolved' | 'waiting_for_customer' | 'waiting_for_agent' | 'unknown'

export function outcomeOf(reader: Reader, status: SummaryInput['status']): Outcome {
  if (status === 'resolved') return 'resolved'
  const last = reader.spoken.at(-1)
  if (!last) return 'unknown'
  if (last.author === 'agent' && owes(reader, last)) return 'waiting_for_agent'
  if (last.author !== 'customer') return 'waiting_for_customer'
  // A customer whose last word is only thanks waits for nobody.
  const said = reader.sentences(last)
  const closing =
    reader.spoken.length > 1 && said.length > 0 && said.every(({ plain }) => reader.classify.weight(plain) === 0)
  return closing ? 'unknown' : 'waiting_for_agent'
}

/** "Let me check with the warehouse.", and no question to the customer beside it. */
function owes({ sentences, classify, table }: Reader, message: SummaryMessage): boolean {
  const said = sentences(message)
  return said.some(({ plain }) => saysOwed(table.code, plain)) && !said.some(({ plain }) => classify.isQuestion(plain))
}
