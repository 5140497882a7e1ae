import type { Kind } from '../channels/kinds.ts'
import { changeConversation, Fenced } from '../conversations/change.ts'
import type { ConversationRow } from '../conversations/conversation.ts'
import { toPerson } from '../conversations/handover.ts'
import { handoverReasons } from '../conversations/handover-reasons.ts'
import { draftMessage, type MessageRow } from '../conversations/messages/messages.ts'
import { needs_no_reply } from '../conversations/needs-reply.ts'
import type { Scope } from '../scope.ts'
import { briefing } from './briefing.ts'
import type { Exchange } from './exchange.ts'
import type { Reply } from './reply.ts'
import { discardTurn, fenceOf, type Turn } from './turn.ts'

/** The conversation changed after the reply was decided. */
class OutOfDate extends Error {}

/**
 * Sends the reply, only if the lease holds, a reply is still needed and nobody has written since. Otherwise it's discarded.
 * Returns whether it was sent.
 */
export async function commitReply(
  scope: Scope,
  turn: Turn,
  exchange: Exchange,
  reply: Reply,
  latency_ms: number,
): Promise<boolean> {
  const { questions, through, settings } = exchange
  const { content, sources, ...ended } = reply
  const { emergency, calls_for_help } = handoverReasons
  const is_urgent = reply.reason === emergency || reply.reason === calls_for_help
  // Someone in danger doesn't wait for a summary: it's written afterward, as with handovers by others.
  const brief = reply.outcome === 'handed_over' && !is_urgent ? await briefing(exchange).catch(() => ({})) : {}
  const message_ids = questions.map(({ id }) => id)
  const fence = fenceOf(turn, through, { ...ended, sources, message_ids, latency_ms })
  const assistant = { ...scope, actor: { type: 'assistant', id: null, name: settings.name } } as const
  try {
    await changeConversation(assistant, turn.conversation_id, null, (before) => {
      if (before.assistant_due_at === null) throw new OutOfDate()
      const message = assistantMessage(before, settings.name, {
        content,
        sources,
        in_reply_to: message_ids.at(-1) ?? null,
      })
      if (reply.outcome === 'handed_over')
        return { ...toPerson(before, assistant.actor, { reason: reply.reason, is_urgent, message, ...brief }), fence }
      return { message, events: [], set: answered(before, message), fence }
    })
    return true
  } catch (error) {
    if (!(error instanceof OutOfDate || error instanceof Fenced)) throw error
    await discardTurn(scope.database, turn, 'The conversation changed in the meantime.')
    return false
  }
}

export function assistantMessage(
  before: ConversationRow,
  name: string,
  reply: Pick<Parameters<typeof draftMessage>[0], 'content' | 'sources' | 'in_reply_to'>,
): MessageRow {
  const sender = { type: 'assistant', id: null, name } as const
  const { id, channel, last_message_id } = before
  return draftMessage({ ...reply, sender, conversation_id: id, channel: channel as Kind, after: last_message_id })
}

function answered(before: ConversationRow, { id, created_at }: MessageRow): Partial<ConversationRow> {
  return {
    ...needs_no_reply,
    last_message_id: id,
    last_message_at: created_at,
    unread_count: 0,
    first_replied_at: before.first_replied_at ?? created_at,
  }
}
