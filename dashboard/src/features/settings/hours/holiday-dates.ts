import { localeFor, useLanguage } from '../../../text/text.tsx'
import type { Exception } from './hours.ts'

/** 24–26 December, or 30 November 2026: without a year where it comes every year. */
export function useDates({ from, to, yearly }: Exception): string {
  const format = new Intl.DateTimeFormat(localeFor(useLanguage()), {
    calendar: 'gregory',
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: yearly ? undefined : 'numeric',
  })
  return format.formatRange(new Date(from), new Date(to))
}
