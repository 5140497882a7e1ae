import assert from 'node:assert/strict'
import { verify, type WebhookHeaders, WebhookVerificationError } from '../../sdk/src/verify.ts'
import { newId } from '../../server/src/ids.ts'
import { newSecret, signer } from '../../server/src/outbound/sign.ts'
import type { Received } from '../../server/src/testing/receiver.ts'
import { type Client, eventually } from '../../server/src/testing/service.ts'
import type { Clock } from './clock.ts'
import { onDatabase } from './on-database.ts'
import { told } from './webhooks.ts'

/** A receiver that holds all requests until it is released. */
export function holding() {
  const released = Promise.withResolvers<void>()
  let waiting = 0
  let max = 0
  return {
    release: released.resolve,
    max: () => max,
    async answer() {
      max = Math.max(max, ++waiting)
      await released.promise
      waiting--
      return { status: 200 }
    },
  }
}

/** Waits until each contact has arrived `often` times, and asserts that none arrived more often. Returns when. */
export async function arrived(what: string, requests: Received[], contacts: string[], often = 1): Promise<number[][]> {
  const times = () => {
    const all = arrivals(requests)
    return contacts.map((id) => all.get(id) ?? [])
  }
  await eventually(() => {
    const missing = times().filter(({ length }) => length < often).length
    assert.equal(missing, 0, `${what} did not come ${often} times: ${missing} of ${contacts.length}`)
  })
  for (const { length } of times()) assert.equal(length, often, `${what} came ${length} times`)
  return times()
}

/** Rejected deliveries were retried, and not before they were due: 5 s ± 20 % after the response. Returns the delays. */
export async function retried(requests: Received[], contacts: string[]): Promise<number[]> {
  const times = await arrived('what failed', requests, contacts, 2)
  return times.map(([first, second]) => {
    const after_ms = second! - first!
    assert.ok(after_ms >= 4000, `what failed was made again after ${after_ms} ms`)
    return after_ms
  })
}

/** When the creation of each contact was delivered. */
function arrivals(requests: Received[]): Map<string, number[]> {
  const times = new Map<string, number[]>()
  for (const request of requests) {
    const { type, data } = told(request)
    if (type !== 'contact.created') continue
    times.set(data.object.id, [...(times.get(data.object.id) ?? []), request.at.getTime()])
  }
  return times
}

/** The conversation wakes once, and not before its snooze ends. Returns how late. */
export async function wakes(
  api: Client,
  path: string,
  until: Date,
  requests: Received[],
  patience_ms?: number,
): Promise<number> {
  await eventually(async () => {
    assert.equal((await api.get(path)).body.status, 'pending', 'the conversation did not wake')
  }, patience_ms)
  const woken = await eventually(() => {
    const changes = requests.filter((request) => {
      const { type, data } = told(request)
      return type === 'conversation.status_changed' && path.endsWith(data.object.id) && data.object.status === 'pending'
    })
    assert.equal(changes.length, 1, `it was told ${changes.length} times that the conversation woke`)
    return changes[0]!.at.getTime()
  })
  const late = woken - until.getTime()
  assert.ok(late >= 0, `the conversation woke ${-late} ms early`)
  return late
}

/** A replayed delivery is attempted immediately. */
export async function replays(
  api: Client,
  { id, requests }: { id: string; requests: Received[] },
  patience_ms?: number,
): Promise<void> {
  const path = `/webhook_endpoints/${id}/deliveries`
  // It's recorded a moment after the response.
  const { id: delivery, event_id } = await eventually(async () => {
    const { body } = await api.get(`${path}?status=delivered&event_type=message.created&limit=1`)
    assert.equal(body.data.length, 1, 'nothing was delivered')
    return body.data[0]
  }, patience_ms)
  assert.equal((await api.post(`${path}/${delivery}/replay`)).status, 200)
  await eventually(() => {
    const times = requests.filter((request) => told(request).id === event_id).length
    assert.equal(times, 2, 'a delivery was not replayed')
  }, patience_ms)
}

/** The first owner of the endpoint still holds it after this many renewals. */
export async function leasedOnce(database_url: string, endpoint_id: string, renewals: number): Promise<void> {
  const seen = new Set<string>()
  await eventually(async () => {
    const [row] = await onDatabase(
      database_url,
      `select leased_until::text from webhook_queues where endpoint_id = '${endpoint_id}'`,
    )
    if (row!.leased_until !== null) seen.add(row!.leased_until!)
    assert.ok(seen.size > renewals, 'the lease was not renewed')
  })
  const rows = await onDatabase(
    database_url,
    `select lease_token, leased_until > now() as leased from webhook_queues where endpoint_id = '${endpoint_id}'`,
  )
  const { lease_token, leased } = rows[0]!
  assert.equal(lease_token, '1', `the endpoint was leased ${lease_token} times`)
  assert.ok(leased, 'the lease ran out')
}

/** Events have unique ids and sequence numbers without gaps. Messages are listed and delivered in the order they were sent. */
export async function isInOrder(api: Client, path: string, said: string[], requests: Received[]): Promise<void> {
  const events = await all(api, '/events?limit=100')
  const sequences = events.map(({ sequence }) => Number(sequence))
  assert.deepEqual(
    sequences,
    Array.from(sequences.keys(), (n) => n + 1),
    'numbers of events have a gap',
  )
  assert.equal(new Set(events.map(({ id }) => id)).size, events.length, 'two events have one id')
  const messages = await all(api, `${path}/messages?order=asc&limit=100`)
  assert.deepEqual(
    messages.map(({ id }) => id),
    said,
    'messages do not come back as they were said',
  )
  const heard = requests.map(told).filter(({ type }) => type === 'message.created')
  const first = new Set(heard.map(({ data }) => data.object.id))
  assert.deepEqual([...first], said, 'messages were not told as they were said')
}

async function all(api: Client, path: string): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = []
  let cursor = ''
  for (;;) {
    const { body } = await api.get(`${path}${cursor}`)
    found.push(...body.data)
    if (!body.has_more) return found
    cursor = `&cursor=${encodeURIComponent(body.next_cursor)}`
  }
}

export type Verify = typeof verify

/** Signed with both secrets, at a time that one of the processes' clocks showed between `since` and the arrival. */
export async function isSigned(
  { body, headers, at }: Received,
  since: number,
  secrets: Record<string, string>,
  clocks: Clock[],
): Promise<void> {
  const signed_at = Number(headers['webhook-timestamp']) * 1000
  const is_known = clocks.some(({ known }) =>
    known.some((seconds) => {
      const by_ours = signed_at - seconds * 1000
      // Timestamps are whole seconds.
      return by_ours > since - 1000 && by_ours <= at.getTime()
    }),
  )
  assert.ok(is_known, `a delivery was signed at ${new Date(signed_at).toISOString()}, by no clock`)
  for (const [name, secret] of Object.entries(secrets)) {
    const known = await outcome(verify, body, headers, secret, { now: new Date(signed_at) })
    assert.equal(known, 'taken', `a delivery is not signed with ${name}`)
  }
}

interface Message {
  body: string | Buffer
  headers: WebhookHeaders
  secret: string
}

const tolerances = [undefined, 0, 1, 30, 300, 86_400]

/** Accepts a signature exactly within the tolerance, to the millisecond. Returns how many moments were checked. */
export async function isExact(check: Verify, { body, headers, secret }: Message = someMessage()): Promise<number> {
  const at = Number((headers as Record<string, string>)['webhook-timestamp']) * 1000
  let tried = 0
  for (const tolerance_seconds of tolerances) {
    const tolerance_ms = (tolerance_seconds ?? 300) * 1000
    for (const edge of [-tolerance_ms, tolerance_ms])
      for (const ms of [edge - 1000, edge - 1, edge, edge + 1, edge + 1000]) {
        const right = ms > tolerance_ms ? 'timestamp_too_old' : ms < -tolerance_ms ? 'timestamp_too_new' : 'taken'
        const known = await outcome(check, body, headers, secret, { tolerance_seconds, now: new Date(at + ms) })
        assert.equal(known, right, `${tolerance_ms / 1000} s of tolerance, after ${ms} ms: ${known}`)
        tried++
      }
  }
  return tried
}

function outcome(check: Verify, ...request: Parameters<Verify>): Promise<string> {
  return check(...request).then(
    () => 'taken',
    (error: unknown) => {
      if (error instanceof WebhookVerificationError) return error.reason
      throw error
    },
  )
}

function someMessage(): Message {
  const secret = newSecret()
  const id = newId('event')
  const body = JSON.stringify({ object: 'event', id })
  return { body, headers: signer([secret])(id, Math.floor(Date.now() / 1000), body), secret }
}
