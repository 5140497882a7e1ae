/** Where an axis is labelled. */
export interface Tick {
  /** The place of its bar. */
  at: number
  label: string
  /** Whether it stays where there is little room. */
  is_major: boolean
}

const max_ticks = 8
const max_major = 4

interface Local {
  /** Days since 1970. */
  day: number
  date: number
  month: number
  hour: number
}

// January 5, 1970 was a Monday.
const isMonday = (day: number) => (day + 3) % 7 === 0

/** From often to seldom. A day of 23 hours may start at 1:00, so days are told apart by their number. */
const round: readonly ((local: Local) => boolean)[] = [
  () => true,
  ...[3, 6, 12, 24].map(
    (hours) =>
      ({ hour }: Local) =>
        hour % hours === 0,
  ),
  ({ hour, day }) => hour === 0 && day % 2 === 0,
  ({ hour, day }) => hour === 0 && isMonday(day),
  ({ hour, day }) => hour === 0 && isMonday(day) && ((day + 3) / 7) % 2 === 0,
  ({ hour, date }) => hour === 0 && date === 1,
  ({ hour, date, month }) => hour === 0 && date === 1 && month % 3 === 1,
  ({ hour, date, month }) => hour === 0 && date === 1 && month === 1,
]

/** Round hours or dates of a time zone: as many as fit. */
export function timeTicks(
  starts: readonly string[],
  interval: 'hour' | 'day',
  zone: string,
  label: (at: string, is_day: boolean) => string,
): Tick[] {
  const localOf = localIn(zone)
  const places = starts.map((at, n) => {
    const local = localOf(at)
    return { at: n, start: at, local: interval === 'day' ? { ...local, hour: 0 } : local }
  })
  const chosen = round.map((isRound) => places.filter(({ local }) => isRound(local))).find(fits) ?? []
  const every = Math.ceil(chosen.length / max_major)
  return chosen.map(({ at, start, local }, n) => ({
    at,
    label: label(start, local.hour === 0),
    is_major: n % every === 0,
  }))
}

const fits = ({ length }: readonly unknown[]) => length <= max_ticks

function localIn(zone: string): (at: string) => Local {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
  })
  return (at) => {
    const parts = format.formatToParts(new Date(at))
    const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
    const [date, month] = [of('day'), of('month')]
    return { day: Date.UTC(of('year'), month - 1, date) / 86_400_000, date, month, hour: of('hour') }
  }
}

const max_steps = 4
const sizes = Array.from({ length: 12 }, (_, n) => 10 ** n)

/** Steps of an axis that counts. */
export const counts = sizes.flatMap((size) => [size, 2 * size, 5 * size])

/** Steps of an axis of times, in seconds. */
export const times = [
  ...[10, 30, 60, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200],
  ...counts.map((days) => days * 86_400),
]

/** Zero, and round values up to the first that isn't below the greatest. */
export function valueTicks(max: number, steps: readonly number[]): number[] {
  const step = steps.find((step) => step * max_steps >= max)!
  return Array.from({ length: Math.max(Math.ceil(max / step), 1) + 1 }, (_, n) => n * step)
}
