import type { Message } from '@parley/sdk'
import type { InboxText } from '../../../text/dictionary.ts'

/** A message in one line: what it says, or what was sent without a word. */
export function wordsOf({ content, attachments }: Pick<Message, 'content' | 'attachments'>, t: InboxText): string {
  if (content !== '' || attachments.length === 0) return content
  const [first] = attachments
  if (attachments.length > 1) return t.files.sent(attachments.length)
  return first!.width === null ? first!.name : t.files.picture
}
