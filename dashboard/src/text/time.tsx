import { useSyncExternalStore } from 'react'
import { type Language, localeFor, useLanguage, useText } from './text.tsx'

const listeners = new Set<() => void>()
let now = Date.now()
setInterval(() => {
  now = Date.now()
  for (const listener of listeners) listener()
}, 20_000)

/** The current time, updated every twenty seconds. */
export function useNow(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => now,
  )
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** How long ago, or how far ahead, in words. */
export function ago(at: string, now: number, language: Language, just_now: string): string {
  const difference = Date.parse(at) - now
  const step = steps.find(([, ms]) => Math.abs(difference) >= ms)
  if (!step) return just_now
  const format = new Intl.RelativeTimeFormat(localeFor(language), { numeric: 'auto', style: 'long' })
  return format.format(Math.trunc(difference / step[1]), step[0])
}

/** As short as fits in a row: the time today, the day this year, otherwise the date. */
export function short(at: string, now: number, language: Language): string {
  const [then, today] = [new Date(at), new Date(now)]
  if (then.toDateString() === today.toDateString())
    return formatted(language, { hour: 'numeric', minute: '2-digit' }, at)
  const within_year = today.getTime() - then.getTime() < 300 * 86_400_000
  return formatted(language, within_year ? { day: 'numeric', month: 'short' } : { dateStyle: 'medium' }, at)
}

/** Only the time, below a heading with the day. */
export function time(at: string, language: Language): string {
  return formatted(language, { hour: 'numeric', minute: '2-digit' }, at)
}

/** The elapsed time, as short as fits in a row. */
export function lasting(since: string, now: number, language: Language): string {
  const ms = Math.max(now - Date.parse(since), 60_000)
  const [unit, size] = steps.find(([unit, size]) => unit !== 'year' && unit !== 'month' && ms >= size)!
  return durations(language, unit).format(Math.floor(ms / size))
}

export function moment(at: string, language: Language): string {
  return formatted(language, { dateStyle: 'medium', timeStyle: 'short' }, at)
}

export function exact(at: string, language: Language): string {
  return formatted(language, { dateStyle: 'medium', timeStyle: 'medium' }, at)
}

export function day(at: string, language: Language): string {
  return formatted(language, { dateStyle: 'medium' }, at)
}

// Creating a format takes longer than rendering a row, so each is created once.
const formats = new Map<string, Intl.DateTimeFormat>()
const duration_formats = new Map<string, Intl.NumberFormat>()

function durations(language: Language, unit: string): Intl.NumberFormat {
  const name = `${language} ${unit}`
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 0 } as const
  const format = duration_formats.get(name) ?? new Intl.NumberFormat(localeFor(language), options)
  duration_formats.set(name, format)
  return format
}

function formatted(language: Language, options: Intl.DateTimeFormatOptions, at: string): string {
  const name = `${language} ${JSON.stringify(options)}`
  const format = formats.get(name) ?? new Intl.DateTimeFormat(localeFor(language), options)
  formats.set(name, format)
  return format.format(new Date(at))
}

export function useAgo(): (at: string) => string {
  const [now, language, t] = [useNow(), useLanguage(), useText()]
  return (at) => ago(at, now, language, t.common.just_now)
}

/** A time: short to read, exact in its title. */
export function When({ at, as = 'ago' }: { at: string; as?: 'ago' | 'short' | 'time' | 'moment' | 'exact' | 'day' }) {
  const [now, language, t] = [useNow(), useLanguage(), useText()]
  const words =
    as === 'ago'
      ? ago(at, now, language, t.common.just_now)
      : as === 'short'
        ? short(at, now, language)
        : { time, moment, exact, day }[as](at, language)
  return (
    <time dateTime={at} title={exact(at, language)} className="whitespace-nowrap">
      {words}
    </time>
  )
}
