import { type Period, stretchesOf } from './period.ts'
import type { ConversationReport } from './schema.ts'

const hour_ms = 3_600_000
const week_ms = 7 * 24 * hour_ms
// 1970 began on a Thursday.
const monday_ms = 3 * 24 * hour_ms

/** The local hour of the week at a moment of the period, from Monday on. Fast for moments in ascending order. */
export function hoursOfTheWeek(period: Period): (ms: number) => number {
  const stretches = stretchesOf(period)
  let at = 0
  return (ms) => {
    while (at > 0 && stretches[at]!.since > ms) at--
    while (at < stretches.length - 1 && stretches[at + 1]!.since <= ms) at++
    return Math.floor(((((ms + stretches[at]!.ahead_ms + monday_ms) % week_ms) + week_ms) % week_ms) / hour_ms)
  }
}

/** Those with messages. */
export function busiestHours(hours: readonly number[]): ConversationReport['busiest_hours'] {
  return hours
    .map((messages_received, hour) => ({ weekday: Math.floor(hour / 24) + 1, hour: hour % 24, messages_received }))
    .filter(({ messages_received }) => messages_received > 0)
}
