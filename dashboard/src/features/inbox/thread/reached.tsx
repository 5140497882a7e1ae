import { useLanguage, useText } from '../../../text/text.tsx'
import { short, useNow } from '../../../text/time.tsx'
import type { Message } from '../data/queries.ts'

/** How far a message came. That the customer has seen it stands below the last of those. */
export function Reached({
  message: { status, updated_at },
  is_last_seen,
}: {
  message: Message
  is_last_seen: boolean
}) {
  const t = useText()
  const language = useLanguage()
  const now = useNow()
  if (status === 'received' || status === 'failed' || (status === 'read' && !is_last_seen)) return null
  return <span> · {status === 'read' ? t.inbox.seen(short(updated_at, now, language)) : t.inbox.states[status]}</span>
}
