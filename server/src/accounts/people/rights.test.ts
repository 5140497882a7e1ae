import assert from 'node:assert/strict'
import { before, describe, it, type TestContext } from 'node:test'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { type Browser, browser, password, person, setUp } from '../../testing/browser.ts'
import { runInProcess } from '../../testing/run-in-process.ts'
import { type Answer, someContact, type TestAccount } from '../../testing/service.ts'
import { createUser } from '../users.ts'

const code = ({ body }: Answer) => body.error?.code
const tokenIn = (link: string) => new URL(link).hash.replace('#token=', '')

describe('somebody whose rights changed', () => {
  let service: TestAccount
  let owner: Browser
  before(async () => {
    service = await testAccount()
    owner = await setUp(service)
  })
  const idOf = async (page: Browser) => (await page.get('/session')).body.user.id
  const invite = async (page: Browser, email: string) =>
    (await page.post('/invitations', { email, role: 'admin' })).body
  const accept = (link: string) =>
    browser(service).post('/invitations/accept', { token: tokenIn(link), name: 'Jo', password })
  const resetLink = async (t: TestContext, email: string) =>
    (
      await runInProcess(t, ['users', 'reset-password', email, '--account', service.account_id], {
        DATABASE_URL: service.database_url,
      })
    ).stdout.trim()

  it('has invited nobody any more', async () => {
    for (const [n, change] of [{ disabled: true }, { role: 'viewer' }].entries()) {
      const page = await person(service, 'admin')
      const { id, link } = await invite(page, `friend-${n}@example.com`)
      assert.equal((await owner.patch(`/users/${await idOf(page)}`, change)).status, 200)
      assert.equal(code(await accept(link)), 'invitation_invalid')
      const { data } = (await owner.get(`/audit_log?object_id=${id}`)).body
      assert.deepEqual([data.length, data[0].action], [2, 'invitation.revoked'])
    }
  })

  it('cannot invite in the moment for which a session is remembered', async () => {
    const page = await person(service, 'admin')
    const id = await idOf(page)
    await owner.patch(`/users/${id}`, { role: 'viewer' })
    const invited = await page.post('/invitations', { email: 'late@example.com', role: 'admin' })
    assert.equal(code(invited), 'insufficient_role')
    assert.equal(code(await page.patch(`/users/${id}`, { role: 'admin' })), 'insufficient_role')
  })

  it('cannot come back by a link to choose a password with, nor by an invitation', async (t) => {
    const page = await person(service, 'agent')
    const reset = await resetLink(t, page.email)
    await owner.patch(`/users/${await idOf(page)}`, { disabled: true })
    assert.equal(code(await accept(reset)), 'invitation_invalid')
    const invitee = {
      account_id: service.account_id,
      name: 'Kim',
      email: 'kim-of-rights@example.com',
      role: 'agent',
    } as const
    const id = await createUser(service.database, invitee)
    const { link } = await invite(owner, invitee.email)
    await owner.patch(`/users/${id}`, { disabled: true })
    assert.equal(code(await accept(link)), 'invitation_invalid')
  })

  it('keeps no link to choose another password with after choosing one', async (t) => {
    const page = await person(service, 'agent')
    const reset = await resetLink(t, page.email)
    const changed = await page.post('/password', { current_password: password, new_password: 'another of my own' })
    assert.equal(changed.status, 200)
    assert.equal(code(await accept(reset)), 'invitation_invalid')
  })

  it('is never given less by an invitation, and nobody rises by one', async () => {
    const admin = await person(service, 'admin')
    const invitee = {
      account_id: service.account_id,
      name: 'Ola',
      email: 'ola-of-rights@example.com',
      role: 'owner',
    } as const
    const id = await createUser(service.database, invitee)
    const request = { email: invitee.email, role: 'agent' }
    assert.equal(code(await admin.post('/invitations', request)), 'insufficient_role')
    const invited = (await owner.post('/invitations', request)).body
    assert.equal(invited.role, 'owner')
    const { user } = (await accept(invited.link)).body
    assert.deepEqual([user.id, user.role], [id, 'owner'])
  })

  it('is not lowered by an invitation from before', async () => {
    const { link } = await invite(owner, 'late-owner@example.com')
    const later = {
      account_id: service.account_id,
      name: 'Lee',
      email: 'late-owner@example.com',
      role: 'owner',
    } as const
    const id = await createUser(service.database, later)
    assert.equal(code(await accept(link)), 'user_already_exists')
    const [user] = await service.database.run(sql`select role, password_hash from users where id = ${id}`)
    assert.deepEqual(user, { role: 'owner', password_hash: null })
  })
})

describe('a password given long ago', () => {
  it('is asked for again by whatever gives somebody more, and by nothing else', async () => {
    const service = await testAccount()
    const owner = await setUp(service)
    const other = await person(service, 'agent')
    const { id } = (await other.get('/session')).body.user
    const contact = (await owner.post('/live/contacts', someContact())).body
    const url = 'http://127.0.0.1:9/'
    const endpoint = (await owner.post('/test/webhook_endpoints', { url, events: ['*'] })).body
    const connection = (await owner.post('/test/crm_connections', { provider: 'fake' })).body
    await service.database.run(sql`
      update sessions set confirmed_at = now() - interval '13 hours'
      where user_id in (select id from users where account_id = ${service.account_id})`)
    await new Promise((resolve) => setTimeout(resolve, 900))
    const asking: [string, string, unknown][] = [
      ['POST', '/invitations', { email: 'thief@example.com', role: 'owner' }],
      ['PATCH', `/users/${id}`, { role: 'owner' }],
      ['PATCH', `/users/${id}`, { disabled: false }],
      ['PATCH', `/users/${id}`, { disabled: true, name: 'Jo' }],
      ['POST', '/api_keys', { mode: 'live', name: 'Thief', preset: 'full' }],
      ['PATCH', '/test/assistant', { redaction: 'never' }],
      ['POST', '/test/crm_connections', { provider: 'fake' }],
      ['PATCH', `/test/crm_connections/${connection.id}`, { settings: {} }],
      ['POST', '/test/webhook_endpoints', { url, events: ['*'] }],
      ['PATCH', `/test/webhook_endpoints/${endpoint.id}`, { url: `${url}mine` }],
      ['POST', `/test/webhook_endpoints/${endpoint.id}/rotate_secret`, {}],
      ['POST', `/test/webhook_endpoints/${endpoint.id}/enable`, undefined],
      ['POST', `/test/crm_connections/${connection.id}/resume`, undefined],
      ['POST', `/test/crm_connections/${connection.id}/backfill`, { which: 'all' }],
      ['POST', '/contact_exports', { mode: 'live' }],
      ['GET', '/audit_log.csv', undefined],
      ['DELETE', `/live/contacts/${contact.id}`, undefined],
    ]
    const send = (method: string, path: string, body: unknown) =>
      owner.send(method, path, {
        ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
    for (const [method, path, body] of asking) {
      const answer = await send(method, path, body)
      assert.deepEqual([answer.status, code(answer), path], [403, 'password_needed', path])
    }
    assert.equal((await owner.patch(`/users/${id}`, { name: 'Jo' })).status, 200)
    assert.equal((await owner.get('/users')).status, 200)
    assert.equal((await owner.patch(`/test/crm_connections/${connection.id}`, { name: 'Sales' })).status, 200)
    assert.equal((await owner.patch('/test/assistant', { name: 'Robin' })).status, 200)
    const by_key = await service.client({ mode: 'test' })
    assert.equal((await by_key.post('/webhook_endpoints', { url, events: ['*'] })).status, 201)
    await owner.post('/session/confirm', { password })
    for (const [method, path, body] of asking) assert.ok((await send(method, path, body)).status < 300, path)
    const { data } = (await owner.get('/audit_log?limit=100')).body
    for (const action of [
      'assistant.updated',
      'crm_connection.updated',
      'crm_connection.backfilled',
      'webhook_endpoint.secret_rotated',
      'contacts.exported',
      'audit_log.exported',
    ])
      assert.ok(
        data.some((entry: { action: string }) => entry.action === action),
        action,
      )
  })
})
