import type { Change } from './act.ts'
import type { Act, Changes, Step } from './bulk.ts'
import type { Conversation } from './queries.ts'

/** What of a conversation is undone by itself. */
export type Part = 'status' | 'team' | 'assignee' | 'priority' | 'labels'

interface WayBack {
  path: Step[]
  /** What was changed again since, and stays so. */
  conflicts: Part[]
}

/** The way back of each of them; once it is taken, what of each was left as it is. */
export function backTo(changes: readonly Change[]): { act: Act; conflicts: Map<string, Part[]> } {
  const changes_of = new Map(changes.map((change) => [change.after.id, change]))
  const conflicts_of = new Map<string, Part[]>()
  const act: Act = (row) => {
    const { path, conflicts } = wayBack(changes_of.get(row.id)!, row)
    if (conflicts.length > 0) conflicts_of.set(row.id, conflicts)
    return path
  }
  return { act, conflicts: conflicts_of }
}

/** From how it is now to how it was before the change, through the states that lead there. Each label stands for itself. */
export function wayBack({ before, after }: Change, now: Conversation): WayBack {
  const [path, conflicts]: [Step[], Part[]] = [[], []]
  const changes: Changes = {}
  const stands = (part: Part) => {
    if (isSame(before, after, part) || isSame(now, before, part)) return false
    if (isSame(now, after, part)) return true
    conflicts.push(part)
    return false
  }
  if (stands('status')) {
    // What is resolved can only be opened: from there it goes on. What was snoozed until now would be open by itself.
    const is_over = before.snoozed_until !== null && Date.parse(before.snoozed_until) <= Date.now()
    if (is_over ? now.status !== 'open' : now.status === 'resolved' && before.status !== 'open')
      path.push({ status: 'open' })
    if (!is_over) path.push({ status: before.status, snoozed_until: before.snoozed_until })
  }
  if (stands('team')) changes.team = before.team
  if (stands('assignee')) changes.assignee = before.assignee
  if (stands('priority')) changes.priority = before.priority
  const labels = labelsBefore({ before, after }, now.labels)
  if (labels.join() !== now.labels.join()) changes.labels = labels
  return { path: Object.keys(changes).length > 0 ? [...path, { changes }] : path, conflicts }
}

function isSame(one: Conversation, other: Conversation, part: Part): boolean {
  return one[part] === other[part] && (part !== 'status' || one.snoozed_until === other.snoozed_until)
}

function labelsBefore({ before, after }: Change, now: readonly string[]): string[] {
  const others = now.filter((label) => before.labels.includes(label) || !after.labels.includes(label))
  const missing = before.labels.filter((label) => !after.labels.includes(label) && !now.includes(label))
  return [...others, ...missing]
}
