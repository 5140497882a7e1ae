import { holderOfVisitor } from '../../accounts/visitors.ts'
import type { Message } from '../../conversations/messages/schema.ts'
import type { Conversation } from '../../conversations/schema.ts'
import { sql } from '../../db/sql.ts'
import { ApiError, isNotFound } from '../../errors.ts'
import type { EventType } from '../../events/catalog.ts'
import { placeOf } from '../../events/events.ts'
import type { Place } from '../../events/streams/feed.ts'
import type { StreamedEvent } from '../../events/streams/log.ts'
import type { View } from '../../events/streams/subscriber-group.ts'
import { newestIn, type Subscription } from '../../events/subscribe.ts'
import type { VisitorScope } from '../../http/scopes.ts'
import { ownConversation } from './conversations.ts'
import { deliveries } from './deliveries.ts'
import { visitorMessage } from './message-shape.ts'
import { isBegunWith, ownConversations } from './own.ts'
import { noteSeen } from './visitors.ts'

const types = [
  'conversation.created',
  'conversation.updated',
  'conversation.status_changed',
  'conversation.handed_over',
  'conversation.assigned',
  'message.created',
  'message.updated',
] as const satisfies EventType[]

/** Opens the stream of a visitor. It resumes after the last event seen, or starts now. */
export async function streamOwn(scope: VisitorScope, last_event_id: string | undefined): Promise<Subscription> {
  const { environment_id, mode, visitor } = scope
  await noteSeen(scope)
  // In this order: what is begun in between is found in the log.
  const newest = await newestIn(scope)
  const start = last_event_id === undefined ? newest : await resumed(scope, last_event_id)
  const rows = await scope.database.read<{ id: string }>(
    ownConversations(scope, sql`conversations.id`, sql``, sql`order by id desc limit 1000`),
  )
  const view = viewOf(scope, new Set(rows.map(({ id }) => id)))
  return {
    environment_id,
    mode,
    holder: holderOfVisitor(visitor.browser_id),
    wanted: { types, conversation_id: null, reader: '', withhold: null, view },
    start: start ?? newest,
    newest,
    ...(start === null && { first: `event: reset\ndata: {"object":"reset"}\n\n` }),
  }
}

/** Null if what happened since isn't kept any more: then the visitor's page loads everything again. */
async function resumed(scope: VisitorScope, id: string): Promise<Place | null> {
  try {
    return { sequence: Number(await placeOf(scope, id, 'Last-Event-ID')), id }
  } catch (error) {
    if (isNotFound(error) || (error instanceof ApiError && error.code === 'events_expired')) return null
    throw error
  }
}

let views = 0

/** What a visitor sees of the log: their conversations, without private notes. */
function viewOf(scope: VisitorScope, own: Set<string>): View {
  const { visitor } = scope
  const delivered = deliveries(scope)

  /** The log itself says which conversations are begun, so that no message of them is missed. */
  function joins(event: StreamedEvent): boolean {
    if (event.type !== 'conversation.created') return false
    const by = event.visitor_id()
    const is_theirs = by !== null ? by === visitor.id : isBegunWith(visitor, event.object() as unknown as Conversation)
    if (is_theirs) own.add(event.conversation_id()!)
    return is_theirs
  }

  return {
    name: `visitor ${visitor.id} ${++views}`,
    owns: (conversation_id) => own.has(conversation_id),
    wants(event) {
      const id = event.conversation_id()
      if (id === null || !(own.has(id) || joins(event))) return false
      const is_about_message = event.type === 'message.created' || event.type === 'message.updated'
      return !(is_about_message && (event.object() as unknown as Message).private)
    },
    async shown(event) {
      const object = event.object()
      if (event.type === 'message.created' || event.type === 'message.updated') {
        const message = object as unknown as Message
        if (event.type === 'message.created' && message.direction === 'outbound') delivered(message)
        return frame(event.id, event.type, JSON.stringify(visitorMessage(scope, message)))
      }
      const json = await ownConversation(scope, event.conversation_id()!)
      return json === undefined ? Buffer.alloc(0) : frame(event.id, 'conversation.updated', json)
    },
  }
}

function frame(id: string, type: string, json: string): Buffer {
  return Buffer.from(`id: ${id}\nevent: ${type}\ndata: ${json}\n\n`)
}
