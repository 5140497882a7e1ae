import { type Change, changeRow } from '../events/change-row.ts'
import type { Expectation } from '../http/precondition.ts'
import type { Resource, Scope } from '../scope.ts'
import { type ConnectionRow, connectionResource, findConnection } from './connection.ts'

const noun = { table: 'crm_connections', find: findConnection, resource: connectionResource }

/** Waiting leads may be due once a connection is active. */
export async function changeConnection(
  scope: Scope,
  id: string,
  expected: Expectation,
  decide: (before: ConnectionRow) => Change<ConnectionRow> | null | Promise<Change<ConnectionRow> | null>,
): Promise<Resource> {
  let activated = false
  const connection = await changeRow(scope, noun, id, expected, async (before) => {
    const change = await decide(before)
    activated = change?.set.status === 'active'
    return change
  })
  if (activated) scope.announce()
  return connection
}
