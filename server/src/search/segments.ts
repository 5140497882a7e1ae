import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import type { Kind } from './documents.ts'

/** Smaller segments slow down rare words (a lookup in each, 0.02 ms), larger ones frequent words (many matches to sort). */
export const segment_size = 16_384

interface Segment {
  id: number
  kind: Kind
  first_id: string
  last_id: string
  documents: number
}

interface Placed {
  kind: Kind
  id: string
  /** Where it's indexed now, if anywhere. */
  segment: number | undefined
}

/**
 * Finds the segment of each id and opens a new one if the last is full. Segments of a type never overlap, so reading from
 * newest to oldest returns ids in order.
 */
export async function assignSegments(
  connection: Connection,
  environment_id: number,
  documents: Placed[],
): Promise<Map<string, number>> {
  const segments = await connection.query<Segment>(sql`
    select id, kind, first_id, last_id, documents from search_segments
    where environment_id = ${environment_id} order by first_id`)
  const places = new Map<string, number>()
  const changed = new Set<Segment>()
  for (const { kind, id, segment: current } of documents.toSorted(byId)) {
    const at = segments.findLastIndex((segment) => segment.kind === kind && segment.first_id <= id)
    let segment = segments[at]
    if (!segment || (segment.documents >= segment_size && id > segment.last_id)) {
      segment = await openSegment(connection, environment_id, kind, id)
      segments.splice(at + 1, 0, segment)
    }
    places.set(id, segment.id)
    if (segment.id === current) continue
    segment.documents++
    if (id > segment.last_id) segment.last_id = id
    changed.add(segment)
  }
  await Promise.all(
    Array.from(changed, ({ id, last_id, documents }) =>
      connection.query(sql`update search_segments set last_id = ${last_id}, documents = ${documents} where id = ${id}`),
    ),
  )
  return places
}

async function openSegment(connection: Connection, environment_id: number, kind: Kind, id: string): Promise<Segment> {
  const [row] = await connection.query<{ id: number }>(sql`
    insert into search_segments (environment_id, kind, first_id, last_id, documents)
    values (${environment_id}, ${kind}, ${id}, ${id}, 0) returning id`)
  return { id: row!.id, kind, first_id: id, last_id: id, documents: 0 }
}

function byId(one: Placed, other: Placed): number {
  return one.id < other.id ? -1 : 1
}
