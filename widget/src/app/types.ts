import type {
  PublicWidgetSettings,
  VisitorChat,
  VisitorConversation,
  VisitorMessage,
  VisitorSession,
} from '@parley/sdk/visitor'

export type { PublicWidgetSettings as Settings, Visitor, VisitorFile } from '@parley/sdk/visitor'
/** What a chat opens with. */
export type Opening = VisitorChat
export type Conversation = VisitorConversation
export type Message = VisitorMessage
export type Session = VisitorSession
export type Attachment = VisitorMessage['attachments'][number]
export type PreChatField = PublicWidgetSettings['pre_chat'][number]

export interface Typing {
  object: 'typing'
  conversation_id: string
  name: string | null
  /** Whether it goes on. It's repeated every few seconds while it does. */
  active: boolean
}

/** How far the team has read. */
export interface ReadMark {
  object: 'read'
  conversation_id: string
  team_read_through: string
}

export interface List<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  next_cursor: string | null
}
