import type { Mode } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import type { Conversation } from './queries.ts'

/** A change of a conversation, as the API takes it. */
export type Act =
  | { changes: Partial<Pick<Conversation, 'team' | 'assignee' | 'priority' | 'labels'>> }
  | { status: Conversation['status']; snoozed_until?: string | null }
  | { accept: true }

export interface Change {
  before: Conversation
  after: Conversation
}

type Field = 'status' | 'snoozed_until' | 'team' | 'assignee' | 'priority' | 'labels'

/** What these acts alone have changed: what else differs came from others meanwhile. */
export function changeBy(acts: readonly Act[], before: Conversation, after: Conversation): Change {
  const own = Object.fromEntries(acts.flatMap(fieldsOf).map((field) => [field, before[field]]))
  return { before: { ...after, ...own }, after }
}

function fieldsOf(act: Act): Field[] {
  // Another team may take it from its assignee.
  if ('changes' in act)
    return [...(act.changes.team === undefined ? [] : ['assignee']), ...Object.keys(act.changes)] as Field[]
  return 'accept' in act ? ['assignee', 'status', 'snoozed_until'] : ['status', 'snoozed_until']
}

/** A change of the conversation, by the operation that makes it. */
export function perform(mode: Mode, id: string, act: Act, idempotency_key: string): Promise<Conversation> {
  const { conversations } = service[mode]
  const once = { idempotency_key }
  if ('changes' in act) return conversations.update(id, act.changes, once)
  if ('accept' in act) return conversations.accept(id, {}, once)
  const { status, snoozed_until = null } = act
  return conversations.changeStatus(id, status === 'snoozed' ? { status, snoozed_until } : { status }, once)
}
