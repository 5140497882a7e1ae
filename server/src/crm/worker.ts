import type { Announcements } from '../events/announcements.ts'
import { type Loop, startWorker } from '../jobs/loop.ts'
import { type Means, systemScope } from '../scope.ts'
import { wireTo } from './call.ts'
import { connectionToUse } from './connection.ts'
import { claimJobs, crm_leases, type Lease, postpone } from './lease.ts'
import { runSync } from './run.ts'

export interface CrmWorkerParts {
  services: Means
  announcements: Announcements
  /** Called with the outcome of each sync, for metrics. */
  ended: (outcome: string) => void
  failed: (error: unknown) => void
}

const max_at_once = 16
const poll_ms = 1000

/** Syncs leads that are due. */
export function startCrmWorker({ services, announcements, ended, failed }: CrmWorkerParts): Loop {
  const { database } = services
  return startWorker<Lease>({
    name: 'crm sync',
    subscribe: announcements.subscribe,
    poll_ms,
    room: (running) => max_at_once - running.size,
    claim: (limit) => claimJobs(database, limit),
    work: sync,
    giveUp: (lease) => postpone(database, lease),
    failed,
  })

  async function sync(lease: Lease): Promise<void> {
    const scope = systemScope(services, lease)
    const connection = await connectionToUse(scope, lease.connection_id)
    if (!connection || connection.status === 'paused') return void (await crm_leases.release(database, lease))
    const wire = wireTo(scope, connection.provider, connection.id, JSON.parse(connection.settings))
    try {
      const { ending } = await runSync({ scope, connection, lease, wire, failed })
      ended(ending.status === 'failed' ? ending.failure.kind : ending.status)
    } finally {
      await wire.close()
    }
  }
}
