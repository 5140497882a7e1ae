import { sql } from '../db/sql.ts'
import { newId } from '../ids.ts'
import type { Means } from '../scope.ts'
import { isUnread } from './notifications.ts'

const batch = 100

/**
 * One mail for each person who has notifications that are due, with everything else that waits for that person, and another for alarms,
 * which may take another way out. What was read in the meantime is left out. Any process may do it: of two, one finds nothing left.
 */
export async function gatherMail({ database, announce }: Pick<Means, 'database' | 'announce'>): Promise<boolean> {
  const people = await database.run<{ environment_id: number; user_id: string; is_alarm: boolean }>(sql`
    select distinct environment_id, user_id, is_alarm from (
      select environment_id, user_id, kind = 'alarm' as is_alarm from notifications where mail_due_at <= now() order by mail_due_at limit ${batch}::integer) due`)
  for (const { environment_id, user_id, is_alarm } of people) {
    const id = newId('mail')
    await database.run(sql`
      with taken as (
        update notifications n set mail_due_at = null, mail_id = case when ${isUnread} then ${id} end
        where environment_id = ${environment_id} and user_id = ${user_id} and mail_due_at is not null
          and (kind = 'alarm') = ${is_alarm}::boolean
        returning mail_id)
      insert into mails (environment_id, id, kind, user_id, due_at, created_at)
      select ${environment_id}, ${id}, ${is_alarm ? 'alarms' : 'notifications'}, ${user_id}, now(), now() where exists (select from taken where mail_id is not null)`)
  }
  // Those who send it don't wait for their next look.
  if (people.length > 0) announce()
  return people.length === batch
}
