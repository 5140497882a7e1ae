import { days, type HoursException, type Interval, type WeeklyRow } from './schema.ts'

/** What decides when it is open. */
export interface Rules {
  readonly time_zone: string
  readonly weekly: WeeklyRow[]
  readonly exceptions: HoursException[]
}

/** The minutes of a day at which it is open, from the first included to the last excluded. */
export type Minutes = readonly [from: number, to: number]

export interface Day {
  readonly open: readonly Minutes[]
  readonly exception: HoursException | null
}

export const minutes_of_a_day = 1440
export const day_ms = 86_400_000

/** What is valid on each day, by its number since 1970. */
export function daysOf({ weekly, exceptions }: Rules): (day: number) => Day {
  const week = days.map((name) => ({ open: sorted(weekly.filter(({ day }) => day === name)), exception: null }))
  const compiled = exceptions.map((exception) => ({
    covers: exception.yearly ? yearly(exception) : once(exception),
    day: { open: sorted(exception.intervals), exception },
  }))
  return (day) => {
    const date = new Date(day * day_ms)
    const place = monthAndDay(date)
    // Day 0, 1 January 1970, was a Thursday.
    return compiled.findLast(({ covers }) => covers(day, place))?.day ?? week[(((day + 3) % 7) + 7) % 7]!
  }
}

/** Rows of a day don't overlap, so that all minutes of a week are there only if none is missing. */
export function isAlways({ weekly, exceptions }: Rules): boolean {
  const minutes = weekly.reduce((sum, { from, to }) => sum + minutesOf(to) - minutesOf(from), 0)
  return exceptions.length === 0 && minutes === days.length * minutes_of_a_day
}

type Covers = (day: number, place: number) => boolean

function once({ from, to }: HoursException): Covers {
  const [first, last] = [dayNumber(from), dayNumber(to)]
  return (day) => first <= day && day <= last
}

/** Across New Year, it ends before it begins. */
function yearly({ from, to }: HoursException): Covers {
  const [first, last] = [monthAndDay(new Date(from)), monthAndDay(new Date(to))]
  return first <= last ? (_, place) => first <= place && place <= last : (_, place) => first <= place || place <= last
}

const monthAndDay = (date: Date) => date.getUTCMonth() * 100 + date.getUTCDate()

function sorted(rows: readonly Interval[]): Minutes[] {
  return rows.map(({ from, to }) => [minutesOf(from), minutesOf(to)] as const).sort(([a], [b]) => a - b)
}

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

export function dayNumber(date: string): number {
  return Date.parse(date) / day_ms
}

/** A date that calendars have: 30 February isn't one. */
export function isDate(date: string): boolean {
  const day = dayNumber(date)
  return !Number.isNaN(day) && dateOf(day) === date
}

export function dateOf(day: number): string {
  return new Date(day * day_ms).toISOString().slice(0, 10)
}
