import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, someContact, type TestAccount } from '../testing/service.ts'

describe('what a request says', () => {
  let account: TestAccount
  let api: Client
  let contact_id: string
  let on: string
  before(async () => {
    account = await testAccount()
    api = await account.client()
    contact_id = (await api.post('/contacts', someContact())).body.id
    on = `/conversations/${(await api.post('/conversations', { contact_id })).body.id}`
  })

  it('is never turned into what was meant', async () => {
    const wrong: [path: string, body: unknown][] = [
      ['/contacts', someContact({ name: 5 })],
      ['/contacts', someContact({ name: ['Ana'] })],
      ['/contacts', someContact({ identifier: 1042 })],
      ['/contacts', someContact({ identifier: false })],
      ['/contacts', someContact({ custom_attributes: '{}' })],
      ['/conversations', { contact_id, handled_by: 'Human' }],
      ['/conversations', { contact_id: [contact_id] }],
      ['/conversations', { contact_id, subject: 0 }],
      [`${on}/messages`, { content: 'x', private: 'false' }],
      [`${on}/messages`, { content: 'x', private: 0 }],
      [`${on}/messages`, { content: 1 }],
      [`${on}/status`, { status: ['open'] }],
      [`${on}/status`, { status: 'snoozed', snoozed_until: Date.now() + 1000 }],
    ]
    for (const [path, body] of wrong) assertRefused(await api.post(path, body), 400, 'parameter_invalid')
  })

  it('that nobody asked for is refused by name', async () => {
    const unknown: [path: string, body: object, name: string][] = [
      ['/contacts', someContact({ phone: '+12' }), 'phone'],
      ['/contacts', someContact({ limit: '5' }), 'limit'],
      ['/contacts', someContact({ Name: 'x' }), 'Name'],
      ['/contacts', someContact({ 'a`b\n': 1 }), 'a?b?'],
      ['/contacts', someContact({ ['x'.repeat(300)]: 1 }), `${'x'.repeat(61)}...`],
      ['/conversations', { contact_id, 'status.x': 1 }, 'status.x'],
      [`${on}/status`, { status: 'open', constructor: 1 }, 'constructor'],
      [`${on}/handover`, { toString: 'x' }, 'toString'],
      [`${on}/accept`, { user: 'x' }, 'user'],
    ]
    for (const [path, body, name] of unknown) {
      const answer = await api.post(path, body)
      assertRefused(answer, 400, 'parameter_unknown')
      assert.ok(answer.body.error.message.startsWith(`\`${name}\` `), answer.body.error.message)
    }
  })

  it('is refused with all that is wrong with it at once, the code being that of the first', async () => {
    const faults = (body: object) => api.post('/contacts', body).then(({ body }) => body.error)
    const { code, message } = await faults({ email: 'nobody', age: 7, phone_number: '12', custom_attributes: [] })
    assert.equal(code, 'parameter_missing')
    assert.equal(
      message,
      '`name` is required. ' +
        "`age` isn't a parameter of this request. " +
        '`email` must be an email address of at most 254 characters, such as ana@example.com. ' +
        '`phone_number` must be in E.164, such as +351210000000. ' +
        '`custom_attributes` must be an object.',
    )
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`field_${n}`, n]))
    const { message: some } = await faults(someContact(many))
    assert.equal(some.match(/isn't a parameter/g)!.length, 10)
    const { message: query } = (await api.get('/contacts?limit=0&order=up')).body.error
    assert.equal(query, '`limit` must be at least 1. `order` must be one of asc, desc.')
  })

  it('in a query where there is none to give is refused', async () => {
    const calls = [
      api.get(`/contacts/${contact_id}?expand=all`),
      api.get(`${on}?limit=5`),
      api.get(`${on}/messages?created_after=2026-01-01T00:00:00Z`),
      api.post('/contacts?dry_run=1', someContact()),
      api.patch(`/contacts/${contact_id}?x`, {}),
      api.delete(`/contacts/${contact_id}?force=true`),
    ]
    for (const answer of await Promise.all(calls)) assertRefused(answer, 400, 'parameter_unknown')
    assert.equal((await api.get(`/contacts/${contact_id}?`)).status, 200)
  })

  it('is explained with the parameter first, in back-ticks', async () => {
    const explained: [path: string, body: unknown, message: string][] = [
      ['/contacts', { email: 'a@b.c' }, '`name` is required.'],
      ['/contacts', someContact({ name: '' }), '`name` must not be empty.'],
      ['/contacts', someContact({ name: null }), '`name` must be a string.'],
      ['/contacts', someContact({ identifier: 5 }), '`identifier` must be a string or null.'],
      ['/contacts', someContact({ name: 'x'.repeat(256) }), '`name` must have at most 255 characters.'],
      [`${on}/status`, { status: 'x' }, '`status` must be one of open, pending, snoozed, resolved.'],
      [`${on}/messages`, { content: 'x', private: 1 }, '`private` must be true or false.'],
    ]
    for (const [path, body, message] of explained)
      assert.equal((await api.post(path, body)).body.error.message, message)
    const labels = await api.patch(on, { labels: ['x', 5] })
    assert.equal(labels.body.error.message, '`labels[1]` must be a string.')
  })
})
