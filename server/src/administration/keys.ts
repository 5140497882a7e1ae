import { createKey, revokeKey, rollKey } from '../accounts/api-keys.ts'
import { recordAudit } from '../accounts/audit.ts'
import { type Permission, presets } from '../accounts/permissions.ts'
import type { Connection } from '../db/connection.ts'
import { isWord, moment, page } from '../db/page.ts'
import { sql } from '../db/sql.ts'
import { transaction } from '../db/transaction.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import type { Administered, Desk } from '../http/administration.ts'
import { rendering, type Stored } from '../render.ts'
import type { Static } from '../schema.ts'
import { ApiKey, type ApiKeyQuery, modes, type NewApiKey } from './key-schema.ts'
import { transactOnce } from './once.ts'

const shape = rendering(ApiKey)
type KeyRow = Stored<Static<typeof ApiKey>>

const columns = sql`api_keys.id, mode, name, 'svc_' || mode || '_' as prefix, last_four, array_to_json(scopes) as scopes, created_at, created_by,
  expires_at, revoked_at, last_used_at`

/** Each mode is an environment of its own, with its own range of the index. */
export function listApiKeys(desk: Desk, { mode, ...query }: Static<typeof ApiKeyQuery>) {
  const { live, test } = desk.session
  const environments = mode === undefined ? [live, test] : [desk.session[mode]]
  const of_mode = isWord('mode', mode, modes)
  return page(desk, {
    name: `api_keys ${mode}`,
    query,
    json: shape.json,
    rows: (after, tail) => sql`
      select * from (
        select ${columns} from api_keys join environments on environments.id = environment_id
        where environment_id = any (${environments}::integer[])) keys
      where ${of_mode ?? sql`true`}${after} ${tail}`,
  })
}

export function createApiKey(desk: Desk, input: Static<typeof NewApiKey>): Promise<Administered> {
  const { mode, name, expires_at = null } = input
  const scopes = scopesOf(input)
  if (expires_at !== null && moment('expires_at', expires_at) <= Date.now())
    throw invalid('expires_at', 'must be in the future.')
  return transactOnce(desk, async (connection) => {
    const { id, key } = await createKey(running(connection), {
      environment_id: desk.session[mode],
      mode,
      name,
      scopes,
      expires_at,
      created_by: desk.session.user_id,
    })
    const details = { name, scopes, expires_at }
    await recordAudit(connection, {
      ...desk,
      action: 'api_key.created',
      mode,
      object: { type: 'api_key', id },
      details,
    })
    return shown(await findKey(connection, desk, id), key)
  })
}

/** A new key with the same name, scopes and end; the old one ends after the grace. */
export function rollApiKey(desk: Desk, old_id: string, grace_hours: number): Promise<Administered> {
  return transactOnce(desk, async (connection) => {
    const { mode } = await findKey(connection, desk, old_id)
    const rolled = await rollKey(running(connection), old_id, grace_hours, desk.session.user_id)
    if (!rolled) throw conflict('api_key_ended', 'This API key does not work any more.')
    const object = { type: 'api_key', id: old_id }
    const details = { successor: rolled.id, grace_hours }
    await recordAudit(connection, { ...desk, action: 'api_key.rolled', mode, object, details })
    return shown(await findKey(connection, desk, rolled.id), rolled.key)
  })
}

export function revokeApiKey(desk: Desk, id: string): Promise<Administered> {
  return transaction(desk.database, async (connection) => {
    const before = await findKey(connection, desk, id)
    if (before.revoked_at !== null) return shown(before)
    await revokeKey(running(connection), id)
    await recordAudit(connection, {
      ...desk,
      action: 'api_key.revoked',
      mode: before.mode,
      object: { type: 'api_key', id },
    })
    return shown(await findKey(connection, desk, id))
  })
}

function scopesOf({ scopes, preset }: Static<typeof NewApiKey>): readonly Permission[] {
  if (scopes !== undefined && preset !== undefined) throw invalid('preset', 'cannot go with `scopes`.')
  const chosen = scopes ?? (preset && presets[preset])
  if (chosen === undefined) throw invalid('scopes', 'is required, or `preset`.', 'parameter_missing')
  return chosen
}

async function findKey(connection: Connection, { session }: Desk, id: string): Promise<KeyRow> {
  const [row] = await connection.query<KeyRow>(sql`
    select ${columns} from api_keys join environments on environments.id = environment_id
    where api_keys.id = ${id} and environment_id in (${session.live}, ${session.test})`)
  if (!row) throw notFound('API key')
  return row
}

function running(connection: Connection) {
  return { run: connection.query }
}

function shown(row: KeyRow, key?: string): Administered {
  const json = shape.json(row)
  if (key === undefined) return { json, id: row.id }
  return { json: `${json.slice(0, -1)},"key":${JSON.stringify(key)}}`, id: row.id, secret: true }
}
