import { type Means, systemScope } from '../scope.ts'
import { wireTo } from './call.ts'
import { type CallRecord, longest_call_ms, openClient } from './client.ts'
import { accessOf, connectionToUse, keepToken } from './connection.ts'
import { type Crm, CrmError } from './connector.ts'
import { connectorOf } from './connectors.ts'
import { applyReading, isOfOne, recordGone, recordPullFailed, restAfterRefusals } from './pull-outcome.ts'
import { claimRound, giveBackLinks, type PullLink, type Round } from './pull-round.ts'
import { redacting } from './redact.ts'

// The first call has as long as any.
const round_ms = longest_call_ms + 1000
const shortest_call_ms = 500
const rounds_at_once = 8

/** Pulls owner and status of synced leads, a few records per connection each round. Stopping aborts running calls. */
export async function pullDue(services: Means, stopping: AbortSignal): Promise<void> {
  const rounds = await claimRound(services.database, rounds_at_once)
  const ended = await Promise.allSettled(rounds.map((round) => pullRound(services, round, stopping)))
  const failures = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  if (failures.length > 0) throw new AggregateError(failures, 'Leads could not be read from some CRMs.')
}

async function pullRound(services: Means, round: Round, stopping: AbortSignal): Promise<void> {
  const scope = systemScope(services, round)
  const connection = await connectionToUse(scope, round.connection_id)
  if (!connection || connection.pull === null) return
  const connector = connectorOf(connection.provider)
  const wire = wireTo(scope, connection.provider, connection.id, JSON.parse(connection.settings))
  const until = performance.now() + round_ms
  const calls: CallRecord[] = []
  let usual_ms = shortest_call_ms
  try {
    const access = await accessOf(scope, connection)
    const keep = (grant: Parameters<typeof keepToken>[2]) => keepToken(scope, connection, grant)
    const crm = openClient({ connector, access, wire, until, over: stopping, calls, keep })
    const ends: ('read' | 'refused' | 'failed')[] = []
    for (const link of round.links) {
      const end = await pullOne(link, crm)
      if (end !== 'put off') ends.push(end)
      if (end === 'put off' || end === 'failed') break
    }
    await giveBackLinks(services.database, round, round.links.slice(ends.length))
    if (ends.length > 0 && ends.every((end) => end === 'refused')) await restAfterRefusals(scope, connection)
  } finally {
    await wire.close()
  }

  /** Postpones the call if less time is left than earlier calls took: a slow CRM isn't a failing one. */
  async function pullOne(link: PullLink, crm: Crm): Promise<'read' | 'refused' | 'failed' | 'put off'> {
    const began = performance.now()
    const left_ms = until - began
    if (left_ms < usual_ms || stopping.aborted) return 'put off'
    const source = () => ({ connection: connection!, link, calls: calls.splice(0) })
    try {
      const remote = await redacting(connector, crm).pull!(crm, link.remote_id)
      usual_ms = Math.max(usual_ms, performance.now() - began)
      await (remote === null ? recordGone(scope, source()) : applyReading(scope, source(), remote))
      return 'read'
    } catch (error) {
      if (!(error instanceof CrmError)) throw error
      if (error.kind === 'timeout' && (left_ms < longest_call_ms || stopping.aborted)) return 'put off'
      await recordPullFailed(scope, source(), error)
      return isOfOne(error) ? 'refused' : 'failed'
    }
  }
}
