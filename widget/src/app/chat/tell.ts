import { recall } from '../kept.ts'
import { next, type Outbox } from '../outbox.ts'
import { type Chat, outboxKey } from './chat.ts'

/** Tells the page what its launcher shows, and whether its next page needs the chat before a visitor opens it. */
export function tellPage(chat: Chat): void {
  const { bridge, state } = chat
  const count = state.conversations.reduce((sum, one) => sum + one.unread_count, 0)
  bridge.send({ type: 'unread', count })
  // What was refused waits for the visitor, not for the network.
  const is_unsent = next(recall<Outbox>(outboxKey(chat), [])) !== undefined
  const is_running = state.conversations.some(({ status, unread_count }) => status !== 'resolved' || unread_count > 0)
  bridge.send({ type: 'unsent', is_unsent: is_unsent || is_running })
}
