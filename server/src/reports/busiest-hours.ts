import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import { type Period, quarter_ms, stretchesOf } from './period.ts'
import type { ConversationReport } from './schema.ts'

const week_ms = 7 * 24 * 3_600_000
const quarters_of_a_week = week_ms / quarter_ms
// 1970 began on a Thursday.
const monday_ms = 3 * 24 * 3_600_000

/** When contacts write, by the clock on their wall: quarters of an hour of the week in UTC, moved as the time zone was then. */
export async function busiestHours(
  connection: Connection,
  environment_id: number,
  period: Period,
): Promise<ConversationReport['busiest_hours']> {
  const stretches = stretchesOf(period)
  const starts = stretches.map(({ since }) => new Date(since).toISOString())
  const rows = await connection.query<{ stretch: number; quarter: number; count: number }>(sql`
    select width_bucket(quarter, ${starts}::timestamptz[]) as stretch,
      (extract(epoch from quarter)::bigint / 900 % ${quarters_of_a_week})::integer as quarter, sum(count)::integer as count
    from report_counts
    where environment_id = ${environment_id} and what = 'received' and quarter >= ${starts[0]!}::timestamptz
      and quarter < ${new Date(period.until).toISOString()}::timestamptz
    group by 1, 2`)
  const hours = new Map<number, number>()
  for (const { stretch, quarter, count } of rows) {
    const wall = quarter * quarter_ms + stretches[stretch - 1]!.ahead_ms + monday_ms
    const hour = Math.floor((((wall % week_ms) + week_ms) % week_ms) / 3_600_000)
    hours.set(hour, (hours.get(hour) ?? 0) + count)
  }
  return [...hours]
    .sort(([a], [b]) => a - b)
    .map(([hour, messages_received]) => ({ weekday: Math.floor(hour / 24) + 1, hour: hour % 24, messages_received }))
}
