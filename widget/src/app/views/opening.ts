import { useEffect, useState } from 'preact/hooks'
import type { Chat } from '../chat/chat.ts'
import { isOpen, isPast, msUntilTurn, opening } from '../hours.ts'

const minute_ms = 60_000

/** When somebody is back, if nobody is there now. It changes by itself when the hour turns, and at midnight. */
export function useOpening(chat: Chat): string | null {
  const [now, setNow] = useState(Date.now)
  const { hours } = chat.settings
  useEffect(() => {
    if (!hours) return
    const look = () => {
      setNow(Date.now())
      // Not all chats at once.
      if (isPast(hours, Date.now()) && Math.random() < 0.2) refresh(chat)
    }
    const timer = setTimeout(look, Math.min(msUntilTurn(hours, now), minute_ms))
    return () => clearTimeout(timer)
  }, [now, hours])
  return !hours || isOpen(hours, now) ? null : opening(chat, hours, now)
}

async function refresh(chat: Chat): Promise<void> {
  const { channel_id } = chat.settings
  chat.settings = await chat.api.settings(channel_id).catch(() => chat.settings)
  chat.update({})
}
