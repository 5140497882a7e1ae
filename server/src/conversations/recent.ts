import type { ConversationRow } from './conversation.ts'

/** With what rows hold besides, they take 5 MB as they usually are (1 kB each), and never more than 20 MB. */
const max_rows = 5000
/** Of the fields whose length callers choose: custom attributes alone may be 16 KiB. */
const max_row_length = 1500
const rows = new Map<string, ConversationRow>()

/**
 * The last version of a conversation in this process. It may be outdated: use it only for a write that names the version it
 * was decided on.
 */
export function recallRow(key: string): ConversationRow | undefined {
  return rows.get(key)
}

/** Large ones are forgotten: the next change reads them again. */
export function rememberRow(key: string, row: ConversationRow): void {
  rows.delete(key)
  if (lengthOf(row) > max_row_length) return
  rows.set(key, row)
  if (rows.size > max_rows) rows.delete(rows.keys().next().value!)
}

export function forgetRow(key: string): void {
  rows.delete(key)
}

function lengthOf({ subject, labels, handover, custom_attributes }: ConversationRow): number {
  return (subject?.length ?? 0) + labels.length + (handover?.length ?? 0) + custom_attributes.length
}
