import { tableFor } from './languages/index.ts'
import type { Labels } from './languages/table.ts'
import type { Outcome } from './outcome.ts'

const MAX_TEXT = 1200

/** As many lines as a summary may have, empty ones left out; the last one, where it stands, always. */
export function fitting(all: string[]): string {
  const lines = all.filter(Boolean)
  const last = lines.pop() ?? ''
  let text = ''
  for (const line of lines) {
    if (text.length + line.length + last.length + 2 > MAX_TEXT) continue
    text += text ? `\n${line}` : line
  }
  return text && last ? `${text}\n${last}` : text || last
}

/** Where a conversation stands, in its language. */
export function closing(language: string, outcome: Outcome, spoken: boolean): string {
  return standing(tableFor(language).labels, outcome, spoken)
}

export function standing(labels: Labels, outcome: Outcome, spoken: boolean): string {
  if (outcome === 'resolved') return labels.resolved
  if (outcome === 'waiting_for_customer') return labels.waitingForCustomer
  if (outcome === 'waiting_for_agent') return labels.waitingForAgent
  return spoken ? labels.nothingMore : ''
}
