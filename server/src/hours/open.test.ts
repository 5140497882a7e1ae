import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { checkAgainstMinutes } from '../testing/against-minutes.ts'
import { add, between, nextClose, nextOpen } from './open.ts'
import { days, type HoursException } from './schema.ts'
import type { Rules } from './week.ts'

const hour = 3_600_000
const at = (text: string) => Date.parse(text)
const daily = (time_zone: string, ...rows: [from: string, to: string][]): Rules => ({
  time_zone,
  weekly: days.flatMap((day) => rows.map(([from, to]) => ({ day, from, to }))),
  exceptions: [],
})
const except = (rules: Rules, ...exceptions: Partial<HoursException>[]): Rules => ({
  ...rules,
  exceptions: exceptions.map((one) => ({ name: null, from: '', to: one.from!, yearly: false, intervals: [], ...one })),
})
const timestampOf = (instant: number | null) => instant && new Date(instant).toISOString()

describe('working hours', () => {
  const office = daily('Europe/Berlin', ['09:00', '12:00'], ['13:00', '17:00'])

  it('are counted across lunch, nights and weekends', () => {
    const weekdays = { ...office, weekly: office.weekly.filter(({ day }) => !day.startsWith('s')) }
    const friday = at('2026-11-27T15:30:00Z')
    assert.equal(timestampOf(add(weekdays, friday, hour)), '2026-11-30T08:30:00.000Z')
    assert.equal(timestampOf(add(weekdays, friday, 4 * hour)), '2026-11-30T12:30:00.000Z')
    assert.equal(between(weekdays, friday, at('2026-11-30T12:30:00Z')), 4 * hour)
    assert.equal(timestampOf(nextOpen(weekdays, at('2026-11-28T12:00:00Z'))), '2026-11-30T08:00:00.000Z')
    assert.equal(timestampOf(nextClose(weekdays, friday)), '2026-11-27T16:00:00.000Z')
    assert.equal(nextOpen(weekdays, friday), friday)
  })

  it('follow the clocks: a time that is skipped is the moment after, one that comes twice begins first and ends last', () => {
    const night = daily('Europe/Berlin', ['02:30', '02:45'])
    assert.equal(between(night, at('2026-03-28T20:00:00Z'), at('2026-03-29T20:00:00Z')), 0)
    // 02:30 summer time, until 02:45 winter time.
    assert.equal(timestampOf(nextOpen(night, at('2026-10-24T20:00:00Z'))), '2026-10-25T00:30:00.000Z')
    assert.equal(between(night, at('2026-10-24T20:00:00Z'), at('2026-10-25T20:00:00Z')), 1.25 * hour)
    const long = daily('Europe/Berlin', ['02:30', '04:00'])
    assert.equal(between(long, at('2026-03-28T20:00:00Z'), at('2026-03-29T20:00:00Z')), hour)
    // What overlaps because of it counts once: 02:00 to 03:00 happens twice, and is two hours.
    const two = daily('Europe/Berlin', ['02:00', '02:30'], ['02:40', '03:00'])
    assert.equal(between(two, at('2026-10-24T20:00:00Z'), at('2026-10-25T20:00:00Z')), 2 * hour)
  })

  it('have no closed minute if they are around the clock', () => {
    for (const zone of ['Europe/Berlin', 'America/Havana', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia']) {
      const always = daily(zone, ['00:00', '24:00'])
      const [a, b] = [at('2011-01-01T00:00:30Z'), at('2020-01-01T12:00:00Z')]
      assert.equal(between(always, a, b), b - a, zone)
      assert.equal(nextClose(always, a), null, zone)
    }
  })

  it('hold in zones of half hours, and on days that a zone skipped', () => {
    const islands = daily('Australia/Lord_Howe', ['01:00', '03:00'])
    // 02:00 becomes 02:30, and in April 02:00 becomes 01:30.
    assert.equal(between(islands, at('2026-10-03T10:00:00Z'), at('2026-10-04T10:00:00Z')), 1.5 * hour)
    assert.equal(between(islands, at('2026-04-04T10:00:00Z'), at('2026-04-05T10:00:00Z')), 2.5 * hour)
    const nepal = daily('Asia/Kathmandu', ['09:00', '10:00'])
    assert.equal(timestampOf(nextOpen(nepal, at('2026-01-01T00:00:00Z'))), '2026-01-01T03:15:00.000Z')
    // 30 December 2011 didn't happen.
    const samoa = daily('Pacific/Apia', ['09:00', '17:00'])
    assert.equal(between(samoa, at('2011-12-29T10:00:00Z'), at('2012-01-01T10:00:00Z')), 3 * 8 * hour)
    assert.equal(between(samoa, at('2011-12-30T03:00:00Z'), at('2011-12-30T19:00:00Z')), 0)
  })

  it('are different on exceptions, of which the last one in the list counts', () => {
    const rules = except(
      office,
      { from: '2026-12-24', to: '2027-01-01', yearly: true },
      { from: '2026-12-28', intervals: [{ from: '10:00', to: '11:00' }] },
    )
    assert.equal(between(rules, at('2026-12-23T20:00:00Z'), at('2027-01-01T22:00:00Z')), hour)
    assert.equal(between(rules, at('2030-12-23T20:00:00Z'), at('2031-01-01T22:00:00Z')), 0)
    assert.equal(timestampOf(nextOpen(rules, at('2030-12-24T00:00:00Z'))), '2031-01-02T08:00:00.000Z')
    const leap = except(office, { from: '2028-02-29', yearly: true })
    assert.equal(between(leap, at('2027-02-27T00:00:00Z'), at('2027-03-02T00:00:00Z')), 3 * 7 * hour)
    assert.equal(between(leap, at('2028-02-28T00:00:00Z'), at('2028-03-02T00:00:00Z')), 2 * 7 * hour)
  })

  it('may never come, and that is found at once', () => {
    const never = except(office, { from: '2026-01-01', to: '2026-12-31', yearly: true })
    assert.equal(nextOpen(never, at('2026-06-01T00:00:00Z')), null)
    assert.equal(add(never, at('2026-06-01T00:00:00Z'), 1), null)
    const leap_day = except(
      office,
      { from: '2026-03-01', to: '2026-12-31', yearly: true },
      { from: '2026-01-01', to: '2026-02-28', yearly: true },
    )
    assert.equal(timestampOf(nextOpen(leap_day, at('2097-01-01T00:00:00Z'))), '2104-02-29T08:00:00.000Z')
  })

  it('agree with a count minute by minute', () => checkAgainstMinutes(60))
})
