import { invalid } from '../errors.ts'

/** A time between two changes of a zone's clocks. All times are milliseconds; local ones as if they were UTC. */
interface Period {
  start: number
  end: number
  offset: number
}

const [earliest, latest] = [Date.UTC(1970), Date.UTC(2120)]
const zones = new Map<string, readonly Period[]>()

/** The name as IANA spells it. Names only: an offset doesn't know daylight saving time. */
export function timeZoneOf(name: string): string {
  try {
    if (/^[A-Za-z]/.test(name)) return zoned(0, name).timeZoneId
  } catch {
    // Reported below.
  }
  throw invalid('time_zone', "isn't an IANA time zone, such as Europe/Berlin.")
}

/** What the clocks show at an instant. */
export function localOf(time_zone: string, instant: number): number {
  const periods = periodsOf(time_zone)
  return instant + periods[lastWhere(periods, ({ start }) => start <= instant)]!.offset
}

/** The first instant at which the clocks show this time. If they skip it, the instant at which they do. */
export function firstAt(time_zone: string, local: number): number {
  const periods = periodsOf(time_zone)
  const { start, offset } = periods[1 + lastWhere(periods, ({ end, offset }) => end + offset <= local, -1)]!
  return Math.max(start, local - offset)
}

/** The last instant at which the clocks show this time. If they skip it, the instant at which they do. */
export function lastAt(time_zone: string, local: number): number {
  const periods = periodsOf(time_zone)
  const { end, offset } = periods[lastWhere(periods, ({ start, offset }) => start + offset <= local)]!
  return Math.min(end, local - offset)
}

/** The last place up to which something is true, and from which on it isn't. */
function lastWhere(periods: readonly Period[], holds: (period: Period) => boolean, none = 0): number {
  let [low, high] = [none, periods.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (holds(periods[middle]!)) low = middle
    else high = middle - 1
  }
  return low
}

/** Looked up once a zone: asking for each time costs 16 µs. */
function periodsOf(time_zone: string): readonly Period[] {
  const there = zones.get(time_zone)
  if (there) return there
  const periods = [...walk(time_zone)]
  zones.set(time_zone, periods)
  return periods
}

function* walk(time_zone: string): Generator<Period> {
  let at = zoned(earliest, time_zone)
  let start = Number.NEGATIVE_INFINITY
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    const offset = at.offsetNanoseconds / 1e6
    if (next === null || next.epochMilliseconds > latest) return yield { start, end: Number.POSITIVE_INFINITY, offset }
    yield { start, end: next.epochMilliseconds, offset }
    at = next
    start = next.epochMilliseconds
  }
}

export function zoned(ms: number, time_zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(time_zone)
}
