import { findLead } from '../leads/lead.ts'
import type { Resource, Scope } from '../scope.ts'
import type { Wire } from '../webhooks/http-call.ts'
import type { ConnectionRow } from './connection.ts'
import type { CallRecord } from './door.ts'
import { finishQuietly, type Lease, renew, renew_ms } from './lease.ts'
import { openEntry, recordBeginning, recordDone, recordFailed } from './outcome.ts'
import { type Ending, sync, type Work } from './sync.ts'

export interface Ran {
  ending: Ending
  /** What the caller is answered; null where there is nothing to tell. */
  result: Resource | null
}

interface Parts {
  scope: Scope
  connection: ConnectionRow
  lease: Lease
  wire: Wire
  failed: (error: unknown) => void
}

/** Syncs the lead of a lease and writes down how it ended: the one path of requests and of the background. */
export async function runSync(parts: Parts): Promise<Ran> {
  const lost = new AbortController()
  const keeping = setInterval(() => keep(parts, lost), renew_ms)
  try {
    return await run(parts, lost.signal)
  } finally {
    clearInterval(keeping)
  }
}

/** Where the database says no, or says nothing for too long, somebody else may be at it: no call goes on. */
async function keep({ scope, lease, failed }: Parts, lost: AbortController): Promise<void> {
  const held = await renew(scope.database, lease).catch((error) => {
    failed(error)
    return performance.now() < lease.until
  })
  if (!held) lost.abort()
}

async function run({ scope: whole, connection, lease, wire, failed }: Parts, over: AbortSignal): Promise<Ran> {
  // The caller's key is kept with the last statement alone.
  const { claim, ...scope } = whole
  const calls: CallRecord[] = []
  const entry = openEntry({ scope, connection, lease })
  const begun = () => recordBeginning(scope, lease, entry)
  const work: Work = { scope, connection, lease, wire, calls, over, begun, failed }
  const ending = await sync(work)
  if (ending.status === 'lost') {
    await finishQuietly(scope, lease)
    return { ending, result: null }
  }
  const told = { ...entry, calls: JSON.stringify(calls) }
  const contact_id = await findLead(scope, lease.lead_id).then(
    (lead) => lead.contact_id,
    () => null,
  )
  if (ending.status === 'failed') {
    await recordFailed(scope, work, told, ending, contact_id)
    return { ending, result: null }
  }
  // Nobody asked, and nothing was done: nothing to tell.
  if (ending.status === 'unchanged' && lease.cause !== 'manual') {
    await finishQuietly(scope, lease)
    return { ending, result: null }
  }
  const result = contact_id === null ? null : await recordDone(whole, work, told, ending, contact_id)
  return { ending, result }
}
