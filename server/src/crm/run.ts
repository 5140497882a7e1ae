import { findLead } from '../leads/lead.ts'
import type { Wire } from '../outbound/http-call.ts'
import type { Resource, Scope } from '../scope.ts'
import type { CallRecord } from './client.ts'
import type { ConnectionRow } from './connection.ts'
import { crm_leases, finishQuietly, type Lease } from './lease.ts'
import { openEntry, recordBeginning, recordDone, recordFailed } from './outcome.ts'
import { sync } from './sync.ts'
import type { Ending, Work } from './work.ts'

export interface Ran {
  ending: Ending
  /** The response for the caller. Null if there is none. */
  result: Resource | null
}

interface Parts {
  scope: Scope
  connection: ConnectionRow
  lease: Lease
  wire: Wire
  failed: (error: unknown) => void
}

/** Syncs a leased lead and records the outcome. Requests and background work both go through here. */
export function runSync(parts: Parts): Promise<Ran> {
  const { scope, lease, failed } = parts
  return crm_leases.keep({ database: scope.database, failed }, lease, (lease_lost) => run(parts, lease_lost))
}

async function run({ scope: whole, connection, lease, wire, failed }: Parts, over: AbortSignal): Promise<Ran> {
  // Only the last statement stores the response under the caller's Idempotency-Key.
  const { claim, ...scope } = whole
  const calls: CallRecord[] = []
  const entry = openEntry({ scope, connection, lease })
  const onBegin = () => recordBeginning(scope, lease, entry)
  const work: Work = { scope, connection, lease, wire, calls, over, begun: onBegin, failed }
  const ending = await sync(work)
  if (ending.status === 'lost') {
    await finishQuietly(scope, lease)
    return { ending, result: null }
  }
  const record = { ...entry, calls: JSON.stringify(calls) }
  const contact_id = await findLead(scope, lease.lead_id).then(
    (lead) => lead.contact_id,
    () => null,
  )
  if (ending.status === 'failed') {
    await recordFailed(scope, work, record, ending, contact_id)
    return { ending, result: null }
  }
  // Nobody waits and nothing was done: no response.
  if (ending.status === 'unchanged' && lease.cause !== 'manual') {
    await finishQuietly(scope, lease)
    return { ending, result: null }
  }
  const result = contact_id === null ? null : await recordDone(whole, work, record, ending, contact_id)
  return { ending, result }
}
