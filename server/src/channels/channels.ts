import { page } from '../db/page.ts'
import { type Sql, sql } from '../db/sql.ts'
import { conflict, notFound } from '../errors.ts'
import { changeRow, deletedResource, type Noun, naming } from '../events/change-row.ts'
import { write } from '../events/record.ts'
import { type Expectation, requireVersion } from '../http/precondition.ts'
import { firstIdAt, isId, newId, timeOf } from '../ids.ts'
import { rendering, type Stored } from '../render.ts'
import { type Resource, read, type Scope, transact } from '../scope.ts'
import {
  Channel,
  type ChannelChanges,
  type ChannelQuery,
  max_channels,
  max_counted,
  type NewChannel,
} from './schema.ts'

const { json } = rendering(Channel)
type ChannelRow = Omit<Stored<Channel>, 'object'> & { version: number }

const noun: Noun<ChannelRow> = { table: 'channels', find: findChannel, resource: channelResource }

const recent_ms = 7 * 24 * 3600 * 1000

export function listChannels(scope: Scope, query: ChannelQuery) {
  return page(scope, {
    name: 'channels',
    query,
    // What each has is counted.
    walks: true,
    rows: (after, tail) => sql`${channelsOf(scope)}${after} ${tail}`,
    json,
  })
}

export async function getChannel(scope: Scope, id: string): Promise<Resource> {
  return channelResource(await findChannel(scope, id))
}

export function createChannel(scope: Scope, { kind, name, handled_by = 'human' }: NewChannel): Promise<Resource> {
  const id = newId('channel')
  const at = timeOf(id)
  const times = { created_at: at, updated_at: at }
  const channel = channelResource({ id, kind, name, handled_by, recent_conversations: 0, ...times, version: 1 })
  return transact(scope, async (scope) => {
    if ((await channelsThere(scope)).length >= max_channels)
      throw conflict('channel_limit_reached', `You can have at most ${max_channels} channels. Delete one first.`)
    await write(
      scope,
      sql`change as (
        insert into channels (environment_id, id, kind, name, handled_by, created_at, updated_at)
        values (${scope.environment_id}, ${id}, ${kind}, ${name}, ${handled_by}, ${at}, ${at}) returning id)`,
      [],
      channel,
    )
    return channel
  })
}

export function updateChannel(
  scope: Scope,
  id: string,
  changes: ChannelChanges,
  expected: Expectation,
): Promise<Resource> {
  return changeRow(scope, noun, id, expected, () => ({ set: changes, condition: sql`deleted_at is null` }))
}

/** Its conversations stay and keep its ID. */
export function deleteChannel(scope: Scope, id: string, is_forced: boolean, expected: Expectation): Promise<Resource> {
  return transact(scope, async (scope) => {
    const there = await channelsThere(scope)
    // Waits for conversations that are being started in it. Later ones wait for this and find it deleted.
    await scope.connection!.query(
      sql`select from channels where environment_id = ${scope.environment_id} and id = ${id} for update`,
    )
    const before = await findChannel(scope, id)
    requireVersion(expected, before.version)
    if (there.every((one) => one.id === id || one.kind !== 'api'))
      throw conflict(
        'channel_required',
        'Conversations that name no channel come in through the last API channel. Create another one first.',
      )
    if (!is_forced && (await isInUse(scope, id)))
      throw conflict(
        'channel_in_use',
        'The channel has conversations that are not resolved. Resolve them first, or add `force=true`: they stay open.',
      )
    const deleted = deletedResource('channel', id)
    await write(
      naming(scope, before),
      sql`change as (
        update channels set deleted_at = now() where environment_id = ${scope.environment_id} and id = ${id} returning id)`,
      [],
      deleted,
    )
    return deleted
  })
}

/** Locks the environment's row, so that of two at once, the second counts what the first changed. */
async function channelsThere({ connection, environment_id }: Scope): Promise<{ id: string; kind: string }[]> {
  await connection!.query(sql`select from environments where id = ${environment_id} for no key update`)
  return connection!.query(
    sql`select id, kind from channels where environment_id = ${environment_id} and deleted_at is null`,
  )
}

/** Whether it has unresolved conversations. While conversations of earlier versions have no channel yet, it may. */
async function isInUse(scope: Scope, id: string): Promise<boolean> {
  const rows = await read(
    scope,
    sql`
    (select from conversations
      where environment_id = ${scope.environment_id} and channel_id = ${id} and status in ('open', 'pending', 'snoozed') limit 1)
    union all
    select from channel_backfills where environment_id = ${scope.environment_id} and channel_id = ${id}`,
  )
  return rows.length > 0
}

async function findChannel(scope: Scope, id: string): Promise<ChannelRow> {
  if (!isId('channel', id)) throw notFound('channel')
  const [row] = await read<ChannelRow>(scope, sql`${channelsOf(scope)} and id = ${id}`)
  if (!row) throw notFound('channel')
  return row
}

function channelsOf({ environment_id }: Scope): Sql {
  return sql`
    select id, kind, name, handled_by, created_at, updated_at, version, (
      select count(*)::integer from (
        select from conversations
        where environment_id = channels.environment_id and channel_id = channels.id and status in ('open', 'pending', 'snoozed', 'resolved')
          and conversations.id >= ${firstIdAt('conversation', Date.now() - recent_ms)}
        limit ${max_counted}::integer) recent) as recent_conversations
    from channels where environment_id = ${environment_id} and deleted_at is null`
}

/** What is counted changes without a new version. */
function channelResource(row: ChannelRow): Resource {
  return { json: json(row), id: row.id, version: row.version, volatile: true }
}
