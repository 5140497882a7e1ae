import type { Mode } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import type { Conversation } from './queries.ts'

/** A change of a conversation, as the API takes it. */
export type Act =
  | { changes: Partial<Pick<Conversation, 'assignee' | 'priority' | 'labels'>> }
  | { status: Conversation['status']; snoozed_until?: string | null }
  | { accept: true }

/** A change of the conversation, by the operation that makes it. */
export function perform(mode: Mode, id: string, act: Act, idempotency_key: string): Promise<Conversation> {
  const { conversations } = service[mode]
  const once = { idempotency_key }
  if ('changes' in act) return conversations.update(id, act.changes, once)
  if ('accept' in act) return conversations.accept(id, {}, once)
  const { status, snoozed_until = null } = act
  return conversations.changeStatus(id, status === 'snoozed' ? { status, snoozed_until } : { status }, once)
}
