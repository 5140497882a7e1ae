import { useText } from '../../../text/page-text.ts'
import { localeFor, useLanguage } from '../../../text/text.tsx'
import { useNow } from '../../../text/time.tsx'
import type { Hours } from './hours.ts'

/** Whether somebody is there, and until when, in the time of the hours. */
export function OpenNow({ hours }: { hours: Hours }) {
  const { open, next_open_at, next_close_at } = hours
  const t = useText()
  const when = useWhen(hours.time_zone)
  const next = open ? next_close_at : next_open_at
  const words = open ? t.hours.open_now : t.hours.closed_now
  return (
    <span className={`inline-flex items-baseline gap-2 text-sm ${open ? 'text-good-ink' : 'text-muted'}`}>
      <span aria-hidden className={`size-2 shrink-0 rounded-full ${open ? 'bg-good-ink' : 'border border-edge'}`} />
      {next === null ? words.always : words.until(...when(next))}
    </span>
  )
}

/** The time; and the day, unless it is today there. Within a week a day is known by its name. */
function useWhen(timeZone: string): (at: string) => [time: string, day: string | null] {
  const now = useNow()
  const locale = localeFor(useLanguage())
  const format = (at: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone, ...options }).format(at)
  return (at) => {
    const then = Date.parse(at)
    const time = format(then, { hour: 'numeric', minute: '2-digit' })
    if (format(then, { dateStyle: 'short' }) === format(now, { dateStyle: 'short' })) return [time, null]
    const is_near = then - now < 6 * 86_400_000
    return [time, format(then, { weekday: 'long', ...(!is_near && { day: 'numeric', month: 'long' }) })]
  }
}
