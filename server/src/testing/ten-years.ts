import assert from 'node:assert/strict'
import fc from 'fast-check'
import { add, between, nextClose, nextOpen } from '../hours/open.ts'
import { days } from '../hours/schema.ts'
import type { Rules } from '../hours/week.ts'
import { rulesNear } from './by-minute.ts'

const minute_ms = 60_000
const hour = 60
const day = 24 * hour
const zones = ['Europe/Berlin', 'Australia/Lord_Howe', 'America/Havana']
const since = Date.UTC(2024) / minute_ms
const years = Math.round((Date.UTC(2034) / minute_ms - since) / day)
/** What begins before the first day may reach into it, and what ends after the last. */
const margin = 4 * day
const count = years * day + 2 * margin

const rules = rulesNear(since * minute_ms, { zones, days: { min: 0, max: years }, max_exceptions: 200 })
/** From a minute on, for up to six weeks. */
const history = fc.tuple(fc.integer({ min: 0, max: years * day - 1 }), fc.integer({ min: 0, max: 160 }))

/** Random histories of ten years, counted minute by minute for each of some rules. The seed is printed when it fails. */
export function checkTenYears(rule_sets: number, histories: number): void {
  const many = { minLength: histories, maxLength: histories, size: 'max' } as const
  fc.assert(
    fc.property(rules, fc.array(fc.noBias(history), many), (rules, list) => {
      const model = modelOf(rules)
      for (const [minute, length] of list) {
        const a = margin + minute
        check(rules, model, a, Math.min(a + Math.round(2 ** (length / 10)), count - margin))
      }
    }),
    { numRuns: rule_sets, endOnFailure: true },
  )
}

const at = (place: number) => (since - margin + place) * minute_ms

function check(rules: Rules, { sums, opens, closes, last }: Model, a: number, b: number): void {
  const sum = sums[b]! - sums[a]!
  const sameUntilEnd = (instant: number | null, place: number, what: string) => {
    if (place < count - margin) return assert.equal(instant, at(place), what)
    assert.ok(instant === null || instant >= at(count - margin), what)
  }
  assert.equal(between(rules, at(a), at(b)), sum * minute_ms, 'between')
  sameUntilEnd(nextOpen(rules, at(a)), opens[a]!, 'nextOpen')
  sameUntilEnd(nextClose(rules, at(a)), closes[a]!, 'nextClose')
  if (sum > 0) assert.equal(add(rules, at(a), sum * minute_ms), at(last[b - 1]! + 1), 'add')
}

/** Of each minute: how many open ones were before it, the next open and closed ones, and the last open one. */
interface Model {
  sums: Uint32Array
  opens: Int32Array
  closes: Int32Array
  last: Int32Array
}

function modelOf(rules: Rules): Model {
  const open = openMinutes(rules)
  const [sums, opens, closes, last] = [
    new Uint32Array(count + 1),
    ...[0, 1, 2].map(() => new Int32Array(count + 1).fill(count)),
  ] as [Uint32Array, Int32Array, Int32Array, Int32Array]
  for (let place = 0; place < count; place++) {
    sums[place + 1] = sums[place]! + open[place]!
    last[place] = open[place] ? place : (last[place - 1] ?? -1)
  }
  for (let place = count - 1; place >= 0; place--) {
    opens[place] = open[place] ? place : opens[place + 1]!
    closes[place] = open[place] ? closes[place + 1]! : place
  }
  return { sums, opens, closes, last }
}

/** A row begins when the clocks first show its `from`, and ends when they last show its `to`; what they skip is where they go on. */
function openMinutes({ time_zone, weekly, exceptions }: Rules): Uint8Array {
  const { base, first, last } = shownIn(time_zone)
  const open = new Uint8Array(count)
  for (let local = Math.ceil(base / day) * day; local + day < base + first.length; local += day) {
    const date = new Date(local * minute_ms).toISOString().slice(0, 10)
    const exception = exceptions.findLast(({ from, to, yearly }) =>
      yearly ? isBetween(date.slice(5), from.slice(5), to.slice(5)) : from <= date && date <= to,
    )
    const name = days[(new Date(local * minute_ms).getUTCDay() + 6) % 7]
    for (const { from, to } of exception?.intervals ?? weekly.filter((row) => row.day === name))
      open.fill(1, first[local - base + minutes(from)], last[local - base + minutes(to)])
  }
  return open
}

const isBetween = (date: string, from: string, to: string) =>
  from <= to ? from <= date && date <= to : date >= from || date <= to
const minutes = (time: string) => Number(time.slice(0, 2)) * hour + Number(time.slice(3))

/** The places at which the clocks of a zone first and last show each local minute from `base` on. */
interface Shown {
  base: number
  first: Int32Array
  last: Int32Array
}

const clocks = new Map<string, Shown>()

function shownIn(time_zone: string): Shown {
  const there = clocks.get(time_zone)
  if (there) return there
  const local = localMinutes(time_zone)
  const base = local[0]! - day
  const first = new Int32Array(count + 3 * day).fill(-1)
  const last = first.slice()
  for (const [place, minute] of local.entries()) {
    if (first[minute - base]! < 0) first[minute - base] = place
    last[minute - base] = place
  }
  let next = count
  for (let minute = first.length - 1; minute >= 0; minute--) {
    if (first[minute]! < 0) first[minute] = last[minute] = next
    else next = first[minute]!
  }
  const result = { base, first, last }
  clocks.set(time_zone, result)
  return result
}

/** What the clocks show at each minute. Where they show the same at both ends of an hour, they weren't set in it. */
function localMinutes(time_zone: string): Int32Array {
  const format = new Intl.DateTimeFormat('en-US-u-hc-h23', {
    ...{ timeZone: time_zone, year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  })
  const offsetAt = (place: number) => {
    const part = Object.fromEntries(format.formatToParts(at(place)).map(({ type, value }) => [type, Number(value)]))
    return Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute) / minute_ms - at(place) / minute_ms
  }
  const local = new Int32Array(count)
  for (let begin = 0; begin < count; begin += hour) {
    const [before, after] = [offsetAt(begin), offsetAt(begin + hour)]
    for (let place = begin; place < begin + hour; place++)
      local[place] = at(place) / minute_ms + (before === after ? before : offsetAt(place))
  }
  return local
}
