import { hash } from 'node:crypto'
import { sql } from '../db/sql.ts'
import { connectionsTo, openWire } from '../outbound/http-call.ts'
import { parseAllowed } from '../outbound/public-address.ts'
import type { Means } from '../scope.ts'
import { pushKeys, webPush } from './push-keys.ts'

export interface Subscription {
  user_id: string
  id: string
  endpoint: string
  p256dh: string
  auth: string
}

const timeout_ms = 10_000
/** Later it would only surprise. */
const ttl_s = 12 * 3600
/** A browser that can't be reached for that long doesn't come back. */
const max_failures = 50

/** Sends one push: encrypted for the browser, so that its push service can't read it. A subscription that ended is removed. */
export async function sendPush(
  services: Means,
  { user_id, id, endpoint, p256dh, auth }: Subscription,
  payload: string,
  tag: string,
): Promise<'sent' | 'gone' | 'failed'> {
  const { database, settings } = services
  const keys = await pushKeys(services)
  const { headers, body } = (await webPush()).generateRequestDetails(
    { endpoint, keys: { p256dh, auth: Buffer.from(auth, 'base64').toString('base64url') } },
    payload,
    {
      vapidDetails: {
        subject: settings.public_url.startsWith('https:') ? settings.public_url : 'mailto:push@parley.invalid',
        publicKey: keys.public_key,
        privateKey: keys.private_key,
      },
      TTL: ttl_s,
      urgency: 'high',
      // Of several that wait for a browser that is off, only the newest comes.
      topic: hash('sha256', tag, 'base64url').slice(0, 32),
      contentEncoding: 'aes128gcm',
    },
  )
  const url = new URL(endpoint)
  const allowed = parseAllowed(settings.push_allowed_networks, settings.own_place)
  const wire = openWire((to) => connectionsTo(to, { allowed, mode: 'live' }))
  try {
    const named = Object.entries(headers).map(([name, value]) => [name, String(value)])
    const call = { method: 'POST', url, headers: Object.fromEntries(named), body }
    const { status } = await wire.send(call, timeout_ms)
    if (status === 404 || status === 410) {
      await database.run(sql`delete from push_subscriptions where user_id = ${user_id} and id = ${id}`)
      return 'gone'
    }
    const is_sent = status !== null && status >= 200 && status < 300
    await database.run(sql`
      update push_subscriptions set failures = ${is_sent ? sql`0` : sql`failures + 1`}
      where user_id = ${user_id} and id = ${id} and (failures > 0 or ${!is_sent}::boolean)`)
    if (!is_sent)
      await database.run(sql`
        delete from push_subscriptions where user_id = ${user_id} and id = ${id} and failures >= ${max_failures}::integer`)
    return is_sent ? 'sent' : 'failed'
  } finally {
    await wire.close()
  }
}
