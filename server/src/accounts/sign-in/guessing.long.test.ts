import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { browser, password, person } from '../../testing/browser.ts'
import { type Answer, startTestService } from '../../testing/service.ts'

const settings = { RATE_LIMIT_SIGN_IN: '3', TRUST_PROXY: 'on' }

describe('signing in while many guess', () => {
  const ask = (service: { url: string }, address: string, body: object, cookie?: string) =>
    browser(service, { 'x-forwarded-for': address, ...(cookie && { cookie }) }).post('/session', body)
  const deviceIn = ({ headers }: Answer) =>
    headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('parley_device='))!
      .split(';', 1)[0]!

  it('succeeds for whoever comes from elsewhere, however many networks of one provider are tried from', async () => {
    await using service = await startTestService({ TRUST_PROXY: 'on', RATE_LIMIT_SIGN_IN: '10' })
    const { email } = await person(service, 'agent')
    for (const kind of ['other accounts', 'the same account']) {
      const guesses = Array.from({ length: 70 }, (_, n) =>
        ask(service, `2001:db8:1:${n.toString(16)}::1`, {
          email: kind === 'the same account' && n < 30 ? email : `${n}@example.com`,
          password: 'wrong one 1',
        }),
      )
      const mine = await Promise.all(
        Array.from({ length: 8 }, (_, n) => ask(service, `198.51.${n}.7`, { email, password })),
      )
      assert.deepEqual(
        mine.map(({ status }) => status),
        Array(8).fill(201),
        kind,
      )
      const statuses = (await Promise.all(guesses)).map(({ status }) => status)
      assert.ok(statuses.every((status) => [401, 429, 503].includes(status)))
    }
  })

  it('counts no try that there was no room for', async () => {
    await using service = await startTestService({ TRUST_PROXY: 'on', RATE_LIMIT_SIGN_IN: '1' })
    const guess = (n: number) =>
      ask(service, `2001:db8:${n.toString(16)}::1`, { email: `${n}@example.com`, password: 'wrong one 1' })
    const first = await Promise.all(Array.from({ length: 70 }, (_, n) => guess(n)))
    const refused = first.flatMap(({ status }, n) => (status === 503 ? [n] : []))
    assert.ok(refused.length > 0)
    for (const n of refused.slice(0, 5)) assert.equal((await guess(n)).status, 401)
    assert.equal((await guess(refused[0]!)).status, 429)
  })

  it('has a limit of its own for a browser in which the same person has signed in before', async () => {
    await using service = await startTestService(settings)
    const [{ email }, other] = [await person(service, 'agent'), await person(service, 'agent')]
    const device = deviceIn(await ask(service, '203.0.113.20', { email, password }))
    const strange = deviceIn(await ask(service, '203.0.113.21', { email: other.email, password }))
    for (let n = 0; n < 16; n++) await ask(service, `203.0.113.${100 + n}`, { email, password: 'wrong one 1' })
    const now = (cookie?: string) => ask(service, '203.0.113.22', { email, password }, cookie)
    assert.deepEqual(
      [
        (await now()).status,
        (await now(strange)).status,
        (await now(device.replace('=', '=x'))).status,
        (await now(device)).status,
      ],
      [429, 429, 429, 201],
    )
    const wrong: number[] = []
    for (let n = 0; n < 4; n++)
      wrong.push((await ask(service, '203.0.113.22', { email, password: 'wrong one 1' }, device)).status)
    assert.deepEqual(wrong, [401, 401, 401, 429])
  })
})
