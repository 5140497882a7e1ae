import { mentionsIn } from '../conversations/messages/mentions.ts'
import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import type { EventType } from '../events/catalog.ts'
import type { Happening } from './concerned.ts'

/** Events that somebody may be told about. */
const told_types: readonly EventType[] = [
  'conversation.assigned',
  'conversation.handed_over',
  'conversation.status_changed',
  'message.created',
  'message.updated',
]
const told = new Set<string>(told_types)

export interface LoggedEvent {
  sequence: string
  type: string
  event_id: string
}

interface EventRow {
  type: string
  event_id: string
  conversation_id: string
  actor: string
  created_at: string
  assignee: string | null
  status: string | null
  message_id: string | null
  direction: string | null
  sender: string | null
  is_private: boolean
  is_failed: boolean
  note: string | null
}

/** The next events of the log, and of those that may concern somebody what decides it. */
export async function readHappenings(
  connection: Connection,
  environment_id: number,
  after: string,
  limit: number,
): Promise<{ logged: LoggedEvent[]; happenings: Happening[] }> {
  const logged = await connection.query<LoggedEvent>(sql`
    select sequence, type, event_id from event_log
    where environment_id = ${environment_id} and sequence > ${after}::bigint order by sequence limit ${limit}`)
  const ids = logged.filter(({ type }) => told.has(type)).map(({ event_id }) => event_id)
  const rows = ids.length === 0 ? [] : await connection.query<EventRow>(eventsWith(environment_id, ids))
  return { logged, happenings: rows.map(happening) }
}

// Of a deleted contact, an event keeps no object.
function eventsWith(environment_id: number, ids: readonly string[]) {
  return sql`
    select type, id as event_id, actor, to_json(created_at) #>> '{}' as created_at,
      coalesce(object->>'conversation_id', object->>'id') as conversation_id, object->>'assignee' as assignee, object->>'status' as status,
      case when object->>'object' = 'message' then object->>'id' end as message_id, object->>'direction' as direction,
      object->'sender' as sender, coalesce((object->>'private')::boolean, false) as is_private,
      type = 'message.updated' and object->>'status' = 'failed' and previous->>'status' is not null as is_failed,
      case when object->>'private' = 'true' then object->>'content' end as note
    from (
      select type, id, actor, created_at, data->'object' as object, data->'previous' as previous
      from unnest(${ids}::text[]) wanted (wanted_id) join events on environment_id = ${environment_id} and id = wanted_id) told
    where json_typeof(object) = 'object' and object->>'id' is not null order by id`
}

function happening(row: EventRow): Happening {
  const { type, event_id, conversation_id, created_at, assignee, status } = row
  return {
    type,
    event_id,
    conversation_id,
    created_at,
    assignee,
    status,
    actor: JSON.parse(row.actor),
    message:
      row.message_id === null
        ? null
        : {
            id: row.message_id,
            direction: row.direction!,
            private: row.is_private,
            sender: JSON.parse(row.sender!),
            is_failed: row.is_failed,
            mentions: row.note === null ? [] : mentionsIn(row.note),
          },
  }
}
