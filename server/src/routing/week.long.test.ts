import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Fact, inHand, modelAnswer, modelFirst } from '../testing/routing/model.ts'
import { type Arrival, drawWeek, factOf } from '../testing/routing/week.ts'
import { type Candidate, choose, inOrder, type Waiting, withOneMore } from './choose.ts'

describe('a week of ten people, three teams and 2,000 conversations', () => {
  for (const seed of [1, 20261128])
    it(`is decided as an independent model decides it, with seed ${seed}`, () => {
      const { decisions, gifts } = live(seed)
      assert.ok(gifts > 1000, `only ${gifts} were given to somebody`)
      assert.ok(decisions > gifts, 'nobody ever waited')
    })
})

/** Lives through the week, and compares each decision. */
function live(seed: number) {
  const { teams, moments } = drawWeek(seed)
  const facts: Fact[] = []
  const queues = teams.map((): Arrival[] => [])
  let [decisions, gifts] = [0, 0]
  for (const moment of moments) {
    if (moment.kind === 'arrival') queues[moment.arrival.team]!.push(moment.arrival)
    else facts.push(...[factOf(moment, facts)].filter((fact) => fact !== undefined))
    for (const [n, team] of teams.entries()) {
      const queue = queues[n]!
      if (queue.length === 0) continue
      let people = team.members.map((member) => stateOf(member, facts))
      for (;;) {
        const next = inOrder(queue.map((arrival) => waitingOf(arrival, facts)))[0]
        const arrival = modelFirst(queue)
        assert.equal(next?.id, arrival?.id)
        if (!next || !arrival) break
        const choice = choose({ ...team, hours: null }, next, people, moment.at)
        decisions += 1
        assert.equal(
          `${choice.user_id ?? 'nobody'}: ${choice.reason}`,
          modelAnswer({ team, contact: arrival.contact, now: moment.at, facts }),
        )
        if (choice.user_id === null) break
        const { id: conversation, contact } = arrival
        facts.push({ at: moment.at, kind: 'given', user: choice.user_id, conversation, contact })
        assert.ok(
          inHand(facts, choice.user_id).size <= team.members.find(({ user }) => user === choice.user_id)!.capacity,
        )
        // Its place among the facts, so that of two at one moment the order counts.
        people = people.map((one) => (one.user_id === choice.user_id ? withOneMore(one, facts.length - 1) : one))
        queue.splice(queue.indexOf(arrival), 1)
        gifts += 1
      }
    }
  }
  return { decisions, gifts }
}

function waitingOf({ id, is_urgent, since, contact }: Arrival, facts: readonly Fact[]): Waiting {
  const last = facts.findLast((fact) => fact.kind === 'given' && fact.contact === contact)
  return { id, is_urgent, waiting_since: since, last: last ? { user_id: last.user, at: last.at } : null }
}

function stateOf({ user, capacity }: { user: string; capacity: number }, facts: readonly Fact[]): Candidate {
  const own = facts.filter((fact) => fact.user === user)
  const count = (kind: Fact['kind']) => own.filter((fact) => fact.kind === kind).length
  const last = facts.findLastIndex((fact) => fact.user === user && fact.kind === 'given')
  return {
    user_id: user,
    is_available: count('came') > count('left'),
    load: count('given') - count('ended'),
    capacity,
    last_assigned_at: last < 0 ? null : last,
  }
}
