import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { createAccount } from '../accounts/accounts.ts'
import { permissions } from '../accounts/permissions.ts'
import { sql } from '../db/sql.ts'
import { type Browser, password, person, setUp } from '../testing/browser.ts'
import { client, startTestService, type TestService } from '../testing/service.ts'

const code = ({ body }: { body: { error?: { code: string } } }) => body.error?.code

describe('API keys in the dashboard', () => {
  let service: TestService
  let owner: Browser
  before(async () => {
    service = await startTestService()
    owner = await setUp(service)
  })
  after(() => service.stop())
  const make = async (changes = {}) =>
    (await owner.post('/api_keys', { mode: 'live', name: 'Web shop', preset: 'full', ...changes })).body
  const works = async (key: string) => (await client(service.base, key).get('/contacts')).status

  it('are made with a mode, a name and scopes, shown once, and work', async () => {
    const made = await make({ scopes: ['contacts:read'], preset: undefined })
    assert.match(made.key, /^svc_live_/)
    assert.deepEqual(
      [made.object, made.mode, made.name, made.prefix, made.last_four, made.scopes, made.revoked_at, made.last_used_at],
      ['api_key', 'live', 'Web shop', 'svc_live_', made.key.slice(-4), ['contacts:read'], null, null],
    )
    assert.equal(made.created_by, (await owner.get('/session')).body.user.id)
    assert.equal(await works(made.key), 200)
    assert.equal((await client(service.base, made.key).post('/contacts', {})).status, 403)
    const { key: _, ...listed } = made
    const { data } = (await owner.get('/api_keys')).body
    const { last_used_at, ...found } = data.find(({ id }: { id: string }) => id === made.id)
    assert.deepEqual({ ...found, last_used_at: null }, listed)
    assert.ok(last_used_at === null || Date.parse(last_used_at) > Date.now() - 60_000)
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
    assert.ok(Math.abs(Date.parse(expires_at) - Date.now() - 3600_000) < 10_000)
    const revoked = (await owner.post(`/api_keys/${next.id}/revoke`)).body
    assert.ok(revoked.revoked_at)
    assert.equal((await owner.post(`/api_keys/${next.id}/revoke`)).body.revoked_at, revoked.revoked_at)
    await pause(900)
    assert.equal(await works(next.key), 401)
    assert.equal(code(await owner.post(`/api_keys/${next.id}/roll`, {})), 'api_key_ended')
    const atOnce = (await owner.post(`/api_keys/${old.id}/roll`, { grace_hours: 0 })).body
    await pause(900)
    assert.deepEqual([await works(old.key), await works(atOnce.key)], [401, 200])
  })

  it('ask for the password again twelve hours after it was given', async () => {
    const made = await make()
    const { id } = (await owner.get('/session')).body
    await service.database.run(
      sql`update sessions set confirmed_at = now() - interval '12 hours 1 minute' where id = ${id}`,
    )
    await pause(900)
    assert.equal((await make()).error.code, 'password_needed')
    assert.equal(code(await owner.post(`/api_keys/${made.id}/roll`, {})), 'password_needed')
    assert.equal(code(await owner.post('/session/confirm', { password: 'not this one' })), 'password_incorrect')
    assert.equal((await owner.post('/session/confirm', { password })).status, 200)
    assert.match((await make()).key, /^svc_live_/)
  })

  it('of another account are nobody’s', async () => {
    const stranger = await person(service, 'owner', await createAccount(service.database, 'Another'))
    const made = await make()
    for (const path of [`/api_keys/${made.id}/roll`, `/api_keys/${made.id}/revoke`, '/api_keys/svckey_x/revoke'])
      assert.deepEqual(
        [(await stranger.post(path)).status, code(await stranger.post(path))],
        [404, 'resource_not_found'],
      )
    assert.deepEqual((await stranger.get('/api_keys')).body.data, [])
    assert.equal(await works(made.key), 200)
  })
})
