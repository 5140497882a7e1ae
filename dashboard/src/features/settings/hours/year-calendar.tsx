import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { localeFor, useLanguage } from '../../../text/text.tsx'
import { Skeleton } from '../../../ui/bits.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { dayFormat, daysLater, firstOfWeek, weeksOf } from '../../../ui/days.ts'
import { ChevronLeft, ChevronRight } from '../../../ui/icons.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { type Draft, type HoursCalendar, yearQuery } from './hours.ts'

/** Those that the service counts. */
const [first_year, last_year] = [2000, 2099]

type CalendarDay = HoursCalendar['days'][number]
type Look = 'open' | 'closed' | 'special' | 'holiday'

const looks: Record<Look, string> = {
  open: 'bg-good-soft text-good-ink',
  closed: 'text-muted',
  special: 'bg-warn-soft text-warn-ink underline underline-offset-2',
  holiday: 'bg-danger-soft text-danger-ink line-through',
}

/** A year of hours that are saved, or of a draft before it is. */
export function YearCalendar({ mode, of }: { mode: Mode; of: string | Draft }) {
  const t = useText()
  const locale = localeFor(useLanguage())
  const [year, setYear] = useState(() => new Date().getFullYear())
  const { data, error } = useQuery(yearQuery(mode, useDeferredValue(of), year))
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="flex items-center">
          <IconButton
            icon={ChevronLeft}
            label={t.hours.year_before}
            disabled={year === first_year}
            onClick={() => setYear(year - 1)}
            className="rtl:rotate-180"
          />
          <p aria-live="polite" className="min-w-12 text-center text-sm font-medium tabular-nums">
            {dayFormat(locale, { year: 'numeric' })(`${year}-01-01`)}
          </p>
          <IconButton
            icon={ChevronRight}
            label={t.hours.year_after}
            disabled={year === last_year}
            onClick={() => setYear(year + 1)}
            className="rtl:rotate-180"
          />
        </div>
        <Legend />
      </div>
      <Problem error={error} />
      {data ? <Months days={data.days} /> : !error && <Skeleton className="h-96" />}
    </div>
  )
}

function Legend() {
  const t = useText()
  return (
    <ul aria-label={t.hours.legend} className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {(Object.keys(looks) as Look[]).map((look) => (
        <li key={look} className="flex items-center gap-1.5">
          <span aria-hidden className={`grid size-5 place-items-center rounded-sm ${looks[look]}`}>
            7
          </span>
          {t.hours.looks[look]}
        </li>
      ))}
    </ul>
  )
}

function Months({ days }: { days: CalendarDay[] }) {
  const locale = localeFor(useLanguage())
  const format = useMemo(() => formatsIn(locale), [locale])
  const by_date = new Map(days.map((day) => [day.date, day]))
  const months = days.filter(({ date }) => date.endsWith('-01'))
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] items-start gap-x-6 gap-y-5">
      {months.map(({ date }) => (
        <Month key={date} month={date} first={firstOfWeek(locale)} format={format} by_date={by_date} />
      ))}
    </div>
  )
}

/** Creating a format takes longer than drawing a day: the days of a year share theirs. */
function formatsIn(locale: string) {
  const number = dayFormat(locale, { day: 'numeric' })
  return {
    month: dayFormat(locale, { month: 'long' }),
    weekday: dayFormat(locale, { weekday: 'long' }),
    initial: dayFormat(locale, { weekday: 'narrow' }),
    day: dayFormat(locale, { dateStyle: 'full' }),
    number: (day: string) => number(day).replaceAll(/[^\p{Nd}]/gu, ''),
  }
}

type Formats = ReturnType<typeof formatsIn>

interface MonthProps {
  month: string
  /** The first day of a week. */
  first: number
  format: Formats
  by_date: Map<string, CalendarDay>
}

function Month({ month, first, format, by_date }: MonthProps) {
  // 1 January 2024 was a Monday.
  const weekdays = Array.from({ length: 7 }, (_, n) => daysLater('2024-01-01', first - 1 + n))
  return (
    <table className="w-full table-fixed text-center text-xs tabular-nums">
      <caption className="pb-1 text-start text-sm font-medium">{format.month(month)}</caption>
      <thead>
        <tr className="text-muted">
          {weekdays.map((day) => (
            <th key={day} scope="col" abbr={format.weekday(day)} className="font-normal">
              {format.initial(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, first).map((week) => (
          <tr key={week.find((one) => one !== null)}>
            {week.map((date, n) => {
              const day = date !== null && by_date.get(date)
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the week is what it is.
              return day ? <DayCell key={n} day={day} format={format} /> : <td key={n} />
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayCell({ day, format }: { day: CalendarDay; format: Formats }) {
  const t = useText()
  const look = lookOf(day)
  const hours = day.open.map(({ from, to }) => `${from}–${to}`).join(', ')
  const what = [t.hours.looks[look], day.exception, hours].filter(Boolean).join(' · ')
  return (
    <td title={`${format.day(day.date)} · ${what}`} className="p-px">
      <span className={`block rounded-sm py-0.5 ${looks[look]}`}>{format.number(day.date)}</span>
      <span className="sr-only">{what}</span>
    </td>
  )
}

function lookOf({ open, is_exception }: CalendarDay): Look {
  if (is_exception) return open.length > 0 ? 'special' : 'holiday'
  return open.length > 0 ? 'open' : 'closed'
}
