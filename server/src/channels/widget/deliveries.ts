import type { Message } from '../../conversations/messages/schema.ts'
import type { VisitorScope } from '../../http/scopes.ts'
import { noteProgress } from './receipts.ts'

// Messages come in bursts, and one note covers all up to the last.
const gather_ms = 100

/** Notes what was sent to a visitor's stream. Lost if the process dies: then reading it tells as well. */
export function deliveries(scope: VisitorScope): (message: Pick<Message, 'id' | 'conversation_id'>) => void {
  const waiting = new Map<string, string>()

  function note(): void {
    for (const [conversation_id, through_message_id] of waiting)
      noteProgress(scope, scope.visitor.id, { conversation_id, through_message_id, status: 'delivered' }).catch(
        () => {},
      )
    waiting.clear()
  }

  return ({ id, conversation_id }) => {
    if (waiting.size === 0) setTimeout(note, gather_ms).unref()
    waiting.set(conversation_id, id)
  }
}
