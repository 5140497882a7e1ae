import assert from 'node:assert/strict'
import { after, before, describe, it, type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, browser, password, person, setUp } from '../../testing/browser.ts'
import { runInProcess } from '../../testing/run-in-process.ts'
import { client, someContact, startTestService, type TestService } from '../../testing/service.ts'
import { createAccount } from '../accounts.ts'

describe('the audit log', () => {
  let service: TestService
  let owner: Browser
  let me: { id: string; name: string }
  before(async () => {
    service = await startTestService({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1' })
    owner = await setUp(service)
    me = (await owner.get('/session')).body.user
  })
  after(() => service.stop())
  const listed = async (query = '') => (await owner.get(`/audit_log${query}`)).body.data
  const actions = async (query = '') => (await listed(query)).map(({ action }: { action: string }) => action)
  const newest = async () => (await listed('?limit=1'))[0]

  it('begins with the set-up', async () => {
    const [entry] = await listed('?order=asc&limit=1')
    assert.deepEqual(
      [entry.action, entry.actor, entry.object_type, entry.address],
      ['account.set_up', { type: 'user', id: me.id, name: me.name }, 'account', '127.0.0.1'],
    )
  })

  it('tells of keys who made and revoked them, never what they are', async () => {
    const creation = await owner.post('/api_keys', { mode: 'test', name: 'Web shop', scopes: ['contacts:read'] })
    const entry = await newest()
    assert.deepEqual(
      [entry.action, entry.mode, entry.object_id, entry.details, entry.request_id],
      [
        'api_key.created',
        'test',
        creation.body.id,
        { name: 'Web shop', scopes: ['contacts:read'], expires_at: null },
        creation.headers.get('service-request-id'),
      ],
    )
    const rolled = (await owner.post(`/api_keys/${creation.body.id}/roll`, {})).body
    await owner.post(`/api_keys/${rolled.id}/revoke`)
    await owner.post(`/api_keys/${rolled.id}/revoke`)
    assert.deepEqual(await actions(`?object_id=${rolled.id}`), ['api_key.revoked'])
    assert.deepEqual(await actions(`?object_id=${creation.body.id}`), ['api_key.rolled', 'api_key.created'])
    const text = JSON.stringify(await listed('?limit=100'))
    for (const secret of [creation.body.key, rolled.key, password]) assert.ok(!text.includes(secret))
  })

  it('calls what it was done to by its name, also when it is gone, but no person who was erased', async () => {
    const changedNames = async (id: string) =>
      (await listed(`?object_id=${id}`)).map((entry: { object_name: string | null }) => entry.object_name)
    const { body: rule } = await owner.post('/live/lead_rules', {
      name: 'wants_tandems',
      part: 'intent',
      points: 9,
      words: ['tandem'],
    })
    assert.deepEqual(await changedNames(rule.id), ['wants_tandems'])
    await owner.delete(`/live/lead_rules/${rule.id}`)
    assert.equal((await changedNames(rule.id))[0], 'wants_tandems')
    const [need] = (await owner.get('/live/lead_rules?limit=1')).body.data
    await owner.patch(`/live/lead_rules/${need.id}`, { points: 7 })
    assert.deepEqual(await changedNames(need.id), [need.name])
    const { body: contact } = await owner.post('/live/contacts', someContact({ name: 'Zoë Leaving' }))
    await owner.delete(`/live/contacts/${contact.id}`)
    assert.deepEqual(await changedNames(contact.id), [null])
    assert.deepEqual(await changedNames(me.id), [])
  })

  it('tells of people: invited, let in, changed with what it was before, shut out', async () => {
    const { link } = (await owner.post('/invitations', { email: 'jo@example.com', role: 'viewer' })).body
    const jo = browser(service)
    const token = new URL(link).hash.replace('#token=', '')
    const { id } = (await jo.post('/invitations/accept', { token, name: 'Jo', password })).body.user
    await owner.patch(`/users/${id}`, { role: 'agent' })
    await owner.patch(`/users/${id}`, { role: 'agent' })
    await owner.patch(`/users/${id}`, { disabled: true })
    assert.deepEqual(
      (await listed(`?object_id=${id}`)).map(({ details }: { details: object }) => details),
      [{ disabled: { from: false, to: true } }, { role: { from: 'viewer', to: 'agent' } }],
    )
    assert.deepEqual(await actions(`?actor_id=${id}`), ['session.started', 'invitation.accepted'])
  })

  it('tells of what keys and people do over the API that could do harm, with the change itself', async () => {
    const key = (await owner.post('/api_keys', { mode: 'live', name: 'Site', preset: 'full' })).body
    const api = client(service.base, key.key)
    const at = '/test/webhook_endpoints'
    const { id, secret } = (await owner.post(at, { url: 'http://127.0.0.1:9/', events: ['*'] })).body
    const rotated = (await owner.post(`${at}/${id}/rotate_secret`, {})).body
    await owner.post(`${at}/${id}/disable`)
    await owner.post(`${at}/${id}/disable`)
    await owner.delete(`${at}/${id}`)
    assert.deepEqual(await actions(`?object_id=${id}`), [
      'webhook_endpoint.deleted',
      'webhook_endpoint.disabled',
      'webhook_endpoint.secret_rotated',
      'webhook_endpoint.created',
    ])
    const text = JSON.stringify(await listed('?limit=100'))
    assert.ok(!text.includes(secret) && !text.includes(rotated.secret))
    const contact = (await api.post('/contacts', someContact())).body
    await api.delete(`/contacts/${contact.id}`)
    const entry = await newest()
    assert.deepEqual(
      [entry.action, entry.object_id, entry.actor, entry.mode],
      ['contact.deleted', contact.id, { type: 'api_key', id: key.id, name: 'Site' }, 'live'],
    )
    const rule = (await owner.get('/live/lead_rules?limit=1')).body.data[0]
    await owner.patch(`/live/lead_rules/${rule.id}`, { points: rule.points === 7 ? 8 : 7 })
    assert.deepEqual((await newest()).details, { fields: ['points'], name: 'need' })
  })

  it('names the fields of a change with those inside them, but no values and no words of the caller', async () => {
    const at = '/live/channels'
    const { id } = (await owner.post(at, { kind: 'widget', name: 'Shop', widget: { origins: [] } })).body
    const widget = { origins: ['https://secret.example'], identity_claims: 'required' }
    await owner.patch(`${at}/${id}`, { name: 'Shop 2', widget })
    assert.deepEqual((await newest()).details, { fields: ['name', 'widget.origins', 'widget.identity_claims'] })
    const server = { host: '127.0.0.1', port: 9, security: 'none', username: 'x', password: 'hidden' }
    const email = { address: 'a@example.com', imap: server, smtp: server }
    const mailbox = (await owner.post('/test/channels', { kind: 'email', name: 'Mail', email })).body
    await owner.patch(`/test/channels/${mailbox.id}`, { email: { imap: server, signature: null } })
    const { action, details } = await newest()
    const fields = Object.keys(server).map((name) => `email.imap.${name}`)
    assert.deepEqual([action, details], ['channel.updated', { fields: [...fields, 'email.signature'] }])
  })

  it('tells when the identifier or address of a contact gets another value, without the values', async () => {
    const api = await service.client()
    const contact = (await api.post('/contacts', someContact())).body
    const at = `/contacts/${contact.id}`
    const entries = async () =>
      (await listed(`?object_id=${contact.id}`))
        .filter(({ action }: { action: string }) => action === 'contact.identity_changed')
        .map(({ details }: { details: object }) => details)
    await api.patch(at, { name: 'Ana', email: contact.email.toUpperCase() })
    await api.patch(at, { identifier: 'first' })
    await api.post('/contacts/upsert', { name: 'Eva', email: contact.email, identifier: 'first' })
    assert.deepEqual(await entries(), [])
    await api.patch(at, { identifier: 'second', phone_number: '+351210777888' })
    await api.post('/contacts/upsert', { name: 'Eva', email: 'new@example.com', identifier: 'second' })
    assert.deepEqual(await entries(), [{ fields: ['email'] }, { fields: ['identifier'] }])
    await api.patch(at, { identifier: null })
    await api.post('/conversations', { contact_id: contact.id })
    await owner.patch(`/live${at}`, { identifier: 'third', email: 'third@example.com' })
    assert.deepEqual((await entries())[0], { fields: ['identifier', 'email'] })
    assert.equal((await entries()).length, 4)
    assert.equal((await newest()).actor.type, 'user')
    await api.post('/contacts/upsert', someContact())
    assert.equal((await newest()).object_id, contact.id)
  })

  it('tells of an import once, and of how many contacts it gave another identifier', async () => {
    const api = await service.client()
    const [one, two] = [
      (await api.post('/contacts', someContact())).body,
      (await api.post('/contacts', someContact())).body,
    ]
    const row = ({ email }: { email: string }, identifier: string) => ({ name: 'Ana', email, identifier })
    const contacts = [row(one, 'import-1'), row(two, 'import-2'), { ...someContact(), identifier: 'import-3' }]
    await api.post('/contacts/import', { existing: 'update', contacts })
    const { action, details } = await newest()
    const counts = { created: 1, updated: 2, unchanged: 0, failed: 0 }
    assert.deepEqual([action, details], ['contact.imported', { ...counts, identities_changed: 2 }])
  })

  it('notes a request that is repeated under its key once, and none that was refused', async () => {
    const api = await service.client()
    const contact = (await api.post('/contacts', someContact())).body
    for (let n = 0; n < 3; n++) await api.delete(`/contacts/${contact.id}`, { 'idempotency-key': 'once' })
    await api.delete(`/contacts/${contact.id}`)
    assert.deepEqual(await actions(`?object_id=${contact.id}`), ['contact.deleted'])
  })

  it('tells what was done on the command line', async (t: TestContext) => {
    await runInProcess(t, ['users', 'invite', '--email', 'kim@example.com'], { DATABASE_URL: service.database_url })
    const entry = await newest()
    assert.deepEqual(
      [entry.action, entry.actor],
      ['invitation.created', { type: 'system', id: null, name: 'command line' }],
    )
  })

  it('is filtered by action and time, a page at a time', async () => {
    assert.ok((await actions('?action=session.started')).every((action: string) => action === 'session.started'))
    assert.deepEqual(await actions(`?created_before=2020-01-01T00:00:00Z`), [])
    const first = (await owner.get('/audit_log?limit=2')).body
    const rest = (await owner.get(`/audit_log?limit=2&cursor=${first.next_cursor}`)).body
    assert.equal(new Set([...first.data, ...rest.data].map(({ id }) => id)).size, 4)
  })

  it('is saved as a file that no spreadsheet runs, and that is noted', async () => {
    const page = await person(service, 'admin')
    const { id } = (await page.get('/session')).body.user
    await owner.patch(`/users/${id}`, { name: '=HYPERLINK("https://evil.example")' })
    await pause(900)
    const key = await page.post('/api_keys', { mode: 'test', name: '=1+1', preset: 'full' })
    assert.equal(key.status, 201)
    const { headers, body } = await owner.get(`/audit_log.csv?actor_id=${id}`)
    assert.match(headers.get('content-disposition')!, /^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/)
    const [head, first] = String(body).split('\r\n')
    assert.equal(
      head,
      'created_at,action,actor_type,actor_id,actor_name,mode,object_type,object_id,address,request_id,details',
    )
    assert.ok(
      first!.includes(
        `,api_key.created,user,${id},"'=HYPERLINK(""https://evil.example"")",test,api_key,${key.body.id},`,
      ),
    )
    assert.equal((await newest()).action, 'audit_log.exported')
  })

  it('shows another account nothing', async () => {
    const stranger = await person(service, 'owner', await createAccount(service.database, 'Another'))
    await stranger.post('/session', { email: stranger.email, password })
    const { data } = (await stranger.get('/audit_log')).body
    assert.deepEqual(
      data.map(({ action }: { action: string }) => action),
      ['session.started'],
    )
  })
})
