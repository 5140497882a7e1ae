import { useEffect, useState } from 'preact/hooks'
import type { Chat } from '../chat/chat.ts'

/** When somebody is back, if nobody is there now. It changes by itself when the hour turns, and at midnight. */
export function useOpening(chat: Chat): string | null {
  const [line, setLine] = useState<string | null>(null)
  const { hours } = chat.settings
  useEffect(() => {
    if (!hours) return setLine(null)
    let stop = () => {}
    let is_over = false
    // Only few channels have hours: what they need isn't part of the first look.
    import('../hours.ts').then(
      ({ followOpening }) => {
        if (!is_over) stop = followOpening(chat, hours, setLine)
      },
      () => {},
    )
    return () => {
      is_over = true
      stop()
    }
  }, [hours])
  return line
}
