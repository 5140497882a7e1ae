import type { Connection } from '../db/connection.ts'
import { type Sql, sql } from '../db/sql.ts'
import { counted, endedBetween, kinds_count } from './kinds.ts'
import { quarters_of_a_day } from './period.ts'

const at_a_time = 10

/** Packs a few past days. Returns whether there may be more. Only with the counter's lock. */
export async function packSome(connection: Connection, environment_id: number): Promise<boolean> {
  const open = await connection.query<{ day: string }>(sql`
    select day from report_days
    where environment_id = ${environment_id} and seconds is null and day < date_bin('1 day', now(), 'epoch')
    order by day limit ${at_a_time}`)
  for (const { day } of open) await pack(connection, environment_id, day)
  return open.length === at_a_time
}

async function pack(connection: Connection, environment_id: number, day: string): Promise<void> {
  const [since, until] = [sql`${day}::timestamptz`, sql`${day}::timestamptz + interval '1 day'`]
  const quarter = (at: Sql) => sql`(extract(epoch from ${at})::bigint / 900 % ${quarters_of_a_day})::integer`
  await connection.query(sql`
    with ended as materialized (
      select kind, ${quarter(sql`at`)} as n, count(*)::integer as count, string_agg(float4send(greatest(seconds, 0)), '') as seconds
      from (${endedBetween(environment_id, since, until)}) ended group by 1, 2),
    counted as materialized (
      select what, ${quarter(sql`quarter`)} as n, count from report_counts
      where environment_id = ${environment_id} and quarter >= ${since} and quarter < ${until}),
    quarters as (select generate_series(0, ${quarters_of_a_day - 1}) as n)
    update report_days set counts = (
        select string_agg(int4send(coalesce(count, 0)), '' order by place, n)
        from unnest(${counted}::text[]) with ordinality asked (what, place) cross join quarters left join counted using (what, n)),
      (quarters, seconds) = (
        select string_agg(int4send(coalesce(count, 0)), '' order by kind, n), coalesce(string_agg(seconds, '' order by kind, n), '')
        from generate_series(0, ${kinds_count - 1}) kind cross join quarters left join ended using (kind, n))
    where environment_id = ${environment_id} and day = ${day}::timestamptz`)
}
