import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { newId, timeOf } from '../ids.ts'
import type { Mode } from '../scope.ts'
import { hashOfKey, newKey } from './key-format.ts'
import { expand, type Permission } from './permissions.ts'

export interface NewKey {
  environment_id: number
  mode: Mode
  name: string | null
  scopes: readonly Permission[]
  expires_at: string | null
  /** Who made it in the dashboard. */
  created_by?: string
}

/** The database, or a connection in the middle of a transaction. */
type Runner = Pick<Database, 'run'>

/** Makes a key. Its text is answered here and never again: the database holds its hash. */
export async function createKey(
  database: Runner,
  { environment_id, mode, name, scopes, expires_at, created_by }: NewKey,
) {
  const id = newId('api_key')
  const key = newKey(mode)
  await database.run(sql`
    insert into api_keys (id, environment_id, name, hash, last_four, scopes, created_at, expires_at, created_by)
    values (${id}, ${environment_id}, ${name}, decode(${hashOfKey(key)}, 'hex'), ${key.slice(-4)}, ${scopes}, ${timeOf(id)}, ${expires_at},
      ${created_by ?? null})`)
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
}

export async function listKeys(database: Database, account_id: string): Promise<KeyRow[]> {
  const rows = await database.run<KeyRow & { scopes: string }>(sql`
    select api_keys.id, account_id, mode, name, last_four, array_to_json(scopes) as scopes, api_keys.created_at, expires_at, revoked_at, last_used_at
    from api_keys join environments on environments.id = environment_id
    where account_id = ${account_id} order by api_keys.id`)
  return rows.map((row) => ({ ...row, scopes: JSON.parse(row.scopes) }))
}

/** Answers whether there was such a key; one that was revoked already stays as it is. */
export async function revokeKey(database: Runner, id: string): Promise<boolean> {
  const rows = await database.run(
    sql`update api_keys set revoked_at = coalesce(revoked_at, now()) where id = ${id} returning id`,
  )
  return rows.length > 0
}

/**
 * Replaces a key by a new one with the same name, scopes and end; the old one works for the grace period still. One statement:
 * there is never an ended key without its successor.
 */
export async function rollKey(database: Runner, old_id: string, grace_hours: number, created_by: string | null = null) {
  const [old] = await database.run<{ mode: Mode }>(
    sql`select mode from api_keys join environments on environments.id = environment_id where api_keys.id = ${old_id}`,
  )
  if (!old) return undefined
  const id = newId('api_key')
  const key = newKey(old.mode)
  const made = await database.run(sql`
    with old as (
      select id, environment_id, name, scopes, expires_at from api_keys
      where id = ${old_id} and revoked_at is null and coalesce(expires_at > now(), true) for update),
    ending as (
      update api_keys set expires_at = least(api_keys.expires_at, now() + make_interval(hours => ${grace_hours}))
      from old where api_keys.id = old.id)
    insert into api_keys (id, environment_id, name, hash, last_four, scopes, created_at, expires_at, created_by)
    select ${id}, environment_id, name, decode(${hashOfKey(key)}, 'hex'), ${key.slice(-4)}, scopes, ${timeOf(id)}::timestamptz, expires_at, ${created_by}
    from old returning id`)
  return made.length > 0 ? { id, key } : undefined
}

/** What authentication needs to know of a key, by the hash of its text. */
export async function findKey(database: Database, hash: string) {
  const [row] = await database.read<FoundKey>(sql`
    select api_keys.id, api_keys.name, environment_id, array_to_json(scopes) as scopes, revoked_at, coalesce(expires_at <= now(), false) as expired,
      mode, account_id, suspended_at, coalesce(last_used_at < now() - interval '1 minute', true) as use_unnoted
    from api_keys join environments on environments.id = environment_id join accounts on accounts.id = account_id
    where hash = decode(${hash}, 'hex')`)
  if (!row) return undefined
  // Nobody waits for it, and a failure is made good by the next request.
  if (row.use_unnoted) noteUse(database, row.id).catch(() => {})
  const { id, name, environment_id, account_id, mode, scopes } = row
  const permissions = expand(JSON.parse(scopes))
  const actor = { type: 'api_key', id, name } as const
  return { ...row, caller: { holder: id, actor, environment_id, account_id, mode, permissions } }
}

/** Which of these keys still open something. */
export async function livingKeys(database: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await database.run<{ id: string }>(sql`
    select api_keys.id from api_keys join environments on environments.id = environment_id join accounts on accounts.id = account_id
    where api_keys.id = any (${ids}::text[])
      and revoked_at is null and coalesce(expires_at > now(), true) and suspended_at is null`)
  return new Set(rows.map(({ id }) => id))
}

interface FoundKey {
  id: string
  name: string | null
  environment_id: number
  account_id: string
  mode: Mode
  scopes: string
  revoked_at: string | null
  expired: boolean
  suspended_at: string | null
  use_unnoted: boolean
}

/** Notes that a key is in use, to the minute: its use must not cost a write per request. */
async function noteUse(database: Database, id: string): Promise<void> {
  await database.write(sql`update api_keys set last_used_at = now() where id = ${id}`)
}
