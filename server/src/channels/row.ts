import { rendering, type Stored } from '../db/render.ts'
import { join, type Sql, sql, verbatim } from '../db/sql.ts'
import { notFound } from '../errors.ts'
import { firstIdAt, isId } from '../ids.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import { floodProblem, isFlooded } from './flood.ts'
import { webhook_problem } from './incoming/queue.ts'
import { configured_kinds, healthOf, type Kind, kindOf, kinds } from './kinds.ts'
import { Channel, max_counted } from './schema.ts'

const rendered = rendering(Channel)
export type ChannelRow = Pick<
  Stored<Channel>,
  | 'id'
  | 'name'
  | 'handled_by'
  | 'hours_id'
  | 'default_team_id'
  | 'out_of_hours_replies'
  | 'recent_conversations'
  | 'created_at'
  | 'updated_at'
> & {
  kind: Kind
  version: number
  /** What its kind knows to be wrong: as JSON. */
  problem: string | null
  /** Of a widget: whether identities are signed for it. */
  has_identity_keys: boolean
  is_flooded: boolean
} & Partial<Record<SettingsColumn, string | null>>

/** Where settings are, as JSON. */
type SettingsColumn = 'widget' | 'email' | 'settings'

const recent_ms = 7 * 24 * 3600 * 1000

export async function getChannelKind(scope: Scope, id: string): Promise<Kind> {
  return (await findChannel(scope, id)).kind
}

export async function findChannel(scope: Scope, id: string): Promise<ChannelRow> {
  if (!isId('channel', id)) throw notFound('channel')
  const [row] = await read<ChannelRow>(scope, sql`${channelsOf(scope)} and id = ${id}`)
  if (!row) throw notFound('channel')
  return row
}

export function channelsOf({ environment_id, settings }: Scope): Sql {
  const place = { environment_id: sql`channels.environment_id`, channel_id: sql`channels.id` }
  return sql`
    select id, kind, name, handled_by, hours_id, default_team_id, out_of_hours_replies, ${stored_settings}, created_at, updated_at, version,
      kind = 'widget' and ${isFlooded(settings, place)} as is_flooded, coalesce(${problems}) as problem, (
      select count(*)::integer from (
        select from conversations
        where environment_id = channels.environment_id and channel_id = channels.id and status in ('open', 'pending', 'snoozed', 'resolved')
          and conversations.id >= ${firstIdAt('conversation', Date.now() - recent_ms)}
        limit ${max_counted}::integer) recent) as recent_conversations,
      exists (select from identity_keys key where key.environment_id = channels.environment_id and key.channel_id = channels.id) as has_identity_keys
    from channels where environment_id = ${environment_id} and deleted_at is null`
}

const stored_settings = verbatim([...new Set(kinds.map(settingsColumn))].join(', '))
const problems = join(
  [...kinds.flatMap((kind) => kindOf(kind).problem ?? []), sql`send_problem`, webhook_problem],
  ', ',
)

const no_settings = Object.fromEntries(configured_kinds.map((kind) => [kind, null]))

export function channelJson({ settings }: Scope, row: ChannelRow): string {
  const flood = row.is_flooded ? floodProblem(settings) : null
  const { kind, has_identity_keys } = row
  const raw = row[settingsColumn(kind)] ?? null
  const visible = raw && (kindOf(kind).present?.(raw) ?? raw)
  const health = JSON.stringify(healthOf(kind, row.problem, { settings: raw, has_identity_keys, flood }))
  return rendered.json({
    ...row,
    ...no_settings,
    ...(visible && { [kind]: visible }),
    health,
  } as never)
}

/** What is counted changes without a new version. */
export function channelResource(scope: Scope, row: ChannelRow): Resource {
  return { json: channelJson(scope, row), id: row.id, version: row.version, volatile: true }
}

export function settingsColumn(kind: Kind): SettingsColumn {
  return kindOf(kind).columns?.settings ?? 'settings'
}

export function secretsColumn(kind: Kind): string {
  return kindOf(kind).columns?.secrets ?? 'secrets'
}
