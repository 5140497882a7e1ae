import { type Holidays, type HoursException, max_exceptions } from './schema.ts'
import { dateOf, dayNumber, isDate } from './week.ts'

/** What an event of a calendar says, by the names of its properties. */
type Event = Map<string, { parameters: string; value: string }>

/** The whole days in an iCalendar file (RFC 5545). Whatever else it holds is counted and left out. */
export function holidaysIn(ics: string): Holidays {
  const exceptions: HoursException[] = []
  let skipped = 0
  for (const event of eventsIn(ics)) {
    const exception = exceptions.length < max_exceptions ? exceptionOf(event) : null
    if (exception) exceptions.push(exception)
    else skipped++
  }
  return { object: 'holidays', exceptions, skipped }
}

function* eventsIn(ics: string): Generator<Event> {
  let event: Event | null = null
  let depth = 0
  for (const line of unfolded(ics)) {
    const [, name, parameters, value] =
      /^(BEGIN|END|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|STATUS|SUMMARY)((?:;[^:"]*(?:"[^"]*"[^:"]*)*)?):(.*)$/i.exec(
        line,
      ) ?? []
    if (name === undefined) continue
    const [key, component] = [name.toUpperCase(), value!.trim().toUpperCase()]
    if (key === 'BEGIN' && component === 'VEVENT') [event, depth] = [new Map(), 0]
    else if (key === 'END' && component === 'VEVENT') {
      if (event) yield event
      event = null
    } else if (key === 'BEGIN') depth++
    else if (key === 'END') depth--
    // An alarm in an event has properties of its own.
    else if (depth === 0 && event && !event.has(key))
      event.set(key, { parameters: parameters!.toUpperCase(), value: value! })
  }
}

/** A long line goes on in the next one, after a space or a tab. */
function* unfolded(ics: string): Generator<string> {
  let parts: string[] = []
  for (const line of ics.split(/\r\n?|\n/)) {
    if (line.startsWith(' ') || line.startsWith('\t')) {
      parts.push(line.slice(1))
      continue
    }
    yield parts.join('')
    parts = [line]
  }
  yield parts.join('')
}

function exceptionOf(event: Event): HoursException | null {
  const start = dayOf(event.get('DTSTART'))
  const is_other =
    event.has('RDATE') || event.has('EXDATE') || /^cancelled$/i.test(event.get('STATUS')?.value.trim() ?? '')
  if (start === null || is_other) return null
  // It is not part of it.
  const end = endOf(event, start)
  const rule = event.get('RRULE')?.value.toUpperCase()
  if (end === null || (rule !== undefined && !isYearly(rule, start))) return null
  // Some calendars write the same day twice.
  const last = Math.max(start, end - 1)
  const yearly = rule !== undefined
  if (end < start || (yearly && last - start >= 365)) return null
  return { name: nameOf(event), from: dateOf(start), to: dateOf(last), yearly, intervals: [] }
}

function endOf(event: Event, start: number): number | null {
  if (event.has('DTEND')) return dayOf(event.get('DTEND'))
  const duration = event.get('DURATION')?.value.trim()
  if (duration === undefined) return start + 1
  const [, count, unit] = /^\+?P(\d{1,3})([DW])$/i.exec(duration) ?? []
  return count === undefined ? null : start + Number(count) * (unit!.toUpperCase() === 'W' ? 7 : 1)
}

/** Each year on the same date, without an end. */
function isYearly(rule: string, start: number): boolean {
  const [, month, day] = dateOf(start).split('-').map(Number)
  const parts = rule
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const rules = [
    /^FREQ=YEARLY$/,
    /^INTERVAL=1$/,
    /^WKST=\w+$/,
    RegExp(`^BYMONTH=0?${month}$`),
    RegExp(`^BYMONTHDAY=0?${day}$`),
  ]
  // A day without its month is that day of each month.
  const is_monthly = rule.includes('BYMONTHDAY') && !rule.includes('BYMONTH=')
  return parts.includes('FREQ=YEARLY') && !is_monthly && parts.every((part) => rules.some((one) => one.test(part)))
}

/** Days are written without a time. */
function dayOf(property: { value: string } | undefined): number | null {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(property?.value.trim() ?? '') ?? []
  if (year === undefined) return null
  const date = `${year}-${month}-${day}`
  return isDate(date) ? dayNumber(date) : null
}

function nameOf(event: Event): string | null {
  const text = event
    .get('SUMMARY')
    ?.value.slice(0, 1000)
    .replace(/\\([\\,;nN])/g, (_, letter) => (/n/i.test(letter) ? ' ' : letter))
  const name = [...(text ?? '').replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, 200).join('')
  return name || null
}
