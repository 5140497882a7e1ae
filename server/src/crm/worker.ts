import { setTimeout as pause } from 'node:timers/promises'
import type { Announcements } from '../events/announcements.ts'
import type { Services } from '../http/serve.ts'
import { systemScope } from '../scope.ts'
import { wireTo } from './call.ts'
import { connectionToUse } from './connection.ts'
import { claimJobs, giveBack, type Lease, postpone } from './lease.ts'
import { runSync } from './run.ts'

export interface CrmWorkerParts {
  services: Services
  announcements: Announcements
  /** Told how each sync ended, for the metrics. */
  ended: (outcome: string) => void
  failed: (error: unknown) => void
}

export interface CrmWorker {
  /** Starts nothing more and waits for what is under way. */
  stop(): Promise<void>
}

const at_once = 16
const poll_ms = 1000
// How long a stop waits for CRMs. What has not ended by then is done again by whoever takes over the lease.
const patience_ms = 5000

/** Syncs what is due, with as many other processes as there are. */
export function startCrmWorker({ services, announcements, ended, failed }: CrmWorkerParts): CrmWorker {
  const { database } = services
  const running = new Set<Promise<void>>()
  let stopping = false
  let wanted = true
  let ring = () => {}

  const wake = () => {
    wanted = true
    ring()
  }
  const unsubscribe = announcements.subscribe(wake)
  const poll = setInterval(wake, poll_ms)
  const working = work()

  async function work(): Promise<void> {
    while (!stopping) {
      if (!wanted) await new Promise<void>((resolve) => (ring = resolve))
      wanted = false
      if (!stopping && running.size < at_once) await round().catch(failed)
    }
  }

  async function round(): Promise<void> {
    const leases = await claimJobs(database, at_once - running.size)
    for (const lease of leases) {
      const one = run(lease)
        .catch((error) => {
          failed(error)
          return postpone(database, lease).catch(failed)
        })
        .finally(() => {
          running.delete(one)
          wake()
        })
      running.add(one)
    }
  }

  async function run(lease: Lease): Promise<void> {
    const scope = systemScope(services, lease)
    const connection = await connectionToUse(scope, lease.connection_id)
    if (!connection || connection.status === 'paused') return giveBack(database, lease)
    const wire = wireTo(scope, connection.provider, connection.id, JSON.parse(connection.settings))
    try {
      const { ending } = await runSync({ scope, connection, lease, wire, failed })
      ended(ending.status === 'failed' ? ending.failure.kind : ending.status)
    } finally {
      await wire.close()
    }
  }

  return {
    async stop() {
      stopping = true
      unsubscribe()
      clearInterval(poll)
      ring()
      await working
      const late = new AbortController()
      await Promise.race([Promise.all(running), pause(patience_ms, undefined, { signal: late.signal }).catch(() => {})])
      late.abort()
    },
  }
}
