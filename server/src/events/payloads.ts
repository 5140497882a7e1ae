import { Contact, DeletedContact } from '../contacts/schema.ts'
import { Message } from '../conversations/messages/schema.ts'
import { Conversation } from '../conversations/schema.ts'
import { LeadSync, LeadSyncRecord } from '../crm/sync-schema.ts'
import { Lead } from '../leads/schema.ts'
import { constant, deletedOf, named, nullable, type TSchema, Type } from '../schema.ts'
import { WebhookEndpoint } from '../webhooks/schema.ts'
import type { EventType } from './catalog.ts'
import { Event } from './schema.ts'

/** What each kind of event tells about. */
const told: Record<EventType, TSchema> = {
  'contact.created': Contact,
  'contact.updated': Contact,
  'contact.deleted': DeletedContact,
  'conversation.created': Conversation,
  'conversation.updated': Conversation,
  'conversation.status_changed': Conversation,
  'conversation.handed_over': Conversation,
  'conversation.assigned': Conversation,
  'conversation.deleted': deletedOf('conversation', 'DeletedConversation'),
  'message.created': Message,
  'message.updated': Message,
  'lead.qualified': Lead,
  'lead.updated': Lead,
  'lead.synced': LeadSync,
  'lead.sync_failed': LeadSyncRecord,
  'webhook_endpoint.failing': WebhookEndpoint,
  'webhook_endpoint.disabled': WebhookEndpoint,
  ping: WebhookEndpoint,
}

export interface EventPayload {
  type: EventType
  /** The object it tells about, and the whole event. */
  told: TSchema
  schema: TSchema
}

/** The schema of each kind of event, such as `ContactCreatedEvent`. */
export const eventPayloads: readonly EventPayload[] = Object.entries(told).map(([type, object]) => ({
  type: type as EventType,
  told: object,
  schema: named(
    `${type.replace(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase())}Event`,
    Type.Object({
      ...Event.properties,
      type: constant(type),
      data: Type.Object({ object: nullable(object), previous: Event.properties.data.properties.previous }),
    }),
  ),
}))
