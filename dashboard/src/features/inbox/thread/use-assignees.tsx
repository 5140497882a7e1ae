import { useQuery } from '@tanstack/react-query'
import { colleaguesQuery, useSession } from '../../../session/session.ts'
import { useText } from '../../../text/text.tsx'
import { Avatar } from '../../../ui/bits.tsx'
import type { Item } from '../../../ui/menu-list.tsx'
import type { useActs } from '../data/acts.ts'
import type { Conversation } from '../data/queries.ts'

/** Whom the conversation can be given to, oneself first. */
export function useAssignees({ assignee }: Conversation, assign: ReturnType<typeof useActs>['assign']): Item[] {
  const t = useText()
  const { user } = useSession()
  const colleagues = useQuery(colleaguesQuery)
  // Whoever only reads cannot be given work.
  const able = (colleagues.data?.data ?? [user]).filter(
    (one) => one.role !== 'viewer' && !('disabled_at' in one && one.disabled_at),
  )
  const sorted = able.toSorted((a, b) => Number(b.id === user.id) - Number(a.id === user.id))
  return [
    { name: 'none', label: t.inbox.unassigned, checked: assignee === null, run: () => assign(null) },
    ...sorted.map(({ id, name }) => ({
      name: id,
      words: name,
      label: (
        <span className="flex items-center gap-2">
          <Avatar name={name} size="sm" />
          <bdi className="truncate">{id === user.id ? t.inbox.me(name) : name}</bdi>
        </span>
      ),
      checked: assignee === id,
      run: () => assign({ id, name }),
    })),
  ]
}
