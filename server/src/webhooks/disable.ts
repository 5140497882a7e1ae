import type { Sql } from '../db/sql.ts'
import type { Expectation } from '../http/precondition.ts'
import { type Resource, type Scope, transact } from '../scope.ts'
import { changeEndpoint } from './change.ts'
import { requireRoom } from './limit.ts'
import type { DisabledReason } from './schema.ts'

/**
 * Stops sending to an endpoint. The worker that holds it gives up its pending deliveries. Disabling twice changes nothing.
 */
export function disableEndpoint(
  scope: Scope,
  id: string,
  reason: DisabledReason,
  { expected = null, condition }: { expected?: Expectation; condition?: Sql } = {},
): Promise<Resource> {
  return changeEndpoint(scope, id, expected, (before) => {
    if (before.status === 'disabled') return null
    const set = { status: 'disabled', disabled_reason: reason, disabled_at: new Date().toISOString() } as const
    return { set, condition, event: 'webhook_endpoint.disabled' }
  })
}

/** Sends future events. Deliveries given up in the meantime are sent only if someone replays them. */
export async function enableEndpoint(scope: Scope, id: string, expected: Expectation): Promise<Resource> {
  const endpoint = await transact(scope, (scope) =>
    changeEndpoint(scope, id, expected, async (before) => {
      if (before.status === 'enabled') return null
      await requireRoom(scope)
      return { set: { status: 'enabled', disabled_reason: null, disabled_at: null }, forgives: true }
    }),
  )
  scope.announce()
  return endpoint
}
