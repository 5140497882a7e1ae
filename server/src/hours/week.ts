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

type DayAt = (day: number) => Day

const cache = new WeakMap<Rules, DayAt>()

/** What is valid on each day, by its number since 1970. Worked out once a year of the rules: to ask 400 exceptions for each of ten years' days takes 4 ms. */
export function daysOf(rules: Rules): DayAt {
  const cached = cache.get(rules)
  if (cached) return cached
  const dayAt = byYear(rules)
  cache.set(rules, dayAt)
  return dayAt
}

function byYear({ weekly, exceptions }: Rules): DayAt {
  const week = days.map((name) => ({ open: sorted(weekly.filter(({ day }) => day === name)), exception: null }))
  const special = exceptions.map((exception) => ({
    day: { open: sorted(exception.intervals), exception },
    daysIn: daysOfException(exception),
  }))
  const years = new Map<number, Year>()
  let current: Year | undefined
  return (day) => {
    if (!current || day < current.first || day >= current.end) {
      const year = new Date(day * day_ms).getUTCFullYear()
      current = years.get(year) ?? yearOf(special, year)
      years.set(year, current)
    }
    // Day 0, 1 January 1970, was a Thursday.
    return current.special[day - current.first] ?? week[(((day + 3) % 7) + 7) % 7]!
  }
}

interface Year {
  first: number
  end: number
  /** By the day of the year. */
  special: Day[]
}

interface Special {
  day: Day
  daysIn: DaysIn
}

function yearOf(special: readonly Special[], year: number): Year {
  const first = Date.UTC(year) / day_ms
  const end = Date.UTC(year + 1) / day_ms
  const result: Year = { first, end, special: [] }
  for (const { day, daysIn } of special)
    for (const [from, to] of daysIn(year))
      for (let at = Math.max(from, first); at <= to && at < end; at++) result.special[at - first] = day
  return result
}

type Days = readonly [first: number, last: number]
/** Those in a year, perhaps with others. */
type DaysIn = (year: number) => Days[]

function daysOfException({ from, to, yearly }: HoursException): DaysIn {
  if (!yearly) {
    const all: Days[] = [[dayNumber(from), dayNumber(to)]]
    return () => all
  }
  const [begins, ends] = [from.slice(5), to.slice(5)]
  return (year) => {
    const first = dayIn(year, begins)
    // 29 February is over before it begins where there is none.
    const last = dayIn(year, ends) - (ends === leap_day && !isLeap(year) ? 1 : 0)
    if (begins <= ends) return [[first, last]]
    // Across New Year, it has a part at both ends.
    return [
      [dayIn(year, '01-01'), last],
      [first, dayIn(year, '12-31')],
    ]
  }
}

const leap_day = '02-29'
const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
const dayIn = (year: number, place: string) =>
  Date.UTC(year, Number(place.slice(0, 2)) - 1, Number(place.slice(3))) / day_ms

/** Rows of a day don't overlap, so that all minutes of a week are there only if none is missing. */
export function isAlways({ weekly, exceptions }: Rules, from_day: number): boolean {
  const minutes = weekly.reduce((sum, { from, to }) => sum + minutesOf(to) - minutesOf(from), 0)
  return (
    minutes === days.length * minutes_of_a_day &&
    exceptions.every(({ to, yearly }) => !yearly && dayNumber(to) < from_day)
  )
}

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
