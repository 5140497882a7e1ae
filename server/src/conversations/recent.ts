import type { ConversationRow } from './conversation.ts'

const max_rows = 5000
const rows = new Map<string, ConversationRow>()

/**
 * The last version of a conversation in this process. It may be outdated: use it only for a write that names the version it
 * was decided on.
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
