import { sql } from '../db/sql.ts'
import { newId } from '../ids.ts'
import type { Means } from '../scope.ts'
import { asking_kinds } from './kinds.ts'
import { isUnread } from './notifications.ts'
import { afterQuietHours } from './quiet-hours.ts'

const batch = 100
/** Whoever used the dashboard this long ago is still there. */
const presence_minutes = 10
/** While nobody is there, a person is told of customers who wait at most this often. */
const again_minutes = 15

/** Of `due`, the people whose waiting customers wait: somebody is in the dashboard, or they were mailed a moment ago. With the moment to look again. */
const postponements = sql`
  select people.environment_id, people.user_id, ${afterQuietHours(sql`look_at`)} as look_at
  from (select distinct environment_id, user_id from due where kind = any (${asking_kinds}::text[])) people
    join environments on environments.id = people.environment_id
    left join notification_settings s on s.user_id = people.user_id
    cross join lateral (select greatest(
      (select max(active_at) from users where account_id = environments.account_id and role <> 'viewer' and disabled_at is null)
        + make_interval(mins => ${presence_minutes}::integer),
      (select max(created_at) from mails where mails.user_id = people.user_id and mails.kind = 'notifications')
        + make_interval(mins => ${again_minutes}::integer)) as look_at) later
  where coalesce(s.waiting_email, 'away') = 'away' and look_at > now()`

interface Person {
  environment_id: number
  user_id: string
  is_alarm: boolean
}

/**
 * One mail for each person who has notifications that are due, with everything else that waits for that person, and another for alarms,
 * which may take another way out. Customers who wait for anybody go along only once they are due. What was read in the meantime is left
 * out. Any process may do it: of two, one finds nothing left.
 */
export async function gatherMail({ database, announce }: Pick<Means, 'database' | 'announce'>): Promise<boolean> {
  const [due] = await database.run<{ is_full: boolean; people: string }>(sql`
    with due as (
      select environment_id, user_id, kind from notifications where mail_due_at <= now() order by mail_due_at limit ${batch}::integer
      for update skip locked),
    postponed as (${postponements}),
    written as (
      update notifications n set mail_due_at = look_at from postponed p
      where n.environment_id = p.environment_id and n.user_id = p.user_id and n.kind = any (${asking_kinds}::text[]) and n.mail_due_at <= now()),
    people as (
      select distinct environment_id, user_id, kind = 'alarm' as is_alarm from due
      where kind <> all (${asking_kinds}::text[]) or (environment_id, user_id) not in (select environment_id, user_id from postponed))
    select (select count(*) from due) = ${batch}::integer as is_full, (select coalesce(json_agg(people), '[]') from people) as people`)
  const people = JSON.parse(due!.people) as Person[]
  for (const { environment_id, user_id, is_alarm } of people) {
    const id = newId('mail')
    await database.run(sql`
      with taken as (
        update notifications n set mail_due_at = null, mail_id = case when ${isUnread} then ${id} end
        where environment_id = ${environment_id} and user_id = ${user_id} and mail_due_at is not null
          and (kind = 'alarm') = ${is_alarm}::boolean and (kind <> all (${asking_kinds}::text[]) or mail_due_at <= now())
        returning mail_id)
      insert into mails (environment_id, id, kind, user_id, due_at, created_at)
      select ${environment_id}, ${id}, ${is_alarm ? 'alarms' : 'notifications'}, ${user_id}, now(), now() where exists (select from taken where mail_id is not null)`)
  }
  // Those who send it don't wait for their next look.
  if (people.length > 0) announce()
  return due!.is_full
}
