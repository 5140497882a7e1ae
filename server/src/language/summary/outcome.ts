import type { SummaryInput } from './conversation.ts'
import { isPolite, type Line } from './lines.ts'
import type { Signs } from './signs.ts'

export type Outcome = 'resolved' | 'waiting_for_customer' | 'waiting_for_agent' | 'unknown'

/** Where a conversation stands, if a question, a promise, a request or a confirmation shows it. */
export function outcomeOf(lines: Line[], status: SummaryInput['status'], signs: Signs): Outcome {
  if (status === 'resolved') return 'resolved'
  const begin = lines.findLastIndex((line) => line.by_customer !== lines.at(-1)!.by_customer) + 1
  const [before, turn] = [lines.slice(0, begin), lines.slice(begin)]
  if (turn.length === 0) return 'unknown'
  return turn[0]!.by_customer ? afterCustomer(turn, before, signs) : afterUs(turn, before, signs)
}

function afterUs(turn: Line[], before: Line[], signs: Signs): Outcome {
  if (turn.some((line) => isQuestion(line, signs))) return 'waiting_for_customer'
  const statements = turn.filter((line) => !signs.shows(line.plain, 'more'))
  const first = statements.find(({ plain }) => signs.shows(plain, 'promise') || signs.shows(plain, 'please'))
  if (first) return signs.shows(first.plain, 'promise') ? 'waiting_for_agent' : 'waiting_for_customer'
  // "You are welcome!" leaves it where it stood.
  return statements.every((line) => isPolite(line, signs)) ? outcomeOf(before, 'open', signs) : 'unknown'
}

function afterCustomer(turn: Line[], before: Line[], signs: Signs): Outcome {
  if (before.length === 0 || turn.some(({ asks }) => asks)) return 'waiting_for_agent'
  const start = before.findLastIndex(({ by_customer }) => by_customer) + 1
  const ours = before.slice(start)
  const has_question = ours.some((line) => isQuestion(line, signs))
  if (turn.every((line) => isContent(line, signs))) {
    // "Shall I?" – "Great!", or thanks for what is yet to come.
    const needs_reply = has_question || ours.some(({ plain }) => signs.shows(plain, 'promise'))
    return needs_reply ? 'waiting_for_agent' : 'resolved'
  }
  if (has_question) return 'waiting_for_agent'
  // "I'll send it tomorrow."
  if (turn.some(({ plain }) => signs.shows(plain, 'promise'))) return 'unknown'
  const shows_need = ({ plain }: Line) => /\d/.test(plain) || signs.shows(plain, 'please') || signs.shows(plain, 'not')
  return turn.some(shows_need) ? 'waiting_for_agent' : 'unknown'
}

/** What the customer confirmed it with, if they did. */
export function confirmationIn(lines: Line[], signs: Signs): Line | undefined {
  const last = lines.findLast(({ by_customer }) => by_customer)
  return last && isContent(last, signs) ? last : undefined
}

/** Not "Is there anything else?" */
function isQuestion({ asks, plain }: Line, signs: Signs): boolean {
  return asks && !signs.shows(plain, 'more')
}

// "vorrei uno sconto per il disagio" has a polite word in it, too.
const longest_confirmation = 36

/** Whether the customer says thanks, or that it works, and nothing else. */
function isContent({ plain }: Line, signs: Signs): boolean {
  const clauses = plain.split(/[,;:.!、，。！؛،–—]+/u).filter((clause) => /\p{L}/u.test(clause))
  return clauses.every((clause) => {
    if (signs.isSmallTalk(clause) || /^\s*\p{L}{1,3}\s*$/u.test(clause)) return true
    const confirms = signs.shows(clause, 'courtesy') || signs.shows(clause, 'done')
    return confirms && clause.length <= longest_confirmation && !signs.shows(clause, 'not')
  })
}
