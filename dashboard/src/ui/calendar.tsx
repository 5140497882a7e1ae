import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { localeFor, useLanguage, useText } from '../text/text.tsx'
import { IconButton } from './button.tsx'
import { dayFormat, daysLater, firstOfWeek, inWeek, isDay, monthsLater, today, weeksOf } from './days.ts'
import { ChevronLeft, ChevronRight } from './icons.tsx'

interface Props {
  /** The day that is chosen, or nothing. */
  value: string
  onPick: (day: string) => void
  min?: string
}

/** A month to pick a day of, in the language of the page, by the pattern of ARIA: arrows, Home, End, Page up and down. */
export function Calendar({ value, onPick, min = '' }: Props) {
  const id = useId()
  const locale = localeFor(useLanguage())
  const [at, setAt] = useState(() => (isDay(value) ? value : today()))
  const table = useRef<HTMLTableElement>(null)
  const is_moved = useRef(false)
  // Before the next key, and only once the days are those of the new month.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the day changes.
  useLayoutEffect(() => {
    if (is_moved.current) table.current!.querySelector<HTMLElement>('[tabindex="0"]')!.focus()
    is_moved.current = false
  }, [at])
  const first = firstOfWeek(locale)
  function onKeyDown(event: KeyboardEvent) {
    const to = movedBy(event, at, first)
    if (!to) return
    event.preventDefault()
    is_moved.current = true
    setAt(to)
  }
  return (
    <div>
      <Month
        id={id}
        name={dayFormat(locale, { month: 'long', year: 'numeric' })(at)}
        move={(by) => setAt(monthsLater(at, by))}
      />
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells one moves among is a grid.
        role="grid"
        aria-labelledby={id}
        onKeyDown={onKeyDown}
        className="border-collapse tabular-nums"
      >
        <Weekdays locale={locale} first={first} />
        <tbody>
          {weeksOf(at, first).map((week) => (
            <tr key={week.find((one) => one !== null)}>
              {week.map((day, n) =>
                day === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the place in the week is what it is.
                  <td key={n} />
                ) : (
                  <Day
                    key={day}
                    {...{ day, locale, onPick }}
                    is_chosen={day === value}
                    is_at={day === at}
                    is_out={day < min}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Month({ id, name, move }: { id: string; name: string; move: (by: number) => void }) {
  const { previous_month, next_month } = useText().common.dates
  return (
    <div className="flex items-center gap-1 pb-1">
      <p id={id} aria-live="polite" className="me-auto ps-2 text-sm font-medium">
        {name}
      </p>
      <IconButton icon={ChevronLeft} label={previous_month} onClick={() => move(-1)} className="rtl:rotate-180" />
      <IconButton icon={ChevronRight} label={next_month} onClick={() => move(1)} className="rtl:rotate-180" />
    </div>
  )
}

function Weekdays({ locale, first }: { locale: string; first: number }) {
  // 1 January 2024 was a Monday.
  const days = Array.from({ length: 7 }, (_, n) => daysLater('2024-01-01', first - 1 + n))
  const [short, long] = [dayFormat(locale, { weekday: 'narrow' }), dayFormat(locale, { weekday: 'long' })]
  return (
    <thead>
      <tr>
        {days.map((day) => (
          <th key={day} scope="col" abbr={long(day)} className="size-8 text-xs font-normal text-muted">
            {short(day)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface DayProps {
  day: string
  locale: string
  is_chosen: boolean
  /** Where the keys are. */
  is_at: boolean
  is_out: boolean
  onPick: (day: string) => void
}

function Day({ day, locale, is_chosen, is_at, is_out, onPick }: DayProps) {
  return (
    <td className="p-0">
      <button
        type="button"
        data-day={day}
        data-first={is_at || undefined}
        tabIndex={is_at ? 0 : -1}
        aria-label={dayFormat(locale, { dateStyle: 'full' })(day)}
        aria-pressed={is_chosen}
        aria-current={day === today() ? 'date' : undefined}
        aria-disabled={is_out || undefined}
        onClick={() => !is_out && onPick(day)}
        className={`grid size-8 place-items-center rounded-md text-sm aria-disabled:text-muted aria-disabled:opacity-55 ${
          is_chosen
            ? 'bg-accent text-on-accent'
            : 'not-aria-disabled:hover:bg-sunken aria-[current=date]:font-semibold aria-[current=date]:text-accent-ink'
        }`}
      >
        {dayFormat(locale, { day: 'numeric' })(day).replaceAll(/[^\p{Nd}]/gu, '')}
      </button>
    </td>
  )
}

/** Where a key leads to. */
function movedBy({ key, shiftKey, currentTarget }: KeyboardEvent, at: string, first: number): string | undefined {
  const on = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  if (key === 'ArrowRight') return daysLater(at, on)
  if (key === 'ArrowLeft') return daysLater(at, -on)
  if (key === 'ArrowDown') return daysLater(at, 7)
  if (key === 'ArrowUp') return daysLater(at, -7)
  if (key === 'Home') return daysLater(at, -inWeek(at, first))
  if (key === 'End') return daysLater(at, 6 - inWeek(at, first))
  if (key === 'PageUp') return monthsLater(at, shiftKey ? -12 : -1)
  if (key === 'PageDown') return monthsLater(at, shiftKey ? 12 : 1)
  return undefined
}
