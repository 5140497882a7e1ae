import type { ConversationRow } from './conversation.ts'

const max_rows = 5000
const rows = new Map<string, ConversationRow>()

/**
 * What this process last made of a conversation. It may be out of date: good enough to decide a write on that names the
 * version it was decided on, for nothing else.
 */
export function recallRow(key: string): ConversationRow | undefined {
  return rows.get(key)
}

export function rememberRow(key: string, row: ConversationRow): void {
  rows.delete(key)
  rows.set(key, row)
  if (rows.size > max_rows) rows.delete(rows.keys().next().value!)
}

export function forgetRow(key: string): void {
  rows.delete(key)
}
