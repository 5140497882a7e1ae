import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import { hoursOfTheWeek } from './busiest-hours.ts'
import type { OpenDays, PackedDay } from './days.ts'
import { type Counted, counted } from './kinds.ts'
import { type Period, placesIn, quarter_ms, quarters_of_a_day } from './period.ts'

/** What happened in a quarter of an hour. */
interface Happened {
  ms: number
  what: Counted
  count: number
}

export interface Counts {
  /** By interval: 0 is the previous period, 1 the first interval. */
  places: Record<Counted, number>[]
  /** Messages received in each hour of the week, from Monday on. */
  hours: number[]
}

/** Adds counts to their intervals, and received messages to the hours of the week. */
export function countsIn(packed: readonly PackedDay[], open: readonly Happened[], period: Period): Counts {
  const places = Array.from({ length: period.starts.length + 1 }, nothing)
  const hours = new Array<number>(7 * 24).fill(0)
  const placeOf = placesIn(period)
  const hourOf = hoursOfTheWeek(period)
  const add = (ms: number, happened: (what: Counted) => number) => {
    const place = placeOf(ms)
    if (place === null) return
    for (const what of counted) places[place]![what] += happened(what)
    if (place > 0) hours[hourOf(ms)]! += happened('received')
  }
  for (const { ms, counts } of packed)
    for (let n = 0; n < quarters_of_a_day; n++)
      add(ms + n * quarter_ms, (what) => counts[counted.indexOf(what) * quarters_of_a_day + n]!)
  for (const { ms, what, count } of open) add(ms, (counter) => (counter === what ? count : 0))
  return { places, hours }
}

export async function openCounts(
  connection: Connection,
  environment_id: number,
  days: readonly OpenDays[],
): Promise<Happened[]> {
  const [since, until] = [days.map(({ since }) => since), days.map(({ until }) => until)]
  const rows = await connection.query<{ number: number; what: Counted; count: number }>(sql`
    select (extract(epoch from quarter)::bigint / 900)::integer as number, what, count
    from unnest(${since}::timestamptz[], ${until}::timestamptz[]) open (since, until), lateral (
      select quarter, what, count from report_counts
      where environment_id = ${environment_id} and quarter >= since and quarter < until offset 0) counts
    order by quarter`)
  return rows.map(({ number, what, count }) => ({ ms: number * quarter_ms, what, count }))
}

function nothing(): Record<Counted, number> {
  return { started: 0, received: 0, assistant: 0, people: 0, handovers: 0 }
}
