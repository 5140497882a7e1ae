import { useQueryClient } from '@tanstack/react-query'
import { ApiError, type Mode, newKey, Unreachable } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import { colleaguesQuery, useSession } from '../../../session/session.ts'
import { useText } from '../../../text/text.tsx'
import { wordsFor } from '../../../ui/problem.tsx'
import { type Announced, announce, say } from '../../../ui/toasts.tsx'
import { type Act, type Change, changeBy, perform } from './act.ts'
import { actOnAll, type Changes } from './bulk.ts'
import { known, put } from './cache.ts'
import { called } from './called.ts'
import { isWaiting, send, sendLater, type Waiter } from './outbox.ts'
import type { Outgoing } from './outgoing.ts'
import { type Conversation, expand, type Message } from './queries.ts'
import { backTo, type Part, wayBack } from './way-back.ts'

type Status = Conversation['status']

/** A reply as it leaves the composer. */
export interface ToSend extends Pick<Outgoing, 'content' | 'attachments' | 'email'> {
  /** Told once it is sent, and how to undo what followed it. */
  sender?: ((undoFollower?: () => unknown) => Waiter<Message>) | undefined
}

/** What can be done with a conversation: shown at once, taken back where the service refuses, undone where one may. */
export function useActs(mode: Mode, { id }: Pick<Conversation, 'id'>) {
  const t = useText()
  const queries = useQueryClient()
  const { user } = useSession()
  const { conversations } = service[mode]
  const place = { me: user.id, mode, conversation_id: id }
  const read = () => conversations.get(id, { expand }).catch(() => null)

  async function act(shown: Partial<Conversation>, what: Act): Promise<Change | null> {
    const before = known(queries, mode, id)
    if (before) put(queries, mode, { ...before, ...shown })
    const key = newKey()
    // Behind what waits already: a reply comes before the resolution.
    if (isWaiting(place)) return later(what, key)
    try {
      const answer = await perform(mode, id, what, key)
      const after = { ...known(queries, mode, id), ...answer }
      put(queries, mode, after)
      return changeBy([what], before ?? after, after)
    } catch (error) {
      if (error instanceof Unreachable) return later(what, key)
      if (before) put(queries, mode, before)
      await refused(error)
      return null
    }
  }

  /** What is shown stays shown, and goes out by itself. */
  function later(what: Act, key: string): null {
    sendLater(queries, place, what, key)
    say(t.conversation.kept, { about: calledNow() })
    return null
  }

  async function refused(error: unknown): Promise<void> {
    // Whatever it was: what stands on the page may be old.
    const fresh = await read()
    if (fresh) put(queries, mode, fresh)
    if (!(error instanceof ApiError) || error.code !== 'conversation_already_assigned')
      return say(wordsFor(error, t), { tone: 'problem', about: calledNow() })
    say(t.inbox.claim_lost(await nameOf(fresh?.assignee)), { tone: 'problem', about: calledNow() })
  }

  function calledNow(): string | undefined {
    const row = known(queries, mode, id)
    return row && called(row, t)
  }

  async function nameOf(user_id: string | null | undefined): Promise<string> {
    const colleagues = await queries.ensureQueryData(colleaguesQuery).catch(() => null)
    return colleagues?.data.find(({ id }) => id === user_id)?.name ?? t.conversation.someone
  }

  const patch = (changes: Changes) => act(changes, { changes })

  /** Says what was done, and of whose conversation: of several in a row each has its own way back. */
  async function tell(words: string | null, acting: Promise<Change | null>): Promise<void> {
    const announced = announce()
    try {
      const change = await acting
      if (change) tellOf(announced, words, change)
    } finally {
      announced.end()
    }
  }

  /** Without words, where it is seen at once. */
  function tellOf(announced: Omit<Announced, 'end'>, words: string | null, change: Change): void {
    const is_new = wayBack(change, change.after).path.length > 0
    const back = is_new ? () => undo(change) : undefined
    if (words !== null) announced.say(words, { about: called(change.before, t), undo: back, is_lasting: true })
    else if (back) announced.keep(back)
  }

  /** Back to what it was; what a colleague changed since stays. */
  async function undo(change: Change): Promise<void> {
    const { act, conflicts } = backTo([change])
    const { done, failed } = await actOnAll({ queries, mode, rows: [change.after], act, is_later: true })
    if (failed[0]) return refused(failed[0].error)
    const parts = conflicts.get(id)
    const words = [
      ...(parts === undefined || done.length > 0 ? [t.common.undone] : []),
      ...(parts ? [t.teamwork.undo_left(parts.map(nameOfPart))] : []),
    ]
    say(words.join(' '), { about: called(change.before, t) })
  }

  function nameOfPart(part: Part): string {
    return part === 'status' ? t.conversation.change_status : t.inbox[part]
  }

  const toStatus = (status: Status, until: string | null = null): Promise<Change | null> => {
    const handled_by = status === 'pending' ? 'assistant' : 'human'
    const shown = { status, handled_by, snoozed_until: until } as const
    return act(shown, { status, snoozed_until: until })
  }

  return {
    claim: () => tell(t.inbox.claimed, act({ assignee: user.id }, { accept: true })),
    takeOver: async () => {
      const { assignee } = known(queries, mode, id) ?? (await read()) ?? { assignee: null }
      const name = await nameOf(assignee)
      await tell(t.conversation.taken_over(name), patch({ assignee: user.id }))
    },
    resolve: () => tell(t.inbox.resolved, toStatus('resolved')),
    resolveWith: ({ sender, ...what }: ToSend) => {
      const message = { ...what, private: false, followed_by: { status: 'resolved' } as const }
      const announced = announce()
      const resolution = Promise.withResolvers<Change | null>()
      const follower = {
        done(change: Change) {
          resolution.resolve(change)
          tellOf(announced, t.inbox.resolved, change)
        },
        end() {
          resolution.resolve(null)
          announced.end()
        },
      }
      const reopen = async () => {
        const change = await resolution.promise
        if (change && known(queries, mode, id)?.status === 'resolved') await undo(change)
      }
      send(queries, place, message, { follower, sender: sender?.(reopen) })
    },
    reopen: () => tell(t.inbox.reopened, toStatus('open')),
    toAssistant: () => tell(t.inbox.given_to_assistant, toStatus('pending')),
    snooze: (until: string | null) => tell(t.inbox.snoozed, toStatus('snoozed', until)),
    assign: (to: { id: string; name: string } | null) =>
      tell(to ? t.inbox.assigned(to.name) : t.inbox.unassigned_now, patch({ assignee: to?.id ?? null })),
    team: (team: string | null) => tell(null, patch({ team })),
    prioritize: (priority: Conversation['priority']) =>
      tell(t.inbox.priority_set(t.inbox.priorities[priority]), patch({ priority })),
    label: (labels: string[]) => tell(null, patch({ labels })),
  }
}
