import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { createAccount } from '../accounts/accounts.ts'
import { testAccount } from '../testing/account.ts'
import { exactRequest } from '../testing/exact-request.ts'
import { assertRefused } from '../testing/refused.ts'
import { assertReplayed } from '../testing/replayed.ts'
import { type Client, someContact, type TestAccount } from '../testing/service.ts'

let account: TestAccount
let api: Client
before(async () => {
  account = await testAccount()
  api = await account.client()
})

let keys = 0
const newKey = () => ({ 'idempotency-key': `key-${process.pid}-${++keys}` })
const contact = async () => (await api.post('/contacts', someContact())).body
const conversation = async () => (await api.post('/conversations', { contact_id: (await contact()).id })).body

describe('an Idempotency-Key', () => {
  it('used for another body, path, method or query is refused', async () => {
    const key = newKey()
    const input = someContact({ custom_attributes: { a: {}, b: [['c', 1]] } })
    const { body: created } = await api.post('/contacts', input, key)
    const others = [
      { ...input, name: 'Other' },
      { ...input, identifier: null },
      { ...input, custom_attributes: { a: [], b: [['c', 1]] } },
      { ...input, custom_attributes: { a: {}, b: { c: 1 } } },
      { ...input, custom_attributes: { a: {}, b: [['c', '1']] } },
    ]
    for (const other of others) assertRefused(await api.post('/contacts', other, key), 422, 'idempotency_key_reused')
    assertRefused(await api.post('/conversations', { contact_id: created.id }, key), 422, 'idempotency_key_reused')
    assertRefused(await api.patch(`/contacts/${created.id}`, { name: 'x' }, key), 422, 'idempotency_key_reused')
    assertRefused(await api.delete(`/contacts/${created.id}`, key), 422, 'idempotency_key_reused')
    assert.equal((await api.get(`/contacts/${created.id}`)).body.name, input.name)
    assert.equal((await api.post('/contacts', input, key)).headers.get('idempotent-replayed'), 'true')
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
      const input = someContact()
      const first = await api.post('/contacts', input, { 'idempotency-key': one! })
      assertReplayed(await api.post('/contacts', input, { 'idempotency-key': same! }), first)
    }
  })

  it('that is empty, too long, not ASCII or sent twice is refused before anything is done', async () => {
    const input = someContact()
    for (const key of ['', '""', 'k'.repeat(256), `"${'k'.repeat(256)}"`, 'schlüssel', 'a\tb'])
      assertRefused(
        await api.post('/contacts', input, { 'idempotency-key': key }),
        400,
        'idempotency_key_invalid',
        /^`Idempotency-Key` /,
      )
    for (const second of ['one', 'two']) {
      const twice = await exactRequest(`${account.base}/contacts`, {
        method: 'POST',
        headers: [
          ['Authorization', `Bearer ${api.key}`],
          ['Content-Type', 'application/json'],
          ['Idempotency-Key', 'one'],
          ['idempotency-key', second],
        ],
        body: JSON.stringify(input),
      })
      assertRefused(twice, 400, 'idempotency_key_invalid', /twice/)
    }
    assert.deepEqual((await api.get(`/contacts?email=${input.email}`)).body.data, [])
  })

  it('is ignored where nothing is written', async () => {
    const key = newKey()
    const input = someContact()
    assert.equal((await api.get('/contacts', key)).headers.get('idempotent-replayed'), null)
    assert.equal((await api.get('/events', { 'idempotency-key': 'ü' })).status, 200)
    assert.equal((await api.post('/contacts', input, key)).status, 201)
  })

  it('counts in the account’s mode: the other mode and other accounts know nothing of it', async () => {
    const key = newKey()
    const input = someContact()
    const first = await api.post('/contacts', input, key)
    const account_id = await createAccount(account.database, 'Other')
    for (const other of [await account.client({ mode: 'test' }), await account.client({ account_id })]) {
      const { status, headers, body } = await other.post('/contacts', input, key)
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
