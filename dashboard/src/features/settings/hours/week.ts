export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Day = (typeof days)[number]

/** From and to are times of a day, 09:30. The end of a day is 24:00. */
export interface Interval {
  from: string
  to: string
}

export interface DayInterval extends Interval {
  day: Day
}

export type Week = Record<Day, Interval[]>

export const all_day: Interval = { from: '00:00', to: '24:00' }
export const office_hours: Interval = { from: '09:00', to: '17:00' }

export const office_week: DayInterval[] = days.slice(0, 5).map((day) => ({ day, ...office_hours }))

export const isAllDay = ([only, ...more]: Interval[]) =>
  more.length === 0 && only?.from === all_day.from && only.to === all_day.to

/** The rows by day. */
export function weekOf(rows: readonly DayInterval[]): Week {
  const of = (one: Day) => rows.filter(({ day }) => day === one).map(({ from, to }) => ({ from, to }))
  return Object.fromEntries(days.map((day) => [day, of(day)])) as Week
}

export function rowsOf(week: Week): DayInterval[] {
  return days.flatMap((day) => week[day].map((interval) => ({ day, ...interval })))
}

/** The rows with one day as another is. */
export function copyDay(rows: readonly DayInterval[], from: Day, to: readonly Day[]): DayInterval[] {
  const week = weekOf(rows)
  return rowsOf({ ...week, ...Object.fromEntries(to.map((day) => [day, week[from]])) })
}

export type Mistake = { kind: 'missing' | 'order' } | { kind: 'overlap'; other: Interval }

/** What is wrong with one interval of a day. Of two that overlap, the later one in the list says so. */
export function mistakeAt(intervals: readonly Interval[], n: number): Mistake | null {
  const { from, to } = intervals[n]!
  if (from === '' || to === '') return { kind: 'missing' }
  if (from >= to) return { kind: 'order' }
  const other = intervals.slice(0, n).find((one) => one.from < to && from < one.to)
  return other ? { kind: 'overlap', other } : null
}

export const isRight = (intervals: readonly Interval[]) => intervals.every((_, n) => mistakeAt(intervals, n) === null)

/** Fields for a time know no 24:00: they show the end of a day as midnight. */
export const fieldOfEnd = (to: string) => (to === '24:00' ? '00:00' : to)
export const endOfField = (value: string) => (value === '00:00' ? '24:00' : value)

const hourOf = (time: string) => Number(time.slice(0, 2))
const timeOf = (hour: number) => `${`${hour}`.padStart(2, '0')}:00`

/** With an hour free in the middle of the last interval; where that is too short, with another interval behind it. */
export function withBreak(intervals: readonly Interval[]): Interval[] {
  const last = intervals.at(-1)
  if (!last) return [office_hours]
  const [before, [from, to]] = [intervals.slice(0, -1), [hourOf(last.from), hourOf(last.to)]]
  const middle = Math.floor((from + to) / 2)
  if (to - from >= 4)
    return [...before, { from: last.from, to: timeOf(middle - 1) }, { from: timeOf(middle), to: last.to }]
  if (to >= 22) return [...intervals, { from: '', to: '' }]
  return [...intervals, { from: timeOf(to + 1), to: timeOf(Math.min(to + 3, 24)) }]
}

/** As many as the service takes for a day. */
export const max_intervals = 10
