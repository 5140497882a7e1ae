import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import { day_ms, iso, type Period } from './period.ts'

/** A packed day: for each of its quarter hours, by kind. */
export interface PackedDay {
  ms: number
  counts: Uint32Array
  /** How many durations ended in each quarter hour, and each of them. */
  quarters: Uint32Array
  seconds: Float32Array
}

/** A range of days that aren't packed: their rows are read one by one. */
export interface OpenDays {
  since: string
  until: string
}

/** What the period and the previous one consist of. */
export async function daysIn(
  connection: Connection,
  environment_id: number,
  period: Period,
): Promise<{ packed: PackedDay[]; open: OpenDays[] }> {
  const rows = await connection.query<{ day: string; counts: string; quarters: string; seconds: string }>(sql`
    select day, counts, quarters, seconds from report_days
    where environment_id = ${environment_id} and seconds is not null
      and day > ${iso(period.previous_since - day_ms)}::timestamptz and day < ${iso(period.until)}::timestamptz
    order by day`)
  const packed = rows.map(({ day, counts, quarters, seconds }) => ({
    ms: Date.parse(day),
    counts: new Uint32Array(...numbers(counts)),
    quarters: new Uint32Array(...numbers(quarters)),
    seconds: new Float32Array(...numbers(seconds)),
  }))
  return { packed, open: openStretches(period, new Set(packed.map(({ ms }) => ms))) }
}

/** In this processor's byte order: PostgreSQL sends the most significant byte first. */
function numbers(hex: string): [ArrayBufferLike, number, number] {
  const bytes = Buffer.from(hex.slice(2), 'hex').swap32()
  return [bytes.buffer, bytes.byteOffset, bytes.length / 4]
}

/** Adjacent days are read as one. */
function openStretches({ previous_since, until }: Period, packed: ReadonlySet<number>): OpenDays[] {
  const stretches: { since: number; until: number }[] = []
  for (let since = previous_since; since < until; ) {
    const day = Math.floor(since / day_ms) * day_ms
    const next = Math.min(day + day_ms, until)
    const last = stretches.at(-1)
    if (!packed.has(day)) {
      if (last?.until === since) last.until = next
      else stretches.push({ since, until: next })
    }
    since = next
  }
  return stretches.map((stretch) => ({ since: iso(stretch.since), until: iso(stretch.until) }))
}
