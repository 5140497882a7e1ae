import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { counts, times, timeTicks, valueTicks } from './axis.ts'

describe('an axis', () => {
  const days = (from: string, count: number) =>
    Array.from({ length: count }, (_, n) => new Date(Date.parse(from) + n * 86_400_000).toISOString())
  const labels = (starts: string[], interval: 'hour' | 'day' = 'day', zone = 'UTC') =>
    timeTicks(starts, interval, zone, (at, is_day) => (is_day ? at.slice(5, 10) : at.slice(11, 13)))
  const words = (starts: string[]) => labels(starts).map(({ label }) => label)

  it('is labelled at whole numbers and round times, whatever the greatest value', () => {
    assert.deepEqual(valueTicks(0, counts), [0, 1])
    assert.deepEqual(valueTicks(3, counts), [0, 1, 2, 3])
    assert.deepEqual(valueTicks(41, counts), [0, 20, 40, 60])
    assert.deepEqual(valueTicks(2_700_000, counts), [0, 1_000_000, 2_000_000, 3_000_000])
    assert.deepEqual(valueTicks(5000, times), [0, 1800, 3600, 5400])
    assert.deepEqual(
      valueTicks(40 * 86_400, times),
      [0, 10, 20, 30, 40].map((n) => n * 86_400),
    )
  })

  it('is labelled on each day of a week, on Mondays of a month, and on the first of a quarter', () => {
    assert.deepEqual(words(days('2026-11-02', 7)).length, 7)
    assert.deepEqual(words(days('2026-11-01', 28)), ['11-02', '11-09', '11-16', '11-23'])
    assert.deepEqual(words(days('2026-01-01', 365)), ['01-01', '04-01', '07-01', '10-01'])
  })

  it('has at most four labels where there is little room', () => {
    for (const count of [1, 2, 7, 14, 28, 60, 90, 180, 366]) {
      const ticks = labels(days('2026-01-01', count))
      assert.ok(ticks.length >= 1 && ticks.length <= 8, `${count} days: ${ticks.length}`)
      assert.ok(ticks.filter(({ is_major }) => is_major).length <= 4, `${count} days`)
    }
  })

  it('begins days where the time zone does', () => {
    const hours = Array.from({ length: 24 }, (_, n) =>
      new Date(Date.parse('2026-11-01T23:00Z') + n * 3_600_000).toISOString(),
    )
    const [midnight, three] = labels(hours, 'hour', 'Europe/Berlin')
    assert.deepEqual([midnight!.label, three!.label], ['11-01', '02'])
  })
})
