import { requireUser } from '../accounts/users.ts'
import { conflict, invalid } from '../errors.ts'
import type { Expectation } from '../http/precondition.ts'
import type { Actor, Resource, Scope } from '../scope.ts'
import { changeConversation, type Decision } from './change.ts'
import type { ConversationRow } from './conversation.ts'
import { reasonCodeOf } from './handover-reasons.ts'
import type { MessageRow } from './messages/messages.ts'
import { needs_no_reply } from './needs-reply.ts'
import type { Handover, HandoverRequest } from './schema.ts'

/** Hands a conversation over to a person. Does nothing if a person already has it. */
export async function handOver(
  scope: Scope,
  id: string,
  input: HandoverRequest,
  expected: Expectation,
): Promise<Resource> {
  if (input.assignee) await requireUser(scope, input.assignee)
  return changeConversation(scope, id, expected, (before) => {
    if (before.status === 'resolved')
      throw conflict('conversation_resolved', 'The conversation is resolved. Reopen it first: set its status to open.')
    if (before.status === 'open' && before.handled_by === 'human') return { set: {}, events: [] }
    return toPerson(before, scope.actor, input)
  })
}

type RequestedHandover = HandoverRequest &
  Partial<Pick<Handover, 'summary' | 'tried' | 'open_question'>> & {
    /** What the contact is told. */
    message?: MessageRow | undefined
    /** Whether a snoozed one stays snoozed, and a person gets it when it wakes up. */
    sleeps_on?: boolean
    /** Whether it's urgent. */
    is_urgent?: boolean
  }

/** The decision behind every handover. */
export function toPerson(
  before: ConversationRow,
  by: Actor,
  {
    reason = null,
    note = null,
    assignee,
    summary = null,
    tried = [],
    open_question = null,
    message,
    sleeps_on = false,
    is_urgent = false,
  }: RequestedHandover,
): Decision {
  const handover: Handover = {
    reason,
    reason_code: reasonCodeOf(reason),
    note,
    summary,
    tried,
    open_question,
    requested_by: { type: by.type, id: by.id },
    requested_at: new Date().toISOString(),
    due_at: null,
    accepted_at: null,
    accepted_by: null,
  }
  const assigned = assignee != null && assignee !== before.assignee
  const wakes = !(sleeps_on && before.status === 'snoozed')
  return {
    message,
    events: [
      'conversation.handed_over',
      ...(before.status !== 'open' && wakes ? (['conversation.status_changed'] as const) : []),
      ...(assigned ? (['conversation.assigned'] as const) : []),
      ...(is_urgent && before.priority !== 'urgent' ? (['conversation.updated'] as const) : []),
    ],
    set: {
      ...(is_urgent && { priority: 'urgent' }),
      ...(wakes && { status: 'open', snoozed_until: null }),
      handled_by: 'human',
      ...needs_no_reply,
      handover: JSON.stringify(handover),
      handed_over_through_message_id: message?.id ?? before.last_message_id,
      ...(message && { last_message_id: message.id, last_message_at: message.created_at }),
      ...(assigned && { assignee }),
    },
  }
}

/** Assigns a conversation to the caller: of several who try, one wins and the others are told. */
export async function accept(
  scope: Scope,
  id: string,
  assignee: string | undefined,
  expected: Expectation,
): Promise<Resource> {
  const user = assignee ?? (scope.actor.type === 'user' ? scope.actor.id : null)
  if (user === null) throw invalid('assignee', 'is required with an API key.', 'parameter_missing')
  await requireUser(scope, user)
  return changeConversation(scope, id, expected, (before) => {
    if (before.assignee !== null && before.assignee !== user)
      throw conflict('conversation_already_assigned', 'The conversation is already assigned to someone else.')
    if (before.status === 'resolved')
      throw conflict('conversation_resolved', 'The conversation is resolved. Reopen it first: set its status to open.')
    const events: Decision['events'] = [
      ...(before.assignee === user ? [] : (['conversation.assigned'] as const)),
      ...(before.status === 'open' ? [] : (['conversation.status_changed'] as const)),
    ]
    return {
      // If the handover had already assigned this person, only their message is new.
      events: events.length > 0 ? events : ['conversation.updated'],
      ground: { reason: 'accepted', candidates: null },
      set: {
        assignee: user,
        status: 'open',
        handled_by: 'human',
        snoozed_until: null,
        ...needs_no_reply,
        handover: accepted(before.handover, user),
      },
    }
  })
}

/** The handover, once this person has the conversation. */
export function accepted(handover: string | null, user: string): string | null {
  if (handover === null) return null
  const request = JSON.parse(handover) as Handover
  if (request.accepted_by === user) return handover
  return JSON.stringify({ ...request, accepted_at: new Date().toISOString(), accepted_by: user })
}
