import { Link } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'

/** Links to the messages where it was asked. */
export function Examples({ mode, of }: { mode: Mode; of: { conversation_id: string; message_id: string }[] }) {
  const t = useText()
  return of.map(({ conversation_id, message_id }, n) => (
    <Link
      key={message_id}
      to="/$mode/inbox/$conversation_id"
      params={{ mode, conversation_id }}
      search={{}}
      hash={message_id}
      className="inline-flex min-h-6 items-center text-accent-ink underline underline-offset-2"
    >
      {of.length === 1 ? t.knowledge.show_conversation : t.knowledge.show_nth(n + 1)}
    </Link>
  ))
}
