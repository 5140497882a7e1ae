import type { Database } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'
import { write } from '../events/record.ts'
import { newId, timeOf } from '../ids.ts'
import { type Means, type Mode, systemScope } from '../scope.ts'
import { type AlarmRow, alarmJson } from './alarms.ts'
import { conditions } from './conditions.ts'
import { type AlarmKind, alarm_kinds, reasonOf, type SubjectType, visibility } from './kinds.ts'
import { sentence } from './words.ts'

interface Place {
  environment_id: number
  account_id: string
  mode: Mode
}

interface Beginning extends Place {
  kind: AlarmKind
  subject_type: SubjectType
  subject_id: string | null
  subject_name: string | null
  code: string | null
  since: string
}

const batch = 500
/** Before, nobody read mailboxes and sent messages here. */
const started = new Date()

/**
 * Raises an alarm for whatever has failed for long enough, and ends those whose cause is gone. Any process may do it: of two, one finds
 * nothing left. `now`: for tests, which don't wait. Returns whether there may be more.
 */
export async function checkAlarms(services: Means, now?: Date): Promise<boolean> {
  const { begin, end } = await differences(services.database, now)
  const failures: unknown[] = []
  for (const one of begin) await raise(services, one).catch((error) => failures.push(error))
  for (const one of end) await finish(services, one).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'Alarms could not be written.')
  return begin.length === batch || end.length === batch
}

async function differences(database: Database, now: Date | undefined) {
  const moment = now === undefined ? sql`now()` : sql`${now.toISOString()}::timestamptz`
  const place = sql`join environments on environments.id = one.environment_id`
  const same = sql`alarms.environment_id = one.environment_id and alarms.kind = one.kind
    and coalesce(alarms.subject_id, '') = coalesce(one.subject_id, '') and alarms.ended_at is null`
  // Each is looked for once, however many alarms there are.
  const failing = (since: Sql) => sql`with failing as materialized (${conditions(moment, since)})`
  const begin = await database.run<Beginning>(sql`
    ${failing(sql`${started.toISOString()}::timestamptz`)}
    select one.environment_id, account_id, mode, one.kind, subject_type, subject_id, left(subject_name, 100) as subject_name, code, since
    from failing one ${place}
    where since <= ${moment} - hold_s * interval '1 second' and not exists (select from alarms where ${same})
    order by since limit ${batch}::integer`)
  const end = await database.run<AlarmRow & Place>(sql`
    ${failing(sql`'-infinity'::timestamptz`)}
    select one.environment_id, account_id, mode, one.id, one.kind, reason, message, subject_type, subject_id, subject_name, began_at,
      one.created_at, now() as ended_at
    from alarms one ${place}
    where ended_at is null and one.kind = any (${alarm_kinds}::text[]) and not exists (
      select from failing where failing.environment_id = one.environment_id and failing.kind = one.kind
        and coalesce(failing.subject_id, '') = coalesce(one.subject_id, ''))
    limit ${batch}::integer`)
  return { begin, end }
}

async function raise(services: Means, { code, since, ...one }: Beginning): Promise<void> {
  const { kind, subject_type, subject_id, subject_name } = one
  const id = newId('alarm')
  const reason = reasonOf(code)
  const message = sentence('en', { kind, reason, subject_name })
  const row = { id, kind, reason, message, subject_type, subject_id, subject_name, ended_at: null }
  const object = alarmJson({ ...row, began_at: since, created_at: timeOf(id) })
  await write(
    systemScope(services, one),
    sql`change as (
      insert into alarms (environment_id, id, kind, reason, message, subject_type, subject_id, subject_name, began_at, created_at)
      values (${one.environment_id}, ${id}, ${kind}, ${reason}, ${message}, ${subject_type}, ${subject_id}, ${subject_name},
        ${since}::timestamptz, ${timeOf(id)}::timestamptz)
      on conflict (environment_id, kind, coalesce(subject_id, '')) where ended_at is null do nothing returning id)`,
    [{ type: visibility[subject_type].began, object, contact_id: null, about: subject_id ?? id }],
    { json: object },
  )
}

async function finish(
  services: Means,
  { environment_id, account_id, mode, ...alarm }: AlarmRow & Place,
): Promise<void> {
  const object = alarmJson(alarm)
  await write(
    systemScope(services, { environment_id, account_id, mode }),
    sql`change as (
      update alarms set ended_at = ${alarm.ended_at}::timestamptz
      where environment_id = ${environment_id} and id = ${alarm.id} and ended_at is null returning id)`,
    [
      {
        type: visibility[alarm.subject_type].ended,
        object,
        contact_id: null,
        about: alarm.subject_id ?? alarm.id,
      },
    ],
    { json: object },
  )
}

/** Forgets alarms that are long over. */
export async function pruneAlarms(database: Database, days: number): Promise<void> {
  await database.run(sql`delete from alarms where ended_at < now() - make_interval(days => ${days}::integer)`)
}
