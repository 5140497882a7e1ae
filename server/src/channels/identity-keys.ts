import { newToken } from '../accounts/tokens.ts'
import { page } from '../db/page.ts'
import { rendering } from '../db/render.ts'
import { sql } from '../db/sql.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { deletedResource } from '../events/change-row.ts'
import { write } from '../events/record.ts'
import { isId, newId, timeOf } from '../ids.ts'
import { type Resource, read, type Scope, transact } from '../scope.ts'
import { IdentityKey, type IdentityKeyQuery, max_identity_keys } from './identity-key-schema.ts'
import { getChannelKind } from './row.ts'

const { columns, json } = rendering(IdentityKey)

export function keyPlace(environment_id: number, id: string): string {
  return `identity_keys ${environment_id} ${id}`
}

export async function listIdentityKeys(scope: Scope, channel_id: string, query: IdentityKeyQuery) {
  await requireWidget(scope, channel_id)
  return page(scope, {
    name: `identity keys of ${channel_id}`,
    query,
    rows: (after, tail) => sql`
      select ${columns} from identity_keys
      where environment_id = ${scope.environment_id} and channel_id = ${channel_id}${after} ${tail}`,
    json,
  })
}

/** The key is in this response only: nobody can read it again. */
export async function createIdentityKey(scope: Scope, channel_id: string): Promise<Resource> {
  await requireWidget(scope, channel_id)
  const id = newId('identity_key')
  const key = `svc_identity_${newToken()}`
  const row = { id, channel_id, last_four: key.slice(-4), created_at: timeOf(id) }
  const json_with_key = JSON.stringify({ ...JSON.parse(json(row)), key })
  const result = { json: json_with_key, id, secret: true }
  return transact(scope, async (scope) => {
    // Of two at once, the second counts the first.
    await scope.connection!.query(sql`
      select from channels where environment_id = ${scope.environment_id} and id = ${channel_id} for no key update`)
    const there = await read(
      scope,
      sql`select from identity_keys where environment_id = ${scope.environment_id} and channel_id = ${channel_id}`,
    )
    if (there.length >= max_identity_keys)
      throw conflict(
        'identity_key_limit_reached',
        `A channel can have ${max_identity_keys} identity keys: the one in use, and its successor. Delete one first.`,
      )
    const sealed = scope.vault.seal(key, keyPlace(scope.environment_id, id))
    await write(
      scope,
      sql`change as (
        insert into identity_keys (environment_id, id, channel_id, last_four, key, created_at)
        values (${scope.environment_id}, ${id}, ${channel_id}, ${row.last_four}, ${sealed}, ${row.created_at}) returning id)`,
      [],
      result,
    )
    return result
  })
}

/** Identities that were signed with it are no longer accepted, and the sessions that began with one end. */
export async function deleteIdentityKey(scope: Scope, channel_id: string, id: string): Promise<Resource> {
  await requireWidget(scope, channel_id)
  if (!isId('identity_key', id)) throw notFound('identity key')
  const deleted = deletedResource('identity_key', id)
  const rows = await write(
    scope,
    sql`change as (
      delete from identity_keys
      where environment_id = ${scope.environment_id} and channel_id = ${channel_id} and id = ${id} returning id)`,
    [],
    deleted,
  )
  if (rows.length === 0) throw notFound('identity key')
  return deleted
}

/** A key, opened. */
export interface IdentitySecret {
  readonly id: string
  readonly key: string
}

/** The channel's keys, newest first. */
export async function openIdentityKeys(
  { database, vault }: Pick<Scope, 'database' | 'vault'>,
  environment_id: number,
  channel_id: string,
): Promise<IdentitySecret[]> {
  const rows = await database.read<{ id: string; key: string }>(sql`
    select id, encode(key, 'base64') as key from identity_keys where environment_id = ${environment_id} and channel_id = ${channel_id}
    order by id desc`)
  return rows.map(({ id, key }) => ({ id, key: vault.open(Buffer.from(key, 'base64'), keyPlace(environment_id, id)) }))
}

async function requireWidget(scope: Scope, channel_id: string): Promise<void> {
  if ((await getChannelKind(scope, channel_id)) === 'widget') return
  throw invalid('channel_id', 'must be a channel of kind widget: only its visitors have identities.')
}
