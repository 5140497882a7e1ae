import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judge, median, percentile, spread } from './statistics.ts'

test('the median is the middle value, or between the two in the middle', () => {
  assert.equal(median([9, 1, 5]), 5)
  assert.equal(median([10, 9, 1, 5]), 7)
  assert.equal(median([4]), 4)
  assert.throws(() => median([]), /no median of nothing/)
})

test('numbers are ordered as numbers', () => {
  assert.equal(median([100, 20, 3]), 20)
  assert.deepEqual(spread([100, 20, 3]), { median: 20, min: 3, max: 100 })
})

test('a percentile is a value that was measured', () => {
  const values = Array.from({ length: 200 }, (_, n) => n + 1)
  assert.equal(percentile(values, 0.5), 100)
  assert.equal(percentile(values, 0.99), 198)
  assert.equal(percentile([7], 0.99), 7)
})

test('a bar is passed from its very value on, in its direction', () => {
  const ratio = { direction: 'at least', value: 0.5, goal: 0.7 } as const
  assert.deepEqual(
    [0.49, 0.5, 0.7].map((value) => judge(value, ratio)),
    ['MISSED', 'passed', 'goal met'],
  )
  const memory = { direction: 'at most', value: 150 } as const
  assert.deepEqual(
    [149, 150, 151].map((value) => judge(value, memory)),
    ['passed', 'passed', 'MISSED'],
  )
})
