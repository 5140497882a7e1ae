import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Candidate, choose, inOrder, type TeamRules, type Waiting } from './choose.ts'

const person = (user_id: string, more: Partial<Candidate> = {}): Candidate => ({
  ...{ user_id, is_available: true, load: 0, capacity: 3, last_assigned_at: null },
  ...more,
})
const team = (more: Partial<TeamRules> = {}): TeamRules => ({
  ...{ routing: 'least_busy', sticky_days: null, hours: null },
  ...more,
})
const waiting = (more: Partial<Waiting> = {}): Waiting => ({
  ...{ id: 'c', is_urgent: false, waiting_since: 0, last: null },
  ...more,
})
const monday_nine = Date.parse('2026-11-30T09:00:00Z')

describe('who gets a conversation', () => {
  it('is the one with the least in hand, and of equals the first by id', () => {
    const people = [person('b', { load: 1 }), person('d'), person('c'), person('a', { load: 2 })]
    assert.deepEqual(choose(team(), waiting(), people, 0), { user_id: 'c', reason: 'least_busy', candidates: 4 })
  })

  it('is the one whose last one was longest ago, whatever they have in hand', () => {
    const people = [person('a', { last_assigned_at: 5 }), person('b', { last_assigned_at: 3, load: 2 })]
    const in_turn = team({ routing: 'round_robin' })
    assert.equal(choose(in_turn, waiting(), people, 9).user_id, 'b')
    assert.equal(choose(in_turn, waiting(), [...people, person('c')], 9).user_id, 'c')
  })

  it('is the person the customer had, for as many days as the team says, if they are there and have a place', () => {
    const last = { user_id: 'b', at: 0 }
    const people = (more: Partial<Candidate>) => [person('a'), person('b', { load: 2, ...more })]
    const sticky = team({ sticky_days: 1 })
    const two_days = 2 * 86_400_000
    assert.equal(choose(sticky, waiting({ last }), people({}), 86_400_000).reason, 'sticky')
    assert.equal(choose(sticky, waiting({ last }), people({}), two_days).user_id, 'a')
    assert.equal(choose(sticky, waiting({ last }), people({ load: 3 }), 0).user_id, 'a')
    assert.equal(choose(sticky, waiting({ last }), people({ is_available: false }), 0).user_id, 'a')
    assert.equal(choose(team(), waiting({ last }), people({}), 0).user_id, 'a')
  })

  it('is nobody, with the reason', () => {
    const weekdays = {
      time_zone: 'Europe/Vienna',
      weekly: [{ day: 'monday' as const, from: '09:00', to: '17:00' }],
      exceptions: [],
    }
    const reasonOf = (rules: Partial<TeamRules>, people: Candidate[], now = monday_nine) =>
      choose(team(rules), waiting(), people, now).reason
    assert.equal(reasonOf({ routing: 'manual' }, [person('a')]), 'routing_manual')
    assert.equal(reasonOf({ hours: weekdays }, [person('a')]), 'least_busy')
    assert.equal(reasonOf({ hours: weekdays }, [person('a')], monday_nine - 2 * 3_600_000), 'outside_hours')
    assert.equal(reasonOf({}, []), 'nobody_available')
    assert.equal(reasonOf({}, [person('a', { is_available: false })]), 'nobody_available')
    assert.equal(reasonOf({}, [person('a', { is_available: false }), person('b', { load: 3 })]), 'all_full')
    assert.equal(reasonOf({}, [person('a', { capacity: 0 })]), 'all_full')
  })
})

describe('a queue', () => {
  it('begins with what is urgent, then with who waits longest', () => {
    const queue = [
      waiting({ id: 'd', waiting_since: Infinity }),
      waiting({ id: 'c', waiting_since: 2 }),
      waiting({ id: 'b', waiting_since: 2 }),
      waiting({ id: 'a', waiting_since: 3, is_urgent: true }),
    ]
    assert.equal(
      inOrder(queue)
        .map(({ id }) => id)
        .join(),
      'a,b,c,d',
    )
  })
})
