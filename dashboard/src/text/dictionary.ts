import type { inboxText } from './en/inbox-text.ts'
import type { pageText } from './en/page-text.ts'

// English is the reference: every language has all its keys.
export type InboxText = typeof inboxText
export type PageText = typeof pageText

/** All texts of the pages. */
export type Dictionary = InboxText & PageText
