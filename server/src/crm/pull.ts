import type { Services } from '../http/serve.ts'
import { systemScope } from '../scope.ts'
import { wireTo } from './call.ts'
import { accessOf, connectionToUse, keepToken } from './connection.ts'
import { type Crm, CrmError } from './connector.ts'
import { connectorOf } from './connectors.ts'
import { type CallRecord, openDoor } from './door.ts'
import { applyReading, isOfOne, recordGone, recordPullFailed } from './pull-outcome.ts'
import { claimRound, type PullLink, type Round } from './pull-round.ts'
import { redacting } from './redact.ts'

// A stop waits for this, and longer than for a request.
const round_ms = 5000
const rounds_at_once = 8

/** Reads owner and status of synced leads back, a few records of each connection a round. */
export async function pullDue(services: Services): Promise<void> {
  const rounds = await claimRound(services.database, rounds_at_once)
  await Promise.all(rounds.map((round) => pullRound(services, round)))
}

async function pullRound(services: Services, round: Round): Promise<void> {
  const scope = systemScope(services, round)
  const connection = await connectionToUse(scope, round.connection_id)
  if (!connection || connection.pull === null) return
  const connector = connectorOf(connection.provider)
  const wire = wireTo(scope, connection.provider, connection.id, JSON.parse(connection.settings))
  const calls: CallRecord[] = []
  try {
    const crm = openDoor({
      connector,
      access: await accessOf(scope, connection),
      wire,
      until: performance.now() + round_ms,
      calls,
      keep: (got) => keepToken(scope, connection, got),
    })
    for (const link of round.links) {
      const going_on = await pullOne(link, crm)
      if (!going_on) break
    }
  } finally {
    await wire.close()
  }

  async function pullOne(link: PullLink, crm: Crm): Promise<boolean> {
    const told = () => ({ connection: connection!, link, calls: calls.splice(0) })
    try {
      const remote = await redacting(connector, crm).pull!(crm, link.remote_id)
      await (remote === null ? recordGone(scope, told()) : applyReading(scope, told(), remote))
      return true
    } catch (error) {
      if (!(error instanceof CrmError)) throw error
      await recordPullFailed(scope, told(), error)
      return isOfOne(error)
    }
  }
}
