import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import type { OpenDays, PackedDay } from './days.ts'
import { endedBetween, kinds_count } from './kinds.ts'
import { type Period, placesIn, quarter_ms, quarters_of_a_day } from './period.ts'

/** Durations of one kind that ended in one interval, in seconds. */
export interface Piece {
  kind: number
  place: number
  values: Float32Array
}

/** Parts of days, split where an interval ends. */
export function packedTimes(days: readonly PackedDay[], period: Period): Piece[] {
  const pieces: Piece[] = []
  const placeOf = placesIn(period)
  for (const { ms, quarters, seconds } of days) {
    const places = Array.from({ length: quarters_of_a_day }, (_, n) => placeOf(ms + n * quarter_ms))
    let from = 0
    for (let kind = 0; kind < kinds_count; kind++) {
      let n = 0
      while (n < quarters_of_a_day) {
        const place = places[n]!
        let to = from
        for (; places[n] === place; n++) to += quarters[kind * quarters_of_a_day + n]!
        if (place !== null && to > from) pieces.push({ kind, place, values: seconds.subarray(from, to) })
        from = to
      }
    }
  }
  return pieces
}

/** Today's, and those of other days that aren't packed. */
export async function openTimes(
  connection: Connection,
  environment_id: number,
  days: readonly OpenDays[],
  period: Period,
): Promise<Piece[]> {
  const [since, until] = [days.map(({ since }) => since), days.map(({ until }) => until)]
  const rows = await connection.query<{ kind: number; quarter: number; seconds: string }>(sql`
    select kind, (extract(epoch from at)::bigint / 900)::integer as quarter, json_agg(greatest(seconds, 0))::text as seconds
    from unnest(${since}::timestamptz[], ${until}::timestamptz[]) open (since, until),
      lateral (${endedBetween(environment_id, sql`since`, sql`until`)} offset 0) ended
    group by 1, 2 order by 2`)
  const place = placesIn(period)
  return rows.map(({ kind, quarter, seconds }) => ({
    kind,
    place: place(quarter * quarter_ms)!,
    values: Float32Array.from(JSON.parse(seconds)),
  }))
}
