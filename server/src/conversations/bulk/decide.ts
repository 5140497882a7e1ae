import { invalid } from '../../errors.ts'
import type { Decision } from '../change.ts'
import type { ConversationRow } from '../conversation.ts'
import { toValues } from '../conversations.ts'
import { max_labels } from '../schema.ts'
import { moves, toStatus } from '../status.ts'
import type { ConversationChange } from './schema.ts'

/** What an item remembers of its conversation. `resolved_at` tells one resolution from another. */
const remembered = [
  'status',
  'snoozed_until',
  'resolved_at',
  'handled_by',
  'team',
  'assignee',
  'priority',
  'labels',
] as const

/** With a status, the newest message: whoever wrote since is not put away again. */
export type Values = Partial<Pick<ConversationRow, (typeof remembered)[number] | 'last_message_id'>>

/** The same for one conversation. Throws where the conversation doesn't allow it. */
export function changeOf(
  before: ConversationRow,
  change: ConversationChange,
  members: ReadonlySet<string> | null,
): Decision {
  const { status, snoozed_until, label, ...rest } = change
  if (status !== undefined) return toStatus(before, status, snoozed_until)
  return toValues(before, label === undefined ? rest : { labels: withLabel(before.labels, label) }, members)
}

/** Nothing, where somebody changed it since. While the assistant is off, what it had in hand is open. */
export function wayBackOf(
  now: ConversationRow,
  { before, after, is_assistant_off }: { before: Values; after: Values; is_assistant_off: boolean },
): Decision {
  const names = Object.keys(after) as (keyof Values)[]
  if (names.some((name) => now[name] !== after[name])) return { set: {}, events: [] }
  const { status, snoozed_until, resolved_at, handled_by, labels, team, assignee, priority } = before
  if (status === 'pending' && is_assistant_off) return backToStatus(now, 'open', null)
  if (status !== undefined || snoozed_until !== undefined) {
    const { set, events } = backToStatus(now, status ?? now.status, snoozed_until ?? null)
    return { set: { ...set, ...(handled_by && { handled_by }), ...(resolved_at && { resolved_at }) }, events }
  }
  return toValues(now, { team, assignee, priority, labels: labels && JSON.parse(labels) }, null)
}

/** What is resolved can only be opened: from there it goes on, as one change. */
function backToStatus(now: ConversationRow, status: ConversationRow['status'], snoozed_until: string | null): Decision {
  if (moves[now.status].includes(status)) return toStatus(now, status, snoozed_until)
  const opened = toStatus(now, 'open')
  const { set, events } = toStatus({ ...now, status: 'open' }, status, snoozed_until)
  return { set: { ...opened.set, ...set }, events }
}

function withLabel(labels: string, label: string): string[] {
  const names = new Set(JSON.parse(labels) as string[]).add(label)
  if (names.size > max_labels) throw invalid('label', `is one more than the ${max_labels} a conversation can have.`)
  return [...names]
}

/** The values of what the decision changes, before and after. */
export function valuesOf(row: ConversationRow, { set }: Decision): { before: Values; after: Values } {
  const names = remembered.filter((name) => set[name] !== undefined && set[name] !== row[name])
  const pick = (from: Values) => Object.fromEntries(names.map((name) => [name, from[name]])) as Values
  const { last_message_id } = row
  return { before: pick(row), after: { ...pick(set), ...(names.includes('status') && { last_message_id }) } }
}
