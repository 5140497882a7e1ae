import { useText } from '../../../text/page-text.ts'
import { useShowMessage } from '../thread/permalink.ts'

/** Words of a message, and the way to where they stand. */
export function Evidence({ quote, message_id }: { quote: string; message_id: string | null }) {
  const t = useText()
  const showMessage = useShowMessage()
  const words = (
    <q dir="auto" className="words">
      {quote}
    </q>
  )
  if (message_id === null) return <p className="border-s-2 border-line ps-2 text-sm text-muted">{words}</p>
  return (
    <button
      type="button"
      title={t.inbox.show_message}
      onClick={() => showMessage(message_id)}
      className="block min-h-6 w-full border-s-2 border-line ps-2 text-start text-sm text-muted hover:border-accent hover:text-ink"
    >
      {words}
    </button>
  )
}
