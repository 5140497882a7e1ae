import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { person, type SignedIn, setUp } from '../testing/browser.ts'
import { assertRefused } from '../testing/refused.ts'
import type { TestAccount } from '../testing/service.ts'
import { startSmtp, type TestSmtp } from '../testing/smtp.ts'

describe('the email server of an account', () => {
  let account: TestAccount
  let owner: SignedIn
  before(async () => {
    account = await testAccount()
    owner = await setUp(account)
  })

  const to = (port: number, more: object = {}) => ({
    host: '127.0.0.1',
    port,
    security: 'none',
    from_name: 'Lindqvist Cycles',
    from_address: 'Support@example.com',
    ...more,
  })
  const save = (body: object) => owner.patch('/mail_settings', body)
  const tested = async (port: number, more: object = {}) => {
    assert.equal((await save(to(port, more))).status, 200)
    return (await owner.post('/mail_settings/test')).body
  }

  it('is none at first, and is set, shown without its password, and removed by admins', async () => {
    const agent = await person(account, 'agent')
    assertRefused(await agent.get('/mail_settings'), 403, 'insufficient_role')
    assert.equal((await owner.get('/mail_settings')).body.source, 'none')
    assertRefused(await owner.post('/mail_settings/test'), 409, 'mail_not_configured')
    const { body } = await save(to(2525, { username: 'maya', password: 'right' }))
    assert.deepEqual(
      [body.source, body.host, body.username, body.has_password, body.from_address],
      ['account', '127.0.0.1', 'maya', true, 'support@example.com'],
    )
    assert.ok(!JSON.stringify(body).includes('right'))
    const [row] = await account.database.run(
      sql`select encode(password, 'escape') as password from mail_settings where environment_id = ${account.environment_ids.live}`,
    )
    assert.ok(!row!.password.includes('right'))
    assert.equal((await owner.delete('/mail_settings')).body.source, 'none')
  })

  it('keeps its password only for the same login at the same place', async () => {
    await save(to(2525, { username: 'maya', password: 'right' }))
    const change = await save(to(2525, { username: 'maya', from_name: 'New name' }))
    assert.deepEqual([change.body.has_password, change.body.from_name], [true, 'New name'])
    for (const other of [to(2526, { username: 'maya' }), to(2525, { username: 'jo' })])
      assertRefused(await save(other), 400, 'parameter_missing', /^`password`/)
    assert.equal((await save(to(2526))).body.has_password, false)
  })

  it('is refused with names that would write other headers', async () => {
    for (const wrong of [
      { from_name: 'Maya\r\nBcc: all@example.com' },
      { from_address: 'a@example.com\r\nBcc: b@example.com' },
      { from_address: 'a@example.com, b@example.com' },
      { from_address: 'Maya <a@example.com>' },
      { host: 'smtp.example.com:25' },
      { host: 'smtp.example.com/x' },
      { port: 0 },
    ])
      assertRefused(await save(to(2525, wrong)), 400, 'parameter_invalid')
  })

  it('is tested by a mail to whoever asks', async () => {
    await using smtp = await startSmtp()
    const answer = await tested(smtp.port, { username: 'maya', password: 'right' })
    assert.deepEqual([answer.ok, answer.sent_to, answer.failure], [true, owner.email, null])
    assert.deepEqual(smtp.logins, [['maya', 'right']])
    const [mail] = smtp.mails
    assert.deepEqual([mail!.from, mail!.to], ['support@example.com', [owner.email]])
    assert.equal(mail!.headers.from, 'Lindqvist Cycles <support@example.com>')
  })

  it('that does not work says why, and what to do', async () => {
    const refusing = (message: string, responseCode: number) => Object.assign(new Error(message), { responseCode })
    const failing = async (smtp: TestSmtp, more: object = {}) => (await tested(smtp.port, more)).failure
    await using plain = await startSmtp()
    assert.equal(await failing(plain, { username: 'maya', password: 'wrong' }), 'login_refused')
    assert.equal(await failing(plain, { security: 'starttls' }), 'tls_failed')
    assert.equal(await failing(plain, { security: 'tls' }), 'tls_failed')
    await using sender = await startSmtp({
      onMailFrom: (_from, _session, callback) => callback(refusing('Not your address', 553)),
    })
    assert.equal(await failing(sender), 'sender_refused')
    await using relay = await startSmtp({
      onRcptTo: (_to, _session, callback) => callback(refusing('Relay access denied', 554)),
    })
    const denied = await tested(relay.port)
    assert.deepEqual([denied.failure, denied.reply], ['relay_denied', '554 Relay access denied'])
    assert.match(denied.message, /Enter a user name and password/)
    await using recipient = await startSmtp({
      onRcptTo: (_to, _session, callback) => callback(refusing('No such user here', 550)),
    })
    assert.equal(await failing(recipient), 'recipient_refused')
  })

  it('that is none, is elsewhere or is not allowed says so', async () => {
    const closed = createServer()
    const port = await new Promise<number>((resolve) =>
      closed.listen(0, '127.0.0.1', () => resolve((closed.address() as { port: number }).port)),
    )
    await new Promise((resolve) => closed.close(resolve))
    assert.equal((await tested(port)).failure, 'connection_refused')
    assert.equal((await tested(587, { host: 'nobody.invalid' })).failure, 'host_not_found')
    for (const host of ['169.254.169.254', '10.20.0.7', 'fd00:ec2::254', '::ffff:169.254.169.254'])
      assert.equal((await tested(25, { host })).failure, 'address_not_allowed', host)
    assert.equal((await tested(Number(new URL(account.url).port))).failure, 'address_not_allowed')
    await using web = await notSmtp()
    assert.equal((await tested(web.port)).failure, 'not_smtp')
  })

  /** Another protocol. */
  async function notSmtp() {
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    return { port, [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())) }
  }
})
