import { useInfiniteQuery } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { rowsOf } from '../../../api/pages.ts'
import { useText } from '../../../text/page-text.ts'
import { Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConversationRow } from '../../../ui/conversation-row.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { Card } from '../card.tsx'
import { conversationsQuery } from '../queries.ts'

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
            <ConversationRow mode={mode} conversation={conversation} />
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
