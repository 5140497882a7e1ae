import { useText } from '../../text/text.tsx'

/** Words of a message, and the way to where they stand. */
export function Evidence({ quote, message_id }: { quote: string; message_id: string | null }) {
  const t = useText()
  const words = (
    <q dir="auto" className="words">
      {quote}
    </q>
  )
  const is_here = message_id !== null && document.getElementById(message_id) !== null
  if (!is_here) return <p className="border-s-2 border-line ps-2 text-sm text-muted">{words}</p>
  return (
    <button
      type="button"
      title={t.inbox.show_message}
      onClick={() => show(message_id)}
      className="block min-h-6 w-full border-s-2 border-line ps-2 text-start text-sm text-muted hover:border-accent hover:text-ink"
    >
      {words}
    </button>
  )
}

/** Brings a message that is on the page into sight, and marks it for a moment. */
export function show(id: string): void {
  const message = document.getElementById(id)
  // Where the details cover the thread they give way first.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }))
  message?.scrollIntoView({ block: 'center' })
  message?.focus({ preventScroll: true })
  message?.animate([{ outline: '2px solid var(--accent-ink)' }, { outline: '2px solid transparent' }], 1500)
}
