/** A day is written as fields and addresses have it, 2026-03-01; it is counted in UTC, where each has 24 hours. */
const at = (day: string) => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

export const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(at(day).getTime())

export function daysLater(day: string, days: number): string {
  return dayOf(new Date(at(day).getTime() + days * 86_400_000))
}

/** The same day of another month, or its last. */
export function monthsLater(day: string, months: number): string {
  const date = at(day)
  const wanted = date.getUTCMonth() + months
  const last = new Date(Date.UTC(date.getUTCFullYear(), wanted + 1, 0)).getUTCDate()
  return dayOf(new Date(Date.UTC(date.getUTCFullYear(), wanted, Math.min(date.getUTCDate(), last))))
}

/** How many days before it the week began; 1 is Monday, 7 is Sunday. */
export function inWeek(day: string, first: number): number {
  return (at(day).getUTCDay() - (first % 7) + 7) % 7
}

/** The days of its month in weeks; null where a week belongs to another month. */
export function weeksOf(day: string, first: number): (string | null)[][] {
  const month = day.slice(0, 7)
  const start = daysLater(`${month}-01`, -inWeek(`${month}-01`, first))
  const weeks: (string | null)[][] = []
  for (let week = start; week.slice(0, 7) <= month; week = daysLater(week, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, n) => daysLater(week, n)).map((one) => (one.startsWith(month) ? one : null)),
    )
  return weeks
}

/** By the country where it is known, else by ISO 8601. */
export function firstOfWeek(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } }
  return known.getWeekInfo?.().firstDay ?? 1
}

/** For words about a day: in the calendar that the grid counts in. */
export function dayFormat(locale: string, options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...options })
  return (day) => format.format(at(day))
}

/** As fields for a moment want it: the person's own time, without a zone. */
export function localMoment(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

export const today = () => localMoment(new Date()).slice(0, 10)
