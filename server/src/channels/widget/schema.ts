import { max_limit, paging } from '../../db/page.ts'
import { Attachment, max_attachments } from '../../files/schema.ts'
import {
  constant,
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
} from '../../schema.ts'
import { WidgetSettings } from './widget-settings.ts'

const { color, greeting, office_hours_text, languages, pre_chat, rating, talk_to_person, identity } =
  WidgetSettings.properties

export const PublicSettings = define(
  'PublicWidgetSettings',
  Type.Object({
    object: constant('widget.settings'),
    channel_id: id('channel'),
    name: Type.String({ examples: ['Web shop'] }),
    color,
    greeting,
    office_hours_text,
    languages,
    pre_chat,
    rating,
    talk_to_person,
    identity,
    hours: nullable(
      Type.Object(
        {
          open: Type.Boolean(),
          next_open_at: nullable(timestamp('When it opens next. Null if it never does, or never closes.')),
          next_close_at: nullable(timestamp('When it closes next. Null if it never does, or never opens.')),
        },
        {
          description:
            'Whether somebody is there, where the channel has working hours. While it is open, it closes before it opens.',
        },
      ),
    ),
    attachments: nullable(
      Type.Object({ max_bytes: Type.Integer({ minimum: 0 }), max_count: Type.Integer({ minimum: 0 }) }),
    ),
  }),
)

const { object: _, ...attachment } = Attachment.properties

export const VisitorMessage = define(
  'VisitorMessage',
  Type.Object({
    object: constant('message'),
    id: id('message'),
    conversation_id: id('conversation'),
    from: oneOf(['visitor', 'agent', 'assistant', 'system']),
    name: nullable(Type.String()),
    content: Type.String(),
    attachments: Type.Array(
      Type.Object({
        ...attachment,
        url: Type.String({ description: 'Opens the file, for an hour or two.' }),
        preview_url: nullable(Type.String({ description: 'A smaller picture of an image.' })),
      }),
    ),
    buttons: Type.Array(Type.Object({ label: Type.String(), value: Type.String() }), {
      description: 'Replies to choose from. Send the `value` as `button`.',
    }),
    sources: Type.Array(Type.Object({ id: id('article'), title: Type.String(), url: nullable(Type.String()) })),
    status: oneOf(['received', 'queued', 'sent', 'delivered', 'read', 'failed']),
    created_at: timestamp(),
  }),
)
export type VisitorMessage = Static<typeof VisitorMessage>
export const VisitorMessageList = listOf(VisitorMessage, 'VisitorMessageList')

const score = Type.Integer({ minimum: 1, maximum: 5, examples: [5] })

export const VisitorConversation = define(
  'VisitorConversation',
  Type.Object({
    object: constant('conversation'),
    id: id('conversation'),
    status: oneOf(['open', 'pending', 'resolved'], { description: '`pending`: the assistant handles it.' }),
    handled_by: oneOf(['assistant', 'human']),
    agent: nullable(Type.Object({ name: Type.String() })),
    last_message_at: nullable(timestamp()),
    unread_count: Type.Integer({ minimum: 0, maximum: 100, description: 'What the visitor has not read, up to 100.' }),
    last_message: nullable(VisitorMessage),
    team_read_through: nullable(
      Type.String({
        ...id('message'),
        description: 'The last message of the visitor that somebody of the team has read in the dashboard.',
      }),
    ),
    rating: nullable(Type.Object({ score })),
    created_at: timestamp(),
  }),
)
export type VisitorConversation = Static<typeof VisitorConversation>
export const VisitorConversationList = listOf(VisitorConversation, 'VisitorConversationList')

export const ListQuery = input({ ...paging })
export type ListQuery = Static<typeof ListQuery>

export const MessagesQuery = input({
  ...paging,
  after: optional(
    Type.String({
      maxLength: 255,
      description: `Returns messages after this one. The limit is ${max_limit} as everywhere.`,
    }),
  ),
})
export type MessagesQuery = Static<typeof MessagesQuery>

const content = Type.String({
  maxLength: 10_000,
  description: 'Required unless the message has attachments.',
  examples: ['Where is my order?'],
})
const attachments = Type.Array(input({ file_id: idGiven('file') }), { maxItems: max_attachments })

export const NewConversationByVisitor = define(
  'NewVisitorConversation',
  input({ content: optional(content), attachments: optional(attachments) }),
)
export type NewConversationByVisitor = Static<typeof NewConversationByVisitor>

export const NewMessageByVisitor = define(
  'NewVisitorMessage',
  input({
    content: optional(content),
    attachments: optional(attachments),
    button: optional(
      Type.String({ minLength: 1, maxLength: 1000, description: 'The `value` of a button, instead of `content`.' }),
    ),
  }),
)
export type NewMessageByVisitor = Static<typeof NewMessageByVisitor>

export const ConversationStart = define(
  'VisitorConversationStart',
  Type.Object({
    object: constant('conversation.start'),
    conversation_id: id('conversation'),
    conversation: VisitorConversation,
    message: VisitorMessage,
  }),
)

export const ReadThrough = define('ReadThrough', input({ message_id: idGiven('message') }))
export const Rating = define(
  'Rating',
  input({ score, comment: optional(nullable(Type.String({ minLength: 1, maxLength: 2000 }))) }),
)
export type Rating = Static<typeof Rating>
export const Done = define('VisitorDone', Type.Object({ object: constant('done') }))
