import { page } from '../db/page.ts'
import { type Sql, sql } from '../db/sql.ts'
import { notFound } from '../errors.ts'
import { changeRow, type Noun } from '../events/change-row.ts'
import type { Expectation } from '../http/precondition.ts'
import { firstIdAt, isId } from '../ids.ts'
import { rendering, type Stored } from '../render.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import { Channel, type ChannelChanges, type ChannelQuery, max_counted } from './schema.ts'

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

export function updateChannel(
  scope: Scope,
  id: string,
  changes: ChannelChanges,
  expected: Expectation,
): Promise<Resource> {
  return changeRow(scope, noun, id, expected, () => ({ set: changes }))
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
        where environment_id = channels.environment_id and channel = kind and conversations.id >= ${firstIdAt('conversation', Date.now() - recent_ms)}
        limit ${max_counted}::integer) recent) as recent_conversations
    from channels where environment_id = ${environment_id}`
}

/** What is counted changes without a new version. */
function channelResource(row: ChannelRow): Resource {
  return { json: json(row), id: row.id, version: row.version, volatile: true }
}
