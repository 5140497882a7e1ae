import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { browser, password, person } from '../../testing/browser.ts'
import { startTestService } from '../../testing/service.ts'

const settings = { RATE_LIMIT_SIGN_IN: '3', TRUST_PROXY: 'on' }

describe('signing in', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })

  it('is slowed down for one account from one address, on all processes together, and for nobody else', async () => {
    await using service = await startTestService(settings)
    await using beside = await startTestService(settings, service)
    const { email } = await person(service, 'agent')
    const attempt = (at: typeof service, address: string, typed_password: string) =>
      browser(at, from(address)).post('/session', { email, password: typed_password })
    const began = Date.now()
    const answers = [
      await attempt(service, '203.0.113.7', 'wrong one 1'),
      await attempt(beside, '203.0.113.7', 'wrong one 2'),
      await attempt(service, '203.0.113.7', 'wrong one 3'),
      await attempt(beside, '203.0.113.7', password),
    ]
    assert.deepEqual(
      answers.map(({ status }) => status),
      [401, 401, 401, 429],
    )
    const { headers, body } = answers[3]!
    assert.equal(body.error.code, 'rate_limited')
    const passed_s = (Date.now() - began) / 1000
    assert.ok(Number(headers.get('retry-after')) >= 199 - passed_s && Number(headers.get('retry-after')) <= 200)
    assert.equal((await attempt(service, '203.0.113.8', password)).status, 201)
  })

  it('is slowed down also where requests are not limited', async () => {
    await using service = await startTestService({ RATE_LIMIT: '0', RATE_LIMIT_SIGN_IN: '3' })
    const page = await person(service, 'agent')
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) statuses.push((await page.post('/session/confirm', { password: 'wrong one 1' })).status)
    assert.deepEqual(statuses, [400, 400, 400, 429])
  })

  it('counts tries that come all at once', async () => {
    await using service = await startTestService(settings)
    const { email } = await person(service, 'agent')
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        browser(service, from('203.0.113.9')).post('/session', { email, password: 'wrong one 1' }),
      ),
    )
    assert.equal(answers.filter(({ status }) => status === 401).length, 3)
  })

  it('is slowed down for one address whatever the accounts, for a whole network of version 6', async () => {
    await using service = await startTestService(settings)
    const statuses: number[] = []
    for (let n = 0; n < 10; n++) {
      const page = browser(service, from(`2001:db8:1:2::${n.toString(16)}`))
      statuses.push((await page.post('/session', { email: `nobody-${n}@example.com`, password })).status)
    }
    assert.deepEqual(statuses, [...Array(9).fill(401), 429])
    const other = browser(service, from('2001:db8:1:3::1'))
    assert.equal((await other.post('/session', { email: 'nobody@example.com', password })).status, 401)
  })

  it('is slowed down for one account however many addresses try', async () => {
    await using service = await startTestService(settings)
    const { email } = await person(service, 'agent')
    const statuses: number[] = []
    for (let n = 0; n < 16; n++) {
      const page = browser(service, from(`198.51.100.${n}`))
      statuses.push((await page.post('/session', { email, password: 'wrong one 1' })).status)
    }
    assert.deepEqual(statuses, [...Array(15).fill(401), 429])
  })

  it('is not held against somebody who succeeds', async () => {
    await using service = await startTestService(settings)
    const { email } = await person(service, 'agent')
    for (let round = 0; round < 3; round++) {
      const page = browser(service, from(`192.0.2.${round}`))
      for (const [typed_password, status] of [
        ['wrong one 1', 401],
        ['wrong one 2', 401],
        [password, 201],
        ['wrong one 1', 401],
      ] as const)
        assert.equal((await page.post('/session', { email, password: typed_password })).status, status)
    }
  })
})
