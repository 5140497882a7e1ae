import { page } from '../db/page.ts'
import { type Sql, sql } from '../db/sql.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { changeRow, deletedResource, type Noun, naming } from '../events/change-row.ts'
import { write } from '../events/record.ts'
import { type Expectation, requireVersion } from '../http/precondition.ts'
import { firstIdAt, isId, newId, timeOf } from '../ids.ts'
import { rendering, type Stored } from '../render.ts'
import { type Resource, read, type Scope, transact } from '../scope.ts'
import { healthOf, type Kind, not_read_yet } from './channel.ts'
import { changedEmail, newEmail, type StoredEmail } from './email-secrets.ts'
import type { EmailSettingsInput } from './email-settings.ts'
import { floodProblem, isFlooded } from './flood.ts'
import {
  Channel,
  type ChannelChanges,
  type ChannelQuery,
  max_channels,
  max_counted,
  type NewChannel,
} from './schema.ts'
import { default_widget, storedWidget, type WidgetSettingsInput } from './widget-settings.ts'

const rendered = rendering(Channel)
type ChannelRow = Omit<Stored<Channel>, 'object' | 'health'> & {
  version: number
  /** Of a mailbox: as JSON. */
  problem: string | null
  /** Of a widget: whether identities are signed for it. */
  has_identity_keys: boolean
  is_flooded: boolean
}

const recent_ms = 7 * 24 * 3600 * 1000

export function listChannels(scope: Scope, query: ChannelQuery) {
  return page(scope, {
    name: 'channels',
    query,
    // What each has is counted.
    walks: true,
    rows: (after, tail) => sql`${channelsOf(scope)}${after} ${tail}`,
    json: (row) => json(scope, row as unknown as ChannelRow),
  })
}

export async function getChannel(scope: Scope, id: string): Promise<Resource> {
  return channelResource(scope, await findChannel(scope, id))
}

export async function getChannelKind(scope: Scope, id: string): Promise<Kind> {
  return (await findChannel(scope, id)).kind
}

export function createChannel(scope: Scope, input: NewChannel): Promise<Resource> {
  const { kind, name, handled_by = 'human' } = input
  const widget = widgetWith(kind, kind === 'widget' ? JSON.stringify(default_widget) : null, input.widget)
  const id = newId('channel')
  requireKind(kind, 'email', input.email)
  const email = kind === 'email' ? newEmail(scope, id, name, input.email) : null
  const at = timeOf(id)
  const channel = channelResource(scope, {
    ...{ id, kind, name, handled_by, recent_conversations: 0, widget, email: email?.settings ?? null },
    ...{ created_at: at, updated_at: at, version: 1, problem: null, has_identity_keys: false, is_flooded: false },
  })
  return transact(scope, async (scope) => {
    if ((await channelsThere(scope)).length >= max_channels)
      throw conflict('channel_limit_reached', `You can have at most ${max_channels} channels. Delete one first.`)
    await requireFreeAddress(scope, id, email)
    const mailbox = sql`, mailbox as (
      insert into email_mailboxes (environment_id, channel_id) values (${scope.environment_id}, ${id}))`
    await write(
      scope,
      sql`change as (
        insert into channels (environment_id, id, kind, name, handled_by, widget, email, email_secrets, created_at, updated_at)
        values (${scope.environment_id}, ${id}, ${kind}, ${name}, ${handled_by}, ${widget}::json, ${email?.settings ?? null}::json,
          ${email?.secrets ?? null}::bytea, ${at}, ${at}) returning id)${email ? mailbox : sql``}`,
      [],
      channel,
    )
    return channel
  })
}

export function updateChannel(
  scope: Scope,
  id: string,
  { widget, email, ...changes }: ChannelChanges,
  expected: Expectation,
): Promise<Resource> {
  return changeRow(scope, nounOf(scope), id, expected, async (before) => {
    requireKind(before.kind, 'email', email)
    const stored = email && (await emailWith(scope, { id, email: before.email! }, email))
    return {
      set: {
        ...changes,
        widget: widgetWith(before.kind, before.widget, widget),
        ...(stored && { email: stored.settings }),
      },
      ...(stored && { hidden: { email_secrets: sql`${stored.secrets}::bytea` }, along: [connectAgain(scope, id)] }),
      condition: sql`deleted_at is null`,
    }
  })
}

async function emailWith(scope: Scope, before: { id: string; email: string }, changes: EmailSettingsInput) {
  const stored = await changedEmail(scope, before, changes)
  await requireFreeAddress(scope, before.id, stored)
  return stored
}

/** Whoever reads the mailbox stops, and the next one reads it with the new settings. What could not go out is tried again. */
function connectAgain({ environment_id }: Scope, id: string): Sql {
  return sql`mailbox as (
    update email_mailboxes set due_at = now(), failures = 0, problem = null, send_problem = null, lease_token = null, leased_until = null
    where environment_id = ${environment_id} and channel_id = ${id} and exists (select from change)),
  outgoing as (
    update email_outgoing o set due_at = now() from conversations c
    where o.environment_id = ${environment_id} and due_at > now() and c.environment_id = o.environment_id and c.id = conversation_id
      and c.channel_id = ${id} and exists (select from change))`
}

/** Read by two, each of its mails would be two conversations. */
async function requireFreeAddress(scope: Scope, id: string, email: StoredEmail | null): Promise<void> {
  if (!email) return
  const { address } = JSON.parse(email.settings) as { address: string }
  const taken = await read(
    scope,
    sql`
    select from channels where environment_id = ${scope.environment_id} and email ->> 'address' = ${address} and email is not null
      and deleted_at is null and id <> ${id}`,
  )
  if (taken.length > 0)
    throw conflict(
      'channel_already_exists',
      `Another channel has the address ${address} already. Change or delete that one.`,
    )
}

function requireKind(kind: Kind, wanted: 'widget' | 'email', given: object | undefined): void {
  if (given !== undefined && kind !== wanted) throw invalid(wanted, `can only be used with channels of kind ${wanted}.`)
}

/** The settings of a widget with some of them changed. */
function widgetWith(kind: Kind, before: string | null, changes: WidgetSettingsInput | undefined): string | null {
  if (changes === undefined) return before
  requireKind(kind, 'widget', changes)
  const asked = changes.pre_chat?.map(({ field }) => field) ?? []
  if (new Set(asked).size < asked.length) throw invalid('widget.pre_chat', 'must not ask for a field twice.')
  return JSON.stringify({ ...JSON.parse(before!), ...changes })
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
        update channels set deleted_at = now(), email_secrets = null where environment_id = ${scope.environment_id} and id = ${id} returning id),
      -- Whoever reads its mailbox stops.
      mailbox as (
        update email_mailboxes set lease_token = null, leased_until = null
        where environment_id = ${scope.environment_id} and channel_id = ${id})`,
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

function nounOf(scope: Scope): Noun<ChannelRow> {
  return { table: 'channels', find: findChannel, resource: (row) => channelResource(scope, row) }
}

async function findChannel(scope: Scope, id: string): Promise<ChannelRow> {
  if (!isId('channel', id)) throw notFound('channel')
  const [row] = await read<ChannelRow>(scope, sql`${channelsOf(scope)} and id = ${id}`)
  if (!row) throw notFound('channel')
  return row
}

function channelsOf({ environment_id, settings }: Scope): Sql {
  const place = { environment_id: sql`channels.environment_id`, channel_id: sql`channels.id` }
  return sql`
    select id, kind, name, handled_by, widget, email, created_at, updated_at, version,
      kind = 'widget' and ${isFlooded(settings, place)} as is_flooded, (
      select coalesce(problem, send_problem, case when began_at is null then ${not_read_yet}::json end) from email_mailboxes
      where email_mailboxes.environment_id = channels.environment_id and channel_id = channels.id) as problem, (
      select count(*)::integer from (
        select from conversations
        where environment_id = channels.environment_id and channel_id = channels.id and status in ('open', 'pending', 'snoozed', 'resolved')
          and conversations.id >= ${firstIdAt('conversation', Date.now() - recent_ms)}
        limit ${max_counted}::integer) recent) as recent_conversations,
      exists (select from identity_keys key where key.environment_id = channels.environment_id and key.channel_id = channels.id) as has_identity_keys
    from channels where environment_id = ${environment_id} and deleted_at is null`
}

function json({ settings }: Scope, row: ChannelRow): string {
  // A setting that came later is not in what was stored before.
  const widget = row.widget && JSON.stringify(storedWidget(row.widget))
  const flood = row.is_flooded ? floodProblem(settings) : null
  return rendered.json({ ...row, widget, health: JSON.stringify(healthOf({ ...row, flood })) })
}

/** What is counted changes without a new version. */
function channelResource(scope: Scope, row: ChannelRow): Resource {
  return { json: json(scope, row), id: row.id, version: row.version, volatile: true }
}
