import { paging } from '../db/page.ts'
import { eventTypeNames } from '../events/schema.ts'
import {
  constant,
  define,
  deletedOf,
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

export const endpointStatuses = ['enabled', 'disabled'] as const

export const disabledReasons = ['manual', 'gone', 'failing'] as const
export type DisabledReason = (typeof disabledReasons)[number]

/** The event types one can subscribe to. A ping goes to a single endpoint, whatever it subscribes to. */
export const subscribable = eventTypeNames.filter((type) => type !== 'ping')

const kind = oneOf([...subscribable, '*'] as const)
const address = 'https://example.com/webhooks'

const endpoint = {
  object: constant('webhook_endpoint'),
  id: id('webhook_endpoint'),
  url: Type.String({ examples: [address] }),
  description: nullable(Type.String({ examples: ['Orders'] })),
  events: Type.Array(kind, { description: 'The event types, or `*` for all, including future ones.' }),
  status: oneOf(endpointStatuses),
  disabled_reason: nullable(
    oneOf(disabledReasons, {
      description:
        '`manual`: disabled by a request. `gone`: the endpoint responded with 410. `failing`: every attempt failed for five days.',
    }),
  ),
  disabled_at: nullable(timestamp()),
  failing_since: nullable(
    timestamp('The time since which every attempt has failed. After five days, the endpoint is disabled.'),
  ),
  mode: oneOf(['live', 'test']),
  created_at: timestamp(),
  updated_at: timestamp(),
}

export const WebhookEndpoint = define('WebhookEndpoint', Type.Object(endpoint))
export type WebhookEndpoint = Static<typeof WebhookEndpoint>

export const WebhookEndpointWithSecret = define(
  'WebhookEndpointWithSecret',
  Type.Object({
    ...endpoint,
    secret: Type.String({
      pattern: '^whsec_[0-9A-Za-z]{44}$',
      description: 'The secret that signs deliveries. Shown in this response and never again.',
      examples: [`whsec_${'0123456789ab'.repeat(4).slice(0, 44)}`],
    }),
  }),
)

export const WebhookEndpointList = listOf(WebhookEndpoint, 'WebhookEndpointList')

export const DeletedWebhookEndpoint = deletedOf('webhook_endpoint', 'DeletedWebhookEndpoint')

const url = Type.String({
  minLength: 1,
  maxLength: 2048,
  description: 'An HTTPS URL; in test mode, HTTP also works. It must resolve to a public address.',
  examples: [address],
})
const description = nullable(
  Type.String({ minLength: 1, maxLength: 500, description: 'What the endpoint is for.', examples: ['Orders'] }),
)
const events = Type.Array(kind, {
  minItems: 1,
  maxItems: 50,
  description: 'The event types, or only `*`. The key needs permission to read the objects in these events.',
  examples: [['conversation.created', 'message.created']],
})

export const NewWebhookEndpoint = define(
  'NewWebhookEndpoint',
  input({ url, description: optional(description), events }),
)
export type NewWebhookEndpoint = Static<typeof NewWebhookEndpoint>

export const WebhookEndpointChanges = define(
  'WebhookEndpointChanges',
  input(
    { url: optional(url), description: optional(description), events: optional(events) },
    { description: "A JSON merge patch (RFC 7396). Fields you leave out don't change." },
  ),
)
export type WebhookEndpointChanges = Static<typeof WebhookEndpointChanges>

export const WebhookEndpointQuery = input({
  ...paging,
  status: optional(oneOf(endpointStatuses)),
})
export type WebhookEndpointQuery = Static<typeof WebhookEndpointQuery>

export const SecretRotation = define(
  'SecretRotation',
  input({
    grace_hours: optional(
      Type.Integer({
        minimum: 0,
        maximum: 168,
        default: 24,
        description: 'The hours during which the previous secret also signs. 0 ends it immediately.',
      }),
    ),
  }),
)

export const WebhookEndpointTest = define(
  'WebhookEndpointTest',
  Type.Object({
    object: constant('webhook_endpoint.test'),
    webhook_endpoint_id: id('webhook_endpoint'),
    event_id: id('event'),
  }),
)
