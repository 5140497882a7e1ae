import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { rowsOf } from '../../../api/pages.ts'
import { useText } from '../../../text/page-text.ts'
import { When } from '../../../text/time.tsx'
import { Badge, Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { Card } from '../card.tsx'
import { type Conversation, conversationsQuery } from '../queries.ts'

export function ContactConversations({ mode, contact_id }: { mode: Mode; contact_id: string }) {
  const t = useText()
  const found = useInfiniteQuery(conversationsQuery(mode, contact_id))
  const all = rowsOf(found.data)
  return (
    <Card title={t.contacts.conversations}>
      {found.isPending && <Skeletons rows={3} className="h-12" />}
      {found.isError && all.length === 0 && <Failed error={found.error} retry={() => found.refetch()} />}
      {found.isSuccess && all.length === 0 && (
        <p className="px-4 py-6 text-center text-sm text-muted">{t.contacts.conversations_empty}</p>
      )}
      <ul aria-label={t.contacts.conversations} className="divide-y divide-line">
        {all.map((conversation) => (
          <li key={conversation.id}>
            <Row mode={mode} conversation={conversation} />
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <div className="border-t border-line p-2 text-center">
          <Button busy={found.isFetchingNextPage} onClick={() => found.fetchNextPage()}>
            {t.common.more}
          </Button>
        </div>
      )}
    </Card>
  )
}

const tones = { open: 'accent', pending: 'warn', snoozed: 'plain', resolved: 'good' } as const

function Row({ mode, conversation }: { mode: Mode; conversation: Conversation }) {
  const t = useText()
  const { id, subject, status, last_message, last_message_at, created_at } = conversation
  const words = last_message?.content.slice(0, 200)
  return (
    <Link
      to="/$mode/inbox/$conversation_id"
      params={{ mode, conversation_id: id }}
      search={{}}
      className="block px-4 py-3 -outline-offset-2 hover:bg-canvas"
    >
      <span className="flex items-baseline justify-between gap-3">
        <bdi className="min-w-0 flex-1 truncate text-sm font-medium">{subject ?? words ?? t.inbox.no_messages}</bdi>
        <span className="shrink-0 text-xs text-muted">
          <When at={last_message_at ?? created_at} as="short" />
        </span>
      </span>
      {subject && words && <bdi className="block truncate text-sm text-muted">{words}</bdi>}
      <span className="block pt-1">
        <Badge tone={tones[status]}>{t.inbox.statuses[status]}</Badge>
      </span>
    </Link>
  )
}
