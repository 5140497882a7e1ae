import { constant, define, id, idGiven, input, nullable, optional, type Static, Type } from '../../schema.ts'
import { PublicSettings, VisitorConversation, VisitorMessage } from './schema.ts'
import { Visitor } from './visitor-schema.ts'

export const VisitorChat = define(
  'VisitorChat',
  Type.Object({
    object: constant('visitor.chat'),
    settings: PublicSettings,
    visitor: Visitor,
    conversations: Type.Array(VisitorConversation),
    thread: nullable(
      Type.Object({
        conversation_id: id('conversation'),
        messages: Type.Array(VisitorMessage),
        next_cursor: nullable(Type.String()),
      }),
    ),
    last_event_id: nullable(id('event')),
  }),
)
export type VisitorChat = Static<typeof VisitorChat>

export const ChatQuery = input({ conversation_id: optional(idGiven('conversation')) })
export type ChatQuery = Static<typeof ChatQuery>
