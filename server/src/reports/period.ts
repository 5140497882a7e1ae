import { moment } from '../db/page.ts'
import { invalid } from '../errors.ts'
import { timeZoneOf, zoned } from '../hours/zone.ts'
import type { ReportQuery } from './schema.ts'

/** What a report is about, in milliseconds since 1970. */
export interface Period {
  readonly time_zone: string
  readonly interval: 'hour' | 'day'
  readonly since: number
  readonly until: number
  /** The previous period of the same length ends where this one starts. */
  readonly previous_since: number
  /** Where each hour or day starts. */
  readonly starts: readonly number[]
}

export const quarter_ms = 15 * 60_000
const hour_ms = 4 * quarter_ms
export const day_ms = 24 * hour_ms
export const quarters_of_a_day = day_ms / quarter_ms
const max_days = { hour: 31, day: 366 }
const default_days = 28
const [earliest, latest] = [Date.UTC(2000), Date.UTC(2100)]

/** Days start in the given time zone, including days with 23 or 25 hours. */
export function periodOf({ since, until, interval = 'day', time_zone = 'UTC' }: ReportQuery, now = Date.now()): Period {
  // Throws if there is no such zone.
  timeZoneOf(time_zone)
  const today = dayOf(now, time_zone)
  const end = until === undefined ? startOf(today.add({ days: 1 }), time_zone) : momentOf('until', until, time_zone)
  const to = Math.ceil(end / quarter_ms) * quarter_ms
  const begin =
    since === undefined
      ? startOf(dayOf(to, time_zone).subtract({ days: default_days }), time_zone)
      : momentOf('since', since, time_zone)
  const from = Math.floor(begin / quarter_ms) * quarter_ms
  if (to <= from) throw invalid('until', 'must be after `since`.')
  const [first, last] = [zoned(from, time_zone), zoned(to, time_zone)]
  const length = first.until(last, { largestUnit: 'day' })
  const days = length.days + (length.hours + length.minutes > 0 ? 1 : 0)
  if (days > max_days[interval])
    throw invalid('since', `must be at most ${max_days[interval]} days before \`until\` with the interval ${interval}.`)
  const previous_since = first.subtract(length).epochMilliseconds
  return {
    time_zone,
    interval,
    since: from,
    until: to,
    previous_since,
    starts: startsIn(from, to, interval, time_zone),
  }
}

function startsIn(since: number, until: number, interval: 'hour' | 'day', time_zone: string): number[] {
  const starts = [since]
  let day = dayOf(since, time_zone)
  for (;;) {
    day = day.add({ days: 1 })
    const next = interval === 'hour' ? starts.at(-1)! + hour_ms : startOf(day, time_zone)
    if (next >= until) return starts
    starts.push(next)
  }
}

function momentOf(parameter: 'since' | 'until', text: string, time_zone: string): number {
  const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? dateGiven(parameter, text, time_zone) : moment(parameter, text)
  if (ms < earliest || ms > latest) throw invalid(parameter, 'must be between the years 2000 and 2100.')
  return ms
}

function dateGiven(parameter: 'since' | 'until', text: string, time_zone: string): number {
  try {
    return startOf(Temporal.PlainDate.from(text), time_zone)
  } catch {
    throw invalid(parameter, "isn't a calendar date.")
  }
}

function dayOf(ms: number, time_zone: string): Temporal.PlainDate {
  return zoned(ms, time_zone).toPlainDate()
}

function startOf(day: Temporal.PlainDate, time_zone: string): number {
  return day.toZonedDateTime(time_zone).epochMilliseconds
}

/** The parts of a period between clock changes, and their offsets from UTC. */
export function stretchesOf({ since, until, time_zone }: Period): { since: number; ahead_ms: number }[] {
  const stretches = []
  let at: Temporal.ZonedDateTime | null = zoned(since, time_zone)
  while (at !== null && at.epochMilliseconds < until) {
    stretches.push({ since: at.epochMilliseconds, ahead_ms: at.offsetNanoseconds / 1e6 })
    at = at.getTimeZoneTransition('next')
  }
  return stretches
}

/**
 * The interval of a moment: 0 is the previous period, 1 the first interval. Null outside of both. Fast for moments in
 * ascending order.
 */
export function placesIn({ starts, previous_since, until }: Period): (ms: number) => number | null {
  let place = 0
  return (ms) => {
    if (ms < previous_since || ms >= until) return null
    while (place < starts.length && starts[place]! <= ms) place++
    while (place > 0 && starts[place - 1]! > ms) place--
    return place
  }
}

export function iso(ms: number): string {
  return new Date(ms).toISOString()
}
