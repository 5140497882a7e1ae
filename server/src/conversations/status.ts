import { assistantSettings } from '../accounts/assistant-settings.ts'
import { moment } from '../db/page.ts'
import { sql } from '../db/sql.ts'
import { conflict, invalid } from '../errors.ts'
import type { Expectation } from '../http/precondition.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import { changeConversation, type Decision } from './change.ts'
import type { ConversationRow } from './conversation.ts'
import { needs_no_reply, needs_reply } from './needs-reply.ts'
import type { NewStatus, Status } from './schema.ts'

/** Which statuses may follow each status. Staying is always allowed and changes nothing. */
export const moves: Record<Status, readonly Status[]> = {
  open: ['pending', 'snoozed', 'resolved'],
  pending: ['open', 'snoozed', 'resolved'],
  snoozed: ['open', 'snoozed', 'resolved'],
  resolved: ['open'],
}

const longest_snooze_ms = 366 * 24 * 3600 * 1000

export async function changeStatus(
  scope: Scope,
  id: string,
  input: NewStatus,
  expected: Expectation,
): Promise<Resource> {
  const [snoozed_until, assistant] = await Promise.all([
    snoozeUntil(scope, input),
    input.status === 'pending' ? assistantSettings(scope) : null,
  ])
  return changeConversation(scope, id, expected, (before) => {
    const decision = toStatus(before, input.status, snoozed_until)
    if (assistant?.status === 'off' && before.status !== 'pending') throw assistantOff()
    return decision
  })
}

/** The decision behind every change of status: what else changes with it. */
export function toStatus(before: ConversationRow, status: Status, snoozed_until: string | null = null): Decision {
  const events = ['conversation.status_changed'] as Decision['events']
  if (status === before.status && status !== 'snoozed') return { set: {}, events }
  if (status !== before.status && !moves[before.status].includes(status)) throw notAllowed(before.status, status)
  const now = new Date()
  return {
    events,
    set: {
      status,
      snoozed_until: status === 'snoozed' ? snoozed_until : null,
      resolved_at: status === 'resolved' ? now.toISOString() : null,
      ...(status === 'resolved' && { resolved_through_message_id: before.last_message_id }),
      ...(status === 'pending' && before.unread_count > 0 ? needs_reply : needs_no_reply),
      ...(status === 'open' && { handled_by: 'human' }),
      ...(status === 'pending' && { handled_by: 'assistant', handover: null }),
    },
  }
}

export function assistantOff() {
  return conflict('assistant_off', 'The assistant is off, so a person must handle the conversation.')
}

function notAllowed(from: Status, to: Status) {
  return conflict(
    'status_transition_not_allowed',
    `A conversation that is ${from} can't become ${to}. Allowed: ${moves[from].join(', ')}.`,
  )
}

/** When a snooze is to end, checked. */
export async function snoozeUntil(
  scope: Scope,
  { status, snoozed_until = null }: Partial<NewStatus>,
): Promise<string | null> {
  if (snoozed_until === null) return null
  if (status !== 'snoozed') throw invalid('snoozed_until', 'can only be used with the status snoozed.')
  const until = moment('snoozed_until', snoozed_until)
  // By the clock that will end it.
  const [clock] = await read<{ now: string }>(scope, sql`select now() as now`)
  const ahead = until - Date.parse(clock!.now)
  if (ahead <= 0 || ahead > longest_snooze_ms)
    throw invalid('snoozed_until', 'must be in the future, at most a year from now.')
  return new Date(until).toISOString()
}
