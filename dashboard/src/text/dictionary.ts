import type { inboxText } from './en/inbox-text.ts'
import type { pageText } from './en/page-text.ts'

// English is the measure: what it has, every language has.
export type InboxText = typeof inboxText
export type PageText = typeof pageText

/** Everything the pages say. */
export type Dictionary = InboxText & PageText
