import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { When } from '../../../text/time.tsx'
import { Badge, Skeleton } from '../../../ui/bits.tsx'
import { type Conversation, earlierQuery } from '../data/queries.ts'
import { wordsOf } from '../data/words-of.ts'
import { Section } from './section.tsx'

export function EarlierSection({ mode, conversation }: { mode: Mode; conversation: Conversation }) {
  const t = useText()
  const found = useQuery(earlierQuery(mode, conversation.contact_id))
  const others = (found.data?.data ?? []).filter(({ id }) => id !== conversation.id)
  return (
    <Section title={t.inbox.earlier_conversations}>
      {found.isPending && <Skeleton className="h-10" />}
      {found.isSuccess && others.length === 0 && <p className="text-sm text-muted">{t.inbox.earlier_none}</p>}
      {others.length > 0 && (
        <ul className="-mx-2">
          {others.map((one) => (
            <li key={one.id}>
              <Link
                to="/$mode/inbox/$conversation_id"
                params={{ mode, conversation_id: one.id }}
                search={{}}
                className="block rounded-md px-2 py-1.5 hover:bg-sunken"
              >
                <span className="flex items-baseline gap-2">
                  <bdi className="min-w-0 flex-1 truncate text-sm">
                    {one.subject ??
                      (one.last_message && wordsOf(one.last_message, t).slice(0, 100)) ??
                      t.inbox.no_messages}
                  </bdi>
                  <span className="text-xs text-muted">
                    <When at={one.last_message_at ?? one.created_at} as="short" />
                  </span>
                </span>
                <Badge>{t.inbox.statuses[one.status]}</Badge>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
