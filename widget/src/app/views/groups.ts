import type { Message } from '../types.ts'

const pause_ms = 5 * 60_000

/** Whether the next message is of the same author and follows within five minutes of the same day: one group, with one time. */
export function goesOn(message: Message, next: Message | undefined): boolean {
  if (!next || message.from === 'system' || next.from !== message.from || next.name !== message.name) return false
  return Date.parse(next.created_at) - Date.parse(message.created_at) < pause_ms && !beginsDay(next, message)
}

/** Whether a message is the first of its day. The first of all says its day only if that isn't today. */
export function beginsDay({ created_at }: Message, before: Message | undefined): boolean {
  return dayOf(created_at) !== dayOf(before?.created_at ?? Date.now())
}

function dayOf(at: string | number): string {
  return new Date(at).toDateString()
}
