import { page } from '../db/page.ts'
import { join, type Sql, sql, verbatim } from '../db/sql.ts'
import { conflict, invalid } from '../errors.ts'
import { changeRow, deletedResource, type Noun, naming } from '../events/change-row.ts'
import { write } from '../events/record.ts'
import { hoursGone, requireHours } from '../hours/hours.ts'
import { type Expectation, requireVersion } from '../http/precondition.ts'
import { newId, timeOf } from '../ids.ts'
import { lockEnvironment, type Resource, read, type Scope, transact } from '../scope.ts'
import { requireTeam } from '../teams/require-team.ts'
import type { Kept } from './channel.ts'
import { configured_kinds, type Kind, kindOf } from './kinds.ts'
import { type OutOfHoursReplies, requireReplies } from './out-of-hours/schema.ts'
import {
  type ChannelRow,
  channelJson,
  channelResource,
  channelsOf,
  findChannel,
  secretsColumn,
  settingsColumn,
} from './row.ts'
import { type ChannelChanges, type ChannelQuery, max_channels, type NewChannel } from './schema.ts'

export function listChannels(scope: Scope, query: ChannelQuery) {
  return page(scope, {
    name: 'channels',
    query,
    // What each has is counted.
    walks: true,
    rows: (after, tail) => sql`${channelsOf(scope)}${after} ${tail}`,
    json: (row) => channelJson(scope, row as unknown as ChannelRow),
  })
}

export async function getChannel(scope: Scope, id: string): Promise<Resource> {
  return channelResource(scope, await findChannel(scope, id))
}

export function createChannel(scope: Scope, input: NewChannel): Promise<Resource> {
  const { name, handled_by = 'human', hours_id = null, default_team_id = null } = input
  const out_of_hours_replies = storedReplies(input.out_of_hours_replies ?? [])
  const kind = input.kind as Kind
  const { create, requireFree, along } = kindOf(kind)
  requireOwn(kind, input)
  const id = newId('channel')
  const storage = create?.(scope, { id, name }, (input as Given)[kind] as never) ?? nothing
  const at = timeOf(id)
  const channel = channelResource(scope, {
    ...{
      id,
      kind,
      name,
      handled_by,
      hours_id,
      default_team_id,
      out_of_hours_replies,
      recent_conversations: 0,
      [settingsColumn(kind)]: storage.settings,
    },
    ...{ created_at: at, updated_at: at, version: 1, problem: null, has_identity_keys: false, is_flooded: false },
  })
  return transact(scope, async (scope) => {
    if ((await channelsThere(scope)).length >= max_channels)
      throw conflict('channel_limit_reached', `You can have at most ${max_channels} channels. Delete one first.`)
    if (hours_id !== null) await requireHours(scope, hours_id)
    if (default_team_id !== null) await requireTeam(scope, default_team_id, 'default_team_id')
    if (storage.settings !== null) await requireFree?.(scope, id, storage.settings)
    const columns = verbatim(`${settingsColumn(kind)}, ${secretsColumn(kind)}`)
    await write(
      scope,
      sql`change as (
        insert into channels (environment_id, id, kind, name, handled_by, hours_id, default_team_id, out_of_hours_replies, ${columns}, created_at, updated_at)
        values (${scope.environment_id}, ${id}, ${kind}, ${name}, ${handled_by}, ${hours_id}, ${default_team_id},
          ${out_of_hours_replies}::json, ${storage.settings}::json, ${storage.secrets}::bytea, ${at}, ${at})
        returning id)${others(along?.create?.(scope, id))}`,
      [],
      channel,
    )
    return channel
  }).catch(hoursGone)
}

export function updateChannel(
  scope: Scope,
  id: string,
  { name, handled_by, hours_id, default_team_id, out_of_hours_replies, ...changes }: ChannelChanges,
  expected: Expectation,
): Promise<Resource> {
  return changeRow(scope, nounOf(scope), id, expected, async (before) => {
    const { kind } = before
    const { change, requireFree, along, capabilities } = kindOf(kind)
    const { is_queued } = capabilities
    requireOwn(kind, changes)
    if (hours_id) await requireHours(scope, hours_id)
    if (default_team_id) await requireTeam(scope, default_team_id, 'default_team_id')
    const input = (changes as Given)[kind]
    const storage =
      input !== undefined && (await change!(scope, { id, settings: before[settingsColumn(kind)]! }, input as never))
    if (storage) await requireFree?.(scope, id, storage.settings)
    return {
      set: {
        ...(name !== undefined && { name }),
        ...(handled_by !== undefined && { handled_by }),
        ...(hours_id !== undefined && { hours_id }),
        ...(default_team_id !== undefined && { default_team_id }),
        ...(out_of_hours_replies && { out_of_hours_replies: storedReplies(out_of_hours_replies) }),
        ...(storage && { [settingsColumn(kind)]: storage.settings }),
      },
      ...(storage && hiddenOf(kind, storage)),
      ...(storage && { along: [...(along?.change?.(scope, id) ?? []), ...(is_queued ? [sendAgain(scope, id)] : [])] }),
      condition: sql`deleted_at is null`,
    }
  }).catch(hoursGone)
}

function hiddenOf(kind: Kind, { secrets }: Kept) {
  const { is_queued } = kindOf(kind).capabilities
  const hidden = {
    ...(secrets && { [secretsColumn(kind)]: sql`${secrets}::bytea` }),
    ...(is_queued && { send_problem: null, send_problem_at: null }),
  }
  return Object.keys(hidden).length > 0 && { hidden }
}

/** What could not go out is tried again, if there is a row in `change`. */
export function sendAgain({ environment_id }: Scope, id: string): Sql {
  return sql`outgoing_again as (
    update outgoing o set due_at = now() from conversations c
    where o.environment_id = ${environment_id} and due_at > now() and c.environment_id = o.environment_id and c.id = conversation_id
      and c.channel_id = ${id} and exists (select from change))`
}

function storedReplies(replies: OutOfHoursReplies): string {
  requireReplies(replies)
  return JSON.stringify(replies)
}

const nothing: { [Part in keyof Kept]: Kept[Part] | null } = { settings: null, secrets: null }

/** Each kind has its settings under its own name. */
type Given = Partial<Record<Kind, unknown>>

function requireOwn(kind: Kind, input: Given): void {
  for (const other of configured_kinds)
    if (other !== kind && input[other] !== undefined)
      throw invalid(other, `can only be used with channels of kind ${other}.`)
}

/** As further parts of a statement. */
function others(parts: readonly Sql[] = []): Sql {
  return join(
    parts.map((part) => sql`, ${part}`),
    '',
  )
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
        update channels set deleted_at = now(), ${verbatim(secretsColumn(before.kind))} = null
        where environment_id = ${scope.environment_id} and id = ${id} returning id)${others(kindOf(before.kind).along?.delete?.(scope, id))}`,
      [],
      deleted,
    )
    return deleted
  })
}

/** Locks the environment's row, so that of two at once, the second counts what the first changed. */
async function channelsThere(scope: Scope): Promise<{ id: string; kind: string }[]> {
  const { connection, environment_id } = scope
  await lockEnvironment(scope)
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

function nounOf(scope: Scope): Noun<ChannelRow> {
  return { table: 'channels', find: findChannel, resource: (row) => channelResource(scope, row) }
}
