import { changeRow } from '../events/change-row.ts'
import type { EventDraft } from '../events/record.ts'
import type { Expectation } from '../http/precondition.ts'
import type { Resource, Scope } from '../scope.ts'
import { differences, type LeadRow, leadResource, leads, publicState, qualificationOf } from './lead.ts'
import type { LeadChanges, Override } from './schema.ts'

/** A person's decision about a lead. It overrides the rules until it's cleared. */
export function overrideLead(scope: Scope, id: string, changes: LeadChanges, expected: Expectation): Promise<Resource> {
  return changeRow(scope, leads, id, expected, (before) => {
    const set = overridden(scope, before, changes)
    return set && { set, events: (after) => qualifiedEvents(before, after) }
  })
}

/** Sent as a qualification: whoever handles qualified leads must learn of those qualified by a person. */
function qualifiedEvents(before: LeadRow, after: LeadRow): EventDraft[] {
  const previous = differences(before, after)
  if (Object.keys(previous).length === 0) return []
  const { id, contact_id } = after
  return [{ type: 'lead.qualified', object: leadResource(after).json, previous, contact_id, about: id }]
}

/** Null if nothing changes. */
function overridden({ actor }: Scope, before: LeadRow, changes: LeadChanges): Partial<LeadRow> | null {
  const was = before.override === null ? null : (JSON.parse(before.override) as Override)
  const { status = null, grade = null, score = null, note = null } = { ...was, ...changes }
  const is = { status, grade, score, note }
  const names = Object.keys(is) as (keyof typeof is)[]
  if (names.every((name) => is[name] === (was?.[name] ?? null))) return null
  const at = new Date().toISOString()
  const override = names.every((name) => is[name] === null)
    ? null
    : { ...is, actor: { type: actor.type as Override['actor']['type'], id: actor.id }, at }
  const json = override && JSON.stringify(override)
  return { ...publicState(before, qualificationOf(before), override), override: json, updated_at: at }
}
