import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { Conversation, Message } from '../data/queries.ts'

/** How far each thread was scrolled up when it was left, for as long as the page is open. */
const places = new Map<string, number>()

export function useKeptPlace(pane: RefObject<HTMLDivElement | null>, id: string, is_there: boolean): void {
  useLayoutEffect(() => {
    const element = pane.current
    if (!is_there || !element) return
    const kept = places.get(id)
    // An address that names a message says where to begin.
    if (kept !== undefined && location.hash === '') element.scrollTop = kept
    const keep = () => {
      places.set(id, element.scrollTop)
    }
    element.addEventListener('scroll', keep, { passive: true })
    return () => element.removeEventListener('scroll', keep)
  }, [pane, id, is_there])
}

/** The first message nobody has answered, as it was when the thread was opened: it does not move while one reads. */
export function useUnanswered(messages: Message[], { id, unread_count }: Conversation): string | null {
  const [since, setSince] = useState<{ id: string; message: string | null } | null>(null)
  const is_known = since?.id === id
  useEffect(() => {
    if (is_known || messages.length === 0) return
    const inbound = messages.filter(({ direction }) => direction === 'inbound')
    setSince({ id, message: unread_count === 0 ? null : (inbound.at(-unread_count)?.id ?? null) })
  }, [is_known, id, messages, unread_count])
  return is_known ? since.message : null
}
