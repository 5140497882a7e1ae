import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { seeded } from '../testing/random.ts'
import { quantiles } from './quantiles.ts'

describe('the median and the ninth tenth', () => {
  const random = seeded(7)
  const drawn = (count: number) =>
    Float32Array.from({ length: count }, () => (random.chance(0.1) ? 0 : Math.exp(14 * random.next())))
  const sorted = (values: Float32Array, share: number) => {
    const all = [...values].sort((a, b) => a - b)
    const [place, low] = [share * (all.length - 1), Math.floor(share * (all.length - 1))]
    return all[low]! + (place - low) * (all[Math.ceil(place)]! - all[low]!)
  }

  it('lie between two values where they fall between them', () => {
    assert.deepEqual(quantiles(Float32Array.of(7), [0.5, 0.9]), [7, 7])
    assert.deepEqual(quantiles(Float32Array.of(30, 10), [0.5, 0.9]), [20, 28])
    assert.deepEqual(quantiles(Float32Array.of(1, 3, 2), [0, 0.5, 1]), [1, 2, 3])
  })

  it('are what sorting all would say, also of very many, and of many alike', () => {
    for (const count of [2, 200, 201, 999, 60_000, 100_000, 100_001]) {
      const values = drawn(count)
      for (const share of [0, 0.5, 0.9, 1]) assert.equal(quantiles(values, [share])[0], sorted(values, share))
    }
    const alike = new Float32Array(30_000).fill(5)
    alike[9] = 6
    assert.deepEqual(quantiles(alike, [0.5, 0.9, 1]), [5, 5, 6])
  })

  it('leave the values as they were', () => {
    for (const count of [50, 30_000, 200_000]) {
      const values = drawn(count)
      const before = values.slice()
      quantiles(values, [0.5])
      assert.deepEqual(values, before)
    }
  })
})
