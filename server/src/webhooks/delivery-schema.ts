import { paging } from '../db/page.ts'
import { eventTypeNames } from '../events/schema.ts'
import { failureClasses } from '../outbound/failure-class.ts'
import {
  constant,
  define,
  id,
  input,
  listOf,
  nullable,
  oneOf,
  optional,
  type Static,
  Type,
  timestamp,
} from '../schema.ts'
import { subscribable } from './schema.ts'

export const deliveryStatuses = ['pending', 'delivered', 'failed', 'canceled'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

const Attempt = define(
  'WebhookDeliveryAttempt',
  Type.Object({
    id: id('webhook_attempt'),
    at: timestamp(),
    duration_ms: Type.Integer({ minimum: 0, examples: [127] }),
    status: nullable(
      Type.Integer({ description: 'The HTTP status of the response. Null if there was none.', examples: [503] }),
    ),
    error: nullable(oneOf(failureClasses, { description: 'Null on success, which is a status from 200 to 299.' })),
    body: nullable(
      Type.String({
        description:
          'The first bytes of the response. Cleared when the contact of the event is deleted. Null without the read scopes of contacts, conversations, messages and leads.',
      }),
    ),
    manual: Type.Boolean({ description: 'Whether the attempt was requested manually, outside the schedule.' }),
  }),
)

export const WebhookDelivery = define(
  'WebhookDelivery',
  Type.Object({
    object: constant('webhook_delivery'),
    id: id('webhook_delivery'),
    webhook_endpoint_id: id('webhook_endpoint'),
    event_id: id('event'),
    event_type: oneOf(eventTypeNames),
    sequence: Type.Integer({ minimum: 1, description: 'The sequence number of the event.', examples: [1] }),
    status: oneOf(deliveryStatuses, {
      description:
        '`pending`: the next attempt is at `next_attempt_at`. `failed`: no attempts are left in the schedule. `canceled`: the endpoint was disabled first.',
    }),
    reason: nullable(
      Type.String({
        description: "Why the event hasn't been delivered, in words.",
        examples: ['The endpoint responded with 503. It will be retried.'],
      }),
    ),
    attempts: Type.Array(Attempt, { description: 'All attempts, oldest first.' }),
    next_attempt_at: nullable(timestamp()),
    created_at: timestamp(),
    finished_at: nullable(timestamp()),
  }),
)
export type WebhookDelivery = Static<typeof WebhookDelivery>

export const WebhookDeliveryList = listOf(WebhookDelivery, 'WebhookDeliveryList')

export const WebhookDeliveryQuery = input({
  ...paging,
  order: optional(
    oneOf(['asc', 'desc'], {
      default: 'desc',
      description: 'The order by event: newest first (`desc`) or oldest first (`asc`).',
    }),
  ),
  status: optional(
    Type.String({ minLength: 1, maxLength: 255, description: 'One or more statuses, separated by commas.' }),
  ),
  event_type: optional(oneOf(eventTypeNames)),
  event_id: optional(Type.String({ maxLength: 255 })),
})
export type WebhookDeliveryQuery = Static<typeof WebhookDeliveryQuery>

export const ReplayRequest = define(
  'ReplayRequest',
  input({
    since: timestamp('Replays events from this time on, but none from before the endpoint was created.'),
    until: optional(Type.String({ format: 'date-time', description: 'Replays events before this time.' })),
    event_types: optional(
      Type.Array(oneOf(subscribable), { minItems: 1, maxItems: 50, description: 'Replays only these event types.' }),
    ),
  }),
)
export type ReplayRequest = Static<typeof ReplayRequest>

export const WebhookEndpointReplay = define(
  'WebhookEndpointReplay',
  Type.Object({
    object: constant('webhook_endpoint.replay'),
    webhook_endpoint_id: id('webhook_endpoint'),
    queued: Type.Integer({ minimum: 0, description: 'The number of deliveries that are now pending.', examples: [12] }),
    has_more: Type.Boolean({
      description: 'Whether there are more than 10,000 deliveries. If so, send the request again.',
    }),
  }),
)
