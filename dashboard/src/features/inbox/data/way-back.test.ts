import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { changeBy } from './act.ts'
import type { Conversation } from './queries.ts'
import { wayBack } from './way-back.ts'

const one = (fields: Partial<Conversation> = {}) =>
  ({
    id: 'one',
    status: 'open',
    snoozed_until: null,
    team: null,
    assignee: null,
    priority: 'none',
    labels: ['lamps'],
    ...fields,
  }) as Conversation

describe('the way back', () => {
  it('leads to how it was, by way of open from what is resolved', () => {
    const before = one({ status: 'snoozed', snoozed_until: '2030-01-01T09:00:00.000Z' })
    const after = one({ status: 'resolved' })
    const path = [{ status: 'open' }, { status: 'snoozed', snoozed_until: before.snoozed_until }]
    assert.deepEqual(wayBack({ before, after }, after), { path, conflicts: [] })
  })

  it('leads to open where a snooze is over by then', () => {
    const before = one({ status: 'snoozed', snoozed_until: '2020-01-01T09:00:00.000Z' })
    const [resolved, later] = [
      one({ status: 'resolved' }),
      one({ status: 'snoozed', snoozed_until: '2030-01-01T09:00:00.000Z' }),
    ]
    for (const after of [resolved, later])
      assert.deepEqual(wayBack({ before, after }, after), { path: [{ status: 'open' }], conflicts: [] })
    assert.deepEqual(wayBack({ before, after: one() }, one()), { path: [], conflicts: [] })
  })

  it('undoes what still stands, and names what was changed again since', () => {
    const change = { before: one(), after: one({ assignee: 'me', priority: 'high' }) }
    const now = one({ assignee: 'jo', priority: 'high', status: 'resolved' })
    assert.deepEqual(wayBack(change, now), { path: [{ changes: { priority: 'none' } }], conflicts: ['assignee'] })
    assert.deepEqual(wayBack(change, one()), { path: [], conflicts: [] })
  })

  it('undoes labels one by one: those of others stay', () => {
    const change = { before: one({ labels: ['a', 'b'] }), after: one({ labels: ['b', 'c'] }) }
    const now = one({ labels: ['b', 'c', 'd'] })
    assert.deepEqual(wayBack(change, now), { path: [{ changes: { labels: ['b', 'd', 'a'] } }], conflicts: [] })
    assert.deepEqual(wayBack(change, one({ labels: ['a', 'b', 'd'] })).path, [])
  })

  it('is that of the act alone, whatever came with it', () => {
    const before = one()
    const after = one({ status: 'resolved', assignee: 'me' })
    const change = changeBy([{ status: 'resolved' }], before, after)
    const path = [{ status: 'open', snoozed_until: null }]
    assert.deepEqual(wayBack(change, after), { path, conflicts: [] })
  })
})
