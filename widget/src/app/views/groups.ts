import type { Message } from '../types.ts'

const pause_ms = 5 * 60_000

export interface Row {
  message: Message
  /** The first of all says its day only if that isn't today. */
  begins_day: boolean
  /** The next one is of the same author and follows within five minutes of the same day: one group, with one time. */
  goes_on: boolean
}

/** Messages in their days and groups. */
export function rowsOf(messages: readonly Message[]): Row[] {
  const days = messages.map(({ created_at }) => dayOf(created_at))
  return messages.map((message, n) => ({
    message,
    begins_day: days[n] !== (days[n - 1] ?? dayOf(Date.now())),
    goes_on: days[n] === days[n + 1] && goesOn(message, messages[n + 1]!),
  }))
}

function goesOn(message: Message, next: Message): boolean {
  if (message.from === 'system' || next.from !== message.from || next.name !== message.name) return false
  return Date.parse(next.created_at) - Date.parse(message.created_at) < pause_ms
}

function dayOf(at: string | number): string {
  return new Date(at).toDateString()
}
