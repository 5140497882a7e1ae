import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { type Claim, type Scope, transact } from '../scope.ts'
import { testAccount } from '../testing/account.ts'
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

describe('a write repeated with its Idempotency-Key', () => {
  it('is answered as the first time and done once, for every operation', async () => {
    const one = await conversation()
    const path = `/conversations/${one.id}`
    const other = await contact()
    const writes: [method: 'post' | 'patch', path: string, body: unknown][] = [
      ['post', '/contacts', someContact()],
      ['patch', `/contacts/${other.id}`, { name: 'Other' }],
      ['post', '/conversations', { contact_id: other.id }],
      ['patch', path, { priority: 'high' }],
      ['post', `${path}/messages`, { content: 'Hello' }],
      ['post', `${path}/messages`, { content: 'Hello?', direction: 'inbound' }],
      ['post', `${path}/status`, { status: 'pending' }],
      ['post', `${path}/handover`, { reason: 'x' }],
    ]
    for (const [method, at, body] of writes) {
      const key = newKey()
      const first = await api[method](at, body, key)
      assert.ok(first.status < 300, `${at} ${JSON.stringify(first.body)}`)
      for (let n = 0; n < 2; n++) assertReplayed(await api[method](at, body, key), first)
    }
    assert.equal((await api.get(`${path}/messages`)).body.data.length, 2)
    assert.equal((await api.get(`/conversations?contact_id=${other.id}`)).body.data.length, 1)
    const key = newKey()
    const first = await api.delete(`/contacts/${other.id}`, key)
    assertReplayed(await api.delete(`/contacts/${other.id}`, key), first)
  })

  it('is answered as the first time although what it made has changed since', async () => {
    const [creation, named] = [newKey(), newKey()]
    const input = someContact()
    const created = await api.post('/contacts', input, creation)
    const path = `/contacts/${created.body.id}`
    const renamed = await api.patch(path, { name: 'Second' }, named)
    await api.patch(path, { name: 'Third' })
    assertReplayed(await api.patch(path, { name: 'Second' }, named), renamed)
    assert.equal((await api.get(path)).body.name, 'Third')
    assertReplayed(await api.post('/contacts', input, creation), created)
  })

  it('is answered as the first time although its If-Match no longer holds', async () => {
    const { id } = await contact()
    const headers = { ...newKey(), 'if-match': '"1"' }
    const first = await api.patch(`/contacts/${id}`, { name: 'Other' }, headers)
    assert.equal(first.status, 200)
    assertReplayed(await api.patch(`/contacts/${id}`, { name: 'Other' }, headers), first)
    const gone = { ...newKey(), 'if-match': '"2"' }
    const deleted = await api.delete(`/contacts/${id}`, gone)
    assertReplayed(await api.delete(`/contacts/${id}`, gone), deleted)
    const on = `/conversations/${(await conversation()).id}/status`
    const moving = { ...newKey(), 'if-match': '"1"' }
    const moved = await api.post(on, { status: 'pending' }, moving)
    assertReplayed(await api.post(on, { status: 'pending' }, moving), moved)
  })

  it('is answered as the first time although it would be refused by now', async () => {
    const { id } = await contact()
    const attributes = (from: number, count: number, value: unknown) => ({
      custom_attributes: Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${from + n}`, value])),
    })
    await api.patch(`/contacts/${id}`, attributes(0, 99, 1))
    const key = newKey()
    const first = await api.patch(`/contacts/${id}`, attributes(99, 1, 1), key)
    await api.patch(`/contacts/${id}`, attributes(99, 1, null))
    await api.patch(`/contacts/${id}`, attributes(100, 1, 1))
    assertReplayed(await api.patch(`/contacts/${id}`, attributes(99, 1, 1), key), first)
  })

  it('is answered as the first time where nothing was to be done', async () => {
    const path = `/conversations/${(await conversation()).id}/status`
    const key = newKey()
    const first = await api.post(path, { status: 'open' }, key)
    assert.equal(first.status, 200)
    await api.post(path, { status: 'resolved' })
    assertReplayed(await api.post(path, { status: 'open' }, key), first)
    assert.equal((await api.get(path.replace('/status', ''))).body.status, 'resolved')
  })

  it('is refused as the first time where it was refused with 404 or 409, also when it would succeed by now', async () => {
    const one = await contact()
    const [taken, missing, moved] = [newKey(), newKey(), newKey()]
    const again = someContact({ email: one.email })
    const conflict = await api.post('/contacts', again, taken)
    assertRefused(conflict, 409, 'contact_already_exists')
    const nowhere = { contact_id: 'svccon_01h455vb4pex5vsknk084sn02q' }
    const not_found = await api.post('/conversations', nowhere, missing)
    assertRefused(not_found, 404, 'resource_not_found')
    const path = `/conversations/${(await conversation()).id}/status`
    await api.post(path, { status: 'resolved' })
    const refused = await api.post(path, { status: 'snoozed' }, moved)
    assertRefused(refused, 409, 'status_transition_not_allowed')
    await api.delete(`/contacts/${one.id}`)
    await api.post(path, { status: 'open' })
    assertReplayed(await api.post('/contacts', again, taken), conflict)
    assertReplayed(await api.post('/conversations', nowhere, missing), not_found)
    assertReplayed(await api.post(path, { status: 'snoozed' }, moved), refused)
  })

  it('is tried anew where it was refused with 400, 401, 403, 406, 412 or 415', async () => {
    const key = newKey()
    const { id, email } = await contact()
    const path = `/contacts/${id}`
    const limited = await account.client({ scopes: ['contacts:read'] })
    const good = { name: 'Other' }
    assertRefused(await api.patch(path, { email: null }, key), 400, 'parameter_invalid')
    assertRefused(await api.patch(path, good, { ...key, authorization: 'Bearer x' }), 401, 'api_key_invalid')
    assertRefused(await limited.patch(path, good, key), 403, 'insufficient_scope')
    assertRefused(await api.patch(path, good, { ...key, accept: 'text/html' }), 406, 'not_acceptable')
    assertRefused(await api.patch(path, good, { ...key, 'if-match': '"7"' }), 412, 'precondition_failed')
    assertRefused(await api.patch(path, good, { ...key, 'content-type': 'text/plain' }), 415, 'unsupported_media_type')
    const { status, body, headers } = await api.patch(path, good, key)
    assert.deepEqual([status, body.name, body.email], [200, 'Other', email])
    assert.equal(headers.get('idempotent-replayed'), null)
  })
  it('finds the key free once the work was undone, so that the refusal can be stored', async () => {
    const { database } = account
    const lock = '4711'
    const scope = { database, claim: { lock } as Claim, committed: () => {} } as Scope
    const refusing = transact(scope, async ({ connection }) => {
      // The database undoes the work after this.
      connection!.query(sql`select pg_sleep(0.2)`).catch(() => {})
      throw new Error('refused')
    })
    await assert.rejects(refusing, /refused/)
    // Another request takes that connection first.
    const free = await database.session(() =>
      database.session((connection) =>
        connection.query(sql`select pg_try_advisory_xact_lock(${lock}::bigint) as free`),
      ),
    )
    assert.deepEqual(free, [{ free: true }])
  })
})
