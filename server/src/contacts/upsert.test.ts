import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { eventsOf } from '../testing/events-of.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, someContact } from '../testing/service.ts'

describe('a contact that is upserted', () => {
  let api: Client
  before(async () => {
    api = await (await testAccount()).client()
  })
  const upsert = (body: object, headers = {}) => api.post('/contacts/upsert', body, headers)

  it('is made where there is none, and changed where there is, found by its address', async () => {
    const person = someContact({ custom_attributes: { plan: 'free', seats: 2 } })
    const { status, body: made } = await upsert(person)
    assert.equal(status, 200)
    const { body } = await upsert({
      ...person,
      email: person.email.toUpperCase(),
      name: 'Ana',
      custom_attributes: { plan: 'pro' },
    })
    assert.deepEqual(body, { ...made, name: 'Ana', custom_attributes: { plan: 'pro', seats: 2 } })
    assert.deepEqual((await api.get(`/contacts/${made.id}`)).body, body)
    assert.deepEqual((await upsert({ name: 'Ana', email: person.email })).body, body)
    await eventsOf(api, made.id, ['contact.created', 'contact.updated'])
  })

  it('is found by its identifier first, and gets the address', async () => {
    const { body: made } = await upsert(someContact({ identifier: 'user-1' }))
    const moved = someContact({ identifier: 'user-1' })
    const { body } = await upsert(moved)
    assert.deepEqual([body.id, body.email], [made.id, moved.email])
    const { body: other } = await upsert(someContact())
    assertRefused(
      await upsert({ name: 'x', email: other.email, identifier: 'user-1' }),
      409,
      'contact_already_exists',
      /^`email`/,
    )
  })

  it('is one however many upsert it at once, and repeated under one Idempotency-Key', async () => {
    const person = someContact()
    const all = await Promise.all(Array.from({ length: 10 }, (_, n) => upsert({ ...person, name: `Ana ${n}` })))
    assert.deepEqual(new Set(all.map(({ status }) => status)), new Set([200]))
    assert.equal(new Set(all.map(({ body }) => body.id)).size, 1)
    const key = { 'idempotency-key': 'upsert' }
    const first = await upsert({ ...person, name: 'Bea' }, key)
    await api.patch(`/contacts/${first.body.id}`, { name: 'Cleo' })
    const again = await upsert({ ...person, name: 'Bea' }, key)
    assert.deepEqual(again.body, first.body)
    assert.equal(again.headers.get('idempotent-replayed'), 'true')
  })
})
