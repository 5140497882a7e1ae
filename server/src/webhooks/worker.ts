import { sql } from '../db/sql.ts'
import type { Announcements } from '../events/announcements.ts'
import { startLoop, within } from '../jobs/loop.ts'
import type { Allowed } from '../outbound/public-address.ts'
import { signer } from '../outbound/sign.ts'
import { type Means, systemScope } from '../scope.ts'
import { openReceiver, type Receiver, type Result } from './attempt.ts'
import { disableEndpoint } from './disable.ts'
import { cancelPending, type Due } from './due.ts'
import { type EndpointQueue, gone, openQueue } from './endpoint-queue.ts'
import { type Health, healthOf } from './health.ts'
import { claimEndpoints, dueAgain, type Lease, type News, releaseEndpoint, renewLeases, terms } from './lease.ts'
import { outcomesWriter } from './outcomes.ts'

export interface WorkerParts {
  services: Means
  announcements: Announcements
  allowed: Allowed
  /** Called with each attempt, for metrics. */
  attempted: (result: Result, event_id: string) => void
  failed: (error: unknown) => void
}

export interface WebhookWorker {
  /** The number of endpoints this process holds. */
  leased(): number
  /** Starts nothing more, waits for running attempts and releases every endpoint. */
  stop(): Promise<void>
}

const max_queues = 1000
const poll_ms = 1000
// How long a stop waits for receivers.
const patience_ms = 5000
// Keeps an endpoint leased for this long after its last delivery, so that the next one needs no new lease.
const linger_ms = 10_000

/** Delivers what is due, alongside any number of other processes. Its memory only mirrors the database. */
export function startWebhookWorker(parts: WorkerParts): WebhookWorker {
  const { database } = parts.services
  const outcomes = outcomesWriter(database, parts.failed)
  const queues = new Map<string, Open>()
  let stopping = false
  const { subscribe } = parts.announcements
  const loop = startLoop({ subscribe, poll_ms, round, failed: parts.failed })
  const renewing = setInterval(() => renew().catch(parts.failed), terms.renew_ms)

  async function round(): Promise<void> {
    await Promise.all([attend(), claim()])
    if (queues.size >= max_queues) makeRoom()
  }

  /** Checks the endpoints this process holds. */
  async function attend(): Promise<void> {
    const open = [...queues.values()].filter(({ closing }) => closing === undefined)
    const news = await newsOf(open)
    for (const { queue } of open) {
      const { endpoint_id } = queue.lease
      const idle_since = queue.idleSince()
      if (news.get(endpoint_id) === 'changed') close(queue.lease, true)
      else if (news.has(endpoint_id)) queue.wake()
      else if (idle_since !== null && performance.now() - idle_since > linger_ms) close(queue.lease)
      else queue.tick()
    }
  }

  /** If the check fails, there may be new deliveries: don't lose what was marked as seen. */
  function newsOf(open: Open[]): Promise<Map<string, News>> {
    const leases = open.map(({ queue }) => queue.lease)
    return dueAgain(database, leases).catch((error) => {
      parts.failed(error)
      return new Map(leases.map(({ endpoint_id }) => [endpoint_id, 'due']))
    })
  }

  /** Leases endpoints without a worker. */
  async function claim(): Promise<void> {
    if (queues.size >= max_queues) return
    const leases = await claimEndpoints(database, max_queues - queues.size).catch((error) => {
      parts.failed(error)
      return []
    })
    for (const lease of leases) begin(lease)
  }

  /** Events of other endpoints would wait for endpoints that have none. */
  function makeRoom(): void {
    const idle = [...queues.values()].filter(({ queue }) => queue.idleSince() !== null)
    const longest = idle.toSorted((a, b) => a.queue.idleSince()! - b.queue.idleSince()!)
    for (const { queue } of longest.slice(0, max_queues / 10)) close(queue.lease)
  }

  async function renew(): Promise<void> {
    const leases = [...queues.values()].map(({ queue }) => queue.lease)
    if (leases.length === 0) return
    const until = performance.now() + terms.lease_ms
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
      else queues.set(lease.endpoint_id, openFor(lease))
    } catch (error) {
      // For example, a secret that can't be decrypted. Other endpoints continue.
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
    const queue = openQueue(lease, {
      database,
      receiver,
      outcomes,
      sign,
      ended(result, { event_id }) {
        parts.attempted(result, event_id)
        health.saw(result.error !== null)
        if (result.status === gone) disable(lease)
      },
      stale: () => close(lease, true),
      failed: parts.failed,
    })
    return { queue, receiver, health, closing: undefined }
  }

  /** Only if the response came from the current URL, and this process still holds the lease. */
  async function disable(lease: Lease): Promise<void> {
    const { environment_id, endpoint_id, token, url } = lease
    const condition = sql`url = ${url} and exists (
      select from webhook_queues
      where environment_id = ${environment_id} and endpoint_id = ${endpoint_id} and lease_token = ${token}::bigint)`
    await disableEndpoint(systemScope(parts.services, lease), endpoint_id, 'gone', { condition }).catch(parts.failed)
    close(lease, true)
  }

  function close({ endpoint_id }: Lease, changed = false): Promise<void> | undefined {
    const open = queues.get(endpoint_id)
    if (open) open.closing ??= end(open, changed).catch(parts.failed)
    return open?.closing
  }

  async function end(open: Open, changed: boolean): Promise<void> {
    const { queue, receiver, health } = open
    await queue.drain()
    await receiver.close().catch(() => {})
    await health.settled()
    await releaseEndpoint(database, queue.lease, changed).catch(parts.failed)
    // It may have been leased again after this lease was lost.
    if (queues.get(queue.lease.endpoint_id) === open) queues.delete(queue.lease.endpoint_id)
    loop.wake()
  }

  async function breakOff({ queue, receiver }: Open): Promise<void> {
    await releaseEndpoint(database, queue.lease).catch(parts.failed)
    await receiver.destroy().catch(() => {})
  }

  return {
    leased: () => queues.size,
    async stop() {
      stopping = true
      await loop.stop()
      await within(patience_ms, Promise.all([...queues.values()].map(({ queue }) => close(queue.lease))))
      clearInterval(renewing)
      // The next lease holder repeats attempts that didn't finish in time.
      await Promise.all([...queues.values()].map(breakOff))
    },
  }
}

interface Open {
  queue: EndpointQueue
  receiver: Receiver
  health: Health
  closing: Promise<void> | undefined
}

/** Headers of an attempt now, signed with the secrets that are valid now. */
function signing(lease: Lease, { vault }: Means): (due: Due) => Record<string, string> {
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
