import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../db/sql.ts'
import type { Announcements } from '../events/announcements.ts'
import type { Services } from '../http/serve.ts'
import { systemScope } from '../scope.ts'
import { openReceiver, type Receiver, type Result } from './attempt.ts'
import { disableEndpoint } from './disable.ts'
import { cancelPending, type Due } from './due.ts'
import { type Health, healthOf } from './health.ts'
import { gone, type Lane, openLane } from './lane.ts'
import {
  claimEndpoints,
  dueAgain,
  type Lease,
  lease_ms,
  type News,
  releaseEndpoint,
  renew_ms,
  renewLeases,
} from './lease.ts'
import { outcomesWriter } from './outcomes.ts'
import type { Allowed } from './public-address.ts'
import { signer } from './sign.ts'

export interface WorkerParts {
  services: Services
  announcements: Announcements
  allowed: Allowed
  /** Told of each attempt, for the metrics. */
  attempted: (result: Result) => void
  failed: (error: unknown) => void
}

export interface WebhookWorker {
  /** Endpoints this process works on. */
  leased(): number
  /** Starts nothing more, waits for the attempts under way and gives every endpoint back. */
  stop(): Promise<void>
}

const most_lanes = 1000
const poll_ms = 1000
// How long a stop waits for receivers.
const patience_ms = 5000
// An endpoint is kept so long after its last delivery: the next one goes out without a new lease.
const linger_ms = 10_000

/** Delivers what is due, with as many other processes as there are. What it holds in memory is a copy of what is written. */
export function startWebhookWorker(parts: WorkerParts): WebhookWorker {
  const { database } = parts.services
  const outcomes = outcomesWriter(database, parts.failed)
  const lanes = new Map<string, Open>()
  let stopping = false
  let wanted = true
  let ring = () => {}

  const unsubscribe = parts.announcements.subscribe(wake)
  const poll = setInterval(wake, poll_ms)
  const renewing = setInterval(() => renew().catch(parts.failed), renew_ms)
  const running = run()

  function wake(): void {
    wanted = true
    ring()
  }

  async function run(): Promise<void> {
    while (!stopping) {
      if (!wanted) await new Promise<void>((resolve) => (ring = resolve))
      wanted = false
      if (stopping) return
      await round().catch(parts.failed)
    }
  }

  async function round(): Promise<void> {
    await Promise.all([attend(), claim()])
    if (lanes.size >= most_lanes) makeRoom()
  }

  /** Sees to the endpoints this process has. */
  async function attend(): Promise<void> {
    const open = [...lanes.values()].filter(({ closing }) => closing === undefined)
    const news = await newsOf(open)
    for (const { lane } of open) {
      const { endpoint_id } = lane.lease
      const idle_since = lane.idleSince()
      if (news.get(endpoint_id) === 'changed') close(lane.lease, true)
      else if (news.has(endpoint_id)) lane.wake()
      else if (idle_since !== null && performance.now() - idle_since > linger_ms) close(lane.lease)
      else lane.tick()
    }
  }

  /** Where it cannot be read whether there is something new, there may be: what it marked as seen must not be lost. */
  function newsOf(open: Open[]): Promise<Map<string, News>> {
    const leases = open.map(({ lane }) => lane.lease)
    return dueAgain(database, leases).catch((error) => {
      parts.failed(error)
      return new Map(leases.map(({ endpoint_id }) => [endpoint_id, 'due']))
    })
  }

  /** Takes on endpoints that nobody has. */
  async function claim(): Promise<void> {
    if (lanes.size >= most_lanes) return
    const leases = await claimEndpoints(database, most_lanes - lanes.size).catch((error) => {
      parts.failed(error)
      return []
    })
    for (const lease of leases) begin(lease)
  }

  /** Others' events would wait for endpoints that have none. */
  function makeRoom(): void {
    const idle = [...lanes.values()].filter(({ lane }) => lane.idleSince() !== null)
    const longest = idle.toSorted((a, b) => a.lane.idleSince()! - b.lane.idleSince()!)
    for (const { lane } of longest.slice(0, most_lanes / 10)) close(lane.lease)
  }

  async function renew(): Promise<void> {
    const leases = [...lanes.values()].map(({ lane }) => lane.lease)
    if (leases.length === 0) return
    const until = performance.now() + lease_ms
    const renewed = await renewLeases(database, leases)
    for (const lease of leases) {
      lease.until = renewed.has(lease.endpoint_id) ? until : 0
      if (lease.until === 0) close(lease)
    }
  }

  function begin(lease: Lease): void {
    try {
      if (stopping) releaseEndpoint(database, lease).catch(parts.failed)
      else if (lease.status === 'disabled') giveUp(lease).catch(parts.failed)
      else lanes.set(lease.endpoint_id, openFor(lease))
    } catch (error) {
      // Such as a secret that cannot be opened: the others go on.
      parts.failed(error)
    }
  }

  async function giveUp(lease: Lease): Promise<void> {
    while (!stopping && (await cancelPending(database, lease)));
    await releaseEndpoint(database, lease)
  }

  function openFor(lease: Lease): Open {
    const sign = signing(lease, parts.services)
    const receiver = openReceiver(lease.url, { allowed: parts.allowed, mode: lease.mode })
    const health = healthOf(database, lease, parts.failed)
    const lane = openLane(lease, {
      database,
      receiver,
      outcomes,
      sign,
      ended(result) {
        parts.attempted(result)
        health.saw(result.error !== null)
        if (result.status === gone) disable(lease)
      },
      stale: () => close(lease, true),
      failed: parts.failed,
    })
    return { lane, receiver, health, closing: undefined }
  }

  /** Only where it was that address that said so, and this process that may say it. */
  async function disable(lease: Lease): Promise<void> {
    const { environment_id, endpoint_id, token, url } = lease
    const provided = sql`url = ${url} and exists (
      select from webhook_queues
      where environment_id = ${environment_id} and endpoint_id = ${endpoint_id} and lease_token = ${token}::bigint)`
    await disableEndpoint(systemScope(parts.services, lease), endpoint_id, 'gone', { provided }).catch(parts.failed)
    close(lease, true)
  }

  function close({ endpoint_id }: Lease, changed = false): Promise<void> | undefined {
    const open = lanes.get(endpoint_id)
    if (open) open.closing ??= end(open, changed).catch(parts.failed)
    return open?.closing
  }

  async function end(open: Open, changed: boolean): Promise<void> {
    const { lane, receiver, health } = open
    await lane.drain()
    await receiver.close().catch(() => {})
    await health.settled()
    await releaseEndpoint(database, lane.lease, changed).catch(parts.failed)
    // It may have been leased anew meanwhile, when this lease was lost.
    if (lanes.get(lane.lease.endpoint_id) === open) lanes.delete(lane.lease.endpoint_id)
    wake()
  }

  async function breakOff({ lane, receiver }: Open): Promise<void> {
    await releaseEndpoint(database, lane.lease).catch(parts.failed)
    await receiver.destroy().catch(() => {})
  }

  return {
    leased: () => lanes.size,
    async stop() {
      stopping = true
      unsubscribe()
      clearInterval(poll)
      ring()
      await running
      const open = [...lanes.values()].map(({ lane }) => lane.lease)
      const ended = new AbortController()
      const late = pause(patience_ms, undefined, { signal: ended.signal }).catch(() => {})
      await Promise.race([Promise.all(open.map((lease) => close(lease))), late])
      ended.abort()
      clearInterval(renewing)
      // Whoever leases one of these next makes the attempts again that did not end in time.
      await Promise.all([...lanes.values()].map(breakOff))
    },
  }
}

interface Open {
  lane: Lane
  receiver: Receiver
  health: Health
  closing: Promise<void> | undefined
}

/** Headers of an attempt made now, under the secrets that hold now. */
function signing(lease: Lease, { vault }: Services): (due: Due) => Record<string, string> {
  const place = `${lease.environment_id} ${lease.endpoint_id}`
  const current = vault.open(lease.secret, place)
  const alone = signer([current])
  const both = lease.previous_secret ? signer([current, vault.open(lease.previous_secret, place)]) : alone
  return ({ id, event_id, type, tries, body }) => {
    const sign = performance.now() < lease.previous_secret_until ? both : alone
    return {
      ...sign(event_id, Math.floor(Date.now() / 1000), body),
      'content-type': 'application/json',
      'user-agent': 'Parley-Webhooks/1',
      'service-event-type': type,
      'service-delivery-id': id,
      'service-delivery-attempt': String(tries + 1),
    }
  }
}
