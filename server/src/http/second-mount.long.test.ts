import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { createAccount } from '../accounts/accounts.ts'
import { routes } from '../app.ts'
import { sql } from '../db/sql.ts'
import { type Browser, browser, person } from '../testing/browser.ts'
import { type Client, eventually, someContact, startTestService, type TestService } from '../testing/service.ts'

describe('the API under /dashboard/api', () => {
  let service: TestService
  let beside: TestService
  let owner: Browser
  let agent: Browser
  let viewer: Browser
  let key: Client
  before(async () => {
    service = await startTestService()
    beside = await startTestService({}, service)
    ;[owner, agent, viewer] = [
      await person(service, 'owner'),
      await person(service, 'agent'),
      await person(service, 'viewer'),
    ]
    key = await service.client()
  })
  after(async () => {
    await beside.stop()
    await service.stop()
  })

  it('does what it does for keys, in the mode of the path', async () => {
    const contact = (await agent.post('/live/contacts', someContact())).body
    assert.deepEqual((await key.get(`/contacts/${contact.id}`)).body, contact)
    assert.deepEqual((await agent.get(`/live/contacts/${contact.id}`)).body, contact)
    assert.equal((await agent.get(`/test/contacts/${contact.id}`)).status, 404)
    const etag = (await agent.get(`/live/contacts/${contact.id}`)).headers.get('etag')!
    const patch = (headers: Record<string, string>) =>
      agent.patch(`/live/contacts/${contact.id}`, { name: 'Bo' }, headers)
    assert.equal((await patch({ 'if-match': '"7"' })).status, 412)
    assert.equal((await patch({ 'if-match': etag })).status, 200)
  })

  it('tells where what was made is found, under its own path', async () => {
    const { body, headers } = await agent.post('/live/contacts', someContact())
    assert.equal(headers.get('location'), `/dashboard/api/live/contacts/${body.id}`)
    await agent.post('/live/contacts', someContact())
    assert.match(
      (await agent.get('/live/contacts?limit=1')).headers.get('link')!,
      /^<\/dashboard\/api\/live\/contacts\?/,
    )
  })

  it('does a request once per Idempotency-Key', async () => {
    const contact = someContact()
    const send = () => agent.post('/live/contacts', contact, { 'idempotency-key': 'from-a-page' })
    const [first, second] = [await send(), await send()]
    assert.deepEqual([second.status, second.body], [201, first.body])
    assert.equal(second.headers.get('idempotent-replayed'), 'true')
  })

  it('knows who writes: the message is a person’s, and a conversation is theirs without being named', async () => {
    const contact = (await agent.post('/live/contacts', someContact())).body
    const conversation = (await agent.post('/live/conversations', { contact_id: contact.id })).body
    const me = (await agent.get('/session')).body.user
    const accepted = (await agent.post(`/live/conversations/${conversation.id}/accept`)).body
    assert.equal(accepted.assignee, me.id)
    const message = (await agent.post(`/live/conversations/${conversation.id}/messages`, { content: 'Hello' })).body
    assert.deepEqual(message.sender, { type: 'user', id: me.id, name: me.name })
    const lost = await owner.post(`/live/conversations/${conversation.id}/accept`)
    assert.deepEqual([lost.status, lost.body.error.code], [409, 'conversation_already_assigned'])
  })

  it('allows what the role allows', async () => {
    const statuses = async (page: Browser) => [
      (await page.get('/live/contacts')).status,
      (await page.post('/live/contacts', someContact())).status,
      (await page.get('/live/webhook_endpoints')).status,
      (await page.get('/live/crm_connections')).status,
      (await page.post('/live/crm_connections', {})).status,
      (await page.get('/live/lead_rules')).status,
    ]
    assert.deepEqual(await statuses(owner), [200, 201, 200, 200, 400, 200])
    assert.deepEqual(await statuses(agent), [200, 201, 403, 200, 403, 200])
    assert.deepEqual(await statuses(viewer), [200, 403, 200, 200, 403, 200])
    const { body, headers } = await viewer.post('/live/contacts', someContact())
    assert.equal(body.error.code, 'insufficient_scope')
    assert.equal(headers.get('www-authenticate'), null)
  })

  it('lets no viewer do anything but read, operation by operation', async () => {
    for (const { method, path } of routes.filter(({ permission }) =>
      [permission].flat().every((one) => one.endsWith(':write')),
    )) {
      const { status } = await viewer.send(method, `/live${path.replace(/:\w+/g, 'x')}`, {
        ...(method !== 'GET' && { body: '{}', headers: { 'content-type': 'application/json' } }),
      })
      assert.equal(status, 403, `${method} ${path}`)
    }
  })

  it('shows nothing of another account, operation by operation', async () => {
    const other = await person(service, 'owner', await createAccount(service.database, 'Another'))
    const contact = (await agent.post('/live/contacts', someContact())).body
    const conversation = (await agent.post('/live/conversations', { contact_id: contact.id })).body
    assert.equal((await other.get(`/live/contacts/${contact.id}`)).status, 404)
    assert.equal((await other.post(`/live/conversations/${conversation.id}/accept`)).status, 404)
    assert.equal((await other.delete(`/live/contacts/${contact.id}`)).status, 404)
    assert.deepEqual((await other.get('/live/contacts')).body.data, [])
  })

  it('takes no key, as /v1 takes no cookie', async () => {
    const authorization = `Bearer ${key.key}`
    const stranger = browser(service, { authorization })
    for (const path of ['/live/contacts', '/session']) {
      const { status, body } = await stranger.get(path)
      assert.deepEqual([status, body.error.code], [401, 'session_missing'])
    }
    const answer = await fetch(`${service.base}/contacts`, { headers: { cookie: owner.cookie! } })
    assert.equal(((await answer.json()) as { error: { code: string } }).error.code, 'api_key_missing')
  })

  it('refuses everything without a session, operation by operation', async () => {
    for (const { method, path } of routes)
      for (const mode of ['live', 'test']) {
        const { status } = await browser(service).send(method, `/${mode}${path.replace(/:\w+/g, 'x')}`)
        assert.equal(status, 401, `${method} ${path}`)
      }
  })

  it('cuts the streams of a session that is over, on every process, and those of no other', async () => {
    const [page, other] = [await person(service, 'agent'), await person(service, 'agent')]
    const open = async ({ url }: TestService, cookie: string) => {
      const answer = await fetch(`${url}/dashboard/api/live/events/stream`, { headers: { cookie } })
      assert.equal(answer.headers.get('content-type'), 'text/event-stream')
      const state = { is_over: false }
      const end = () => (state.is_over = true)
      answer.body!.pipeTo(new WritableStream()).then(end, end)
      return state
    }
    const streams = [await open(service, page.cookie!), await open(beside, page.cookie!)]
    const goes_on = await open(service, other.cookie!)
    await pause(300)
    assert.ok(streams.every(({ is_over }) => !is_over))
    await page.delete('/session')
    await eventually(() => assert.ok(streams.every(({ is_over }) => is_over)))
    assert.ok(!goes_on.is_over)
    await other.delete('/session')
  })

  it('is limited for each person', async () => {
    await using limited = await startTestService({
      RATE_LIMIT: '1000000',
      RATE_LIMIT_PERSON: '1',
      RATE_LIMIT_PERSON_BURST: '3',
      RATE_LIMIT_SIGN_IN: '0',
    })
    const page = await person(limited, 'agent')
    const colleague = await person(limited, 'agent')
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) statuses.push((await page.get(n % 2 ? '/live/contacts' : '/session')).status)
    assert.deepEqual(statuses, [200, 200, 200, 429])
    assert.equal((await colleague.get('/session')).status, 200)
  })

  it('is closed to a suspended account', async () => {
    const account_id = await createAccount(service.database, 'Suspended')
    const page = await person(service, 'owner', account_id)
    await service.database.run(sql`update accounts set suspended_at = now() where id = ${account_id}`)
    await eventually(async () => assert.equal((await page.get('/live/contacts')).body.error.code, 'account_suspended'))
    assert.equal((await page.get('/session')).body.error.code, 'account_suspended')
  })
})
