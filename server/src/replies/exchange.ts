import { type AssistantSettings, assistantSettings } from '../accounts/assistant-settings.ts'
import { type ConversationRow, findConversation } from '../conversations/conversation.ts'
import type { Source, Verification } from '../conversations/messages/schema.ts'
import { sql } from '../db/sql.ts'
import { said } from '../files/said.ts'
import type { Scope } from '../scope.ts'

export interface ExchangeMessage {
  id: string
  author: 'customer' | 'agent' | 'assistant' | 'system'
  name: string | null
  /** Not the customer: somebody who is no participant. */
  by_stranger?: boolean
  content: string
  sources: Source[]
  created_at: string
}

/** A conversation as the assistant sees it. */
export interface Exchange {
  conversation: ConversationRow
  settings: AssistantSettings
  /** What awaits a reply, oldest first: what the customer wrote since the last reply. */
  questions: ExchangeMessage[]
  /** What was said before, oldest first, since the last resolution or handover: older matters are settled. */
  history: ExchangeMessage[]
  /** Everything that may be read, oldest first. */
  messages: ExchangeMessage[]
  /** The last public message that this is based on. */
  through: string
  /** Whether a follow-up question was already asked. */
  clarified: boolean
}

/** What the assistant uses to decide on a reply. */
export interface Matter extends Pick<Exchange, 'settings' | 'questions' | 'history' | 'messages' | 'clarified'> {
  /** Without an id if there's no conversation and it's only a preview. */
  conversation: Pick<ConversationRow, 'handed_over_through_message_id'> & { id: string | null }
  /** Whether drafts are included. */
  include_drafts?: boolean
  /** Whether to tell what the search was decided by. */
  explain?: boolean
}

const max_messages = 200
const max_questions = 20

/** `through`: as it was when this message was the last. */
export async function readExchange(scope: Scope, id: string, through?: string): Promise<Exchange> {
  const [conversation, settings] = await Promise.all([findConversation(scope, id), assistantSettings(scope)])
  const within = sql`environment_id = ${scope.environment_id} and conversation_id = ${id}`
  const [rows, turns] = await Promise.all([
    scope.database.run<MessageRow>(sql`
      select id, direction, sender, verification, ${said} as content, sources, created_at from messages
      where ${within} and not private${through === undefined ? sql`` : sql` and id <= ${through}`}
      order by id desc limit ${max_messages}::integer`),
    scope.database.run<TurnRow>(sql`
      select outcome, reply_message_id from assistant_turns
      where ${within} and outcome in ('answered', 'offered', 'clarified', 'handed_over')${through === undefined ? sql`` : sql` and reply_message_id < ${through}`}
      order by id desc limit 1`),
  ])
  const messages = rows.map(messageOf).toReversed()
  const at_then = through === undefined ? conversation : asItWas(conversation, messages, turns)
  return exchangeOf({ conversation: at_then, settings, messages, last: turns[0] })
}

/** Of what a conversation has become, what held when these messages were all there was. */
function asItWas(conversation: ConversationRow, messages: ExchangeMessage[], [last]: TurnRow[]): ConversationRow {
  const unread_count = messages.length - 1 - messages.findLastIndex(({ author }) => author !== 'customer')
  const first = messages.at(-unread_count)?.id ?? ''
  const past = (id: string | null) => (id !== null && id < first ? id : null)
  const handover_id = last?.outcome === 'handed_over' ? last.reply_message_id : null
  return {
    ...conversation,
    unread_count,
    resolved_through_message_id: past(conversation.resolved_through_message_id),
    handed_over_through_message_id: past(conversation.handed_over_through_message_id) ?? past(handover_id),
  }
}

function exchangeOf({
  conversation,
  settings,
  messages,
  last,
}: Pick<Exchange, 'conversation' | 'settings' | 'messages'> & { last: TurnRow | undefined }): Exchange {
  const {
    resolved_through_message_id: resolved,
    handed_over_through_message_id: handed_over,
    unread_count,
  } = conversation
  const unread = messages
    .filter(({ author, by_stranger }) => author === 'customer' && !by_stranger)
    .slice(-Math.min(unread_count, max_questions))
  const since = unread_count > 0 ? unread.filter((message) => isAfter(message, resolved)) : []
  const questions = since.length > 0 || unread_count === 0 ? since : unread
  const first = questions[0]
  const history = messages.filter(
    (message) => isAfter(message, resolved) && isAfter(message, handed_over) && (!first || message.id < first.id),
  )
  const clarified =
    last?.outcome === 'clarified' &&
    history.some(({ id, author }) => id === last.reply_message_id && author === 'assistant')
  return { conversation, settings, questions, history, messages, through: messages.at(-1)?.id ?? '', clarified }
}

interface TurnRow {
  outcome: string
  reply_message_id: string | null
}

/** Articles the customer was already shown. */
export function sourcesShown({ history }: Exchange): Source[] {
  return history.flatMap(({ author, sources }) => (author === 'assistant' ? sources : []))
}

function isAfter({ id }: ExchangeMessage, through: string | null): boolean {
  return through === null || id > through
}

interface MessageRow {
  id: string
  direction: 'inbound' | 'outbound'
  sender: string
  verification: Verification | null
  content: string
  sources: string
  created_at: string
}

function messageOf({ direction, sender, verification, sources, ...message }: MessageRow): ExchangeMessage {
  const { type, name } = JSON.parse(sender) as { type: string; name: string | null }
  const author = direction === 'inbound' ? 'customer' : type === 'assistant' || type === 'system' ? type : 'agent'
  return {
    ...message,
    author,
    name,
    by_stranger: verification === 'stranger',
    sources: JSON.parse(sources) as Source[],
  }
}
