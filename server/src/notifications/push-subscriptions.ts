import { recordAudit } from '../accounts/audit.ts'
import { sql } from '../db/sql.ts'
import { transaction } from '../db/transaction.ts'
import { type ApiError, invalid, notFound } from '../errors.ts'
import type { DashboardScope } from '../http/scopes.ts'
import { newId, timeOf } from '../ids.ts'
import { checkUrl, parseAllowed, resolverFor } from '../outbound/public-address.ts'
import type { Resource } from '../scope.ts'
import { pushKeys } from './push-keys.ts'
import type { NewPushSubscription } from './push-schema.ts'

// More than anybody has browsers: the oldest makes room.
const max_per_user = 20

export async function getPushKey(scope: DashboardScope): Promise<Resource> {
  const { public_key } = await pushKeys(scope)
  return { json: JSON.stringify({ object: 'push_key', public_key }) }
}

/** From now on this browser gets the person's pushes, until its session ends. The same browser again is the same subscription. */
export async function subscribe(scope: DashboardScope, { endpoint, keys }: NewPushSubscription): Promise<Resource> {
  const { settings, session } = scope
  const { user_id } = session
  const allowed = parseAllowed(settings.push_allowed_networks, settings.own_place)
  await checkUrl(endpoint, 'live', allowed, resolverFor(allowed), 'PUSH_ALLOWED_NETWORKS').catch((error: ApiError) => {
    throw invalid('endpoint', error.message.replace(/^`url` /, ''), error.code)
  })
  // An uncompressed point of the curve P-256, and 16 secret bytes (RFC 8291).
  const [point, auth] = [Buffer.from(keys.p256dh, 'base64url'), Buffer.from(keys.auth, 'base64url')]
  if (point.length !== 65 || point[0] !== 4) throw invalid('keys.p256dh', "isn't a public key of a browser.")
  if (auth.length !== 16) throw invalid('keys.auth', 'must have 16 bytes.')
  const id = newId('push_subscription')
  return transaction(scope.database, async (connection) => {
    await connection.query(sql`select from users where id = ${user_id} for no key update`)
    const [row] = await connection.query<{ id: string; is_new: boolean }>(sql`
      insert into push_subscriptions (user_id, id, session_id, endpoint, p256dh, auth, created_at)
      values (${user_id}, ${id}, ${session.id}, ${endpoint}, ${keys.p256dh}, ${auth}::bytea, ${timeOf(id)})
      on conflict (user_id, endpoint) do update
        set session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth, failures = 0
      returning id, xmax = 0 as is_new`)
    const object = { type: 'push_subscription', id: row!.id }
    if (row!.is_new) await recordAudit(connection, { ...scope, action: 'push_subscription.created', object })
    await connection.query(sql`
      delete from push_subscriptions where user_id = ${user_id} and id in (
        select id from push_subscriptions where user_id = ${user_id} order by id desc offset ${max_per_user}::integer)`)
    // Somebody else may have signed in to this browser before: it is theirs no longer.
    await connection.query(sql`delete from push_subscriptions where endpoint = ${endpoint} and user_id <> ${user_id}`)
    return {
      id: row!.id,
      json: JSON.stringify({ object: 'push_subscription', id: row!.id, created_at: timeOf(row!.id) }),
    }
  })
}

export async function unsubscribe({ database, session }: DashboardScope, id: string): Promise<Resource> {
  const rows = await database.run(
    sql`delete from push_subscriptions where user_id = ${session.user_id} and id = ${id} returning id`,
  )
  if (rows.length === 0) throw notFound('push subscription')
  return { id, json: JSON.stringify({ object: 'push_subscription', id, deleted: true }) }
}
