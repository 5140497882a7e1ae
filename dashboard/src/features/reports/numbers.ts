import { localeFor, useLanguage } from '../../text/page-text.ts'

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

const hour_ms = 3_600_000

/** Numbers in the format of a language. */
export function useNumbers(zone: string) {
  const locale = localeFor(useLanguage())
  const whole = new Intl.NumberFormat(locale)
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const average = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const part = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const change = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
  const date = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone: zone, ...options })
  const day = date({ day: 'numeric', month: 'short' })
  const full = date({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
  const hour = date({ weekday: 'short', hour: 'numeric', minute: '2-digit' })
  const time = date({ hour: 'numeric' })
  const weekday = (style: 'narrow' | 'long') => new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' })
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' })
  return {
    whole: (n: number) => whole.format(n),
    short: (n: number) => short.format(n),
    average: (n: number) => average.format(n),
    part: (n: number) => part.format(n),
    change: (n: number) => change.format(n),
    /** In the unit that makes it a small number. On an axis, all are in that of the greatest. */
    duration(seconds: number, greatest = seconds): string {
      const [unit, size] = units.find(([, size]) => greatest >= size * 1.5) ?? ['second', 1]
      const n = seconds / size
      return new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
        maximumFractionDigits: n < 10 ? 1 : 0,
      }).format(n)
    },
    day: (at: string) => day.format(new Date(at)),
    full: (at: string) => full.format(new Date(at)),
    /** The days of a period, or its hour. `until` is excluded. */
    span(since: string, until: string): string {
      const [from, to] = [Date.parse(since), Date.parse(until)]
      return to - from <= hour_ms ? hour.format(from) : full.formatRange(from, to - 1)
    },
    time: (at: string) => time.format(new Date(at)),
    hour: (at: string) => hour.format(new Date(at)),
    // January 1, 2024 was a Monday.
    weekday: (n: number, style: 'narrow' | 'long') => weekday(style).format(Date.UTC(2024, 0, n)),
    clock: (hour: number) => clock.format(Date.UTC(2024, 0, 1, hour)),
  }
}
export type Numbers = ReturnType<typeof useNumbers>
