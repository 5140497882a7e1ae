import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agents, business, cast } from './cast.ts'

test('the cast has twelve people of twelve languages with addresses of their own', () => {
  const people = Object.values(cast)
  assert.equal(people.length, 12)
  assert.equal(new Set(people.map((person) => person.language)).size, 12)
  assert.equal(new Set(people.map((person) => person.email)).size, 12)
})

test('some of the cast have no telephone and no identifier', () => {
  const people = Object.values(cast)
  assert.ok(people.some((person) => person.phone_number === null) && people.some((person) => person.phone_number))
  assert.ok(people.some((person) => person.identifier === null) && people.some((person) => person.identifier))
})

test('the business has one owner and every other role, all at its own domain', () => {
  const team = Object.values(agents)
  assert.equal(team.filter((agent) => agent.role === 'owner').length, 1)
  for (const role of ['admin', 'agent', 'viewer'])
    assert.ok(
      team.some((agent) => agent.role === role),
      role,
    )
  for (const { email } of team) assert.ok(email.endsWith(`@${business.domain}`), email)
})
