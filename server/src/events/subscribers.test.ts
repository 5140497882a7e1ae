import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { countEvents, counted_kinds } from '../reports/follow.ts'
import { indexEvents, indexed_kinds } from '../search/follow.ts'
import { subscribers } from '../subscribers.ts'
import { eventTypes } from './catalog.ts'

describe('the list of what follows events', () => {
  const all = Object.keys(eventTypes) as (keyof typeof eventTypes)[]
  const before = (next: unknown) => all.filter((type) => subscribers[type].some((one) => one === next))

  it('has each reader of the log after exactly the events it uses', () => {
    assert.deepEqual(before(indexEvents).sort(), [...indexed_kinds].sort())
    assert.deepEqual(before(countEvents).sort(), [...counted_kinds].sort())
  })

  it('delivers every event, and has nobody twice', () => {
    for (const type of all) {
      assert.equal(subscribers[type][0]?.name, 'queueDeliveries', type)
      assert.equal(new Set(subscribers[type]).size, subscribers[type].length, type)
    }
  })
})
