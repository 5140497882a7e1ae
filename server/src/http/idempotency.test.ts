import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createAccount } from '../accounts/accounts.ts'
import { exactRequest } from '../testing/exact-request.ts'
import { assertRefused } from '../testing/refused.ts'
import { assertReplayed } from '../testing/replayed.ts'
import { type Client, someContact, startTestService, type TestService } from '../testing/service.ts'

let service: TestService
let api: Client
before(async () => {
  service = await startTestService()
  api = await service.client()
})
after(() => service.stop())

let keys = 0
const newKey = () => ({ 'idempotency-key': `key-${process.pid}-${++keys}` })
const contact = async () => (await api.post('/contacts', someContact())).body
const conversation = async () => (await api.post('/conversations', { contact_id: (await contact()).id })).body

describe('an Idempotency-Key', () => {
  it('used for another body, path, method or query is refused', async () => {
    const key = newKey()
    const given = someContact({ custom_attributes: { a: {}, b: [['c', 1]] } })
    const { body: made } = await api.post('/contacts', given, key)
    const others = [
      { ...given, name: 'Other' },
      { ...given, identifier: null },
      { ...given, custom_attributes: { a: [], b: [['c', 1]] } },
      { ...given, custom_attributes: { a: {}, b: { c: 1 } } },
      { ...given, custom_attributes: { a: {}, b: [['c', '1']] } },
    ]
    for (const other of others) assertRefused(await api.post('/contacts', other, key), 422, 'idempotency_key_reused')
    assertRefused(await api.post('/conversations', { contact_id: made.id }, key), 422, 'idempotency_key_reused')
    assertRefused(await api.patch(`/contacts/${made.id}`, { name: 'x' }, key), 422, 'idempotency_key_reused')
    assertRefused(await api.delete(`/contacts/${made.id}`, key), 422, 'idempotency_key_reused')
    assert.equal((await api.get(`/contacts/${made.id}`)).body.name, given.name)
    assert.equal((await api.post('/contacts', given, key)).headers.get('idempotent-replayed'), 'true')
  })

  it('goes with the request however its JSON is written', async () => {
    const key = newKey()
    const first = await api.post(
      '/contacts',
      { name: 'x', email: 'order@example.com', custom_attributes: { a: 1, b: 2 } },
      key,
    )
    const body = ' { "custom_attributes" : {"b":2.0,"\\u0061":1}, "email":"order@example.com",\n"name":"x"} '
    const headers = { ...key, 'content-type': 'application/json; charset=UTF-8' }
    assertReplayed(await api.send('POST', '/contacts', { body, headers }), first)
  })

  it('may be written as a quoted string, and may be anything printable of 1 to 255 characters', async () => {
    const pairs = [
      ['"quoted"', 'quoted'],
      ['"a \\"b\\" \\\\"', 'a "b" \\'],
      ['k'.repeat(255), `"${'k'.repeat(255)}"`],
      ['!', '"!"'],
      ['a, b; c=~', '"a, b; c=~"'],
    ]
    for (const [one, same] of pairs) {
      const given = someContact()
      const first = await api.post('/contacts', given, { 'idempotency-key': one! })
      assertReplayed(await api.post('/contacts', given, { 'idempotency-key': same! }), first)
    }
  })

  it('that is empty, too long, not ASCII or sent twice is refused before anything is done', async () => {
    const given = someContact()
    for (const key of ['', '""', 'k'.repeat(256), `"${'k'.repeat(256)}"`, 'schlüssel', 'a\tb'])
      assertRefused(
        await api.post('/contacts', given, { 'idempotency-key': key }),
        400,
        'idempotency_key_invalid',
        /^`Idempotency-Key` /,
      )
    for (const second of ['one', 'two']) {
      const twice = await exactRequest(`${service.base}/contacts`, {
        method: 'POST',
        headers: [
          ['Authorization', `Bearer ${api.key}`],
          ['Content-Type', 'application/json'],
          ['Idempotency-Key', 'one'],
          ['idempotency-key', second],
        ],
        body: JSON.stringify(given),
      })
      assertRefused(twice, 400, 'idempotency_key_invalid', /twice/)
    }
    assert.deepEqual((await api.get(`/contacts?email=${given.email}`)).body.data, [])
  })

  it('is ignored where nothing is written', async () => {
    const key = newKey()
    const given = someContact()
    assert.equal((await api.get('/contacts', key)).headers.get('idempotent-replayed'), null)
    assert.equal((await api.get('/events', { 'idempotency-key': 'ü' })).status, 200)
    assert.equal((await api.post('/contacts', given, key)).status, 201)
  })

  it('belongs to the account’s mode: its other keys share it, the other mode and other accounts do not', async () => {
    const key = newKey()
    const given = someContact()
    const first = await api.post('/contacts', given, key)
    const colleague = await service.client()
    assertReplayed(await colleague.post('/contacts', given, key), first)
    const account_id = await createAccount(service.database, 'Other')
    for (const other of [await service.client({ mode: 'test' }), await service.client({ account_id })]) {
      const { status, headers, body } = await other.post('/contacts', given, key)
      assert.deepEqual([status, headers.get('idempotent-replayed')], [201, null])
      assert.notEqual(body.id, first.body.id)
    }
  })

  it('sent two hundred times at once does its work once; who comes too early is told to come again', async () => {
    const path = `/conversations/${(await conversation()).id}/messages`
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 200 }, () => api.post(path, { content: 'Once' }, key)))
    const early = answers.filter(({ status }) => status === 409)
    for (const answer of early) {
      assertRefused(answer, 409, 'idempotency_key_in_use')
      assert.equal(answer.headers.get('retry-after'), '1')
    }
    const done = answers.filter(({ status }) => status === 201)
    assert.equal(done.length + early.length, 200)
    assert.equal(done.filter(({ headers }) => headers.get('idempotent-replayed') === null).length, 1)
    assert.equal(new Set(done.map(({ body }) => body.id)).size, 1)
    assert.equal((await api.get(path)).body.data.length, 1)
    assert.equal((await api.post(path, { content: 'Once' }, key)).headers.get('idempotent-replayed'), 'true')
  })
})
