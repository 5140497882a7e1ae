import { invalid } from '../errors.ts'
import type { ExceptionInput, HoursException, Interval, NewHours } from './schema.ts'
import { dayNumber, isDate, minutesOf, type Rules } from './week.ts'
import { timeZoneOf } from './zone.ts'

/** Rules as they are stored, from those that somebody sent. Throws if they make no sense. */
export function rulesOf({ time_zone, weekly, exceptions = [] }: Omit<NewHours, 'name'>): Rules {
  if (weekly.length === 0) throw invalid('weekly', 'must have at least one row: it would never be open.')
  requireApart('weekly', weekly, ({ day }) => day)
  return {
    time_zone: timeZoneOf(time_zone),
    weekly: weekly.map(({ day, from, to }) => ({ day, from, to })),
    exceptions: exceptions.map(exceptionOf),
  }
}

function exceptionOf(
  { name = null, from, to, yearly = false, intervals = [] }: ExceptionInput,
  place: number,
): HoursException {
  const at = `exceptions[${place}]`
  requireDate(`${at}.from`, from)
  requireDate(`${at}.to`, to)
  if (to < from) throw invalid(`${at}.to`, 'must not be before `from`.')
  if (yearly && dayNumber(to) - dayNumber(from) >= 365)
    throw invalid(`${at}.to`, 'must be less than a year after `from` if it repeats every year.')
  requireApart(`${at}.intervals`, intervals)
  return { name, from, to, yearly, intervals: intervals.map(({ from, to }) => ({ from, to })) }
}

function requireDate(field: string, date: string): void {
  if (!isDate(date)) throw invalid(field, "isn't a calendar date.")
}

/** Of two rows that overlap, names the later one. */
function requireApart<Row extends Interval>(
  field: string,
  rows: readonly Row[],
  dayOf: (row: Row) => string = () => '',
) {
  for (const [place, { from, to }] of rows.entries())
    if (minutesOf(from) >= minutesOf(to))
      throw invalid(`${field}[${place}].to`, 'must be after `from`. Past midnight needs a second row on the next day.')
  const sorted = [...rows.entries()].sort(([, a], [, b]) => minutesOf(a.from) - minutesOf(b.from))
  const until = new Map<string, { place: number; minute: number }>()
  for (const [place, row] of sorted) {
    const before = until.get(dayOf(row))
    if (before && before.minute > minutesOf(row.from))
      throw invalid(`${field}[${Math.max(place, before.place)}]`, `overlaps row ${Math.min(place, before.place)}.`)
    until.set(dayOf(row), { place, minute: minutesOf(row.to) })
  }
}
