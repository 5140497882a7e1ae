import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { retries } from './retries.ts'

describe('what failed is tried again', () => {
  const minutes = (n: number) => n * 60_000

  it('at the pauses of a list, until it ends', () => {
    const { delay_ms, give_up_after_ms } = retries.mail
    const delays = [1, 2, 3, 4, 5, 6, 7].map((tries) => delay_ms(tries))
    assert.deepEqual(delays, [...[1, 5, 30, 120, 360, 1440].map(minutes), null])
    assert.equal(give_up_after_ms, minutes(1956))
  })

  it('after pauses that grow up to the longest', () => {
    const { delay_ms } = retries.mailbox(10_000)
    const delays = [1, 2, 5, 6, 11, 1000].map((tries) => delay_ms(tries))
    assert.deepEqual(delays, [10_000, 20_000, 160_000, minutes(5), minutes(5), minutes(5)])
    const pushes = [1, 2, 5, 6].map((tries) => retries.push.delay_ms(tries))
    assert.deepEqual(pushes, [5000, 20_000, 1_280_000, null])
  })

  it('earlier or later than others, and never after more than the longest pause', () => {
    const { delay_ms } = retries.crm
    assert.deepEqual([delay_ms(1, 0), delay_ms(1, 1), delay_ms(3, 0.5)], [500, 1500, 4000])
    assert.deepEqual([delay_ms(40, 0), delay_ms(40, 1)], [minutes(30), minutes(60)])
  })
})
