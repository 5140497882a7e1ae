import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { shared_settings } from '../testing/account.ts'
import { person, type SignedIn, setUp } from '../testing/browser.ts'
import { everybodyToldOf, idOf, startedConversation } from '../testing/notifications.ts'
import { startPushService } from '../testing/push-service.ts'
import { eventually, startTestService, type TestService } from '../testing/service.ts'
import { startSmtp, type TestSmtp } from '../testing/smtp.ts'
import { checkAlarms } from './check.ts'

const told_ms = 285_000

describe('mail about an alarm', () => {
  const ownServer = async (owner: SignedIn, { port }: TestSmtp, password: string) => {
    const server = { host: '127.0.0.1', port, security: 'none', from_name: 'Shop', from_address: 'shop@example.com' }
    const { status, body } = await owner.patch('/mail_settings', { ...server, username: 'shop', password })
    assert.equal(status, 200, JSON.stringify(body))
  }
  /** The account's server refuses what somebody is to be told. */
  const failed = async (service: TestService) => {
    const api = await service.client()
    const user_id = await idOf(service, await person(service, 'agent'))
    await api.post(`/conversations/${await startedConversation(api)}/accept`, { assignee: user_id })
    await everybodyToldOf(service)
    await service.database.run(sql`update notifications set mail_due_at = now() where mail_due_at is not null`)
    await eventually(async () => {
      const rows = await service.database.run(
        sql`select from mails where failure = 'login_refused' and kind = 'notifications'`,
      )
      assert.equal(rows.length, 1)
    })
    await checkAlarms(service.means, new Date(Date.now() + told_ms))
    await everybodyToldOf(service)
  }
  const alarmMails = (service: TestService) =>
    service.database.run(
      sql`select sent_at is not null as sent, failure from mails where kind = 'alarms' and due_at is null`,
    )

  it('goes out through the server of the operator when the one of the account refuses it, and says so', async () => {
    await using operators = await startSmtp()
    await using own = await startSmtp()
    await using service = await startTestService({
      ...shared_settings,
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: `${operators.port}`,
      SMTP_SECURITY: 'none',
      SMTP_FROM_ADDRESS: 'parley@operator.example',
      PUSH_ALLOWED_NETWORKS: '127.0.0.0/8',
    })
    const owner = await setUp(service)
    await everybodyToldOf(service)
    await using browser = await startPushService((await owner.get('/push_key')).body.public_key)
    assert.equal((await owner.post('/push_subscriptions', browser.subscription)).status, 201)
    await ownServer(owner, own, 'wrong')
    await failed(service)
    await eventually(() => assert.equal(operators.mails.length, 1))
    await eventually(async () => assert.deepEqual(await alarmMails(service), [{ sent: true, failure: null }]))
    const [mail] = operators.mails
    assert.deepEqual(mail!.to, [owner.email])
    assert.match(mail!.text, /Your email server doesn’t send: the server refuses the login\.\s+Since .*UTC\./)
    assert.match(mail!.text, /\/dashboard\/live\/settings\/email/)
    assert.equal(own.mails.length, 0)
    await eventually(() => assert.equal(browser.pushes.length, 1))
    const [{ payload }] = browser.pushes as [(typeof browser.pushes)[0]]
    assert.deepEqual(
      [payload.title, payload.path],
      ['Your email server doesn’t send: the server refuses the login.', '/live/settings/email'],
    )
    await checkAlarms(service.means)
    const api = await service.client()
    assert.deepEqual((await api.get('/alarms?open=true')).body.data.length, 1, 'its own mail ends no alarm')
    await ownServer(owner, own, 'right')
    await checkAlarms(service.means)
    assert.deepEqual((await api.get('/alarms?open=true')).body.data, [])
  })

  it('is left out where the only server is the one that fails', async () => {
    await using own = await startSmtp()
    await using service = await startTestService(shared_settings)
    const owner = await setUp(service)
    await everybodyToldOf(service)
    await ownServer(owner, own, 'wrong')
    await failed(service)
    await eventually(async () => assert.deepEqual(await alarmMails(service), [{ sent: false, failure: null }]))
    const { data } = (await owner.get('/notifications?mode=live')).body
    assert.equal(data[0].alarm.kind, 'mail_server_failing')
  })
})
