import { type Holidays, type HoursException, max_exceptions } from './schema.ts'
import { day_ms } from './week.ts'

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
      /^(BEGIN|END|DTSTART|DTEND|RRULE|SUMMARY)((?:;[^:"]*(?:"[^"]*"[^:"]*)*)?):(.*)$/i.exec(line) ?? []
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
  const end = event.has('DTEND') ? dayOf(event.get('DTEND')) : start
  const rule = event.get('RRULE')?.value.toUpperCase()
  if (start === null || end === null || (rule !== undefined && !isYearly(rule))) return null
  // The end is not part of it. Some calendars write the same day twice.
  const last = Math.max(start, end - (event.has('DTEND') ? 1 : 0))
  const yearly = rule !== undefined
  if (end < start || (yearly && last - start >= 365)) return null
  return { name: nameOf(event), from: dateOf(start), to: dateOf(last), yearly, intervals: [] }
}

/** Each year on the same date, without an end. */
function isYearly(rule: string): boolean {
  const parts = rule.split(';').map((part) => part.trim())
  return (
    parts.includes('FREQ=YEARLY') &&
    parts.every((part) => /^(?:FREQ=YEARLY|INTERVAL=1|WKST=\w+|BYMONTH=\d+|BYMONTHDAY=\d+)?$/.test(part))
  )
}

/** Days are written without a time. */
function dayOf(property: { value: string } | undefined): number | null {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(property?.value.trim() ?? '') ?? []
  if (year === undefined) return null
  const number = Date.parse(`${year}-${month}-${day}`) / day_ms
  return Number.isNaN(number) || dateOf(number) !== `${year}-${month}-${day}` ? null : number
}

function dateOf(day: number): string {
  return new Date(day * day_ms).toISOString().slice(0, 10)
}

function nameOf(event: Event): string | null {
  const text = event
    .get('SUMMARY')
    ?.value.slice(0, 1000)
    .replace(/\\([\\,;nN])/g, (_, letter) => (/n/i.test(letter) ? ' ' : letter))
  const name = [...(text ?? '').replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, 200).join('')
  return name || null
}
