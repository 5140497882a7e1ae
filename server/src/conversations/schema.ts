import { Contact } from '../contacts/schema.ts'
import {
  constant,
  customAttributes,
  define,
  id,
  idGiven,
  input,
  listOf,
  nullable,
  oneOf,
  optional,
  type Static,
  Type,
  timestamp,
} from '../schema.ts'
import { handoverReasonCodes } from './handover-reasons.ts'
import { Message, Source } from './messages/schema.ts'

export const statuses = ['open', 'pending', 'snoozed', 'resolved'] as const
export type Status = (typeof statuses)[number]

export const handlers = ['assistant', 'human'] as const

export const priorities = ['none', 'low', 'medium', 'high', 'urgent'] as const

const text = (max_length: number, description: string, example: string) =>
  Type.String({ minLength: 1, maxLength: max_length, description, examples: [example] })
export const handledBy = oneOf(handlers, { description: 'Who handles the conversation.', examples: ['human'] })

export const Handover = define(
  'Handover',
  Type.Object({
    reason: nullable(Type.String()),
    reason_code: optional(
      nullable(
        oneOf(handoverReasonCodes, {
          description:
            "The assistant's reason as a code, so that you can translate it. Null if someone gave their own reason. Absent in handovers made by earlier versions.",
        }),
      ),
    ),
    note: nullable(Type.String({ description: 'Null without `messages:read`.' })),
    summary: nullable(Type.String({ description: 'Null without `messages:read`.' })),
    tried: Type.Array(Source, {
      description: 'The articles that the assistant offered or considered before the handover.',
    }),
    // Null as a whole without `messages:read`.
    open_question: nullable(
      Type.Object({ quote: Type.String({ description: 'Verbatim from the message.' }), message_id: id('message') }),
    ),
    requested_by: Type.Object({
      type: oneOf(['api_key', 'user', 'visitor', 'assistant', 'system']),
      id: nullable(Type.String()),
    }),
    requested_at: timestamp(),
    due_at: nullable(timestamp()),
    accepted_at: nullable(timestamp()),
    accepted_by: nullable(id('user')),
  }),
)
export type Handover = Static<typeof Handover>

/** A conversation as stored, and as sent in events. */
export const StoredConversation = Type.Object({
  object: constant('conversation'),
  id: id('conversation'),
  contact_id: id('contact'),
  channel: Type.String({
    description: 'Where the conversation takes place: `api`, `widget`, `email`. More values may be added.',
    examples: ['api'],
  }),
  channel_id: nullable(
    Type.String({
      ...id('channel'),
      description:
        'Which channel of that kind. It may have been deleted. Null, for minutes after an upgrade, in conversations that earlier versions started.',
    }),
  ),
  subject: nullable(Type.String({ examples: ['Order 1042 has not arrived'] })),
  status: oneOf(statuses, { description: '`pending`: the assistant handles it. `open`: it waits for a person.' }),
  handled_by: handledBy,
  team: nullable(
    Type.Unsafe<string>({ ...id('team'), description: 'Null: no team. A resolved one may name an archived team.' }),
  ),
  assignee: nullable(id('user')),
  priority: oneOf(priorities),
  labels: Type.Array(Type.String(), { examples: [['delivery']] }),
  snoozed_until: nullable(timestamp('When the snooze ends. Null while snoozed means until the next inbound message.')),
  handover: nullable(Handover),
  resolved_at: nullable(timestamp()),
  first_replied_at: nullable(timestamp()),
  last_message_at: nullable(timestamp()),
  unread_count: Type.Integer({
    minimum: 0,
    description: 'The number of inbound messages since the last reply.',
    examples: [0],
  }),
  custom_attributes: customAttributes,
  created_at: timestamp(),
  updated_at: timestamp(),
})
export type Conversation = Static<typeof StoredConversation>

/** The values of `expand`. */
export const expansions = ['contact', 'last_message', 'attention'] as const
export type Expansion = (typeof expansions)[number]

export const Attention = define(
  'Attention',
  Type.Object({
    unread: Type.Boolean({
      description: 'Whether there is an inbound message that the signed-in user has not seen. False with an API key.',
    }),
    unanswered_since: nullable(
      timestamp('When the first inbound message since the last reply came. Null if there is none.'),
    ),
  }),
)

export const Conversation = define(
  'Conversation',
  Type.Object({
    ...StoredConversation.properties,
    contact: optional(
      Type.Unsafe<Contact | null>({
        ...nullable(Contact),
        description: "Present with `expand=contact`. Null if the key can't read contacts.",
      }),
    ),
    last_message: optional(
      Type.Unsafe<Message | null>({
        ...nullable(Message),
        description: "Present with `expand=last_message`. Null if there is no message or the key can't read messages.",
      }),
    ),
    attention: optional(
      Type.Unsafe<Static<typeof Attention>>({ ...Attention, description: 'Present with `expand=attention`.' }),
    ),
  }),
)

export const ConversationList = listOf(Conversation, 'ConversationList')

export const max_labels = 50

const labels = Type.Array(Type.String({ minLength: 1, maxLength: 50 }), { maxItems: max_labels, uniqueItems: true })

export const NewConversation = define(
  'NewConversation',
  input({
    contact_id: idGiven('contact'),
    channel_id: optional(
      Type.Unsafe<string>({
        ...idGiven('channel'),
        description: 'The channel it comes in through. By default, the oldest channel of kind `api`.',
      }),
    ),
    subject: optional(nullable(text(255, 'What the conversation is about.', 'Order 1042 has not arrived'))),
    handled_by: optional(handledBy),
    custom_attributes: optional(customAttributes),
  }),
)
export type NewConversation = Static<typeof NewConversation>

export const ConversationChanges = define(
  'ConversationChanges',
  input(
    {
      team: optional(
        nullable(
          Type.Unsafe<string>({
            ...idGiven('team'),
            description: 'Another team takes it from an `assignee` who is no member of it.',
          }),
        ),
      ),
      assignee: optional(nullable(idGiven('user'))),
      priority: optional(oneOf(priorities)),
      labels: optional(labels),
      subject: optional(nullable(text(255, 'What the conversation is about.', 'Order 1042 has not arrived'))),
      custom_attributes: optional(
        Type.Unsafe<Record<string, unknown>>({
          ...customAttributes,
          description: 'Merged key by key. null removes a key.',
        }),
      ),
    },
    { description: "A JSON merge patch (RFC 7396). Fields you leave out don't change." },
  ),
)
export type ConversationChanges = Static<typeof ConversationChanges>

export const NewStatus = define(
  'NewStatus',
  input({
    status: oneOf(statuses),
    snoozed_until: optional(
      nullable(
        timestamp(
          'When the snooze ends: in the future, at most a year from now. Only with `snoozed`. Null means until the next inbound message.',
        ),
      ),
    ),
  }),
)
export type NewStatus = Static<typeof NewStatus>

export const HandoverRequest = define(
  'HandoverRequest',
  input({
    reason: optional(nullable(text(500, 'Why a person is needed.', 'Asks for a refund'))),
    note: optional(nullable(text(10_000, 'What the person should know.', 'Ordered twice by mistake.'))),
    assignee: optional(nullable(idGiven('user'))),
  }),
)
export type HandoverRequest = Static<typeof HandoverRequest>

export const Acceptance = define('Acceptance', input({ assignee: optional(idGiven('user')) }))

export const expand = optional(
  Type.String({
    minLength: 1,
    maxLength: 255,
    description:
      'Objects to include in the response: `contact`, `last_message`, `attention`. Separate several with commas.',
  }),
)

export const ExpandQuery = input({ expand })
