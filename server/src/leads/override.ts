import { sql } from '../db/sql.ts'
import { write } from '../events/record.ts'
import { type Expectation, requireVersion } from '../http/precondition.ts'
import type { Resource, Scope } from '../scope.ts'
import { differences, findLead, type LeadRow, leadResource, qualificationOf, shown } from './lead.ts'
import type { LeadChanges, Override } from './schema.ts'

/** A person's word on a lead. It holds whatever the rules find later, until it is cleared. */
export async function overrideLead(
  scope: Scope,
  id: string,
  changes: LeadChanges,
  expected: Expectation,
): Promise<Resource> {
  for (;;) {
    const before = await findLead(scope, id)
    requireVersion(expected, before.version)
    const after = overridden(scope, before, changes)
    if (!after) return leadResource(before)
    const lead = leadResource(after)
    const previous = differences(before, after)
    const { contact_id } = before
    // Told as a qualification: whoever works on qualified leads must hear of those that a person made one.
    const told = Object.keys(previous).length > 0
    const changed = await write(
      scope,
      sql`change as (
        update leads set status = ${after.status}, grade = ${after.grade}, score = ${after.score}, override = ${after.override},
          updated_at = ${after.updated_at}, version = ${after.version}
        where environment_id = ${scope.environment_id} and id = ${id} and version = ${before.version} returning id)`,
      told ? [{ type: 'lead.qualified', object: lead.json, previous, contact_id, about: id }] : [],
      lead,
    )
    if (changed.length > 0) return lead
  }
}

/** Null where nothing changes. */
function overridden({ actor }: Scope, before: LeadRow, changes: LeadChanges): LeadRow | null {
  const was = before.override === null ? null : (JSON.parse(before.override) as Override)
  const { status = null, grade = null, score = null, note = null } = { ...was, ...changes }
  const is = { status, grade, score, note }
  const names = Object.keys(is) as (keyof typeof is)[]
  if (names.every((name) => is[name] === (was?.[name] ?? null))) return null
  const at = new Date().toISOString()
  const said = names.every((name) => is[name] === null)
    ? null
    : { ...is, actor: { type: actor.type, id: actor.id }, at }
  return {
    ...before,
    ...shown(before, qualificationOf(before), said),
    override: said && JSON.stringify(said),
    updated_at: at,
    version: before.version + 1,
  }
}
