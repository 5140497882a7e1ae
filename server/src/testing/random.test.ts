import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seeded } from './random.ts'

function first(count: number, seed: number): number[] {
  const random = seeded(seed)
  return Array.from({ length: count }, () => random.next())
}

test('the same seed gives the same numbers', () => {
  assert.deepEqual(first(1000, 42), first(1000, 42))
})

test('neighbouring seeds give different numbers', () => {
  const seen = new Set(Array.from({ length: 1000 }, (_, seed) => first(1, seed)[0]))
  assert.equal(seen.size, 1000)
})

test('numbers stay in [0, 1) and spread evenly', () => {
  const buckets = new Array<number>(10).fill(0)
  for (const value of first(100_000, 7)) {
    assert.ok(value >= 0 && value < 1)
    const bucket = Math.floor(value * 10)
    buckets[bucket] = (buckets[bucket] ?? 0) + 1
  }
  for (const count of buckets) assert.ok(count > 9_500 && count < 10_500, `a bucket holds ${count}`)
})

test('int reaches both ends and nothing beyond', () => {
  const random = seeded(3)
  const seen = new Set(Array.from({ length: 1000 }, () => random.int(-2, 2)))
  assert.deepEqual(
    [...seen].sort((a, b) => a - b),
    [-2, -1, 0, 1, 2],
  )
})

test('chance of 0 never happens and of 1 always does', () => {
  const random = seeded(5)
  for (let i = 0; i < 1000; i++) {
    assert.equal(random.chance(0), false)
    assert.equal(random.chance(1), true)
  }
})

test('shuffle keeps every element and leaves the original alone', () => {
  const original = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8])
  const shuffled = seeded(9).shuffle(original)
  assert.notDeepEqual(shuffled, original)
  assert.deepEqual(
    [...shuffled].sort((a, b) => a - b),
    [...original],
  )
})

test('picking from an empty list is refused', () => {
  assert.throws(() => seeded(1).pick([]), /nothing to pick from/)
})
