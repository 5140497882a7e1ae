import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { transaction } from '../db/transaction.ts'
import { invalid } from '../errors.ts'
import type { DashboardScope } from '../http/scopes.ts'
import type { Resource } from '../scope.ts'
import { asking_kinds, type Choices, kind_names, kinds, type Way, type Ways, ways, waysOf } from './kinds.ts'
import type { NotificationSettings, NotificationSettingsChanges } from './schema.ts'

interface SettingsRow {
  channels: string
  quiet_from: string | null
  quiet_until: string | null
  time_zone: string
  sounds: boolean
  waiting_email: 'away' | 'always'
}

const unset: SettingsRow = {
  channels: '{}',
  quiet_from: null,
  quiet_until: null,
  time_zone: 'UTC',
  sounds: false,
  waiting_email: 'away',
}

const columns = sql`channels, to_char(quiet_from, 'HH24:MI') as quiet_from, to_char(quiet_until, 'HH24:MI') as quiet_until, time_zone, sounds, waiting_email`

export async function getNotificationSettings(
  scope: DashboardScope,
  email_configured: Promise<boolean>,
): Promise<Resource> {
  const [row] = await scope.database.read<SettingsRow>(
    sql`select ${columns} from notification_settings where user_id = ${scope.session.user_id}`,
  )
  return settingsResource(row ?? unset, await email_configured)
}

export async function changeNotificationSettings(
  scope: DashboardScope,
  changes: NotificationSettingsChanges,
  email_configured: Promise<boolean>,
): Promise<Resource> {
  requireHours(changes)
  if (changes.time_zone !== undefined) await requireTimeZone(scope, changes.time_zone)
  const after = await change(scope.database, scope.session.user_id, changes)
  return settingsResource(after, await email_configured)
}

/** Turns email off for every kind, or back on for those that are mailed by default. */
export async function setEmail(database: Database, user_id: string, is_on: boolean): Promise<void> {
  const channels = Object.fromEntries(kind_names.map((kind) => [kind, { email: is_on && kinds[kind].email }]))
  await change(database, user_id, { channels })
}

function change(database: Database, user_id: string, changes: NotificationSettingsChanges): Promise<SettingsRow> {
  return transaction(database, async (connection) => {
    await connection.query(sql`select from users where id = ${user_id} for no key update`)
    const [row = unset] = await connection.query<SettingsRow>(
      sql`select ${columns} from notification_settings where user_id = ${user_id}`,
    )
    const { channels = {}, ...rest } = changes
    const after = { ...row, ...rest, channels: JSON.stringify(merged(JSON.parse(row.channels), channels)) }
    await connection.query(sql`
      insert into notification_settings (user_id, channels, quiet_from, quiet_until, time_zone, sounds, waiting_email, updated_at)
      values (${user_id}, ${after.channels}::json, ${after.quiet_from}::time, ${after.quiet_until}::time, ${after.time_zone}, ${after.sounds}::boolean, ${after.waiting_email}, now())
      on conflict (user_id) do update set channels = excluded.channels, quiet_from = excluded.quiet_from,
        quiet_until = excluded.quiet_until, time_zone = excluded.time_zone, sounds = excluded.sounds,
        waiting_email = excluded.waiting_email, updated_at = now()`)
    return after
  })
}

/**
 * Only what differs from the defaults is kept, so that better defaults reach those who never chose. Emails about customers who wait have
 * no fixed default: what was chosen of them is kept.
 */
function merged(before: Choices, changes: NonNullable<NotificationSettingsChanges['channels']>): Choices {
  const after: Choices = {}
  for (const kind of kind_names) {
    const chosen = { ...before[kind], ...changes[kind] }
    const wanted: Ways = { ...waysOf(kind, before), ...chosen }
    const isOwn = (way: Way) =>
      way === 'email' && asking_kinds.includes(kind) ? chosen.email !== undefined : wanted[way] !== kinds[kind][way]
    const own = ways.filter(isOwn)
    if (own.length > 0) after[kind] = Object.fromEntries(own.map((way) => [way, wanted[way]]))
  }
  return after
}

function requireHours({ quiet_from, quiet_until }: NotificationSettingsChanges): void {
  if ((quiet_from ?? null) === null && (quiet_until ?? null) === null && typeof quiet_from === typeof quiet_until)
    return
  if (typeof quiet_from !== 'string') throw invalid('quiet_from', 'must be sent together with `quiet_until`.')
  if (typeof quiet_until !== 'string') throw invalid('quiet_until', 'must be sent together with `quiet_from`.')
  if (quiet_from === quiet_until) throw invalid('quiet_until', 'must differ from `quiet_from`.')
}

/** The database computes with it, so the database must know it. */
async function requireTimeZone(scope: DashboardScope, name: string): Promise<void> {
  const [known] = await scope.database.run(sql`select from pg_timezone_names where name = ${name}`)
  if (!known) throw invalid('time_zone', "isn't a known time zone. Use a name such as Europe/Stockholm.")
}

function settingsResource({ channels, ...row }: SettingsRow, email_configured: boolean): Resource {
  const choices = JSON.parse(channels) as Choices
  const settings: NotificationSettings = {
    object: 'notification_settings',
    channels: Object.fromEntries(
      kind_names.map((kind) => [kind, waysOf(kind, choices)]),
    ) as NotificationSettings['channels'],
    ...row,
    email_configured,
  }
  return { json: JSON.stringify(settings), volatile: true }
}
