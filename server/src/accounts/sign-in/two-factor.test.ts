import assert from 'node:assert/strict'
import { before, describe, it, type TestContext } from 'node:test'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { shown } from '../../testing/authenticator.ts'
import { browser, password, person, setUp } from '../../testing/browser.ts'
import { runInProcess } from '../../testing/run-in-process.ts'
import { eventually, startTestService, type TestAccount } from '../../testing/service.ts'

const code = ({ body }: { body: { error?: { code: string } } }) => body.error?.code
describe('a second factor', () => {
  let account: TestAccount
  before(async () => {
    account = await testAccount()
    await setUp(account)
  })
  const signIn = (email: string, more = {}) => browser(account).post('/session', { email, password, ...more })

  async function withTwoFactor() {
    const page = await person(account, 'agent')
    const { secret } = (await page.post('/two_factor', { password })).body
    const { recovery_codes } = (await page.post('/two_factor/confirm', { code: shown(secret, -1) })).body
    return { page, secret, recovery_codes: recovery_codes as string[] }
  }

  it('is begun with the password, and asked for only once a code was confirmed', async () => {
    const page = await person(account, 'agent')
    assert.equal(code(await page.post('/two_factor/confirm', { code: '000000' })), 'two_factor_not_begun')
    assert.equal(code(await page.post('/two_factor', { password: 'not this one' })), 'password_incorrect')
    const enrollment = (await page.post('/two_factor', { password })).body
    assert.match(enrollment.uri, new RegExp(`^otpauth://totp/Lindqvist%20Cycles:.*secret=${enrollment.secret}`))
    assert.match(enrollment.qr_svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*<\/svg>$/)
    assert.doesNotMatch(enrollment.qr_svg, /script|href|onload/)
    assert.equal((await signIn(page.email)).status, 201)
    const wrong = shown(enrollment.secret).replace(/./g, (digit) => String((Number(digit) + 1) % 10))
    assert.equal(code(await page.post('/two_factor/confirm', { code: wrong })), 'code_incorrect')
    assert.equal((await page.get('/session')).body.user.two_factor, false)
    const confirmed = await page.post('/two_factor/confirm', { code: shown(enrollment.secret) })
    assert.equal(new Set(confirmed.body.recovery_codes).size, 10)
    assert.equal((await page.get('/session')).body.user.two_factor, true)
    assert.equal(code(await page.post('/two_factor', { password })), 'two_factor_already_on')
    assert.equal(code(await signIn(page.email)), 'second_factor_required')
  })

  it('is asked for only of whoever knows the password', async () => {
    const { page, secret } = await withTwoFactor()
    const wrong = { password: 'not this one' }
    assert.equal(code(await signIn(page.email, wrong)), 'credentials_invalid')
    assert.equal(code(await signIn(page.email, { ...wrong, code: shown(secret) })), 'credentials_invalid')
  })

  it('takes each code once, also of two who send it together', async () => {
    const { page, secret } = await withTwoFactor()
    const now = shown(secret)
    const statuses = (await Promise.all([1, 2, 3].map(() => signIn(page.email, { code: now })))).map(
      (one) => one.status,
    )
    assert.deepEqual(statuses.sort(), [201, 401, 401])
    assert.equal(code(await signIn(page.email, { code: now })), 'second_factor_invalid')
    assert.equal((await signIn(page.email, { code: shown(secret, 1) })).status, 201)
  })

  it('can be replaced by a recovery code, each of them once, in any spelling', async () => {
    const { page, recovery_codes } = await withTwoFactor()
    const [first, second] = recovery_codes
    assert.match(first!, /^[A-Z2-7]{4}(-[A-Z2-7]{4}){5}$/)
    assert.equal((await signIn(page.email, { code: first })).status, 201)
    assert.equal(code(await signIn(page.email, { code: first })), 'second_factor_invalid')
    assert.equal((await signIn(page.email, { code: second!.toLowerCase().replaceAll('-', ' ') })).status, 201)
  })

  it('gives new recovery codes for the password and a code, and those from before are worth nothing', async () => {
    const { page, recovery_codes } = await withTwoFactor()
    const renew = (word: string, code?: string) => page.post('/two_factor/recovery_codes', { password: word, code })
    assert.equal(code(await renew('not this one', recovery_codes[1])), 'password_incorrect')
    assert.equal(code(await renew(password)), 'second_factor_required')
    assert.equal(code(await renew(password, '000000')), 'second_factor_invalid')
    const fresh = (await renew(password, recovery_codes[1])).body.recovery_codes as string[]
    assert.equal(new Set([...fresh, ...recovery_codes]).size, 20)
    assert.equal(code(await signIn(page.email, { code: recovery_codes[0] })), 'second_factor_invalid')
    assert.equal((await signIn(page.email, { code: fresh[0] })).status, 201)
    const without = await person(account, 'agent')
    assert.equal(code(await without.post('/two_factor/recovery_codes', { password })), 'two_factor_not_begun')
  })

  it('is asked for with a new password, and used up only if that one is any good', async () => {
    const { page, recovery_codes } = await withTwoFactor()
    const change = (new_password: string, code?: string) =>
      page.post('/password', { current_password: password, new_password, code })
    assert.equal(code(await change('a pot of tea at four')), 'second_factor_required')
    assert.equal(code(await change('a pot of tea at four', '000000')), 'second_factor_invalid')
    assert.equal(code(await change('password1234', recovery_codes[0])), 'password_not_allowed')
    assert.equal((await change('a pot of tea at four', recovery_codes[0])).status, 200)
    assert.equal((await page.get('/session')).status, 200)
  })

  it('ends every other session when it is switched on or off, and is switched off with the password and a code', async () => {
    const page = await person(account, 'agent')
    const second = browser(account)
    await second.post('/session', { email: page.email, password })
    const { secret } = (await page.post('/two_factor', { password })).body
    const before = page.cookie
    const { recovery_codes } = (await page.post('/two_factor/confirm', { code: shown(secret) })).body
    assert.notEqual(page.cookie, before)
    await eventually(async () => assert.equal(code(await second.get('/session')), 'session_expired'))
    assert.equal(code(await page.delete('/two_factor', { password: 'not this one' })), 'password_incorrect')
    assert.equal(code(await page.delete('/two_factor', { password })), 'second_factor_required')
    assert.equal(code(await page.delete('/two_factor', { password, code: '000000' })), 'second_factor_invalid')
    await second.post('/session', { email: page.email, password, code: recovery_codes[1] })
    assert.equal((await second.get('/session')).status, 200)
    assert.equal((await page.delete('/two_factor', { password, code: recovery_codes[0] })).status, 200)
    await eventually(async () => assert.equal(code(await second.get('/session')), 'session_expired'))
    assert.equal((await page.get('/session')).status, 200)
    assert.equal((await signIn(page.email)).status, 201)
  })

  it('is stored so that nobody who reads the database can use it', async () => {
    const { secret, recovery_codes } = await withTwoFactor()
    const rows = await account.database.run(sql`
      select encode(totp_secret, 'escape') as secret, (select json_agg(encode(hash, 'escape')) from recovery_codes) as codes from users`)
    const text = JSON.stringify(rows)
    for (const one of [secret, ...recovery_codes, ...recovery_codes.map((one) => one.replaceAll('-', ''))])
      assert.ok(!text.includes(one))
  })

  it('lets nobody guess: five wrong codes, and then one in five minutes', async () => {
    await using strict = await startTestService({ RATE_LIMIT_SIGN_IN: '50' })
    await setUp(strict)
    const page = await person(strict, 'agent')
    const { secret } = (await page.post('/two_factor', { password })).body
    await page.post('/two_factor/confirm', { code: shown(secret, -1) })
    const right = shown(secret)
    const wrong = right.replace(/./g, (digit) => String((Number(digit) + 1) % 10))
    const statuses: number[] = []
    for (let n = 0; n < 6; n++)
      statuses.push((await browser(strict).post('/session', { email: page.email, password, code: wrong })).status)
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429])
    assert.equal((await browser(strict).post('/session', { email: page.email, password, code: right })).status, 429)
  })

  it('is asked for by a link to choose a new password, too; the command line can switch it off', async (t: TestContext) => {
    const { page, secret } = await withTwoFactor()
    const settings = { DATABASE_URL: account.database_url }
    const link = async (...words: string[]) =>
      (
        await runInProcess(
          t,
          ['users', 'reset-password', page.email, '--account', account.account_id, ...words],
          settings,
        )
      ).stdout
        .trim()
        .split('=')[1]!
    const accept = (token: string, more = {}) =>
      browser(account).post('/invitations/accept', { token, password: 'a pot of tea at four', ...more })
    const token = await link()
    assert.equal(code(await accept(token)), 'second_factor_required')
    assert.equal((await accept(token, { code: shown(secret) })).status, 201)
    const without = await accept(await link('--without-second-factor'), { password: 'a pot of tea at five' })
    assert.deepEqual([without.status, without.body.user.two_factor], [201, false])
  })
})
