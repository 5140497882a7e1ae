import type { SummaryMessage, SummaryPoint } from './conversation.ts'
import type { Line } from './lines.ts'
import type { Outcome } from './outcome.ts'
import { type Signs, signsOf } from './signs.ts'

const right_to_left = new Set(['ar', 'he', 'fa', 'ur'])

/** What was written, a line for each message, and where it stands. What we wrote has an arrow before it. */
export function compose(lines: Line[], language: string, outcome: Outcome): string {
  const arrow = right_to_left.has(language) ? '↲' : '↳'
  const text: string[] = []
  for (const [n, { plain, at, nth, by_customer, message }] of lines.entries()) {
    const before = lines[n - 1]
    if (before?.at !== at) text.push(by_customer ? spoken(plain, message) : `${arrow} ${plain}`)
    else text[text.length - 1] += `${nth === before.nth + 1 ? ' ' : ' … '}${plain}`
  }
  return [...text, closing(language, outcome)].filter(Boolean).join('\n')
}

/** A stranger's words have the name before them that the stranger gave. */
function spoken(plain: string, { by_stranger, name }: SummaryMessage): string {
  return by_stranger ? `${name ?? '?'}: ${plain}` : plain
}

/** Where a conversation stands, in its language; empty where nothing shows it. */
export function closing(language: string, outcome: Outcome): string {
  const { states } = signsOf(language)
  if (outcome === 'resolved') return states.resolved
  if (outcome === 'waiting_for_customer') return states.waiting_for_customer
  return outcome === 'waiting_for_agent' ? states.waiting_for_team : ''
}

/** The lines as evidence, and the one that shows that it is resolved. */
export function pointsOf(lines: Line[], open: Line[], confirmation: Line | undefined, signs: Signs): SummaryPoint[] {
  const request = lines.find(({ by_customer }) => by_customer)
  const all = confirmation && !lines.includes(confirmation) ? [...lines, confirmation] : lines
  const kindOf = (line: Line): SummaryPoint['kind'] => {
    if (line === confirmation) return 'outcome'
    if (open.includes(line)) return 'open_question'
    if (!line.by_customer) return 'answer'
    return line.at === request?.at || line.asks || signs.shows(line.plain, 'please') ? 'request' : 'fact'
  }
  return all.map((line) => ({
    kind: kindOf(line),
    quote: line.quote,
    message_id: line.message.id,
    text: line.plain,
  }))
}
