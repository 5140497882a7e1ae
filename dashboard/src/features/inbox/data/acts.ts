import { useQueryClient } from '@tanstack/react-query'
import { ApiError, call, type Mode, newKey } from '../../api/call.ts'
import { colleaguesQuery, useSession } from '../../session/session.ts'
import { useText } from '../../text/text.tsx'
import { wordsFor } from '../../ui/problem.tsx'
import { say } from '../../ui/toasts.tsx'
import { actOnAll, backTo, type Change } from './bulk.ts'
import { known, put } from './cache.ts'
import { called } from './called.ts'
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

  async function act(shown: Partial<Conversation>, work: () => Promise<Conversation>): Promise<Change | null> {
    const before = known(queries, mode, id)
    if (before) put(queries, mode, { ...before, ...shown })
    try {
      const answer = await work()
      const after = { ...known(queries, mode, id), ...answer }
      put(queries, mode, after)
      return { before: before ?? after, after }
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

  /** Says what was done, and of whose conversation: of several in a row each has its own way back. */
  function tell(words: string, change: Change | null): void {
    if (!change) return
    const { before, after } = change
    const is_new = backTo([change])(after).length > 0
    say(words, { about: called(before, t), undo: is_new ? () => undo(change) : undefined })
  }

  /** Back to what it was; what a colleague changed since stays. */
  async function undo(change: Change): Promise<void> {
    const fresh = await call<Conversation>(path, { query: { expand: 'contact,last_message' } }).catch(() => null)
    if (fresh) put(queries, mode, fresh)
    const { done, failed } = await actOnAll({ queries, mode, rows: [change.after], act: backTo([change]) })
    if (failed[0]) return refused(failed[0].error)
    say(done.length > 0 ? t.common.undone : t.desk.undo_stale, { about: called(change.before, t) })
  }

  const toStatus = (status: Status, until: string | null = null): Promise<Change | null> => {
    const handled_by = status === 'pending' ? 'assistant' : 'human'
    const shown = { status, handled_by, snoozed_until: until } as const
    return act(shown, () => post('status', { status, ...(status === 'snoozed' && { snoozed_until: until }) }))
  }

  return {
    claim: async () => tell(t.inbox.claimed, await act({ assignee: user.id }, () => post('accept', {}))),
    resolve: async () => tell(t.inbox.resolved, await toStatus('resolved')),
    reopen: async () => tell(t.inbox.reopened, await toStatus('open')),
    toAssistant: async () => tell(t.inbox.given_to_assistant, await toStatus('pending')),
    snooze: async (until: string | null) => tell(t.inbox.snoozed, await toStatus('snoozed', until)),
    assign: async (to: { id: string; name: string } | null) =>
      tell(to ? t.inbox.assigned(to.name) : t.inbox.unassigned_now, await patch({ assignee: to?.id ?? null })),
    prioritize: async (priority: Conversation['priority']) =>
      tell(t.inbox.priority_set(t.inbox.priorities[priority]), await patch({ priority })),
    label: (labels: string[]) => patch({ labels }),
  }
}
