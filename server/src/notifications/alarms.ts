import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import { newId } from '../ids.ts'
import type { LoggedEvent } from './happenings.ts'
import { type Choices, waysOf } from './kinds.ts'
import { afterQuietHours } from './quiet-hours.ts'

interface Step {
  user_ids: readonly string[]
  /** Those for whom something is over. */
  relieved_ids: readonly string[]
}

/** Tells owners and admins, who can mend it, what fails, and takes it back when it works again. Nothing goes out from test mode. */
export async function tellOfAlarms(
  connection: Connection,
  environment_id: number,
  events: readonly LoggedEvent[],
): Promise<Step> {
  const idsOf = (end: string) => events.filter(({ type }) => type.endsWith(end)).map(({ event_id }) => event_id)
  const [began, ended] = [idsOf('.alarm_began'), idsOf('.alarm_ended')]
  const user_ids = began.length === 0 ? [] : await tell(connection, environment_id, began)
  const relieved_ids = ended.length === 0 ? [] : await withdraw(connection, environment_id, ended)
  return { user_ids, relieved_ids }
}

interface Person {
  user_id: string
  channels: string | null
}

async function tell(connection: Connection, environment_id: number, event_ids: readonly string[]): Promise<string[]> {
  const people = await connection.query<Person>(sql`
    select users.id as user_id, channels from environments
      join users on users.account_id = environments.account_id and role in ('owner', 'admin') and disabled_at is null
      left join notification_settings on user_id = users.id
    where environments.id = ${environment_id}`)
  const drafts = people
    .map(({ user_id, channels }) => ({ user_id, ...waysOf('alarm', JSON.parse(channels ?? '{}') as Choices) }))
    .filter(({ center, push, email }) => center || push || email)
    .flatMap((person) => event_ids.map((event_id) => ({ ...person, event_id, id: newId('notification') })))
  if (drafts.length === 0) return []
  const column = <T>(value: (one: (typeof drafts)[number]) => T) => drafts.map(value)
  const due = afterQuietHours(sql`now()`)
  // What is over by now is told to nobody.
  const rows = await connection.query<{ user_id: string }>(sql`
    insert into notifications (environment_id, user_id, id, kind, alarm_id, event_id, actor, is_listed, created_at, push_due_at, mail_due_at)
    select ${environment_id}::integer, d.user_id, d.id, 'alarm', alarms.id, d.event_id, events.actor, d.center, alarms.created_at,
      case when d.push and mode = 'live' then ${due} end, case when d.email and mode = 'live' then ${due} end
    from unnest(
      ${column(({ user_id }) => user_id)}::text[], ${column(({ id }) => id)}::text[], ${column(({ event_id }) => event_id)}::text[],
      ${column(({ center }) => center)}::boolean[], ${column(({ push }) => push)}::boolean[], ${column(({ email }) => email)}::boolean[]
    ) d (user_id, id, event_id, center, push, email)
    join events on events.environment_id = ${environment_id} and events.id = d.event_id
    join alarms on alarms.environment_id = ${environment_id} and alarms.id = events.data->'object'->>'id' and ended_at is null
    join environments on environments.id = ${environment_id}
    left join notification_settings s on s.user_id = d.user_id
    on conflict (environment_id, alarm_id, user_id) where alarm_id is not null do nothing
    returning user_id`)
  return [...new Set(rows.map(({ user_id }) => user_id))]
}

async function withdraw(
  connection: Connection,
  environment_id: number,
  event_ids: readonly string[],
): Promise<string[]> {
  const rows = await connection.query<{ user_id: string }>(sql`
    delete from notifications n using events
    where events.environment_id = ${environment_id} and events.id = any (${event_ids}::text[])
      and n.environment_id = ${environment_id} and n.alarm_id = events.data->'object'->>'id' and n.read_at is null
    returning user_id`)
  return [...new Set(rows.map(({ user_id }) => user_id))]
}
