import type { Chat } from './chat/chat.ts'
import { fill, type Words } from './language.ts'
import type { Times } from './times.ts'
import type { Settings } from './types.ts'

type Hours = NonNullable<Settings['hours']>

const minute_ms = 60_000
const day_ms = 86_400_000

/** Tells when somebody is back, or null, now and whenever it changes. Returns what ends it. */
export function followOpening(chat: Chat, hours: Hours, tell: (line: string | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    const now = Date.now()
    tell(isOpen(hours, now) ? null : opening(chat, hours, now))
    // Not all chats at once.
    if (isPast(hours, now) && Math.random() < 0.2) refresh(chat)
    timer = setTimeout(look, Math.min(msUntilTurn(hours, now), minute_ms))
  }
  look()
  return () => clearTimeout(timer)
}

async function refresh(chat: Chat): Promise<void> {
  chat.settings = await chat.api.settings(chat.settings.channel_id).catch(() => chat.settings)
  chat.update({})
}

/** What was open or closed turns when the next of both comes, and back when the other one does. */
export function isOpen({ open, ...hours }: Hours, now: number): boolean {
  return turnsOf(hours).filter((at) => at <= now).length % 2 === 0 ? open : !open
}

/** Whether what comes next isn't known in full any more. */
export function isPast(hours: Hours, now: number): boolean {
  return turnsOf(hours).some((at) => at <= now)
}

/** Infinite if it's never known to turn. */
export function msUntilTurn(hours: Hours, now: number): number {
  return Math.min(...turnsOf(hours).filter((at) => at > now)) - now
}

/** When it opens, in words. Null if that isn't known. */
export function opening({ words, times }: { words: Words; times: Times }, hours: Hours, now: number): string | null {
  const at = hours.next_open_at === null ? 0 : Date.parse(hours.next_open_at)
  if (at <= now) return null
  const [opens, time] = [new Date(at), times.time(new Date(at))]
  const days = daysBetween(new Date(now), opens)
  if (days === 0) return fill(words.back_today, { time })
  if (days === 1) return fill(words.back_tomorrow, { time })
  return fill(words.back_on, { day: days < 7 ? times.weekday(opens) : times.day(opens), time })
}

const turnsOf = ({ next_open_at, next_close_at }: Omit<Hours, 'open'>) =>
  [next_open_at, next_close_at].flatMap((at) => (at === null ? [] : [Date.parse(at)]))

/** By the calendar, not by hours: on some days there are 23 or 25. */
function daysBetween(from: Date, to: Date): number {
  const noon = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate(), 12).getTime()
  return Math.round((noon(to) - noon(from)) / day_ms)
}
