import assert from 'node:assert/strict'
import { createHook } from 'node:async_hooks'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { type Browser, browser, password, person } from '../../testing/browser.ts'
import { eventually, startTestService, type TestService } from '../../testing/service.ts'

describe('a session', () => {
  let service: TestService
  let beside: TestService
  before(async () => {
    service = await startTestService()
    beside = await startTestService({}, service)
  })
  after(async () => {
    await beside.stop()
    await service.stop()
  })
  const code = ({ body }: { body: { error?: { code: string } } }) => body.error?.code
  const signIn = (page: Browser, email: string, given = password) => page.post('/session', { email, password: given })

  it('begins with the right password only, in any case of the address', async () => {
    const { email } = await person(service, 'agent')
    const page = browser(service)
    for (const [address, given] of [
      [email, 'a kettle sings at midnight'],
      ['nobody@example.com', password],
    ])
      assert.equal(code(await signIn(page, address!, given)), 'credentials_invalid')
    assert.equal((await signIn(page, email.toUpperCase())).status, 201)
    assert.equal((await page.get('/session')).body.user.email, email)
  })

  it('derives as much to refuse whom it does not know as whom it does: a clock tells nobody who works here', async () => {
    const { email } = await person(service, 'agent')
    let derived = 0
    const count = (_: number, type: string) => {
      if (type === 'ARGON2REQUEST') derived++
    }
    const hook = createHook({ init: count }).enable()
    // The first one of these creates what later ones are compared with.
    for (const address of [email, 'nobody@example.com']) await signIn(browser(service), address, 'not this one')
    for (const address of [email, 'nobody@example.com', 'nobody.else@example.com']) {
      derived = 0
      assert.equal(code(await signIn(browser(service), address, 'not this one')), 'credentials_invalid')
      assert.equal(derived, 1, address)
    }
    hook.disable()
  })

  it('does not begin for somebody who has no password, or was shut out', async () => {
    const { email } = await person(service, 'agent')
    await service.database.run(sql`update users set disabled_at = now() where email = ${email}`)
    assert.equal(code(await signIn(browser(service), email)), 'credentials_invalid')
    await service.database.run(sql`update users set disabled_at = null, password_hash = null where email = ${email}`)
    assert.equal(code(await signIn(browser(service), email)), 'credentials_invalid')
  })

  it('is needed: without one, or with one that never was, the answer is 401', async () => {
    const page = browser(service)
    assert.deepEqual([(await page.get('/session')).status, code(await page.get('/session'))], [401, 'session_missing'])
    for (const cookie of [`parley_session=${'x'.repeat(43)}`]) {
      page.cookie = cookie
      assert.equal(code(await page.get('/session')), 'session_expired')
    }
    page.cookie = `parley_session=${'x'.repeat(42)}`
    assert.equal(code(await page.get('/session')), 'session_missing')
  })

  it('ends when somebody signs out, at once here and within a second everywhere', async () => {
    const page = await person(service, 'viewer')
    const cookie = page.cookie
    const elsewhere = browser(beside)
    elsewhere.cookie = cookie
    assert.equal((await elsewhere.get('/session')).status, 200)
    assert.deepEqual((await page.delete('/session')).body, { object: 'done' })
    assert.equal(page.cookie, null)
    page.cookie = cookie
    assert.equal(code(await page.get('/session')), 'session_expired')
    await eventually(async () => assert.equal(code(await elsewhere.get('/session')), 'session_expired'))
  })

  it('is listed with where it is, and can be ended from another of the same person, but of nobody else', async () => {
    const page = await person(service, 'agent')
    const second = browser(service, { 'user-agent': 'Lynx/2.9' })
    await signIn(second, page.email)
    const { data } = (await page.get('/sessions')).body
    assert.deepEqual(
      data.map((one: Record<string, unknown>) => [one.current, one.user_agent, one.address]),
      [
        [false, 'Lynx/2.9', '127.0.0.1'],
        [true, 'node', '127.0.0.1'],
      ],
    )
    const stranger = await person(service, 'owner')
    assert.equal((await stranger.delete(`/sessions/${data[0].id}`)).status, 404)
    assert.equal((await second.get('/session')).status, 200)
    assert.equal((await page.delete(`/sessions/${data[0].id}`)).status, 200)
    await eventually(async () => assert.equal(code(await second.get('/session')), 'session_expired'))
    assert.equal((await page.get('/sessions')).body.data.length, 1)
  })

  it('ends after seven days without a request, and after thirty whatever happens', async () => {
    for (const change of [sql`seen_at = now() - interval '7 days 1 minute'`, sql`expires_at = now()`]) {
      const page = await person(service, 'agent')
      const { id } = (await page.get('/session')).body
      await service.database.run(sql`update sessions set ${change} where id = ${id}`)
      await eventually(async () => assert.equal(code(await page.get('/session')), 'session_expired'))
    }
    const page = await person(service, 'agent')
    const { created_at, expires_at } = (await page.get('/session')).body
    assert.equal(Date.parse(expires_at) - Date.parse(created_at), 30 * 24 * 3600_000)
  })

  it('shows whoever it belongs to under the name they choose, and says in the audit log what it was', async () => {
    const page = await person(service, 'viewer')
    const { name: from, id } = (await page.get('/session')).body.user
    const { status, body } = await page.patch('/session/user', { name: 'Åse Ødegård' })
    assert.deepEqual([status, body.user.name], [200, 'Åse Ødegård'])
    await eventually(async () => assert.equal((await page.get('/session')).body.user.name, 'Åse Ødegård'))
    assert.equal(code(await page.patch('/session/user', { name: ' ' })), 'parameter_invalid')
    assert.equal(code(await page.patch('/session/user', { name: 'A', role: 'owner' })), 'parameter_unknown')
    const owner = await person(service, 'owner')
    const { data } = (await owner.get(`/audit_log?object_id=${id}`)).body
    assert.deepEqual(data[0].details, { name: { from, to: 'Åse Ødegård' } })
  })

  it('has the language that whoever it belongs to chose, and keeps their name', async () => {
    const page = await person(service, 'agent')
    const before = (await page.get('/session')).body
    assert.equal(before.language, null)
    const { status, body } = await page.patch('/session/user', { language: 'fr' })
    assert.deepEqual([status, body.language, body.user.name], [200, 'fr', before.user.name])
    await eventually(async () => assert.equal((await page.get('/session')).body.language, 'fr'))
    assert.equal((await page.patch('/session/user', { name: 'Zoé' })).body.language, 'fr')
    for (const language of ['xx', 'fr-FR', null, ''])
      assert.equal(code(await page.patch('/session/user', { language })), 'parameter_invalid')
  })

  it('has a new token after a new password, and every other one of the person is over', async () => {
    const page = await person(service, 'agent')
    const second = browser(service)
    await signIn(second, page.email)
    const before = page.cookie
    const change = (current_password: string, new_password: string) =>
      page.post('/password', { current_password, new_password })
    assert.equal(code(await change('not this one', 'a pot of tea at four')), 'password_incorrect')
    assert.equal(code(await change(password, 'password1234')), 'password_not_allowed')
    assert.equal(code(await change(password, password)), 'parameter_invalid')
    assert.equal((await change(password, 'a pot of tea at four')).status, 200)
    assert.notEqual(page.cookie, before)
    assert.equal((await page.get('/session')).status, 200)
    const old = browser(service)
    old.cookie = before
    assert.equal(code(await old.get('/session')), 'session_expired')
    await eventually(async () => assert.equal(code(await second.get('/session')), 'session_expired'))
    assert.equal(code(await signIn(browser(service), page.email)), 'credentials_invalid')
    assert.equal((await signIn(browser(service), page.email, 'a pot of tea at four')).status, 201)
  })

  it('of before is over when the same browser signs in anew', async () => {
    const page = await person(service, 'agent')
    const before = page.cookie
    await signIn(page, page.email)
    assert.notEqual(page.cookie, before)
    assert.equal((await page.get('/sessions')).body.data.length, 1)
  })
})
