import type { HoursCalendar, Interval } from './schema.ts'
import { dateOf, day_ms, daysOf, type Minutes, minutes_of_a_day, type Rules } from './week.ts'
import { firstAt, lastAt, localOf } from './zone.ts'

/** Each day of a year with what is valid on it. */
export function calendarOf(rules: Rules, year = currentYear(rules)): HoursCalendar {
  const dayAt = daysOf(rules)
  const [first, end] = [Date.UTC(year) / day_ms, Date.UTC(year + 1) / day_ms]
  const days = Array.from({ length: end - first }, (_, place) => {
    const day = first + place
    const { open, exception } = dayAt(day)
    return {
      date: dateOf(day),
      open: joined(open)
        .filter((minutes) => exists(rules.time_zone, day, minutes))
        .map(intervalOf),
      exception: exception?.name ?? null,
      is_exception: exception !== null,
    }
  })
  return { object: 'hours_calendar', year, time_zone: rules.time_zone, days }
}

function currentYear({ time_zone }: Rules): number {
  return new Date(localOf(time_zone, Date.now())).getUTCFullYear()
}

/** Whether the clocks show any of it: they may skip an hour, and once in a while a day. */
function exists(time_zone: string, day: number, [from, to]: Minutes): boolean {
  const at = (minute: number) => (day + minute / minutes_of_a_day) * day_ms
  return firstAt(time_zone, at(from)) < lastAt(time_zone, at(to))
}

/** Periods that touch become one. */
function joined(open: readonly Minutes[]): Minutes[] {
  const result: Minutes[] = []
  for (const [from, to] of open) {
    const last = result.at(-1)
    if (last?.[1] === from) result.splice(-1, 1, [last[0], to])
    else result.push([from, to])
  }
  return result
}

function intervalOf([from, to]: Minutes): Interval {
  return { from: timeOf(from), to: timeOf(to) }
}

function timeOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
