import { join, sql, verbatim } from '../db/sql.ts'
import { write } from '../events/record.ts'
import { type Expectation, requireVersion } from '../http/precondition.ts'
import type { Resource, Scope } from '../scope.ts'
import { type ConnectionRow, connectionResource, findConnection } from './connection.ts'

/** What is to become of a connection, decided on what it is. */
export interface Decision {
  /** The fields that get a value. */
  set: Partial<Omit<ConnectionRow, 'id' | 'version' | 'waiting' | 'failed' | 'backfill'>>
  /** Columns that are never shown. */
  hidden?: Record<string, unknown>
}

/** Decided on what was read, written if that still holds: somebody else's change in between is met by deciding again. */
export async function changeConnection(
  scope: Scope,
  id: string,
  expected: Expectation,
  decide: (before: ConnectionRow) => Decision | null | Promise<Decision | null>,
): Promise<Resource> {
  for (;;) {
    const before = await findConnection(scope, id)
    requireVersion(expected, before.version)
    const decision = await decide(before)
    if (decision === null) return connectionResource(before)
    const { set, hidden = {} } = decision
    const values = { ...set, updated_at: new Date().toISOString(), version: before.version + 1 }
    const after = connectionResource({ ...before, ...values })
    const assignments = Object.entries({ ...values, ...hidden }).map(
      ([name, value]) => sql`${verbatim(name)} = ${value}`,
    )
    const changed = await write(
      scope,
      sql`change as (
        update crm_connections set ${join(assignments, ', ')}
        where environment_id = ${scope.environment_id} and id = ${id} and version = ${before.version} returning id)`,
      [],
      after,
    )
    if (changed.length === 0) continue
    // What waited may be due now.
    if (set.status === 'active') scope.announce()
    return after
  }
}
