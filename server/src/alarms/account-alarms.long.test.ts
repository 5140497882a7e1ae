import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { askModel } from '../models/ask.ts'
import { testAccount } from '../testing/account.ts'
import { person, type SignedIn } from '../testing/browser.ts'
import { connected, makeLead } from '../testing/crm/stage.ts'
import { emailChannel, healthy, mailOf } from '../testing/email/channel.ts'
import { startImap } from '../testing/email/imap-server.ts'
import { eventsOf } from '../testing/events-of.ts'
import { question, startAsking } from '../testing/models/asking.ts'
import { everybodyToldOf } from '../testing/notifications.ts'
import { startReceiver } from '../testing/receiver.ts'
import { runInProcess } from '../testing/run-in-process.ts'
import { type Client, eventually, someContact, type TestAccount } from '../testing/service.ts'
import { startSmtp } from '../testing/smtp.ts'
import { checkAlarms } from './check.ts'

/** Nobody is told later than this. */
const told_ms = 285_000

describe('an alarm of an account', () => {
  let account: TestAccount
  let api: Client
  let owner: SignedIn
  let agent: SignedIn
  before(async () => {
    account = await testAccount()
    api = await account.client()
    owner = await person(account, 'owner')
    agent = await person(account, 'agent')
    await everybodyToldOf(account)
  })

  /** Two processes at once, after some time. */
  const check = (after_ms = 0) => {
    const now = new Date(Date.now() + after_ms)
    return Promise.all([checkAlarms(account.means, now), checkAlarms(account.means, now)])
  }
  const alarmsOf = async (subject_id: string | null, by = api) => {
    const { data } = (await by.get('/alarms?limit=100')).body
    return data.filter((one: { subject_id: string | null }) => one.subject_id === subject_id)
  }
  const raised = async (subject_id: string | null, by = api, after_ms = told_ms) => {
    await check(after_ms)
    const [alarm, ...others] = await alarmsOf(subject_id, by)
    assert.ok(alarm)
    assert.deepEqual([others, alarm.ended_at], [[], null])
    return alarm
  }
  const over = async (subject_id: string | null, by = api) => {
    await check()
    const [alarm, ...others] = await alarmsOf(subject_id, by)
    assert.deepEqual(others, [])
    assert.notEqual(alarm.ended_at, null)
    return alarm
  }
  const bell = async (who: SignedIn, alarm: { id: string }, mode = 'live') => {
    await everybodyToldOf(account)
    const { data } = (await who.get(`/notifications?mode=${mode}&limit=100`)).body
    return data.filter((one: { alarm: { id: string } | null }) => one.alarm?.id === alarm.id)
  }
  const problemOf = (id: string, code: string) =>
    eventually(async () => assert.equal((await api.get(`/channels/${id}`)).body.health.problem?.code, code))

  it('tells owners once that a mailbox refuses the password, and takes it back when it can be read', async (t) => {
    await using imap = await startImap()
    const id = await emailChannel(api, { imap })
    imap.password = 'changed'
    imap.hangUp()
    await problemOf(id, 'login_refused')
    await check()
    assert.deepEqual(await alarmsOf(id), [], 'a moment is no alarm')
    const alarm = await raised(id)
    assert.deepEqual(
      [alarm.kind, alarm.reason, alarm.message],
      ['mailbox_unread', 'login_refused', 'The mailbox of Support can’t be read: the server refuses the login.'],
    )
    await check(told_ms)
    const [began] = await eventsOf(api, alarm.id, ['channel.alarm_began'])
    assert.deepEqual(began!.data.object, alarm)
    const [told, ...others] = await bell(owner, alarm)
    assert.deepEqual(
      [told.kind, told.alarm.kind, told.alarm.subject_id, told.conversation_id, told.read_at, others],
      ['alarm', 'mailbox_unread', id, null, null, []],
    )
    assert.deepEqual(await bell(agent, alarm), [])
    const { code, stdout } = await runInProcess(t, ['doctor'], { DATABASE_URL: account.database_url })
    assert.equal(code, 1)
    assert.match(
      stdout,
      /✗ alarm .*The mailbox of Support can’t be read: the server refuses the login\. Since .* UTC\./,
    )
    const metrics = await (await fetch(`${account.url}/metrics`)).text()
    assert.match(metrics, /^parley_alarms_open\{kind="mailbox_unread"\} [1-9]/m)
    imap.password = 'right'
    await healthy(api, id)
    const ended = await over(id)
    const [, end] = await eventsOf(api, alarm.id, ['channel.alarm_began', 'channel.alarm_ended'])
    assert.deepEqual(end!.data, { object: ended, previous: null })
    assert.deepEqual(await bell(owner, alarm), [])
  })

  it('tells of a mailbox that nobody reads, though nothing is known to be wrong', async () => {
    await using imap = await startImap()
    const id = await emailChannel(api, { imap })
    imap.goSilent()
    // By the service's own clock it is read, so the service may end the alarm at any moment.
    await check(told_ms)
    const [alarm] = await alarmsOf(id)
    assert.deepEqual([alarm.kind, alarm.reason], ['mailbox_unread', null])
    imap.hangUp()
    await eventually(() => over(id))
  })

  it('tells of a channel whose server refuses the sender, and of what waits for long', async () => {
    await using imap = await startImap()
    await using smtp = await startSmtp()
    const id = await emailChannel(api, { imap, smtp })
    imap.append(mailOf())
    const conversation = await eventually(async () => {
      const [first] = (await api.get(`/conversations?channel_id=${id}`)).body.data
      assert.ok(first)
      return first
    })
    const { body } = await api.get(`/channels/${id}`)
    const login = { host: '127.0.0.1', port: smtp.port, security: 'none', username: 'support' }
    await api.patch(`/channels/${id}`, { email: { smtp: { ...login, password: 'wrong' } } })
    assert.equal(body.health.status, 'ok')
    await api.post(`/conversations/${conversation.id}/messages`, { content: 'It is on its way.' })
    await problemOf(id, 'login_refused')
    await check(16 * 60_000)
    const kinds = (await alarmsOf(id)).map(({ kind, reason }: Record<string, string>) => [kind, reason])
    assert.deepEqual(kinds.filter(([kind]: string[]) => kind !== 'mailbox_unread').sort(), [
      ['queue_old', 'login_refused'],
      ['sending_failing', 'login_refused'],
    ])
    await api.patch(`/channels/${id}`, { email: { smtp: { ...login, password: 'right' } } })
    await eventually(() => assert.equal(smtp.mails.length, 1))
    await eventually(async () => {
      await check()
      assert.ok((await alarmsOf(id)).every(({ ended_at }: { ended_at: string | null }) => ended_at !== null))
    })
  })

  it('tells of a server that refuses the sender of a channel, until it accepts it', async () => {
    let is_refused = true
    await using imap = await startImap()
    await using smtp = await startSmtp({
      onMailFrom: (_address, _session, callback) =>
        callback(is_refused ? Object.assign(new Error('Sender address rejected'), { responseCode: 553 }) : null),
    })
    const id = await emailChannel(api, { imap, smtp })
    const contact_id = (await api.post('/contacts', someContact())).body.id
    const conversation = (await api.post('/conversations', { contact_id, channel_id: id })).body
    await api.post(`/conversations/${conversation.id}/messages`, { content: 'It is on its way.' })
    await problemOf(id, 'sender_refused')
    await check(told_ms)
    const alarm = (await alarmsOf(id)).find(({ kind }: { kind: string }) => kind === 'sending_failing')
    assert.deepEqual([alarm.reason, alarm.ended_at], ['sender_refused', null])
    assert.equal((await bell(owner, alarm)).length, 1)
    is_refused = false
    await account.database.run(sql`update outgoing set due_at = now() where conversation_id = ${conversation.id}`)
    await eventually(() => assert.equal(smtp.mails.length, 1))
    await eventually(async () => {
      await check()
      assert.ok((await alarmsOf(id)).every(({ ended_at }: { ended_at: string | null }) => ended_at !== null))
    })
  })

  it('tells of a receiver of webhooks that is dead, without the path of its URL', async () => {
    const receiver = await startReceiver()
    await receiver.stop()
    const url = `${receiver.url}/secret-path`
    const { id } = (await api.post('/webhook_endpoints', { url, events: ['contact.created'] })).body
    await api.post('/contacts', someContact())
    await eventually(async () => assert.notEqual((await api.get(`/webhook_endpoints/${id}`)).body.failing_since, null))
    const alarm = await raised(id)
    assert.deepEqual([alarm.kind, alarm.message], ['endpoint_failing', `Webhooks to ${new URL(url).host} fail.`])
    await eventsOf(api, alarm.id, ['webhook_endpoint.alarm_began'])
    await api.delete(`/webhook_endpoints/${id}`)
    await over(id)
  })

  it('tells of a CRM that refuses the credentials or is down', async () => {
    const stage = await connected(account)
    const lead = await makeLead(account, stage.api)
    await stage.mood('unauthorized')
    await stage.sync(lead.id)
    const alarm = await raised(stage.connection_id, stage.api, 0)
    assert.deepEqual([alarm.kind, alarm.reason, alarm.subject_type], ['crm_failing', 'login_refused', 'crm_connection'])
    await eventsOf(stage.api, alarm.id, ['crm_connection.alarm_began'])
    await stage.mood('well')
    await stage.api.patch(`/crm_connections/${stage.connection_id}`, {
      settings: {},
      credentials: { api_key: 'other' },
    })
    await over(stage.connection_id, stage.api)
    await eventually(async () => assert.equal((await stage.records(lead)).length, 1))
    await stage.mood('unavailable')
    await stage.sync((await makeLead(account, stage.api)).id)
    await check(told_ms)
    const [newest] = await alarmsOf(stage.connection_id, stage.api)
    assert.deepEqual([newest.reason, newest.ended_at], ['unreachable', null])
    await stage.mood('well')
    await eventually(async () => {
      await check()
      assert.notEqual((await alarmsOf(stage.connection_id, stage.api))[0].ended_at, null)
    })
  })

  it('tells of a model that refuses the key, until it responds again or has other settings', async () => {
    await using asking = await startAsking()
    asking.model.always({ status: 401, body: { error: { message: 'no' } } })
    await askModel(asking.scope, question())
    const by = await asking.account.client({ mode: 'test' })
    const alarm = await raised(null, by, 120_000)
    assert.deepEqual(
      [alarm.kind, alarm.subject_type, alarm.message],
      ['model_failing', 'assistant', 'The model local-model doesn’t respond: the server refuses the login.'],
    )
    asking.model.always({ say: { colour: 'blue' } })
    await askModel(asking.scope, question())
    await over(null, by)
  })

  it('is shown to whoever may read what fails, and to nobody else', async () => {
    const other = await testAccount()
    const receiver = await startReceiver()
    await receiver.stop()
    const all = await other.client()
    const { id } = (await all.post('/webhook_endpoints', { url: receiver.url, events: ['contact.created'] })).body
    await all.post('/contacts', someContact())
    await eventually(async () => assert.notEqual((await all.get(`/webhook_endpoints/${id}`)).body.failing_since, null))
    const alarm = await raised(id, all)
    await eventsOf(all, alarm.id, ['webhook_endpoint.alarm_began'])
    const contacts = await other.client({ scopes: ['events:read', 'contacts:read', 'channels:read', 'crm:read'] })
    assert.deepEqual((await contacts.get('/alarms')).body.data, [])
    assert.doesNotMatch(JSON.stringify((await contacts.get('/events?limit=100')).body), /alarm/)
    assert.equal((await contacts.get('/events?types=webhook_endpoint.alarm_began')).status, 403)
    const endpoints = await other.client({ scopes: ['events:read', 'webhook_endpoints:read'] })
    assert.deepEqual((await endpoints.get('/alarms?open=true&kind=endpoint_failing')).body.data, [alarm])
    assert.deepEqual((await endpoints.get('/alarms?open=false')).body.data, [])
    assert.deepEqual(await alarmsOf(id), [], 'of another account')
    await all.delete(`/webhook_endpoints/${id}`)
    await over(id, all)
  })
})
