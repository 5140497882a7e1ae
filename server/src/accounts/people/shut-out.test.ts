import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { transaction } from '../../db/transaction.ts'
import { testAccount } from '../../testing/account.ts'
import { type Browser, browser, password, person, type SignedIn, setUp } from '../../testing/browser.ts'
import { type Answer, client, eventually, type TestAccount } from '../../testing/service.ts'

const code = ({ body }: Answer) => body.error?.code
const idOf = async (page: Browser) => (await page.get('/session')).body.user.id
const new_key = { mode: 'live', name: 'Web shop', preset: 'full' }

describe('whoever is shut out', () => {
  let account: TestAccount
  let owner: SignedIn
  before(async () => {
    account = await testAccount()
    owner = await setUp(account)
  })
  const works = async (key: string) => (await client(account.base, key).get('/contacts')).status === 200
  const ofThis = async (maker: string) =>
    (await owner.get(`/api_keys?created_by=${maker}`)).body.data as { id: string; revoked_at: string | null }[]

  it('leaves no API key behind that works', async () => {
    const page = await person(account, 'admin')
    const id = await idOf(page)
    const keys = [(await page.post('/api_keys', new_key)).body, (await page.post('/api_keys', new_key)).body]
    const rolled = (await page.post(`/api_keys/${keys[0].id}/roll`, {})).body
    const other = (await owner.post('/api_keys', new_key)).body
    assert.deepEqual((await ofThis(id)).map((key) => key.id).sort(), [...keys, rolled].map((key) => key.id).sort())
    assert.equal((await owner.patch(`/users/${id}`, { disabled: true })).status, 200)
    for (const { key } of [...keys, rolled]) await eventually(async () => assert.ok(!(await works(key))))
    assert.ok(await works(other.key))
    const [entry] = (await owner.get(`/audit_log?object_id=${rolled.id}`)).body.data
    assert.deepEqual([entry.action, entry.mode, entry.details], ['api_key.revoked', 'live', { with: id }])
  })

  it('leaves those behind that whoever shuts out decides to keep, and they can be revoked later', async () => {
    const page = await person(account, 'admin')
    const id = await idOf(page)
    const { key } = (await page.post('/api_keys', new_key)).body
    await owner.patch(`/users/${id}`, { disabled: true, api_keys: 'keep' })
    assert.ok(await works(key))
    await owner.patch(`/users/${id}`, { api_keys: 'revoke' })
    await eventually(async () => assert.ok(!(await works(key))))
  })

  it('may not make keys any more: those made before are revoked as well', async () => {
    const page = await person(account, 'admin')
    const id = await idOf(page)
    const { key } = (await page.post('/api_keys', new_key)).body
    await owner.patch(`/users/${id}`, { name: 'Jo' })
    assert.ok(await works(key))
    await owner.patch(`/users/${id}`, { role: 'agent' })
    await eventually(async () => assert.ok(!(await works(key))))
  })

  it('leaves a list of the secrets they saw and the destinations they named, and keys that sign visitors only if wanted', async () => {
    const page = await person(account, 'admin')
    const id = await idOf(page)
    const { body: channel } = await page.post('/live/channels', { kind: 'widget', name: 'Shop' })
    const at = `/live/channels/${channel.id}/identity_keys`
    const { body: identity_key } = await page.post(at)
    await owner.post(at)
    const url = 'https://93.184.216.34/hooks'
    const { body: endpoint } = await page.post('/live/webhook_endpoints', { url, events: ['contact.created'] })
    const { body: deleted_endpoint } = await page.post('/test/webhook_endpoints', { url, events: ['contact.created'] })
    await page.delete(`/test/webhook_endpoints/${deleted_endpoint.id}`)
    await page.patch('/test/assistant', { name: 'Robin' })
    const server = {
      host: 'smtp.example.com',
      port: 587,
      security: 'starttls',
      from_name: 'Shop',
      from_address: 'a@example.com',
    }
    await page.patch('/mail_settings', server)
    const listed = async () => (await owner.get(`/users/${id}/access`)).body.data as Record<string, string>[]
    assert.deepEqual(
      (await listed()).map(({ type, object_id, mode, name }) => [type, object_id, mode, name]),
      [
        ['mail_settings', null, null, null],
        ['assistant', null, 'test', null],
        ['webhook_endpoint', endpoint.id, 'live', url],
        ['identity_key', identity_key.id, 'live', `…${identity_key.last_four}`],
        ['channel', channel.id, 'live', 'Shop'],
      ],
    )
    await owner.patch(`/users/${id}`, { disabled: true })
    assert.equal((await owner.get(at)).body.data.length, 2)
    await owner.patch(`/users/${id}`, { identity_keys: 'delete' })
    assert.deepEqual(
      (await owner.get(at)).body.data.map((key: { id: string }) => key.id !== identity_key.id),
      [true],
    )
    assert.ok(!(await listed()).some(({ type }) => type === 'identity_key'))
    const [entry] = (await owner.get(`/audit_log?object_id=${identity_key.id}`)).body.data
    assert.deepEqual([entry.action, entry.mode, entry.details], ['identity_key.deleted', 'live', { with: id }])
    assert.equal((await (await person(account, 'agent')).get(`/users/${id}/access`)).status, 403)
  })

  for (const act of ['created', 'rolled'])
    it(`has no key that is ${act} in the same moment`, async () => {
      const page = await person(account, 'admin')
      const id = await idOf(page)
      const { id: old } = (await page.post('/api_keys', new_key)).body
      const attempt = () =>
        page.post(act === 'created' ? '/api_keys' : `/api_keys/${old}/roll`, act === 'created' ? new_key : {})
      let answer: Promise<Answer> | undefined
      // The session is cached for a moment after it ended: only the lock can tell.
      await transaction(account.database, async (connection) => {
        await connection.query(sql`select from accounts where id = ${account.account_id} for no key update`)
        answer = attempt()
        await Promise.race([answer, eventually(async () => assert.equal((await waiting()).length, 1))])
        await connection.query(sql`update sessions set ended_at = now() where user_id = ${id}`)
        await connection.query(sql`update users set disabled_at = now() where id = ${id}`)
      })
      assert.equal(code(await answer!), 'session_expired')
      assert.deepEqual(
        (await ofThis(id)).map((key) => key.id),
        [old],
      )
    })
  const waiting = () =>
    account.database.run(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%accounts%'`,
    )

  it('is signed out everywhere by an admin, who stays signed in where it is about oneself', async () => {
    const page = await person(account, 'agent')
    const id = await idOf(page)
    assert.equal((await owner.post(`/users/${id}/end_sessions`)).body.id, id)
    await eventually(async () => assert.equal(code(await page.get('/session')), 'session_expired'))
    const [entry] = (await owner.get(`/audit_log?object_id=${id}`)).body.data
    assert.equal(entry.action, 'user.sessions_ended')
    const beside = browser(account)
    await beside.post('/session', { email: owner.email, password })
    const admin = await person(account, 'admin')
    assert.equal(code(await admin.post(`/users/${await idOf(owner)}/end_sessions`)), 'insufficient_role')
    assert.equal((await owner.post(`/users/${await idOf(owner)}/end_sessions`)).status, 200)
    await eventually(async () => assert.equal(code(await beside.get('/session')), 'session_expired'))
    assert.equal((await owner.get('/session')).status, 200)
  })
})
