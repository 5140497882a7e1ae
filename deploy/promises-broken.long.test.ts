import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from '../server/src/db/sql.ts'
import { person, type SignedIn, setUp } from '../server/src/testing/browser.ts'
import { connected, makeLead } from '../server/src/testing/crm/stage.ts'
import { emailChannel, emailInput, mailOf } from '../server/src/testing/email/channel.ts'
import { startImap } from '../server/src/testing/email/imap-server.ts'
import { idOf, startedConversation } from '../server/src/testing/notifications.ts'
import { startPushService } from '../server/src/testing/push-service.ts'
import { startReceiver } from '../server/src/testing/receiver.ts'
import {
  type Client,
  eventually,
  someContact,
  startTestService,
  type TestService,
} from '../server/src/testing/service.ts'
import { startSmtp } from '../server/src/testing/smtp.ts'
import { fired } from './support/alerting.ts'
import { backUp, fires, gone, metricsOf, settled, startPromising, whileLocked } from './support/firing.ts'
import { every_kind, older, olderBackup } from './support/older.ts'
import { watch } from './support/watch.ts'

describe('a service that does all it promises', () => {
  let service: TestService
  let api: Client
  let owner: SignedIn
  before(async () => {
    service = await startPromising()
    api = await service.client()
    owner = await setUp(service)
  })
  after(() => service.stop())
  beforeEach(() => settled(service))

  const asks = async (channel_id: string, number: number) =>
    eventually(async () => {
      const { data } = (await api.get(`/conversations?channel_id=${channel_id}`)).body
      assert.equal(data.length, number)
      return data[0].id as string
    })

  it('fires none, however long it is busy', async (t) => {
    await using imap = await startImap()
    await using smtp = await startSmtp()
    await using receiver = await startReceiver()
    await backUp(t, service)
    const channel_id = await emailChannel(api, { imap, smtp })
    const endpoint = (await api.post('/webhook_endpoints', { url: receiver.url, events: ['*'] })).body
    const { api: test_api, sync } = await connected(service)
    const scraped = watch(service.url)
    const pass = older(service, ...every_kind)
    let mails = 0
    await scraped.pass('40m', async (passed_s) => {
      await pass(passed_s)
      olderBackup(service, passed_s)
      imap.append(mailOf({ from: `Ana <ana-${++mails}@home.example>` }))
      const id = await asks(channel_id, mails)
      assert.equal((await api.post(`/conversations/${id}/messages`, { content: 'On its way.' })).status, 201)
      assert.equal((await sync((await makeLead(service, test_api)).id)).status, 200)
      await eventually(() => assert.equal(smtp.mails.length, mails))
      await settled(service)
    })
    assert.deepEqual(fired(scraped.scrapes), [])
    assert.ok(receiver.requests.length > mails)
    for (const path of [`/webhook_endpoints/${endpoint.id}`, `/channels/${channel_id}?force=true`])
      assert.ok((await api.delete(path)).status < 300, path)
  })

  it('has a backup that is too old', async (t) => {
    await backUp(t, service)
    assert.ok((await metricsOf(service)).parley_backup_age_seconds! < 3600)
    olderBackup(service, 26 * 3600)
    await fires('ParleyBackupOld', [service.url])
    olderBackup(service, -26 * 3600)
  })

  it('cannot reach a mailbox', async (t) => {
    const imap = await startImap()
    const id = await emailChannel(api, { imap })
    gone(t, api, `/channels/${id}?force=true`)
    await imap[Symbol.asyncDispose]()
    await eventually(async () => assert.equal((await metricsOf(service)).parley_email_mailboxes_failing, 1))
    await fires('ParleyMailboxFailing', [service.url], older(service, 'mailboxes'))
  })

  it('has an answer that the server for mail refuses', async (t) => {
    await using imap = await startImap()
    const channel_id = await emailChannel(api, { imap })
    gone(t, api, `/channels/${channel_id}?force=true`)
    imap.append(mailOf())
    const id = await asks(channel_id, 1)
    await api.post(`/conversations/${id}/messages`, { content: 'On its way.' })
    await eventually(async () => assert.equal((await metricsOf(service)).parley_channels_failing, 1))
    await fires('ParleyAnswersLate', [service.url], older(service, 'outgoing'))
    await service.database.run(sql`update outgoing set due_at = null where conversation_id = ${id}`)
  })

  it('cannot push to the browsers of its people', async (t) => {
    const agent = await person(service, 'agent')
    const browser = await startPushService((await agent.get('/push_key')).body.public_key)
    assert.equal((await agent.post('/push_subscriptions', browser.subscription)).status, 201)
    await browser[Symbol.asyncDispose]()
    await api.post(`/conversations/${await startedConversation(api)}/accept`, { assignee: await idOf(service, agent) })
    await eventually(async () => {
      const waiting = await service.database.run<{ push_tries: number }>(sql`
        update notifications set push_due_at = least(push_due_at, now()) where push_due_at is not null returning push_tries`)
      assert.ok(waiting.some(({ push_tries }) => push_tries > 1))
    })
    const pass = older(service, 'pushes')
    await fires('ParleyNotificationsLate', [service.url], async (passed_s) => {
      await pass(passed_s)
      const due = sql`select from notifications where push_due_at <= now()`
      await eventually(async () => assert.deepEqual(await service.database.run(due), [], 'it has not tried again'))
    })
    t.after(() => service.database.run(sql`update notifications set push_due_at = null`))
  })

  it('cannot mail its people', async (t) => {
    const server = { host: '127.0.0.1', port: 9, security: 'none', from_name: 'P', from_address: 'p@example.com' }
    assert.equal((await owner.patch('/mail_settings', server)).status, 200)
    const agent = await person(service, 'agent')
    const id = await startedConversation(api)
    await api.post(`/conversations/${id}/accept`, { assignee: await idOf(service, agent) })
    await api.post(`/conversations/${id}/messages`, { content: 'Hello?', direction: 'inbound' })
    const waiting = sql`select from mails where due_at is not null and failure is not null`
    await eventually(async () => assert.ok((await service.database.run(waiting)).length > 0))
    await fires('ParleyNotificationsLate', [service.url], older(service, 'mails'))
    t.after(() => service.database.run(sql`update mails set due_at = null`))
  })

  it('has a transaction that keeps events from their numbers', async () => {
    const lock = sql`select from environments where id = ${service.environment_ids.live} for no key update`
    await whileLocked(service, lock, async () => {
      assert.equal((await api.post('/contacts', someContact())).status, 201)
      await fires('ParleyEventsLate', [service.url], older(service, 'events'))
    })
  })

  it('has a receiver that is down', async (t) => {
    const receiver = await startReceiver()
    const { body } = await api.post('/webhook_endpoints', { url: receiver.url, events: ['contact.created'] })
    gone(t, api, `/webhook_endpoints/${body.id}`)
    await receiver.stop()
    await api.post('/contacts', someContact())
    await eventually(async () => assert.equal((await metricsOf(service)).parley_webhook_endpoints_failing, 1))
    await fires('ParleyEndpointFailing', [service.url])
  })

  it('has a key in use that ends', async (t) => {
    const client = await service.client({ expires_at: new Date(Date.now() + 3 * 86_400_000).toISOString() })
    assert.equal((await client.get('/labels')).status, 200)
    await service.database.run(
      sql`update api_keys set created_at = now() - interval '60 days' where expires_at is not null`,
    )
    await eventually(async () => assert.equal((await metricsOf(service)).parley_api_keys_ending, 1))
    await fires('ParleyKeyEnding', [service.url])
    t.after(() => service.database.run(sql`update api_keys set revoked_at = now() where expires_at is not null`))
  })

  it('has a CRM that is down, and one that refuses', async (t) => {
    const { api, connection_id, sync } = await connected(service)
    gone(t, api, `/crm_connections/${connection_id}`)
    const mood = (answers: string) =>
      service.database.run(
        sql`update crm_connections set settings = ${JSON.stringify({ answers })}::json where id = ${connection_id}`,
      )
    await mood('unavailable')
    const lead = await makeLead(service, api)
    assert.equal((await sync(lead.id)).status, 502)
    await fires('ParleyLeadsLate', [service.url], older(service, 'syncs'), '30m')
    await mood('unauthorized')
    await sync(lead.id)
    await fires('ParleyCrmStuck', [service.url])
  })

  it('has a CRM that refuses a lead for good', async (t) => {
    const { api, connection_id, sync, mood } = await connected(service)
    gone(t, api, `/crm_connections/${connection_id}`)
    await mood('rejected')
    await sync((await makeLead(service, api)).id)
    const { parley_crm_jobs_dead, parley_crm_connections_paused } = await metricsOf(service)
    assert.deepEqual([parley_crm_jobs_dead, parley_crm_connections_paused], [1, 0])
    await fires('ParleyCrmStuck', [service.url])
  })
})

describe('a service whose workers are gone', () => {
  let service: TestService
  let api: Client
  before(async () => {
    service = await startTestService({ ROLE: 'api', WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' })
    api = await service.client()
  })
  after(() => service.stop())

  it('has never been backed up', async () => {
    await fires('ParleyBackupMissing', [service.url])
  })

  it('reads no mailbox, without any traffic', async (t) => {
    const input = { kind: 'email', name: 'Support', handled_by: 'human', email: emailInput({ imap: { port: 9 } }) }
    const { body } = await api.post('/channels', input)
    gone(t, api, `/channels/${body.id}`)
    await fires('ParleyMailboxLate', [service.url], older(service, 'mailboxes'))
  })

  it('leaves a customer waiting for the assistant', async (t) => {
    const [channel] = (await api.get('/channels')).body.data
    await api.patch(`/channels/${channel.id}`, { handled_by: 'assistant' })
    const id = await startedConversation(api)
    await api.post(`/conversations/${id}/messages`, { content: 'Where is my order?', direction: 'inbound' })
    t.after(() => api.post(`/conversations/${id}/status`, { status: 'resolved' }))
    await fires('ParleyAssistantLate', [service.url], older(service, 'deadlines'))
  })

  it('delivers nothing', async (t) => {
    const { body } = await api.post('/webhook_endpoints', { url: 'http://127.0.0.1:9/', events: ['contact.created'] })
    gone(t, api, `/webhook_endpoints/${body.id}`)
    await api.post('/contacts', someContact())
    await eventually(async () => assert.equal((await metricsOf(service)).parley_webhook_deliveries_pending, 1))
    await fires('ParleyDeliveriesLate', [service.url], older(service, 'deliveries'))
  })

  it('does not find what is new', async () => {
    await api.post('/contacts', someContact())
    await fires('ParleySearchLate', [service.url], older(service, 'events'))
  })
})
