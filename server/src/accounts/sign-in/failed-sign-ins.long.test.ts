import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { browser, password, person } from '../../testing/browser.ts'
import { startProcess } from '../../testing/processes.ts'
import { eventually, startTestService } from '../../testing/service.ts'

const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')

describe('a sign-in that fails', () => {
  it('is in the audit log with the address it came from, and those like it as one', async () => {
    await using service = await startTestService()
    await using guessed = await startTestService({ TRUST_PROXY: 'on' }, service)
    const [admin, { email }] = [await person(service, 'admin'), await person(service, 'agent')]
    const attempt = (address: string) =>
      browser(guessed, { 'x-forwarded-for': address }).post('/session', { email, password: 'not this one' })
    const entries = async () => (await admin.get('/audit_log?action=session.refused&order=asc')).body.data
    const counts = async () => (await entries()).map((one: { details: { attempts: number } }) => one.details.attempts)
    for (const address of ['203.0.113.7', '198.51.100.9']) await attempt(address)
    await eventually(async () => assert.deepEqual(await counts(), [1, 1]))
    const [entry] = await entries()
    const user = (await admin.get('/users')).body.data.find((one: { email: string }) => one.email === email)
    assert.deepEqual(
      [entry.object_type, entry.object_id, entry.actor.type, entry.details.reason],
      ['user', user.id, 'system', 'credentials_invalid'],
    )
    assert.deepEqual((await entries()).map((one: { address: string }) => one.address).sort(), [
      '198.51.100.9',
      '203.0.113.7',
    ])
    // Those like one that was just recorded wait for the end of a minute, or of the process.
    await Promise.all(Array.from({ length: 3 }, () => attempt('203.0.113.7')))
    await guessed.stop()
    assert.deepEqual(await counts(), [1, 1, 3])
  })

  it('is in the log with address and account, as the line that stands in the documentation finds it', async (t: TestContext) => {
    await using service = await startTestService({ SECRET_KEY })
    const process = await startProcess({ DATABASE_URL: service.database_url, SECRET_KEY, LOG_LEVEL: 'info' })
    t.after(() => process.stop())
    const { email } = await person(service, 'agent')
    const page = browser(process)
    await page.post('/session', { email, password: 'not this one' })
    await page.post('/session', { email: 'nobody@example.com', password: 'not this one' })
    await page.post('/session', { email, password })
    await page.post('/session/confirm', { password: 'not this one' })
    await process.stop()
    const lines = process.output.stdout.split('\n').filter((line) => line.includes('sign_in_failed'))
    const records = lines.map((line) => JSON.parse(line))
    assert.deepEqual(
      records.map(({ reason, address, account }) => [reason, address, account]),
      [
        ['credentials_invalid', '127.0.0.1', service.account_id],
        ['credentials_invalid', '127.0.0.1', undefined],
        ['password_incorrect', '127.0.0.1', service.account_id],
      ],
    )
    assert.ok(!process.output.stdout.includes(email) && !process.output.stdout.includes('not this one'))
    for (const line of lines)
      assert.match(line, /"event":"sign_in_failed","request_id":"[^"]*","address":"127\.0\.0\.1"/)
  })
})
