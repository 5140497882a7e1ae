import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { type Browser, password, person, setUp } from '../../testing/browser.ts'
import { type Answer, eventually } from '../../testing/service.ts'
import { stepOf, totp } from '../totp.ts'

const code = ({ body }: Answer) => body.error?.code

async function switchOn(page: Browser) {
  const { secret } = (await page.post('/two_factor', { password })).body
  const bytes = Buffer.from(fromBase32(secret))
  const step = stepOf(bytes, totp(bytes, Math.floor(Date.now() / 30_000)), Date.now(), null)!
  return page.post('/two_factor/confirm', { code: totp(bytes, step) })
}

function fromBase32(text: string): number[] {
  const bits = [...text]
    .map((one) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(one).toString(2).padStart(5, '0'))
    .join('')
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, n) => Number.parseInt(bits.slice(n * 8, n * 8 + 8), 2))
}

describe('two-factor sign-in that an account requires', () => {
  it('lets nobody do anything before it is on, and lets nobody switch it off', async () => {
    const account = await testAccount()
    const owner = await setUp(account)
    const page = await person(account, 'agent')
    const require = (two_factor_required: boolean) => owner.patch('/account', { two_factor_required })
    assert.equal(code(await require(true)), 'two_factor_not_begun', 'whoever asks it of others has it')
    assert.equal((await switchOn(owner)).status, 200)
    const listening = page.get('/live/events/stream')
    assert.equal((await require(true)).body.two_factor_required, true)
    await listening
    await eventually(async () => assert.equal(code(await page.get('/live/contacts')), 'two_factor_setup_required'))
    for (const path of ['/users', '/sessions', '/test/contacts', '/live/events/stream'])
      assert.equal(code(await page.get(path)), 'two_factor_setup_required', path)
    const session = (await page.get('/session')).body
    assert.deepEqual([session.account.two_factor_required, session.user.two_factor], [true, false])
    assert.equal((await owner.get('/live/contacts')).status, 200)
    const { recovery_codes } = (await switchOn(page)).body
    assert.equal((await page.get('/live/contacts')).status, 200)
    assert.equal(code(await page.delete('/two_factor', { password })), 'two_factor_required')
    const [entry] = (await owner.get('/audit_log?action=account.updated')).body.data
    assert.deepEqual(entry.details, { two_factor_required: { from: false, to: true } })
    assert.equal((await require(false)).body.two_factor_required, false)
    const off = { password, code: recovery_codes[0] }
    await eventually(async () => assert.equal((await page.delete('/two_factor', off)).status, 200))
  })

  it('is asked for by an owner with a fresh password, and of programs not at all', async () => {
    const account = await testAccount()
    const owner = await setUp(account)
    const admin = await person(account, 'admin')
    assert.equal(code(await admin.patch('/account', { two_factor_required: true })), 'insufficient_role')
    const api = await account.client()
    await account.database.run(sql`update accounts set two_factor_required_at = now() where id = ${account.account_id}`)
    await eventually(async () => assert.equal(code(await owner.get('/users')), 'two_factor_setup_required'))
    assert.equal((await api.get('/contacts')).status, 200)
  })
})
