import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { browser, password, person, setUp } from '../../testing/browser.ts'
import { assertRefused } from '../../testing/refused.ts'
import { type Answer, eventually, startTestService, type TestService } from '../../testing/service.ts'
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts'
import { pruneSignInCodes } from './sign-in-code.ts'

const place = '203.0.113.7'

describe('a code by email for whoever can’t sign in because others try', () => {
  let service: TestService
  let smtp: TestSmtp
  before(async () => {
    smtp = await startSmtp()
    const server = { SMTP_HOST: '127.0.0.1', SMTP_PORT: `${smtp.port}`, SMTP_SECURITY: 'none' }
    service = await startTestService({
      ...server,
      SMTP_FROM_ADDRESS: 'parley@example.com',
      RATE_LIMIT_SIGN_IN: '1',
      TRUST_PROXY: 'on',
    })
    await setUp(service)
  })
  after(async () => {
    await service.stop()
    await smtp[Symbol.asyncDispose]()
  })

  const post = (path: string, body: object, { address = place, cookie = '' } = {}) =>
    browser(service, { 'x-forwarded-for': address, ...(cookie && { cookie }) }).post(path, body)
  const ask = (email: string, address = place) => post('/session/code', { email }, { address })
  /** The n-th code that came to an address, the first by default. */
  const codeTo = async (email: string, n = 0) => {
    const mails = () => smtp.mails.filter(({ to }) => to.includes(email))
    await eventually(() => assert.ok(mails().length > n))
    return /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(mails()[n]!.text)![0]
  }
  const deviceIn = ({ headers }: Answer) =>
    headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('parley_device='))!
      .split(';', 1)[0]!
  /** Uses up the attempts of a network, and with them the account's. */
  const attacked = async (email: string, network: string) => {
    for (let n = 0; n < 8; n++)
      await post('/session', { email, password: 'wrong one 1' }, { address: `${network}.${n + 1}` })
  }

  it('is announced to the page by whether the service sends email', async () => {
    assert.deepEqual((await browser(service).get('/setup')).body, { object: 'setup', needed: false, sends_email: true })
  })

  it('lifts the limit in the browser where it is entered, once, and for this address alone', async () => {
    const [{ email }, other] = [await person(service, 'agent'), await person(service, 'agent')]
    await attacked(email, '192.0.2')
    await attacked(other.email, '192.0.2')
    const signIn = (cookie?: string, who = email, typed_password = password) =>
      post('/session', { email: who, password: typed_password }, { address: '192.0.2.99', ...(cookie && { cookie }) })
    assert.equal((await signIn()).status, 429)
    assert.deepEqual((await ask(email)).body, { object: 'done' })
    const code = await codeTo(email)
    const codes = await service.database.run<{ hash: string }>(
      sql`select encode(code_hash, 'hex') as hash from sign_in_codes`,
    )
    assert.ok(codes.length > 0 && codes.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash)))
    assertRefused(await post('/session/code/confirm', { email: other.email, code }), 400, 'code_incorrect')
    const confirmed = await post('/session/code/confirm', { email, code: code.toLowerCase().replace('-', ' ') })
    assert.equal(confirmed.status, 200)
    assertRefused(await post('/session/code/confirm', { email, code }), 400, 'code_incorrect')
    const device = deviceIn(confirmed)
    assert.equal((await signIn()).status, 429, 'elsewhere, nothing changed')
    assert.equal((await signIn(device, other.email)).status, 429)
    assert.equal((await signIn(device)).status, 201)
    await post('/session', { email, password: 'wrong one 1' }, { cookie: device })
  })

  it('replaces neither the password nor the second factor, and has a limit of its own', async () => {
    const { email } = await person(service, 'agent')
    await ask(email, '198.51.100.1')
    const confirmed = await post('/session/code/confirm', { email, code: await codeTo(email) })
    const cookie = deviceIn(confirmed)
    assert.equal(confirmed.headers.getSetCookie().length, 1, 'there is no session')
    assertRefused(await post('/session', { email, password: 'wrong one 1' }, { cookie }), 401, 'credentials_invalid')
    assertRefused(await post('/session', { email, password }, { cookie }), 429, 'rate_limited')
    const second = await person(service, 'agent')
    await service.database.run(sql`
      update users set totp_secret = ${service.means.vault.seal('JBSWY3DPEHPK3PXP', 'x')}::bytea, totp_confirmed_at = now() where email = ${second.email}`)
    await ask(second.email, '198.51.100.2')
    const passing = await post('/session/code/confirm', { email: second.email, code: await codeTo(second.email) })
    assertRefused(
      await post('/session', { email: second.email, password }, { cookie: deviceIn(passing) }),
      401,
      'second_factor_required',
    )
  })

  it('is answered alike for an address that nobody has, and sent three times an hour', async () => {
    const { email } = await person(service, 'agent')
    const answers = async (address: string) => {
      const all = []
      for (let n = 0; n < 4; n++) {
        const { status, body } = await ask(address, `10.0.${address.length}.${n}`)
        all.push([status, body.object ?? body.error.code])
      }
      return all
    }
    const expected = [...Array(3).fill([200, 'done']), [429, 'rate_limited']]
    assert.deepEqual(await answers(email), expected)
    assert.deepEqual(await answers('nobody-at-all@example.com'), expected)
    await codeTo(email, 2)
    const waiting = () => service.database.run(sql`select 1 as one from mails where due_at is not null`)
    await eventually(async () => assert.deepEqual(await waiting(), []))
    assert.equal(smtp.mails.filter(({ to }) => to.includes(email)).length, 3)
    assert.equal(smtp.mails.filter(({ to }) => to.includes('nobody-at-all@example.com')).length, 0)
  })

  it('expires, and goes to nobody who was shut out', async () => {
    const [{ email }, former] = [await person(service, 'agent'), await person(service, 'agent')]
    await service.database.run(sql`update users set disabled_at = now() where email = ${former.email}`)
    await ask(former.email, '198.51.100.3')
    await ask(email, '198.51.100.3')
    const code = await codeTo(email)
    assert.equal(smtp.mails.filter(({ to }) => to.includes(former.email)).length, 0)
    await service.database.run(sql`update sign_in_codes set expires_at = now() - interval '1 second'`)
    assertRefused(await post('/session/code/confirm', { email, code }), 400, 'code_incorrect')
    await pruneSignInCodes(service.database)
    assert.deepEqual(await service.database.run(sql`select 1 as one from sign_in_codes`), [])
  })

  it('is refused where there is no email server, whoever asks', async () => {
    await using without = await startTestService()
    const { email } = await person(without, 'agent')
    for (const address of [email, 'nobody@example.com'])
      assertRefused(await browser(without).post('/session/code', { email: address }), 409, 'mail_not_configured')
  })
})
