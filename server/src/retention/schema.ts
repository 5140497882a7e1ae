import { constant, define, input, nullable, oneOf, optional, type Static, Type, timestamp } from '../schema.ts'

export const modes = ['live', 'test'] as const
export const max_days = 3650

const of_deployment = (description: string, example: number) =>
  Type.Integer({ minimum: 0, description, examples: [example] })
const days = (description: string) =>
  nullable(Type.Integer({ minimum: 1, maximum: max_days, description, examples: [365] }))

const chosen = {
  conversation_days: days(
    "A resolved conversation is deleted this many days after its last message, or after it was resolved if that's later. Null means never.",
  ),
  contact_days: days(
    'A contact without conversations and without a lead that is `new`, `working` or `qualified` is deleted this ' +
      'many days after it was created or changed, or after activity in its last conversation ended. Null means never.',
  ),
}
const label = {
  minLength: 1,
  maxLength: 50,
  description: 'Conversations with this label are kept.',
  examples: ['keep'],
}

export const Retention = define(
  'Retention',
  Type.Object({
    object: constant('retention'),
    mode: oneOf(modes),
    ...chosen,
    kept_label: nullable(Type.String(label)),
    updated_at: nullable(timestamp('Null if the settings were never changed.')),
    event_days: of_deployment(
      'Events, webhook deliveries, the CRM sync log and language model calls. Set by the operator of the deployment, like the two fields below.',
      30,
    ),
    idempotency_days: of_deployment('Responses that are replayed for a repeated Idempotency-Key.', 30),
    request_log_days: nullable(
      Type.Integer({ minimum: 1, description: 'The request log. Null if none is kept.', examples: [7] }),
    ),
  }),
)
export type Retention = Static<typeof Retention>

export const RetentionQuery = Type.Object(
  { mode: optional(oneOf(modes, { default: 'live' })) },
  { additionalProperties: false },
)

export const RetentionChanges = define(
  'RetentionChanges',
  input(
    {
      mode: oneOf(modes),
      conversation_days: optional(chosen.conversation_days),
      contact_days: optional(chosen.contact_days),
      kept_label: optional(nullable(Type.String(label))),
    },
    { description: "Fields you leave out don't change." },
  ),
)
export type RetentionChanges = Static<typeof RetentionChanges>

const daysToPreview = (what: string) =>
  optional(Type.Integer({ minimum: 1, maximum: max_days, description: `${what} Forever if you leave it out.` }))

export const RetentionPreviewQuery = Type.Object(
  {
    mode: optional(oneOf(modes, { default: 'live' })),
    conversation_days: daysToPreview('The setting to preview for conversations.'),
    contact_days: daysToPreview('The setting to preview for contacts.'),
    kept_label: optional(Type.String(label)),
  },
  { additionalProperties: false },
)

const counted = (what: string) =>
  Type.Object({
    count: Type.Integer({ minimum: 0, description: what, examples: [12] }),
    at_least: Type.Boolean({ description: 'Whether there may be more, because not all were checked.' }),
  })

export const RetentionPreview = define(
  'RetentionPreview',
  Type.Object({
    object: constant('retention_preview'),
    mode: oneOf(modes),
    conversations: counted('The number of conversations that would be deleted now.'),
    contacts: counted('The number of contacts that would be deleted, now or after these conversations are deleted.'),
  }),
)
export type RetentionPreview = Static<typeof RetentionPreview>
