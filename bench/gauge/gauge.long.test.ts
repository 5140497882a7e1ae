import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advice, compare, failure } from './compare.ts'
import { readFigures, rounded } from './figures.ts'
import { measureGauge } from './measure.ts'

test('requests, and what follows them, cost no more than the figures in bench/gauge.json', async () => {
  const { figures } = await measureGauge()
  const comparison = compare(readFigures(), rounded(figures))
  if (advice(comparison) !== '') console.log(advice(comparison))
  assert.equal(failure(comparison), '', failure(comparison))
})
