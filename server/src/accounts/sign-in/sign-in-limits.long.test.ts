import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { browser, password, person } from '../../testing/browser.ts'
import { startTestService } from '../../testing/service.ts'

describe('signing in from a new browser while others guess', () => {
  const ask = async (service: { url: string }, address: string, email: string, typed_password: string) =>
    (await browser(service, { 'x-forwarded-for': address }).post('/session', { email, password: typed_password }))
      .status
  const guess = async (service: { url: string }, email: string, addresses: readonly string[]) => {
    const statuses: number[] = []
    for (const address of addresses) statuses.push(await ask(service, address, email, 'wrong one 1'))
    return statuses
  }
  const many = (address: (n: number) => string, count: number) => Array.from({ length: count }, (_, n) => address(n))

  it('succeeds from a network that has not tried, however many networks of others have', async () => {
    await using service = await startTestService({ RATE_LIMIT_SIGN_IN: '1', TRUST_PROXY: 'on' })
    const { email } = await person(service, 'agent')
    for (const addresses of [
      many((n) => `10.0.${n}.1`, 20),
      many((n) => `10.${n + 1}.0.1`, 20),
      many((n) => `2001:db8:${n + 1}::1`, 20),
    ]) {
      const statuses = await guess(service, email, addresses)
      assert.ok(statuses.includes(429), 'they are slowed down')
    }
    for (const owner of ['203.0.113.7', '198.51.100.7', '2a02:100:1::7'])
      assert.equal(await ask(service, owner, email, password), 201, owner)
    assert.equal(await ask(service, '10.0.0.9', email, password), 429, 'among those who guess')
  })

  it('is bounded for all networks together', async () => {
    await using service = await startTestService({ RATE_LIMIT_SIGN_IN: '1', TRUST_PROXY: 'on' })
    const { email } = await person(service, 'agent')
    const statuses = await guess(
      service,
      email,
      many((n) => `${n + 1}.0.0.1`, 100),
    )
    const tried = statuses.filter((status) => status === 401).length
    // 5 for the account, 10 for each of two widths, and 50; and what comes back meanwhile.
    assert.ok(tried >= 75 && tried < 100, `${tried} were tried`)
  })

  it('leaves its attempts to whoever was refused because of others', async () => {
    await using service = await startTestService({ RATE_LIMIT_SIGN_IN: '2', TRUST_PROXY: 'on' })
    const { email } = await person(service, 'agent')
    await guess(
      service,
      email,
      many((n) => `10.0.0.${n}`, 12),
    )
    for (let n = 0; n < 8; n++) assert.equal(await ask(service, '10.0.0.99', email, password), 429)
    const other = await person(service, 'agent')
    assert.equal(await ask(service, '10.0.0.99', other.email, password), 201)
  })
})
