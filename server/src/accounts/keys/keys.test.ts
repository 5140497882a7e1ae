import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { type Browser, password, person, setUp } from '../../testing/browser.ts'
import { assertRecent } from '../../testing/moments.ts'
import { assertRefused } from '../../testing/refused.ts'
import { client, eventually, type TestAccount } from '../../testing/service.ts'
import { createAccount } from '../accounts.ts'
import { permissions } from '../permissions.ts'
import { noteUnrestrictedKeys } from '../unrestricted-keys.ts'

const code = ({ body }: { body: { error?: { code: string } } }) => body.error?.code

describe('API keys in the dashboard', () => {
  let account: TestAccount
  let owner: Browser
  before(async () => {
    account = await testAccount()
    owner = await setUp(account)
  })
  const make = async (changes = {}) =>
    (await owner.post('/api_keys', { mode: 'live', name: 'Web shop', preset: 'full', ...changes })).body
  const works = async (key: string) => (await client(account.base, key).get('/contacts')).status

  it('are made with a mode, a name and scopes, shown once, and work', async () => {
    const key = await make({ scopes: ['contacts:read'], preset: undefined })
    assert.match(key.key, /^svc_live_/)
    assert.deepEqual(
      [key.object, key.mode, key.name, key.prefix, key.last_four, key.scopes, key.revoked_at, key.last_used_at],
      ['api_key', 'live', 'Web shop', 'svc_live_', key.key.slice(-4), ['contacts:read'], null, null],
    )
    assert.equal(key.created_by, (await owner.get('/session')).body.user.id)
    assert.equal(await works(key.key), 200)
    assert.equal((await client(account.base, key.key).post('/contacts', {})).status, 403)
    const { key: _, ...listed } = key
    const { data } = (await owner.get('/api_keys')).body
    const { last_used_at, ...entry } = data.find(({ id }: { id: string }) => id === key.id)
    assert.deepEqual({ ...entry, last_used_at: null }, listed)
    if (last_used_at !== null) assertRecent(last_used_at)
  })

  it('take a preset or scopes, one of the two', async () => {
    assert.deepEqual((await make({ preset: 'full' })).scopes, permissions)
    assert.ok((await make({ preset: 'read-only' })).scopes.every((scope: string) => scope.endsWith(':read')))
    const wrong = [
      [{ scopes: ['contacts:read'] }, 'parameter_invalid'],
      [{ preset: undefined }, 'parameter_missing'],
      [{ preset: undefined, scopes: [] }, 'parameter_invalid'],
      [{ preset: undefined, scopes: ['contacts:delete'] }, 'parameter_invalid'],
      [{ expires_at: '2020-01-01T00:00:00Z' }, 'parameter_invalid'],
      [{ name: '  ' }, 'parameter_invalid'],
    ] as const
    for (const [changes, expected] of wrong) assert.equal((await make(changes)).error.code, expected)
  })

  it('are listed by mode, a page at a time', async () => {
    const test = await make({ mode: 'test' })
    const listed = async (query: string) => (await owner.get(`/api_keys${query}`)).body
    assert.ok((await listed('?mode=test')).data.every((key: { mode: string }) => key.mode === 'test'))
    assert.ok((await listed('')).data.some(({ id }: { id: string }) => id === test.id))
    const first = await listed('?limit=1')
    assert.equal(first.data[0].id, test.id)
    assert.notEqual((await listed(`?limit=1&cursor=${first.next_cursor}`)).data[0].id, test.id)
    assert.equal(code(await owner.get(`/api_keys?mode=test&cursor=${first.next_cursor}`)), 'cursor_mismatch')
  })

  it('are rolled with a grace, and revoked within a second', async () => {
    const old = await make()
    const next = (await owner.post(`/api_keys/${old.id}/roll`, { grace_hours: 1 })).body
    assert.deepEqual([await works(old.key), await works(next.key)], [200, 200])
    assert.deepEqual([next.name, next.scopes], [old.name, old.scopes])
    const { data } = (await owner.get('/api_keys')).body
    const { expires_at } = data.find(({ id }: { id: string }) => id === old.id)
    assertRecent(Date.parse(expires_at) - 3600_000)
    const revoked = (await owner.post(`/api_keys/${next.id}/revoke`)).body
    assert.ok(revoked.revoked_at)
    assert.equal((await owner.post(`/api_keys/${next.id}/revoke`)).body.revoked_at, revoked.revoked_at)
    await eventually(async () => assert.equal(await works(next.key), 401))
    assert.equal(code(await owner.post(`/api_keys/${next.id}/roll`, {})), 'api_key_ended')
    const atOnce = (await owner.post(`/api_keys/${old.id}/roll`, { grace_hours: 0 })).body
    await eventually(async () => assert.deepEqual([await works(old.key), await works(atOnce.key)], [401, 200]))
  })

  it('work from the addresses and networks alone that they are given, rolled ones too', async () => {
    const here = ['10.0.0.0/8', '127.0.0.0/8']
    const elsewhere = ['192.0.2.7', '2001:db8::/32']
    const key = await make({ allowed_addresses: here })
    assert.deepEqual(key.allowed_addresses, here)
    assert.equal(await works(key.key), 200)
    const rolled = (await owner.post(`/api_keys/${key.id}/roll`, {})).body
    assert.deepEqual(rolled.allowed_addresses, here)
    const moved = (await owner.post(`/api_keys/${key.id}/roll`, { allowed_addresses: elsewhere })).body
    const response = await client(account.base, moved.key).get('/contacts')
    assertRefused(response, 403, 'address_not_allowed')
    assert.ok(!/192|2001|127/.test(response.body.error.message))
    const freed = (await owner.post(`/api_keys/${moved.id}/roll`, { allowed_addresses: null })).body
    assert.deepEqual([freed.allowed_addresses, await works(freed.key)], [null, 200])
    const { data } = (await owner.get(`/audit_log?object_id=${key.id}&action=api_key.rolled`)).body
    assert.deepEqual(data[0].details.allowed_addresses, elsewhere)
    for (const allowed_addresses of [
      [],
      ['10.0.0.0/33'],
      ['hooks.internal'],
      ['10.0.0.1:80'],
      ['fe80::1%eth0'],
      '10.0.0.1',
    ])
      assert.equal((await make({ allowed_addresses })).error.code, 'parameter_invalid')
  })

  it('ask for the password again twelve hours after it was given', async () => {
    const key = await make()
    const { id } = (await owner.get('/session')).body
    await account.database.run(
      sql`update sessions set confirmed_at = now() - interval '12 hours 1 minute' where id = ${id}`,
    )
    await eventually(async () => assert.equal((await make()).error.code, 'password_needed'))
    assert.equal(code(await owner.post(`/api_keys/${key.id}/roll`, {})), 'password_needed')
    // So do the keys that sign visitors, and where visitors may write.
    const { body: channel } = await owner.post('/live/channels', { kind: 'widget', name: 'Shop' })
    const at = `/live/channels/${channel.id}`
    assert.equal(code(await owner.post(`${at}/identity_keys`)), 'password_needed')
    const widget = { origins: ['https://shop.example'] }
    assert.equal(code(await owner.patch(at, { widget })), 'password_needed')
    assert.equal((await owner.patch(at, { widget: { greeting: 'Hello' } })).status, 200)
    assert.equal(code(await owner.post('/session/confirm', { password: 'not this one' })), 'password_incorrect')
    assert.equal((await owner.post('/session/confirm', { password })).status, 200)
    assert.match((await make()).key, /^svc_live_/)
  })

  it('of an earlier version are noted in the audit log once, and restricted by an owner', async () => {
    const key = await make({ scopes: ['leads:read'], preset: undefined })
    assert.equal(key.restricted_at, key.created_at)
    await account.database.run(sql`update api_keys set restricted_at = null where id = ${key.id}`)
    await Promise.all([1, 2].map(() => noteUnrestrictedKeys(account.database)))
    const rolled = (await owner.post(`/api_keys/${key.id}/roll`, { grace_hours: 1 })).body
    assert.equal(rolled.restricted_at, null)
    const admin = await person(account, 'admin')
    const at = `/api_keys/${key.id}/restrict`
    assert.equal(code(await admin.post(at)), 'insufficient_role')
    const restricted = (await owner.post(at)).body
    assert.ok(restricted.restricted_at)
    assert.equal((await owner.post(at)).body.restricted_at, restricted.restricted_at)
    const { data } = (await owner.get(`/audit_log?object_id=${key.id}`)).body
    assert.deepEqual(
      data.map(({ action }: { action: string }) => action),
      ['api_key.restricted', 'api_key.rolled', 'api_key.unrestricted', 'api_key.created'],
    )
  })

  it('of another account are nobody’s', async () => {
    const stranger = await person(account, 'owner', await createAccount(account.database, 'Another'))
    const key = await make()
    for (const path of [`/api_keys/${key.id}/roll`, `/api_keys/${key.id}/revoke`, '/api_keys/svckey_x/revoke'])
      assert.deepEqual(
        [(await stranger.post(path)).status, code(await stranger.post(path))],
        [404, 'resource_not_found'],
      )
    assert.deepEqual((await stranger.get('/api_keys')).body.data, [])
    assert.equal(await works(key.key), 200)
  })
})
