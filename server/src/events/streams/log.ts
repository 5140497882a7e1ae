import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { lazily } from '../../jobs/lazily.ts'
import type { Mode } from '../../scope.ts'
import type { EventType } from '../catalog.ts'
import { type EventRow, eventJson, loggedAs, selectEvents } from '../events.ts'

/** An event as sent on streams: rendered once, the same bytes for everyone who may read all of it. */
export interface StreamedEvent {
  readonly id: string
  readonly type: EventType
  readonly sequence: number
  readonly bytes: Buffer
  /** What it's about, if it's still known. */
  readonly object: () => StreamedObject | null
  /** The conversation it's about, if any. */
  readonly conversation_id: () => string | null
  /** The visitor who did it, if one did. */
  readonly visitor_id: () => string | null
}

/** An API object, of which streams read some fields. */
export interface StreamedObject {
  readonly object: string
  readonly id: string
  readonly conversation_id?: string
  readonly [field: string]: unknown
}

export interface Environment {
  readonly environment_id: number
  readonly mode: Mode
}

interface Part {
  after: number
  upto: number
  types: readonly EventType[]
  limit: number
}

/** The events of the log after a position, in order. */
export async function readLog(database: Database, environment: Environment, { after, upto, types, limit }: Part) {
  const place = sql` and sequence > ${after}::bigint and sequence <= ${upto}::bigint`
  const tail = sql`order by sequence limit ${limit}`
  const rows = await database.run<EventRow>(
    selectEvents(environment, sql`(${loggedAs(environment, types, place, tail)}) log`, tail),
  )
  return rows.map(streamed)
}

function streamed(row: EventRow): StreamedEvent {
  const { id, type, sequence, data, actor } = row
  // Parsed once at most, however many streams ask.
  const object = lazily(() => (JSON.parse(data) as { object: StreamedObject | null }).object)
  return {
    id,
    type,
    sequence: Number(sequence),
    // The service's JSON has no line breaks, which would end the field.
    bytes: Buffer.from(`id: ${id}\nevent: ${type}\ndata: ${eventJson(row)}\n\n`),
    object,
    conversation_id: () => conversationIn(object()),
    visitor_id: lazily(() => {
      const by = JSON.parse(actor) as { type: string; id: string | null }
      return by.type === 'visitor' ? by.id : null
    }),
  }
}

function conversationIn(object: StreamedObject | null): string | null {
  return (object?.object === 'conversation' ? object.id : object?.conversation_id) ?? null
}
