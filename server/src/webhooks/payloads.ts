import { Alarm } from '../alarms/schema.ts'
import { ConversationRating } from '../channels/widget/rating-schema.ts'
import { Contact, DeletedContact } from '../contacts/schema.ts'
import { Message } from '../conversations/messages/schema.ts'
import { Conversation } from '../conversations/schema.ts'
import { LeadSync, LeadSyncFailure } from '../crm/sync-schema.ts'
import type { EventType } from '../events/catalog.ts'
import { Event } from '../events/schema.ts'
import { Lead } from '../leads/schema.ts'
import { constant, define, deletedOf, nullable, partial, type TObject, type TSchema, Type } from '../schema.ts'
import { Team } from '../teams/schema.ts'
import { WebhookEndpoint } from './schema.ts'

/** What each event type is about. */
const told: Record<EventType, TSchema> = {
  'contact.created': Contact,
  'contact.updated': Contact,
  'contact.deleted': DeletedContact,
  'conversation.created': Conversation,
  'conversation.updated': Conversation,
  'conversation.status_changed': Conversation,
  'conversation.handed_over': Conversation,
  'conversation.assigned': Conversation,
  'conversation.rated': ConversationRating,
  'conversation.deleted': deletedOf('conversation', 'DeletedConversation'),
  'message.created': Message,
  'message.updated': Message,
  'lead.qualified': Lead,
  'lead.updated': Lead,
  'lead.synced': LeadSync,
  'lead.sync_failed': LeadSyncFailure,
  'webhook_endpoint.failing': WebhookEndpoint,
  'webhook_endpoint.disabled': WebhookEndpoint,
  'channel.alarm_began': Alarm,
  'channel.alarm_ended': Alarm,
  'assistant.alarm_began': Alarm,
  'assistant.alarm_ended': Alarm,
  'webhook_endpoint.alarm_began': Alarm,
  'webhook_endpoint.alarm_ended': Alarm,
  'crm_connection.alarm_began': Alarm,
  'crm_connection.alarm_ended': Alarm,
  'api_key.alarm_began': Alarm,
  'api_key.alarm_ended': Alarm,
  'team.created': Team,
  'team.updated': Team,
  'team.archived': Team,
  ping: WebhookEndpoint,
}

const lasting = new Set(['object', 'id', 'created_at', 'updated_at'])
const previous_contact = previousOf('Contact', Contact)
const previous_conversation = previousOf('Conversation', Conversation)
const previous_message = previousOf('Message', Message)
const previous_lead = previousOf('Lead', Lead)
const previous_team = previousOf('Team', Team)

/** What each event of a change says about the state before it. The others say null. */
const previous: Partial<Record<EventType, TSchema>> = {
  'contact.updated': previous_contact,
  'conversation.updated': previous_conversation,
  'conversation.status_changed': previous_conversation,
  'conversation.handed_over': previous_conversation,
  'conversation.assigned': previous_conversation,
  'message.updated': previous_message,
  'lead.qualified': previous_lead,
  'lead.updated': previous_lead,
  'team.updated': previous_team,
  'team.archived': previous_team,
}

export interface EventPayload {
  type: EventType
  /** The object and the complete event. */
  told: TSchema
  schema: TSchema
}

/** The schema of each event type, such as `ContactCreatedEvent`. */
export const eventPayloads: readonly EventPayload[] = Object.entries(told).map(([type, object]) => ({
  type: type as EventType,
  told: object,
  schema: define(
    `${type.replace(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase())}Event`,
    Type.Object({
      ...Event.properties,
      type: constant(type),
      data: Type.Object({ object: nullable(object), previous: previous[type as EventType] ?? Type.Null() }),
    }),
  ),
}))

/** The fields of an object that may change, all optional: what is only there with `expand` isn't among them. */
function previousOf(noun: string, { properties, required }: TObject): TSchema {
  const changing = Object.entries(properties).filter(([name]) => required?.includes(name) && !lasting.has(name))
  const description = 'The previous values of the fields that changed.'
  return nullable(define(`Previous${noun}`, Type.Object(partial(Object.fromEntries(changing)), { description })))
}
