import assert from 'node:assert/strict'
import fc from 'fast-check'
import { add, between, nextClose, nextOpen } from '../hours/open.ts'
import { moments, openMinutes, rulesNear } from './by-minute.ts'

const minute_ms = 60_000

/** Four days of random rules, counted minute by minute. The seed is printed when it fails. */
export function checkAgainstMinutes(runs: number): void {
  const histories = moments.chain((minute) => fc.tuple(fc.constant(minute * minute_ms), rulesNear(minute * minute_ms)))
  fc.assert(
    fc.property(histories, fc.nat(), ([since, rules], place) => {
      const open = openMinutes(rules, since, 4 * 1440)
      const [a, b] = [place % 2000, (place % 2000) + 3000]
      const at = (minute: number) => since + minute * minute_ms
      const sum = open.slice(a, b).filter(Boolean).length
      assert.equal(between(rules, at(a), at(b)), sum * minute_ms, 'between')
      const opens = open.indexOf(true, a)
      if (opens >= 0) assert.equal(nextOpen(rules, at(a)), at(opens), 'nextOpen')
      else assert.ok((nextOpen(rules, at(a)) ?? Infinity) >= at(open.length), 'nextOpen, later')
      const closes = open.indexOf(false, a)
      if (closes >= 0) assert.equal(nextClose(rules, at(a)), at(closes), 'nextClose')
      else assert.ok((nextClose(rules, at(a)) ?? Infinity) >= at(open.length), 'nextClose, later')
      if (sum === 0) return
      // The last open minute ends when all of them have been open.
      assert.equal(add(rules, at(a), sum * minute_ms), at(open.lastIndexOf(true, b - 1) + 1), 'add')
      assert.equal(add(rules, at(a), sum * minute_ms - 1), at(open.lastIndexOf(true, b - 1) + 1) - 1, 'add, less')
    }),
    { numRuns: runs, endOnFailure: true },
  )
}
