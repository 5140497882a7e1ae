import { paging } from '../../db/page.ts'
import { Attachment, attachmentsGiven } from '../../files/schema.ts'
import {
  constant,
  define,
  id,
  idGiven,
  input,
  listOf,
  oneOf,
  optional,
  type Static,
  Type,
  timestamp,
} from '../../schema.ts'

const customer_id = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '^[A-Za-z0-9_+.-]+$',
  hint: 'must consist of letters, digits and _ + . -',
  description: "What the messenger calls the customer. It isn't a telephone number.",
  examples: ['vera'],
})

const content = Type.String({ maxLength: 10_000, description: 'What it says.', examples: ['Where is my order?'] })

export const PracticeMessage = define(
  'PracticeMessage',
  Type.Object({
    object: constant('practice_message'),
    id: id('practice_message'),
    channel_id: id('channel'),
    customer_id,
    direction: oneOf(['inbound', 'outbound'], {
      description: '`inbound`: from the customer; `outbound`: to the customer.',
    }),
    external_id: Type.String({
      description: 'What its sender calls it. What comes again under the same name is the same message.',
      examples: ['m-1'],
    }),
    content,
    attachments: Type.Array(Attachment, { description: 'Its files.' }),
    conversation_id: id('conversation'),
    message_id: id('message'),
    created_at: timestamp(),
  }),
)
export type PracticeMessage = Static<typeof PracticeMessage>

export const PracticeMessageList = listOf(PracticeMessage, 'PracticeMessageList')

export const PracticeMessageQuery = input({ ...paging, customer_id: optional(customer_id) })
export type PracticeMessageQuery = Static<typeof PracticeMessageQuery>

const customer_name = Type.String({
  minLength: 1,
  maxLength: 255,
  pattern: '\\S',
  hint: 'must not be blank.',
  description: 'The name that the messenger shows of a new customer.',
  examples: ['Vera Lindqvist'],
})

const external_id = Type.String({
  minLength: 1,
  maxLength: 255,
  description:
    'What the messenger calls the message. If it comes again under the same name, nothing happens. By default, a name of its own.',
  examples: ['m-1'],
})

export const NewPracticeMessage = define(
  'NewPracticeMessage',
  input({
    customer_id,
    customer_name: optional(customer_name),
    external_id: optional(external_id),
    content: optional(content),
    attachments: optional(attachmentsGiven),
  }),
)
export type NewPracticeMessage = Static<typeof NewPracticeMessage>

const Medium = input({
  url: Type.String({ maxLength: 2048 }),
  name: Type.String({ minLength: 1, maxLength: 255 }),
})

const Written = input({
  customer_id,
  customer_name: optional(customer_name),
  external_id,
  content: optional(content),
  attachments: optional(attachmentsGiven),
  media: optional(Type.Array(Medium, { maxItems: 100 })),
})

const Report = input({
  customer_id,
  message_id: idGiven('message'),
  status: oneOf(['delivered', 'read', 'failed']),
})

/** What the messenger sends to the channel's webhook: several things at once, if it has saved them up. */
export const PracticeWebhook = input({
  messages: optional(Type.Array(Written, { maxItems: 100 })),
  statuses: optional(Type.Array(Report, { maxItems: 100 })),
})
export type PracticeWebhook = Static<typeof PracticeWebhook>
