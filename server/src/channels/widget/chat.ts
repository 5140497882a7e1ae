import { findWidget } from '../../accounts/visitors.ts'
import { notFound } from '../../errors.ts'
import { newestIn } from '../../events/subscribe.ts'
import type { VisitorScope } from '../../http/scopes.ts'
import type { Resource } from '../../scope.ts'
import type { ChatQuery, VisitorChat } from './chat-schema.ts'
import { listOwnConversations } from './conversations.ts'
import { listOwnMessages } from './messages.ts'
import type { VisitorConversation } from './schema.ts'
import { publicSettings } from './settings.ts'
import { getVisitor } from './visitors.ts'

const limits = { conversations: 50, messages: 30 }

/** All that a chat shows when it's opened, in one response. */
export async function getChat(scope: VisitorScope, { conversation_id }: ChatQuery): Promise<Resource> {
  // First, so that what happens meanwhile comes with the stream.
  const { id: last_event_id } = await newestIn(scope)
  const [settings, visitor, own] = await Promise.all([
    settingsOf(scope),
    getVisitor(scope),
    listOwnConversations(scope, { limit: limits.conversations }),
  ])
  const conversations = JSON.parse(own.json).data as VisitorConversation[]
  const id = conversations.find((one) => one.id === conversation_id)?.id ?? onlyRunning(conversations)
  const chat: VisitorChat = {
    object: 'visitor.chat',
    settings: JSON.parse(settings.json),
    visitor: JSON.parse(visitor.json),
    conversations,
    thread: id === undefined ? null : await threadOf(scope, id),
    last_event_id,
  }
  return { json: JSON.stringify(chat), volatile: true }
}

async function settingsOf({ database, visitor, ...scope }: VisitorScope): Promise<Resource> {
  const channel = await findWidget(database, visitor.channel_id)
  if (!channel) throw notFound('channel')
  return publicSettings({ ...scope, request_id: scope.request_id!, database, channel })
}

async function threadOf(scope: VisitorScope, conversation_id: string): Promise<VisitorChat['thread']> {
  const { json, next_cursor } = await listOwnMessages(scope, conversation_id, { limit: limits.messages })
  return { conversation_id, messages: JSON.parse(json).data, next_cursor }
}

/** Where a visitor goes on, unless they have to choose. */
function onlyRunning(conversations: readonly VisitorConversation[]): string | undefined {
  const running = conversations.filter(({ status, unread_count }) => status !== 'resolved' || unread_count > 0)
  return running.length === 1 ? running[0]!.id : undefined
}
