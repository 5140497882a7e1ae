import { paging } from '../db/page.ts'
import { eventTypeNames } from '../events/schema.ts'
import {
  constant,
  id,
  input,
  listOf,
  named,
  nullable,
  oneOf,
  optional,
  type Static,
  Type,
  timestamp,
} from '../schema.ts'
import { failureClasses } from './reason.ts'
import { subscribable } from './schema.ts'

export const deliveryStatuses = ['pending', 'delivered', 'failed', 'canceled'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

const Attempt = named(
  'WebhookDeliveryAttempt',
  Type.Object({
    at: timestamp(),
    duration_ms: Type.Integer({ minimum: 0, examples: [127] }),
    status: nullable(Type.Integer({ description: 'What HTTP status came back; null if none did.', examples: [503] })),
    error: nullable(oneOf(failureClasses, { description: 'Null is success: a status from 200 to 299.' })),
    body: nullable(
      Type.String({ description: 'The first bytes of the answer. Emptied with the contact the event tells of.' }),
    ),
    manual: Type.Boolean({ description: 'Whether somebody asked for it, outside the schedule.' }),
  }),
)

export const WebhookDelivery = named(
  'WebhookDelivery',
  Type.Object({
    object: constant('webhook_delivery'),
    id: id('webhook_delivery'),
    webhook_endpoint_id: id('webhook_endpoint'),
    event_id: id('event'),
    event_type: oneOf(eventTypeNames),
    sequence: Type.Integer({ minimum: 1, description: 'That of the event.', examples: [1] }),
    status: oneOf(deliveryStatuses, {
      description:
        '`pending`: to be attempted at `next_attempt_at`; `failed`: no attempt of the schedule is left; `canceled`: the endpoint was disabled first.',
    }),
    reason: nullable(
      Type.String({
        description: 'Why it has not been delivered, in words.',
        examples: ['The endpoint answered 503. It will be tried again.'],
      }),
    ),
    attempts: Type.Array(Attempt, { description: 'All of them, oldest first.' }),
    next_attempt_at: nullable(timestamp()),
    created_at: timestamp(),
    finished_at: nullable(timestamp()),
  }),
)
export type WebhookDelivery = Static<typeof WebhookDelivery>

export const WebhookDeliveryList = listOf(WebhookDelivery, 'WebhookDeliveryList')

export const WebhookDeliveryQuery = input({
  ...paging,
  order: optional(oneOf(['asc', 'desc'], { default: 'desc', description: 'By event: newest first, or oldest first.' })),
  status: optional(
    Type.String({ minLength: 1, maxLength: 255, description: 'One status or several, separated by commas.' }),
  ),
  event_type: optional(oneOf(eventTypeNames)),
  event_id: optional(Type.String({ maxLength: 255 })),
})
export type WebhookDeliveryQuery = Static<typeof WebhookDeliveryQuery>

export const ReplayRequest = named(
  'ReplayRequest',
  input({
    since: timestamp('Events that happened at this moment or later, but not before the endpoint was registered.'),
    until: optional(Type.String({ format: 'date-time', description: 'Events that happened before this moment.' })),
    event_types: optional(
      Type.Array(oneOf(subscribable), { minItems: 1, maxItems: 50, description: 'Only these kinds of event.' }),
    ),
  }),
)
export type ReplayRequest = Static<typeof ReplayRequest>

export const WebhookEndpointReplay = named(
  'WebhookEndpointReplay',
  Type.Object({
    object: constant('webhook_endpoint.replay'),
    webhook_endpoint_id: id('webhook_endpoint'),
    queued: Type.Integer({ minimum: 0, description: 'Deliveries that are pending now.', examples: [12] }),
    has_more: Type.Boolean({ description: 'Whether there were more than 10,000: then ask again.' }),
  }),
)
