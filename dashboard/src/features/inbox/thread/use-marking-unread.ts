import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { useShortcut } from '../../../keyboard/shortcuts.ts'
import { useText } from '../../../text/text.tsx'
import type { Item } from '../../../ui/menu-list.tsx'
import { sayProblem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { markUnread } from '../data/attention.ts'
import type { Conversation } from '../data/queries.ts'

/** Back to the list at once: what stays open is read. */
export function useMarkingUnread(mode: Mode, { id, status }: Conversation): Item[] {
  const t = useText()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const search = useSearch({ from: '/$mode/inbox' })
  const may_be = status === 'open' || status === 'snoozed'
  async function run() {
    await navigate({ to: '/$mode/inbox', params: { mode }, search })
    markUnread(queries, mode, id).then(
      () => say(t.lists.marked_unread),
      (error) => sayProblem(error, t),
    )
  }
  useShortcut('unread', may_be ? run : null)
  return may_be ? [{ name: 'unread', label: t.lists.mark_unread, run }] : []
}
