import { isNetwork } from '../../config/places.ts'
import type { Connection } from '../../db/connection.ts'
import { equals, filters, isWord, moment, page } from '../../db/page.ts'
import { rendering, type Stored } from '../../db/render.ts'
import { sql } from '../../db/sql.ts'
import { transaction } from '../../db/transaction.ts'
import { conflict, invalid, notFound, quotable } from '../../errors.ts'
import type { DashboardScope } from '../../http/scopes.ts'
import type { Static } from '../../schema.ts'
import type { Resource } from '../../scope.ts'
import { createKey, restrictKey, revokeKey, rollKey } from '../api-keys.ts'
import { recordAudit } from '../audit.ts'
import { lockAccount } from '../people/people.ts'
import { type Permission, presets } from '../permissions.ts'
import { ApiKey, type ApiKeyQuery, modes, type NewApiKey, type RolledApiKey } from './key-schema.ts'
import { transactOnce } from './once.ts'

const shape = rendering(ApiKey)
type KeyRow = Stored<Static<typeof ApiKey>>

const columns = sql`api_keys.id, mode, name, 'svc_' || mode || '_' as prefix, last_four, array_to_json(scopes) as scopes, created_at, created_by,
  expires_at, revoked_at, last_used_at, restricted_at, array_to_json(allowed_addresses) as allowed_addresses`

/** Each mode is an environment of its own, with its own range of the index. */
export function listApiKeys(scope: DashboardScope, { mode, created_by, ...query }: Static<typeof ApiKeyQuery>) {
  const { live, test } = scope.session
  const environments = mode === undefined ? [live, test] : [scope.session[mode]]
  const conditions = filters([isWord('mode', mode, modes), equals('created_by', created_by)])
  return page(scope, {
    name: `api_keys ${mode} ${created_by}`,
    query,
    json: shape.json,
    rows: (after, tail) => sql`
      select * from (
        select ${columns} from api_keys join environments on environments.id = environment_id
        where environment_id = any (${environments}::integer[])) keys
      where true${conditions}${after} ${tail}`,
  })
}

export function createApiKey(scope: DashboardScope, input: Static<typeof NewApiKey>): Promise<Resource> {
  const { mode, name, expires_at = null, allowed_addresses = null } = input
  requireAddresses(allowed_addresses)
  const scopes = scopesOf(input)
  if (expires_at !== null && moment('expires_at', expires_at) <= Date.now())
    throw invalid('expires_at', 'must be in the future.')
  return transactOnce(scope, async (connection) => {
    await lockAccount(connection, scope)
    await requireRoom(connection, scope.session[mode])
    const { id, key } = await createKey(running(connection), {
      environment_id: scope.session[mode],
      mode,
      name,
      scopes,
      expires_at,
      allowed_addresses,
      created_by: scope.session.user_id,
    })
    const details = { name, scopes, expires_at, ...(allowed_addresses && { allowed_addresses }) }
    await recordAudit(connection, {
      ...scope,
      action: 'api_key.created',
      mode,
      object: { type: 'api_key', id },
      details,
    })
    return resourceOf(await findKey(connection, scope, id), key)
  })
}

/**
 * A new key with the same name, scopes and lifetime, and the same addresses unless others are given. The old one ends after
 * the grace period.
 */
export function rollApiKey(
  scope: DashboardScope,
  old_id: string,
  { grace_hours = 24, allowed_addresses }: Static<typeof RolledApiKey>,
): Promise<Resource> {
  requireAddresses(allowed_addresses)
  return transactOnce(scope, async (connection) => {
    await lockAccount(connection, scope)
    const { mode } = await findKey(connection, scope, old_id)
    await requireRoom(connection, scope.session[mode])
    const rolled = await rollKey(running(connection), old_id, grace_hours, {
      allowed_addresses,
      created_by: scope.session.user_id,
    })
    if (!rolled) throw conflict('api_key_ended', 'This API key has already expired or been revoked.')
    const object = { type: 'api_key', id: old_id }
    const details = { successor: rolled.id, grace_hours, ...(allowed_addresses !== undefined && { allowed_addresses }) }
    await recordAudit(connection, { ...scope, action: 'api_key.rolled', mode, object, details })
    return resourceOf(await findKey(connection, scope, rolled.id), rolled.key)
  })
}

/** In force, of one mode. What has a key of its own is easier to shut out, but nobody keeps an eye on hundreds. */
export const max_keys = 100

/** Must be called with the account locked. */
async function requireRoom(connection: Connection, environment_id: number): Promise<void> {
  const [there] = await connection.query<{ count: number }>(sql`
    select count(*)::integer as count from api_keys
    where environment_id = ${environment_id} and revoked_at is null and (expires_at is null or expires_at > now())`)
  if (there!.count >= max_keys)
    throw conflict('api_key_limit_reached', `You can have at most ${max_keys} API keys in each mode. Revoke one first.`)
}

export function revokeApiKey(scope: DashboardScope, id: string): Promise<Resource> {
  return transaction(scope.database, async (connection) => {
    const before = await findKey(connection, scope, id)
    if (before.revoked_at !== null) return resourceOf(before)
    await revokeKey(running(connection), id)
    await recordAudit(connection, {
      ...scope,
      action: 'api_key.revoked',
      mode: before.mode,
      object: { type: 'api_key', id },
    })
    return resourceOf(await findKey(connection, scope, id))
  })
}

/** A key from an earlier version reads only what its scopes allow from now on. */
export function restrictApiKey(scope: DashboardScope, id: string): Promise<Resource> {
  return transaction(scope.database, async (connection) => {
    const { mode } = await findKey(connection, scope, id)
    if (await restrictKey(running(connection), id))
      await recordAudit(connection, { ...scope, action: 'api_key.restricted', mode, object: { type: 'api_key', id } })
    return resourceOf(await findKey(connection, scope, id))
  })
}

function requireAddresses(words: readonly string[] | null = null): void {
  const wrong = words?.find((word) => !isNetwork(word))
  if (wrong !== undefined)
    throw invalid(
      'allowed_addresses',
      `has ${quotable(wrong)}, which isn't an address or a network such as 203.0.113.0/24.`,
    )
}

function scopesOf({ scopes, preset }: Static<typeof NewApiKey>): readonly Permission[] {
  if (scopes !== undefined && preset !== undefined) throw invalid('preset', "can't be combined with `scopes`.")
  const selection = scopes ?? (preset && presets[preset])
  if (selection === undefined) throw invalid('scopes', 'is required, or `preset`.', 'parameter_missing')
  return selection
}

async function findKey(connection: Connection, { session }: DashboardScope, id: string): Promise<KeyRow> {
  const [row] = await connection.query<KeyRow>(sql`
    select ${columns} from api_keys join environments on environments.id = environment_id
    where api_keys.id = ${id} and environment_id in (${session.live}, ${session.test})`)
  if (!row) throw notFound('API key')
  return row
}

function running(connection: Connection) {
  return { run: connection.query }
}

function resourceOf(row: KeyRow, key?: string): Resource {
  const json = shape.json(row)
  if (key === undefined) return { json, id: row.id }
  return { json: `${json.slice(0, -1)},"key":${JSON.stringify(key)}}`, id: row.id, secret: true }
}
