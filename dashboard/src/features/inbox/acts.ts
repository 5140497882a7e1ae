import { useQueryClient } from '@tanstack/react-query'
import { ApiError, call, type Mode, newKey } from '../../api/call.ts'
import { colleaguesQuery, useSession } from '../../session/session.ts'
import { useText } from '../../text/text.tsx'
import { wordsFor } from '../../ui/problem.tsx'
import { say } from '../../ui/toasts.tsx'
import { known, put } from './cache.ts'
import type { Conversation } from './queries.ts'

type Changes = Partial<Pick<Conversation, 'assignee' | 'priority' | 'labels'>>
type Status = Conversation['status']

/** What can be done with a conversation: shown at once, taken back where the service refuses, undone where one may. */
export function useActs(mode: Mode, { id }: Pick<Conversation, 'id'>) {
  const t = useText()
  const queries = useQueryClient()
  const { user } = useSession()
  const path = `/${mode}/conversations/${id}`
  const post = (verb: string, body: unknown) =>
    call<Conversation>(`${path}/${verb}`, { method: 'POST', body, key: newKey() })

  async function act(shown: Partial<Conversation>, work: () => Promise<Conversation>): Promise<Conversation | null> {
    const before = known(queries, mode, id)
    if (before) put(queries, mode, { ...before, ...shown })
    try {
      const after = await work()
      put(queries, mode, { ...known(queries, mode, id), ...after })
      return before ?? after
    } catch (error) {
      if (before) put(queries, mode, before)
      await refused(error)
      return null
    }
  }

  async function refused(error: unknown): Promise<void> {
    // Whatever it was: what stands on the page may be old.
    const fresh = await call<Conversation>(path, { query: { expand: 'contact,last_message' } }).catch(() => null)
    if (fresh) put(queries, mode, fresh)
    if (!(error instanceof ApiError) || error.code !== 'conversation_already_assigned')
      return say(wordsFor(error, t), { tone: 'problem' })
    const colleagues = await queries.ensureQueryData(colleaguesQuery).catch(() => null)
    const winner = colleagues?.data.find(({ id }) => id === fresh?.assignee)
    say(winner ? t.inbox.claim_lost(winner.name) : t.inbox.claim_lost_unknown, { tone: 'problem' })
  }

  const patch = (changes: Changes) =>
    act(changes, () => call<Conversation>(path, { method: 'PATCH', body: changes, key: newKey() }))

  async function toStatus(status: Status, until?: string | null): Promise<Conversation | null> {
    const handled_by = status === 'pending' ? 'assistant' : 'human'
    const shown = { status, handled_by, snoozed_until: until ?? null } as const
    return act(shown, () => post('status', { status, ...(status === 'snoozed' && { snoozed_until: until ?? null }) }))
  }

  /** Back to what it was. What is resolved can only be opened: from there it goes on. */
  async function backTo({ status, snoozed_until }: Conversation, from: Status): Promise<void> {
    if (from === 'resolved' && status !== 'open') await toStatus('open')
    if (status !== 'open' || from !== 'resolved') await toStatus(status, snoozed_until)
    else await toStatus('open')
    say(t.common.undone)
  }

  async function change(status: Status, words: string, until?: string | null): Promise<void> {
    const before = await toStatus(status, until)
    if (before) say(words, { undo: before.status === status ? undefined : () => backTo(before, status) })
  }

  return {
    claim: async () => {
      const before = await act({ assignee: user.id }, () => post('accept', {}))
      if (before) say(t.inbox.claimed, { undo: () => patch({ assignee: before.assignee }) })
    },
    resolve: () => change('resolved', t.inbox.resolved),
    reopen: () => change('open', t.inbox.reopened),
    toAssistant: () => change('pending', t.inbox.given_to_assistant),
    snooze: (until: string | null) => change('snoozed', t.inbox.snoozed, until),
    assign: async (to: { id: string; name: string } | null) => {
      const before = await patch({ assignee: to?.id ?? null })
      const words = to ? t.inbox.assigned(to.name) : t.inbox.unassigned_now
      if (before) say(words, { undo: () => patch({ assignee: before.assignee }) })
    },
    prioritize: async (priority: Conversation['priority']) => {
      const before = await patch({ priority })
      if (before)
        say(t.inbox.priority_set(t.inbox.priorities[priority]), { undo: () => patch({ priority: before.priority }) })
    },
    label: (labels: string[]) => patch({ labels }),
  }
}
