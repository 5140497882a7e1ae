import { localeFor, useLanguage } from '../../../text/text.tsx'
import { dayFormat } from '../../../ui/days.ts'
import type { Exception } from './hours.ts'

/** 25 December, or 24–26 December 2026: without a year where it comes every year. */
export function useDates({ from, to, yearly }: Exception): string {
  const locale = localeFor(useLanguage())
  const format = dayFormat(locale, { day: 'numeric', month: 'long', ...(!yearly && { year: 'numeric' }) })
  return from === to ? format(from) : `${format(from)} – ${format(to)}`
}
