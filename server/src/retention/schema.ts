import { constant, input, named, nullable, oneOf, optional, type Static, Type, timestamp } from '../schema.ts'

export const modes = ['live', 'test'] as const
export const most_days = 3650

const of_deployment = (description: string, example: number) =>
  Type.Integer({ minimum: 0, description, examples: [example] })
const days = (description: string) =>
  nullable(Type.Integer({ minimum: 1, maximum: most_days, description, examples: [365] }))

const chosen = {
  conversation_days: days(
    'A resolved conversation is deleted so many days after its last message, or after it was resolved if that was later. Null: never.',
  ),
  contact_days: days(
    'A contact without conversations, and without a lead that is `new`, `working` or `qualified`, is erased so many days after it was made or changed, or its last conversation came to rest. Null: never.',
  ),
}
const label = { minLength: 1, maxLength: 50, description: 'Conversations with this label stay.', examples: ['keep'] }

export const Retention = named(
  'Retention',
  Type.Object({
    object: constant('retention'),
    mode: oneOf(modes),
    ...chosen,
    kept_label: nullable(Type.String(label)),
    updated_at: nullable(timestamp('Null where nothing was ever set.')),
    event_days: of_deployment(
      'Events, deliveries of webhooks, the journal of syncs with CRMs and calls of language models. Set by whoever runs the deployment, as the two below.',
      30,
    ),
    idempotency_days: of_deployment('Answers to repeats of a request under its Idempotency-Key.', 30),
    request_log_days: nullable(
      Type.Integer({ minimum: 1, description: 'The log of requests; null where none is kept.', examples: [7] }),
    ),
  }),
)
export type Retention = Static<typeof Retention>

export const RetentionQuery = Type.Object(
  { mode: optional(oneOf(modes, { default: 'live' })) },
  { additionalProperties: false },
)

export const RetentionChanges = named(
  'RetentionChanges',
  input(
    {
      mode: oneOf(modes),
      conversation_days: optional(chosen.conversation_days),
      contact_days: optional(chosen.contact_days),
      kept_label: optional(nullable(Type.String(label))),
    },
    { description: 'What is left out stays.' },
  ),
)
export type RetentionChanges = Static<typeof RetentionChanges>

const given = (what: string) =>
  optional(Type.Integer({ minimum: 1, maximum: most_days, description: `${what} Left out: for ever.` }))

export const RetentionPreviewQuery = Type.Object(
  {
    mode: optional(oneOf(modes, { default: 'live' })),
    conversation_days: given('As it would be set for conversations.'),
    contact_days: given('As it would be set for contacts.'),
    kept_label: optional(Type.String(label)),
  },
  { additionalProperties: false },
)

const counted = (what: string) =>
  Type.Object({
    count: Type.Integer({ minimum: 0, description: what, examples: [12] }),
    at_least: Type.Boolean({ description: 'Whether there are perhaps more: not all were looked at.' }),
  })

export const RetentionPreview = named(
  'RetentionPreview',
  Type.Object({
    object: constant('retention_preview'),
    mode: oneOf(modes),
    conversations: counted('Conversations that would be deleted now.'),
    contacts: counted('Contacts that would be erased, now or once these conversations are gone.'),
  }),
)
export type RetentionPreview = Static<typeof RetentionPreview>
