import fc from 'fast-check'
import { days } from '../hours/schema.ts'
import type { Rules } from '../hours/week.ts'

const minute_ms = 60_000
const day_ms = 1440 * minute_ms

/** Clocks that are set by an hour, by half an hour, from and to a midnight, and with another half hour all year. */
export const zones = ['Europe/Berlin', 'Australia/Lord_Howe', 'America/Havana', 'America/St_Johns', 'Asia/Beirut']

/**
 * Each minute of some days, open or not, found from nothing but the clocks on the wall: a row begins when they first show its `from`, ends
 * when they last show its `to`, and what they skip is where they go on.
 */
export function openMinutes({ time_zone, weekly, exceptions }: Rules, since: number, count: number): boolean[] {
  const wall = wallClock(time_zone, since - 2 * day_ms, count + 4 * 1440)
  const open = new Array<boolean>(wall.length).fill(false)
  const first_day = Math.floor(wall[0]! / day_ms)
  const last_day = Math.ceil(wall.at(-1)! / day_ms)
  for (let day = first_day; day <= last_day; day++) {
    const date = new Date(day * day_ms).toISOString().slice(0, 10)
    const exception = exceptions.findLast(({ from, to, yearly }) =>
      yearly ? isBetween(date.slice(5), from.slice(5), to.slice(5)) : from <= date && date <= to,
    )
    const name = days[(new Date(day * day_ms).getUTCDay() + 6) % 7]
    for (const { from, to } of exception?.intervals ?? weekly.filter((row) => row.day === name)) {
      const begin = wall.findIndex((time) => time >= day * day_ms + ms(from))
      if (begin >= 0) open.fill(true, begin, endOf(wall, day * day_ms + ms(to)))
    }
  }
  return open.slice(2 * 1440, 2 * 1440 + count)
}

function endOf(wall: readonly number[], time: number): number {
  const last = wall.lastIndexOf(time)
  if (last >= 0) return last
  const skipped = wall.findIndex((minute) => minute > time)
  return skipped >= 0 ? skipped : wall.length
}

const isBetween = (date: string, from: string, to: string) =>
  from <= to ? from <= date && date <= to : date >= from || date <= to

const ms = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * minute_ms

/** Asked for every quarter of an hour: no clock was set at another minute in these years. */
function wallClock(time_zone: string, since: number, count: number): number[] {
  const format = new Intl.DateTimeFormat('en-US-u-hc-h23', {
    ...{ timeZone: time_zone, year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  })
  const timeAt = (at: number) => {
    const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
    return Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute)
  }
  const wall: number[] = []
  for (let at = since; at < since + count * minute_ms; at += minute_ms) {
    const is_asked = wall.length === 0 || at % (15 * minute_ms) === 0
    wall.push(is_asked ? timeAt(at) : wall.at(-1)! + minute_ms)
  }
  return wall
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Rows of a day, apart from each other, now and then with the ends of the day and around the hours at which clocks are set. */
const intervals = fc
  .uniqueArray(fc.oneof(fc.integer({ min: 0, max: 1440 }), fc.constantFrom(0, 60, 90, 105, 120, 135, 150, 180, 1440)), {
    maxLength: 6,
  })
  .map((minutes) => {
    const sorted = minutes.sort((a, b) => a - b)
    return Array.from({ length: Math.floor(sorted.length / 2) }, (_, place) => ({
      from: clock(sorted[2 * place]!),
      to: clock(sorted[2 * place + 1]!),
    }))
  })

/** Half of the days are around a change of the clocks. */
export const moments = fc.oneof(
  fc.integer({ min: Date.UTC(2019) / minute_ms, max: Date.UTC(2031) / minute_ms }),
  fc
    .tuple(fc.integer({ min: 2019, max: 2030 }), fc.constantFrom(2, 3, 9, 10), fc.integer({ min: 0, max: 31 * 1440 }))
    .map(([year, month, minute]) => Date.UTC(year, month) / minute_ms + minute),
)

/** Rules whose exceptions are near a moment. */
export const rulesNear = (at: number, around = { zones, days: { min: -2, max: 4 }, max_exceptions: 3 }) =>
  fc.record({
    time_zone: fc.constantFrom(...around.zones),
    weekly: fc
      .tuple(...days.map(() => intervals))
      .map((week) => week.flatMap((rows, place) => rows.map((row) => ({ day: days[place]!, ...row })))),
    exceptions: fc.array(
      fc
        .tuple(fc.integer(around.days), fc.integer({ min: 0, max: 2 }), fc.boolean(), intervals)
        .map(([place, length, yearly, intervals]) => {
          const day = (offset: number) => new Date(at + offset * day_ms).toISOString().slice(0, 10)
          return { name: null, from: day(place), to: day(place + length), yearly, intervals }
        }),
      { maxLength: around.max_exceptions, size: 'max' },
    ),
  })
