import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import { endedBetween, kinds_count } from './kinds.ts'
import { day_ms, type Period, placesIn, quarter_ms, quarters_of_a_day } from './period.ts'

/** Times of one kind that ended in one place of the period: four bytes each, the highest first. */
export interface Piece {
  kind: number
  place: number
  bytes: Buffer
}

/** All that ended in the period or in the one before it: from the days that were put together, and one by one from all others. */
export async function timesIn(connection: Connection, environment_id: number, period: Period): Promise<Piece[]> {
  const packed = await connection.query<PackedDay>(sql`
    select day, quarters, seconds from report_days
    where environment_id = ${environment_id} and seconds is not null
      and day > ${iso(period.previous_since - day_ms)}::timestamptz and day < ${iso(period.until)}::timestamptz`)
  const days = new Set(packed.map(({ day }) => Date.parse(day)))
  return [
    ...packed.flatMap((day) => [...cut(day, period)]),
    ...(await openTimes(connection, environment_id, period, days)),
  ]
}

interface PackedDay {
  day: string
  quarters: string
  seconds: string
}

/** A day in pieces, one for each place it lies in. */
function* cut({ day, quarters, seconds }: PackedDay, period: Period): Generator<Piece> {
  const place = placesIn(period)
  const places = Array.from({ length: quarters_of_a_day }, (_, n) => place(Date.parse(day) + n * quarter_ms))
  const [counts, bytes] = [bytesOf(quarters), bytesOf(seconds)]
  let from = 0
  for (let kind = 0; kind < kinds_count; kind++) {
    let quarter = 0
    while (quarter < quarters_of_a_day) {
      const here = places[quarter]!
      let to = from
      for (; places[quarter] === here; quarter++)
        to += 4 * counts.readUInt32BE(4 * (kind * quarters_of_a_day + quarter))
      if (here !== null && to > from) yield { kind, place: here, bytes: bytes.subarray(from, to) }
      from = to
    }
  }
}

async function openTimes(
  connection: Connection,
  environment_id: number,
  period: Period,
  packed: ReadonlySet<number>,
): Promise<Piece[]> {
  const open = openStretches(period, packed)
  const [since, until] = [open.map(({ since }) => iso(since)), open.map(({ until }) => iso(until))]
  const rows = await connection.query<{ kind: number; quarter: number; seconds: string }>(sql`
    select kind, (extract(epoch from at)::bigint / 900)::integer as quarter, string_agg(float4send(greatest(seconds, 0)), '') as seconds
    from unnest(${since}::timestamptz[], ${until}::timestamptz[]) open (since, until),
      lateral (${endedBetween(environment_id, sql`since`, sql`until`)}) ended
    group by 1, 2`)
  const place = placesIn(period)
  return rows.map(({ kind, quarter, seconds }) => ({
    kind,
    place: place(quarter * quarter_ms)!,
    bytes: bytesOf(seconds),
  }))
}

/** Days one after the other are read as one. */
function openStretches({ previous_since, until }: Period, packed: ReadonlySet<number>) {
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
  return stretches
}

function bytesOf(hex: string): Buffer {
  return Buffer.from(hex.slice(2), 'hex')
}

function iso(ms: number): string {
  return new Date(ms).toISOString()
}
