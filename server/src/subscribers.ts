import { queueOutOfHours } from './channels/out-of-hours/queue.ts'
import { queueOutgoing } from './channels/outgoing/queue.ts'
import { queueSyncs } from './crm/follow.ts'
import type { EventType } from './events/catalog.ts'
import type { Follow } from './events/sequencer.ts'
import { notifyOfEvents } from './notifications/follow.ts'
import { queueBriefs } from './replies/brief.ts'
import { countEvents } from './reports/follow.ts'
import { indexEvents } from './search/follow.ts'
import { queueDeliveries } from './webhooks/fan-out.ts'

/** Queue work in the transaction that numbers the event, so that no crash loses it. */
const at_once = [queueDeliveries, queueSyncs, queueBriefs, queueOutgoing, queueOutOfHours] as const

/** Read the numbered log a moment later (`schedule.ts`), so that no write waits for them. */
type Later = typeof indexEvents | typeof countEvents | typeof notifyOfEvents

type Next = (typeof at_once)[number] | Later

/**
 * What happens after each kind of event. Every event is also in `GET /v1/events` and goes to open streams. The assistant's replies
 * aren't here: a message that needs one marks its conversation in its own statement (`conversations/needs-reply.ts`).
 */
export const subscribers: Readonly<Record<EventType, readonly Next[]>> = {
  'contact.created': [queueDeliveries, indexEvents],
  'contact.updated': [queueDeliveries, queueSyncs, indexEvents],
  'contact.deleted': [queueDeliveries, indexEvents],
  'conversation.created': [queueDeliveries, indexEvents, countEvents],
  'conversation.updated': [queueDeliveries, indexEvents, countEvents],
  'conversation.status_changed': [queueDeliveries, queueSyncs, countEvents],
  'conversation.handed_over': [queueDeliveries, queueBriefs, countEvents, notifyOfEvents],
  'conversation.assigned': [queueDeliveries, countEvents, notifyOfEvents],
  'conversation.rated': [queueDeliveries],
  'conversation.deleted': [queueDeliveries, indexEvents, countEvents],
  'message.created': [queueDeliveries, queueOutgoing, queueOutOfHours, indexEvents, countEvents, notifyOfEvents],
  'message.updated': [queueDeliveries, indexEvents, countEvents, notifyOfEvents],
  'lead.qualified': [queueDeliveries, queueSyncs],
  'lead.updated': [queueDeliveries],
  'lead.synced': [queueDeliveries],
  'lead.sync_failed': [queueDeliveries],
  'webhook_endpoint.failing': [queueDeliveries],
  'webhook_endpoint.disabled': [queueDeliveries],
  'channel.alarm_began': [queueDeliveries, notifyOfEvents],
  'channel.alarm_ended': [queueDeliveries, notifyOfEvents],
  'assistant.alarm_began': [queueDeliveries, notifyOfEvents],
  'assistant.alarm_ended': [queueDeliveries, notifyOfEvents],
  'webhook_endpoint.alarm_began': [queueDeliveries, notifyOfEvents],
  'webhook_endpoint.alarm_ended': [queueDeliveries, notifyOfEvents],
  'crm_connection.alarm_began': [queueDeliveries, notifyOfEvents],
  'crm_connection.alarm_ended': [queueDeliveries, notifyOfEvents],
  'api_key.alarm_began': [queueDeliveries, notifyOfEvents],
  'api_key.alarm_ended': [queueDeliveries, notifyOfEvents],
  'team.created': [queueDeliveries],
  'team.updated': [queueDeliveries],
  'team.archived': [queueDeliveries],
  ping: [queueDeliveries],
}

// During an upgrade, a newer process may write kinds that this one doesn't know. Endpoints that want every event get them.
const of_unknown: readonly Next[] = [queueDeliveries]

/** The statements to run in the transaction that numbers these events. */
export const follow: Follow = async (events, connection) => {
  const statements = []
  for (const queue of at_once) {
    const concerned = events.filter(({ type }) => (subscribers[type] ?? of_unknown).includes(queue))
    if (concerned.length > 0) statements.push(...(await queue(concerned, connection)))
  }
  return statements
}
