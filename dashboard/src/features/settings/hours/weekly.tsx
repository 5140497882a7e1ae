import { useText } from '../../../text/page-text.ts'
import { localeFor, useLanguage } from '../../../text/text.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { dayFormat, daysLater } from '../../../ui/days.ts'
import { MoreHorizontal, Plus } from '../../../ui/icons.tsx'
import { Menu } from '../../../ui/menu.tsx'
import type { Item } from '../../../ui/menu-list.tsx'
import { Intervals } from './intervals.tsx'
import {
  all_day,
  copyDay,
  type Day,
  type DayInterval,
  days,
  type Interval,
  isAllDay,
  max_intervals,
  office_hours,
  rowsOf,
  weekOf,
  withBreak,
} from './week.ts'

interface Props {
  rows: readonly DayInterval[]
  change: (rows: DayInterval[]) => void
}

/** Seven rows, one a day. */
export function Weekly({ rows, change }: Props) {
  const t = useText()
  const locale = localeFor(useLanguage())
  const week = weekOf(rows)
  // 1 January 2024 was a Monday.
  const nameOf = (day: Day) => dayFormat(locale, { weekday: 'long' })(daysLater('2024-01-01', days.indexOf(day)))
  return (
    <div>
      <ul aria-label={t.hours.weekly} className="divide-y divide-line rounded-lg border border-line">
        {days.map((day) => (
          <DayRow
            key={day}
            name={nameOf(day)}
            intervals={week[day]}
            change={(intervals) => change(rowsOf({ ...week, [day]: intervals }))}
            copyTo={(to) => change(copyDay(rows, day, to))}
          />
        ))}
      </ul>
      {rows.length === 0 && (
        <p role="alert" className="pt-2 text-xs text-danger-ink">
          {t.hours.never_open}
        </p>
      )}
    </div>
  )
}

interface DayProps {
  name: string
  intervals: Interval[]
  change: (intervals: Interval[]) => void
  copyTo: (days: readonly Day[]) => void
}

function DayRow({ name, intervals, change, copyTo }: DayProps) {
  const t = useText()
  const is_open = intervals.length > 0
  const is_all_day = isAllDay(intervals)
  const items: Item[] = [
    is_all_day
      ? { name: 'hours', label: t.hours.set_times, run: () => change([office_hours]) }
      : { name: 'all-day', label: t.hours.all_day, run: () => change([all_day]) },
    { name: 'weekdays', label: t.hours.copy_weekdays, run: () => copyTo(days.slice(0, 5)) },
    { name: 'week', label: t.hours.copy_week, run: () => copyTo(days) },
  ]
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-2 px-3 py-2 sm:grid-cols-[10rem_1fr_auto] sm:px-4">
      <label className="flex min-h-8 items-center gap-2 text-sm font-medium">
        <input
          type="checkbox"
          checked={is_open}
          onChange={() => change(is_open ? [] : [office_hours])}
          className="size-4 accent-(--accent)"
        />
        {name}
      </label>
      <div className="max-sm:order-last max-sm:col-span-2">
        {is_open && !is_all_day ? (
          <Intervals of={name} intervals={intervals} change={change} />
        ) : (
          <p className="flex min-h-8 items-center text-sm text-muted">{is_open ? t.hours.all_day : t.hours.no_hours}</p>
        )}
      </div>
      <div className="flex justify-self-end">
        {is_open && !is_all_day && intervals.length < max_intervals && (
          <IconButton icon={Plus} label={t.hours.add_break(name)} onClick={() => change(withBreak(intervals))} />
        )}
        <Menu
          label={t.hours.more_of(name)}
          items={items}
          className="grid size-8 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
        >
          <MoreHorizontal size={16} aria-hidden />
        </Menu>
      </div>
    </li>
  )
}
