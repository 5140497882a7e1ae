import type { ServiceAlarmKind } from '../alarms/kinds.ts'
import type { Connection } from '../db/connection.ts'
import type { Database } from '../db/database.ts'
import { locks } from '../db/locks.ts'
import { type Sql, sql } from '../db/sql.ts'
import { transaction } from '../db/transaction.ts'
import { newId } from '../ids.ts'
import type { Told } from './follow.ts'
import { type Choices, waysOf } from './kinds.ts'

export interface ServiceAlarm {
  kind: ServiceAlarmKind
  began_at: Date
  /** The last moment at which a process saw it. */
  seen_at: Date
}

/** Longer than a process that starts again needs to see the same: it looks for a minute before it tells of anything. */
const quiet = sql`interval '5 minutes'`

/** When an alarm of `service_alarms` was over, or null. Whoever reads this has a database that responds. */
export const overAt = sql`
  case when service_alarms.kind = 'database_unreachable' or service_alarms.seen_at < now() - ${quiet} then service_alarms.seen_at end`

/**
 * Notes what the whole deployment suffers from, and tells the owners of all accounts once, whichever processes see it and however often
 * they note it. Only in Parley itself: what goes out is the operator's.
 */
export async function noteServiceAlarm(database: Database, alarm: ServiceAlarm, tell: Told): Promise<void> {
  const owners = await transaction(database, async (connection) => {
    await connection.query(sql`select pg_advisory_xact_lock(${locks.service_alarms}, 0)`)
    // A separate statement: it must see what the previous holder of the lock wrote.
    const id = await added(connection, alarm)
    return id === null ? [] : tellOwners(connection, id)
  })
  const by_environment = Map.groupBy(owners, ({ environment_id }) => environment_id)
  for (const [environment_id, people] of by_environment)
    tell(
      environment_id,
      people.map(({ user_id }) => user_id),
      true,
    )
}

/** Null if it is known already. */
async function added(connection: Connection, { kind, began_at, seen_at }: ServiceAlarm): Promise<string | null> {
  const [from, until] = [began_at, seen_at].map(byItsAge) as [Sql, Sql]
  const rows = await connection.query(sql`
    update service_alarms set began_at = least(began_at, ${from}), seen_at = greatest(seen_at, ${until})
    where id = (
      select id from service_alarms where kind = ${kind} and seen_at >= ${from} - ${quiet} and began_at <= ${until}
      order by seen_at desc limit 1)
    returning id`)
  if (rows.length > 0) return null
  const [row] = await connection.query<{ id: string }>(
    sql`insert into service_alarms (kind, began_at, seen_at) values (${kind}, ${from}, ${until}) returning id::text`,
  )
  return row!.id
}

/** A moment by the clock of this process, by the clock of the database: those of processes differ. */
function byItsAge(at: Date): Sql {
  return sql`(clock_timestamp() - ${Date.now() - at.getTime()}::float8 * interval '1 ms')`
}

interface Owner {
  environment_id: number
  user_id: string
  channels: string | null
}

/** Those who see the state of the system, in live mode. */
async function tellOwners(connection: Connection, alarm_id: string): Promise<Owner[]> {
  const owners = await connection.query<Owner>(sql`
    select environments.id as environment_id, users.id as user_id, channels from users
      join accounts on accounts.id = users.account_id and suspended_at is null
      join environments on environments.account_id = accounts.id and mode = 'live'
      left join notification_settings on user_id = users.id
    where role = 'owner' and disabled_at is null`)
  const listed = owners.filter(({ channels }) => waysOf('alarm', JSON.parse(channels ?? '{}') as Choices).center)
  if (listed.length === 0) return []
  await connection.query(sql`
    insert into notifications (environment_id, user_id, id, kind, service_alarm_id, actor, is_listed, created_at)
    select environment_id, user_id, id, 'alarm', ${alarm_id}::bigint, '{"type":"system"}', true, now()
    from unnest(
      ${listed.map(({ environment_id }) => environment_id)}::integer[], ${listed.map(({ user_id }) => user_id)}::text[],
      ${listed.map(() => newId('notification'))}::text[]) owner (environment_id, user_id, id)`)
  return listed
}

/** Forgets alarms of the service that are long over. */
export async function pruneServiceAlarms(database: Database, days: number): Promise<void> {
  await database.run(sql`delete from service_alarms where seen_at < now() - make_interval(days => ${days}::integer)`)
}
