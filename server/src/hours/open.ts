import { day_ms, daysOf, isAlways, minutes_of_a_day, type Rules } from './week.ts'
import { firstAt, lastAt, localOf } from './zone.ts'

/** From the first millisecond at which it is open to the first one at which it isn't. */
type Span = readonly [from: number, to: number]

const minute_ms = day_ms / minutes_of_a_day
/** Whoever is closed for longer never opens. Holds 29 February twice, also around 2100. */
const horizon_days = 3700

/** The first instant, this one or later, at which it is open. */
export function nextOpen(rules: Rules, instant: number): number | null {
  for (const [from] of spansAfter(rules, instant)) return Math.max(from, instant)
  return null
}

/** The first instant, this one or later, at which it is closed. */
export function nextClose(rules: Rules, instant: number): number | null {
  for (const [from, to] of spansAfter(rules, instant)) return from > instant ? instant : finite(to)
  return instant
}

/** Whether it is open, and when that changes. */
export function stateOf(rules: Rules, instant: number) {
  const opens = nextOpen(rules, instant)
  const open = opens === instant
  return {
    open,
    next_open_at: open ? null : timestampOf(opens),
    next_close_at: open ? timestampOf(nextClose(rules, instant)) : null,
  }
}

/** The next time it opens and the next time it closes: until both have come, whoever has them knows whether it is open. */
export function turnsOf(rules: Rules, instant: number) {
  const opens = nextOpen(rules, instant)
  const open = opens === instant
  const closes = opens === null ? null : nextClose(rules, opens)
  return {
    open,
    next_open_at: timestampOf(open ? closes && nextOpen(rules, closes) : opens),
    next_close_at: timestampOf(closes),
  }
}

const timestampOf = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString())

/** When it has been open for so long since an instant. */
export function add(rules: Rules, instant: number, ms: number): number | null {
  if (ms <= 0) return instant
  let rest = ms
  for (const [from, to] of spansAfter(rules, instant)) {
    const begin = Math.max(from, instant)
    if (to - begin >= rest) return begin + rest
    rest -= to - begin
  }
  return null
}

/** For how long it is open between two instants. */
export function between(rules: Rules, a: number, b: number): number {
  let sum = 0
  for (const [from, to] of spansAfter(rules, a)) {
    if (from >= b) break
    sum += Math.min(to, b) - Math.max(from, a)
  }
  return sum
}

const finite = (instant: number) => (Number.isFinite(instant) ? instant : null)

/** What ends after an instant, in order, without overlaps. */
function* spansAfter(rules: Rules, instant: number): Generator<Span> {
  let current: Span | undefined
  for (const [from, to] of localSpans(rules, instant)) {
    const span = [firstAt(rules.time_zone, from), to === Infinity ? to : lastAt(rules.time_zone, to)] as const
    if (current && span[0] <= current[1]) {
      current = [current[0], Math.max(current[1], span[1])]
      continue
    }
    if (current && current[1] > instant && current[0] < current[1]) yield current
    current = span
  }
  if (current && current[1] > instant && current[0] < current[1]) yield current
}

/** By the clocks on the wall. Across midnight it is one, so that a change of the clocks there leaves no gap. */
function* localSpans(rules: Rules, instant: number): Generator<Span> {
  // Two days earlier: clocks that are set back by a day repeat one.
  const first = Math.floor(localOf(rules.time_zone, instant) / day_ms) - 2
  const dayAt = daysOf(rules)
  if (isAlways(rules, first)) return yield [first * day_ms, Infinity]
  const end = first + horizon_days
  // Without a pair for each day: whoever is open around the clock has thousands.
  let [from, to] = [Number.NaN, Number.NaN]
  for (let day = first; day < end; day++)
    for (const [begins, ends] of dayAt(day).open) {
      const start = day * day_ms + begins * minute_ms
      if (start !== to) {
        if (to > from) yield [from, to]
        from = start
      }
      to = day * day_ms + ends * minute_ms
    }
  // What is open to the last day that was looked at never closes.
  if (to > from) yield [from, to === end * day_ms ? Infinity : to]
}
