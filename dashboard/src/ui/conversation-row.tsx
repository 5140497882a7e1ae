import { Link } from '@tanstack/react-router'
import { useText } from '../text/text.tsx'
import { When } from '../text/time.tsx'
import { Badge } from './bits.tsx'

interface Props {
  mode: string
  conversation: {
    id: string
    subject: string | null
    status: keyof typeof tones
    last_message?: { content: string } | null
    last_message_at: string | null
    created_at: string
  }
  /** Whose it is, in a list of several people's. */
  name?: string
}

const tones = { open: 'accent', pending: 'warn', snoozed: 'plain', resolved: 'good' } as const

/** A conversation in a list outside of the inbox. Leads to it. */
export function ConversationRow({ mode, conversation, name }: Props) {
  const t = useText()
  const { id, subject, status, last_message, last_message_at, created_at } = conversation
  const words = last_message?.content.slice(0, 200)
  const [title, detail] = [name, subject, words].filter((one) => one)
  return (
    <Link
      to="/$mode/inbox/$conversation_id"
      params={{ mode, conversation_id: id }}
      search={{}}
      className="block px-4 py-3 -outline-offset-2 hover:bg-canvas"
    >
      <span className="flex items-baseline justify-between gap-3">
        <bdi className="min-w-0 flex-1 truncate text-sm font-medium">{title ?? t.inbox.no_messages}</bdi>
        <span className="shrink-0 text-xs text-muted">
          <When at={last_message_at ?? created_at} as="short" />
        </span>
      </span>
      {detail && <bdi className="block truncate text-sm text-muted">{detail}</bdi>}
      <span className="block pt-1">
        <Badge tone={tones[status]}>{t.inbox.statuses[status]}</Badge>
      </span>
    </Link>
  )
}
