import { paging } from '../../db/page.ts'
import { Attachment, attachmentsGiven } from '../../files/schema.ts'
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
import { MessageEmail, NewMessageEmail } from './email-schema.ts'

const directions = ['inbound', 'outbound'] as const

/** How sure it is that a sender is who they say they are, the surest first. */
export const verifications = ['verified', 'claimed', 'stranger'] as const
export type Verification = (typeof verifications)[number]

export const Source = define(
  'Source',
  Type.Object({
    object: constant('article'),
    id: id('article'),
    title: Type.String({ examples: ['Returning an order'] }),
    url: nullable(Type.String({ description: 'The public URL.' })),
  }),
)
export type Source = Static<typeof Source>

export const Message = define(
  'Message',
  Type.Object({
    object: constant('message'),
    id: id('message'),
    conversation_id: id('conversation'),
    direction: oneOf(directions, { description: '`inbound`: from the contact; `outbound`: to the contact.' }),
    sender: Type.Object({
      type: oneOf(['contact', 'user', 'assistant', 'api', 'system']),
      id: nullable(Type.String()),
      name: nullable(Type.String({ description: "The contact's name is null without `contacts:read`." })),
    }),
    verification: nullable(
      oneOf(verifications, {
        description:
          'How sure it is that the sender is who they say they are. `verified`: your server signed it, or the domain of their email vouches for it. ' +
          '`claimed`: they only say so. `stranger`: they wrote into a conversation that they are no participant of. ' +
          'Null for outbound messages, and for inbound ones that you sent by the API.',
      }),
    ),
    content: Type.String({ examples: ['Where is my order?'] }),
    content_type: oneOf(['text']),
    private: Type.Boolean({ description: 'Whether this is a private note for your team, never shown to the contact.' }),
    attachments: Type.Array(Attachment, { description: 'The files of the message.' }),
    status: oneOf(['received', 'queued', 'sent', 'delivered', 'read', 'failed']),
    error: nullable(Type.Object({ code: Type.String(), message: Type.String() })),
    in_reply_to: nullable(id('message')),
    email: nullable(MessageEmail),
    sources: Type.Array(Source, { description: 'The articles that the assistant cites.' }),
    created_at: timestamp(),
    updated_at: timestamp(),
  }),
)
export type Message = Static<typeof Message>

export const MessageList = listOf(Message, 'MessageList')

export const NewMessage = define(
  'NewMessage',
  input({
    content: optional(
      Type.String({
        maxLength: 10_000,
        description: 'May be left out or empty only if there are `attachments`.',
        examples: ['Your order left our warehouse this morning.'],
      }),
    ),
    attachments: optional(attachmentsGiven),
    private: optional(Type.Boolean({ default: false })),
    in_reply_to: optional(nullable(idGiven('message'))),
    email: optional(NewMessageEmail),
    direction: optional(
      oneOf(directions, {
        default: 'outbound',
        description: '`inbound` writes on behalf of the contact, if the channel is `api`.',
      }),
    ),
  }),
)
export type NewMessage = Static<typeof NewMessage>

export const MessageQuery = input({ ...paging })
export type MessageQuery = Static<typeof MessageQuery>
