import type { Counts } from './counts.ts'
import type { Counted } from './kinds.ts'
import type { Measured } from './measure.ts'
import type { ReportFigures } from './schema.ts'

const names = {
  started: 'conversations_started',
  received: 'messages_received',
  assistant: 'messages_sent_by_assistant',
  people: 'messages_sent_by_people',
  handovers: 'handovers',
} as const satisfies Record<Counted, keyof ReportFigures>

/** Adds counts and durations to their intervals. */
export function figuresOf({ places }: Counts, measured: Measured[]) {
  const totals = nothing()
  const [previous, ...rest] = places.map(nothing)
  const at = (place: number | null) => (place === null ? totals : place === 0 ? previous! : rest[place - 1]!)
  for (const [place, counts] of places.entries())
    for (const [what, name] of Object.entries(names) as [Counted, (typeof names)[Counted]][]) {
      at(place)[name] = counts[what]
      if (place > 0) totals[name] += counts[what]
    }
  for (const { measure, place, count, median, p90 } of measured)
    at(place)[measure] = { count, median_seconds: round(median), p90_seconds: round(p90) }
  for (const figures of [totals, previous!, ...rest]) {
    const { resolution, resolution_by_assistant } = figures
    figures.solved_by_assistant_share =
      resolution.count === 0 ? null : Math.round((resolution_by_assistant.count / resolution.count) * 1e4) / 1e4
  }
  return { totals, previous: previous!, intervals: rest }
}

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}

function nothing(): ReportFigures {
  const unmeasured = () => ({ count: 0, median_seconds: null, p90_seconds: null })
  return {
    conversations_started: 0,
    messages_received: 0,
    messages_sent_by_assistant: 0,
    messages_sent_by_people: 0,
    first_reply: unmeasured(),
    first_reply_by_assistant: unmeasured(),
    first_reply_by_people: unmeasured(),
    resolution: unmeasured(),
    resolution_by_assistant: unmeasured(),
    resolution_by_people: unmeasured(),
    solved_by_assistant_share: null,
    handovers: 0,
  }
}
