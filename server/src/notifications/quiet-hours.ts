import { type Sql, sql } from '../db/sql.ts'

/**
 * A moment, or the end of the quiet hours it falls into, in the time zone of the person (`s` is their row of
 * `notification_settings`, which may be missing). The database knows the time zones and their summers.
 */
export function afterQuietHours(at: Sql): Sql {
  const local = sql`((${at}) at time zone s.time_zone)`
  const ends = sql`(${local}::date + case when ${local}::time < s.quiet_until then 0 else 1 end + s.quiet_until) at time zone s.time_zone`
  return sql`case when s.quiet_from is not null and case
      when s.quiet_from < s.quiet_until then ${local}::time >= s.quiet_from and ${local}::time < s.quiet_until
      else ${local}::time >= s.quiet_from or ${local}::time < s.quiet_until end
    then ${ends} else ${at} end`
}
