import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { newId, timeOf } from '../ids.ts'
import { parseNetwork } from '../outbound/cidr.ts'
import type { Mode } from '../scope.ts'
import { disclosuresOf } from './disclosures.ts'
import { hashOfKey, newKey } from './key-format.ts'
import { expand, type Permission } from './permissions.ts'

export interface NewKey {
  environment_id: number
  mode: Mode
  name: string | null
  scopes: readonly Permission[]
  expires_at: string | null
  /** The addresses and networks it may be used from. Null for any. */
  allowed_addresses?: readonly string[] | null
  /** The user who created it in the dashboard. */
  created_by?: string
}

export interface RollChoice {
  created_by?: string
  /** If they differ from the old key's. */
  allowed_addresses?: readonly string[] | null | undefined
}

/** The database, or a connection inside a transaction. */
type Runner = Pick<Database, 'run'>

/** Creates a key. Returns its text, which is never shown again: the database stores only its hash. */
export async function createKey(
  database: Runner,
  { environment_id, mode, name, scopes, expires_at, allowed_addresses = null, created_by }: NewKey,
) {
  const id = newId('api_key')
  const key = newKey(mode)
  await database.run(sql`
    insert into api_keys (id, environment_id, name, hash, last_four, scopes, created_at, expires_at, created_by, restricted_at,
      allowed_addresses)
    values (${id}, ${environment_id}, ${name}, decode(${hashOfKey(key)}, 'hex'), ${key.slice(-4)}, ${scopes}, ${timeOf(id)}, ${expires_at},
      ${created_by ?? null}, ${timeOf(id)}, ${allowed_addresses}::text[])`)
  return { id, key }
}

export interface KeyRow {
  id: string
  account_id: string
  mode: Mode
  name: string | null
  last_four: string
  scopes: Permission[]
  created_at: string
  expires_at: string | null
  revoked_at: string | null
  last_used_at: string | null
  allowed_addresses: string[] | null
}

export async function listKeys(database: Database, account_id: string): Promise<KeyRow[]> {
  const rows = await database.run<KeyRow & { scopes: string; allowed_addresses: string | null }>(sql`
    select api_keys.id, account_id, mode, name, last_four, array_to_json(scopes) as scopes, api_keys.created_at, expires_at, revoked_at, last_used_at,
      array_to_json(allowed_addresses) as allowed_addresses
    from api_keys join environments on environments.id = environment_id
    where account_id = ${account_id} order by api_keys.id`)
  return rows.map((row) => ({
    ...row,
    scopes: JSON.parse(row.scopes),
    allowed_addresses: row.allowed_addresses && JSON.parse(row.allowed_addresses),
  }))
}

/** The key's name for the audit log. */
export async function ownerOfKey(database: Runner, id: string) {
  const [row] = await database.run<{ account_id: string; mode: Mode; revoked_at: string | null }>(sql`
    select account_id, mode, revoked_at from api_keys join environments on environments.id = environment_id where api_keys.id = ${id}`)
  return row
}

/** Returns whether the key exists. A key that was already revoked stays as it is. */
export async function revokeKey(database: Runner, id: string): Promise<boolean> {
  const rows = await database.run(
    sql`update api_keys set revoked_at = coalesce(revoked_at, now()) where id = ${id} returning id`,
  )
  return rows.length > 0
}

/** For keys that a command creates for itself: revoked ones would stay in the list forever. */
export async function deleteKey(database: Runner, id: string): Promise<void> {
  await database.run(sql`delete from api_keys where id = ${id}`)
}

/**
 * Replaces a key with a new one of the same principal, with the same name, scopes, lifetime and, unless others are given,
 * addresses. The old key works until the end of the grace period. One statement, so that a key never ends without its
 * successor.
 */
export async function rollKey(
  database: Runner,
  old_id: string,
  grace_hours: number,
  { created_by, allowed_addresses }: RollChoice = {},
) {
  const [old] = await database.run<{ mode: Mode }>(
    sql`select mode from api_keys join environments on environments.id = environment_id where api_keys.id = ${old_id}`,
  )
  if (!old) return undefined
  const id = newId('api_key')
  const key = newKey(old.mode)
  const addresses = allowed_addresses === undefined ? sql`allowed_addresses` : sql`${allowed_addresses}::text[]`
  const rows = await database.run(sql`
    with old as (
      select id, environment_id, name, scopes, expires_at, restricted_at, allowed_addresses, coalesce(principal, id) as principal from api_keys
      where id = ${old_id} and revoked_at is null and coalesce(expires_at > now(), true) for update),
    -- Not that of a key that was rolled before: it ends with its grace period.
    newest as (
      select api_keys.expires_at - api_keys.created_at as lifetime from api_keys, old
      where api_keys.id = old.principal or api_keys.principal = old.principal order by api_keys.id desc limit 1),
    ending as (
      update api_keys set expires_at = least(api_keys.expires_at, now() + make_interval(hours => ${grace_hours}))
      from old where api_keys.id = old.id)
    insert into api_keys (id, environment_id, name, hash, last_four, scopes, created_at, expires_at, created_by, restricted_at, principal,
      allowed_addresses)
    select ${id}, environment_id, name, decode(${hashOfKey(key)}, 'hex'), ${key.slice(-4)}, scopes, ${timeOf(id)}::timestamptz,
      ${timeOf(id)}::timestamptz + lifetime, ${created_by ?? null}, restricted_at, principal, ${addresses}
    from old, newest returning id`)
  return rows.length > 0 ? { id, key } : undefined
}

/** From now on, it reads only what its scopes allow. Returns whether the key exists and could read more. */
export async function restrictKey(database: Runner, id: string): Promise<boolean> {
  const rows = await database.run(
    sql`update api_keys set restricted_at = now() where id = ${id} and restricted_at is null returning id`,
  )
  return rows.length > 0
}

/** What authentication needs to know about a key, by the hash of its text. */
export async function findKey(database: Database, hash: string) {
  const [row] = await database.read<StoredKey>(sql`
    select api_keys.id, api_keys.name, restricted_at, coalesce(principal, api_keys.id) as principal, environment_id,
      array_to_json(scopes) as scopes, array_to_json(allowed_addresses) as allowed_addresses,
      revoked_at, coalesce(expires_at <= now(), false) as expired, mode, account_id, suspended_at,
      coalesce(last_used_at < now() - interval '1 minute', true) as use_unnoted
    from api_keys join environments on environments.id = environment_id join accounts on accounts.id = account_id
    where hash = decode(${hash}, 'hex')`)
  if (!row) return undefined
  // Nobody waits for it, and the next request makes up for a failure.
  if (row.use_unnoted) noteUse(database, row.id).catch(() => {})
  const { id, name, principal, environment_id, account_id, mode, scopes } = row
  const permissions = expand(JSON.parse(scopes))
  const disclosed = disclosuresOf(permissions, row.restricted_at)
  const actor = { type: 'api_key', id, name } as const
  const networks =
    row.allowed_addresses === null ? null : (JSON.parse(row.allowed_addresses) as string[]).map(parseNetwork)
  const what = { environment_id, account_id, mode, permissions, disclosed, networks }
  return { ...row, caller: { holder: id, principal, actor, ...what } }
}

/** Those of these keys that are still valid. */
export async function livingKeys(database: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await database.run<{ id: string }>(sql`
    select api_keys.id from api_keys join environments on environments.id = environment_id join accounts on accounts.id = account_id
    where api_keys.id = any (${ids}::text[])
      and revoked_at is null and coalesce(expires_at > now(), true) and suspended_at is null`)
  return new Set(rows.map(({ id }) => id))
}

interface StoredKey {
  id: string
  name: string | null
  principal: string
  environment_id: number
  account_id: string
  mode: Mode
  scopes: string
  allowed_addresses: string | null
  restricted_at: string | null
  revoked_at: string | null
  expired: boolean
  suspended_at: string | null
  use_unnoted: boolean
}

/** Records that a key was used, to the minute, so that not every request costs a write. */
async function noteUse(database: Database, id: string): Promise<void> {
  await database.write(sql`update api_keys set last_used_at = now() where id = ${id}`)
}
