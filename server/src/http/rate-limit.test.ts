import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { createAccount } from '../accounts/accounts.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Answer, type Client, client, someContact, startTestService } from '../testing/service.ts'

async function started(t: TestContext, settings: Record<string, string>) {
  const service = await startTestService(settings)
  t.after(() => service.stop())
  return service
}

/** `"name";q=5;w=60` → { name: 'name', q: 5, w: 60 }: an item of a structured field (RFC 9651) and its parameters. */
function item(field: string | null): Record<string, string | number> {
  const match = /^"(\w+)"((?:;[a-z]+=\d+)+)$/.exec(field ?? '')
  assert.ok(match, `${field} is not a structured field`)
  const parameters = match[2]!
    .slice(1)
    .split(';')
    .map((pair) => pair.split('='))
  return { name: match[1]!, ...Object.fromEntries(parameters.map(([name, value]) => [name, Number(value)])) }
}

const times = (count: number, call: () => Promise<Answer>) => Promise.all(Array.from({ length: count }, call))
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function assertLimited(answer: Answer): void {
  assertRefused(answer, 429, 'rate_limited')
  assert.equal(answer.body.error.type, 'service/rate_limit_error')
  const { t, r } = item(answer.headers.get('ratelimit'))
  assert.equal(r, 0)
  const wait = answer.headers.get('retry-after')!
  assert.match(wait, /^[1-9]\d*$/)
  assert.ok(Number(wait) >= Number(t), `Retry-After ${wait}, t ${t}`)
}

describe('the rate limit', () => {
  // One a minute: however slow the machine, none comes back while a test runs.
  it('lets a burst through and no more, and tells what is left', async (t) => {
    const service = await started(t, { RATE_LIMIT: '1', RATE_LIMIT_BURST: '5' })
    const api = await service.client()
    for (let left = 4; left >= 0; left--) {
      const { status, headers } = await api.get('/contacts')
      assert.equal(status, 200)
      assert.deepEqual(item(headers.get('ratelimit-policy')), { name: 'default', q: 1, w: 60 })
      const { name, r, t } = item(headers.get('ratelimit'))
      assert.deepEqual([name, r], ['default', left])
      assert.ok(Number(t) > 60 * (4 - left - 1) && Number(t) <= 60 * (5 - left))
    }
    const refused = await api.get('/contacts')
    assertLimited(refused)
    assert.equal(item(refused.headers.get('ratelimit-policy')).q, 1)
    const wait = Number(refused.headers.get('retry-after'))
    assert.ok(wait > 30 && wait <= 60)
  })

  it('lets one through again after the time it names', async (t) => {
    const service = await started(t, { RATE_LIMIT: '60', RATE_LIMIT_BURST: '1' })
    const api = await service.client()
    const refused = (await times(20, () => api.get('/contacts'))).find(({ status }) => status === 429)!
    assertLimited(refused)
    assert.equal(refused.headers.get('retry-after'), '1')
    await pause(1000)
    assert.equal((await api.get('/contacts')).status, 200)
  })

  it('is one for all keys of a mode of an account, and another for each other', async (t) => {
    const service = await started(t, {
      RATE_LIMIT: '1',
      RATE_LIMIT_BURST: '3',
      RATE_LIMIT_TEST: '1',
      RATE_LIMIT_TEST_BURST: '2',
    })
    const colleagues = [await service.client(), await service.client()] as const
    await times(2, () => colleagues[0].get('/contacts'))
    assert.equal((await colleagues[1].get('/contacts')).status, 200)
    for (const one of colleagues) assertLimited(await one.get('/contacts'))
    const account_id = await createAccount(service.database, 'Other')
    assert.equal((await (await service.client({ account_id })).get('/contacts')).status, 200)
    const test_mode = await service.client({ mode: 'test' })
    const answers = await times(3, () => test_mode.get('/contacts'))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 429])
  })

  it('counts and shows itself on what is refused for another reason, and does nothing of what it refuses', async (t) => {
    const service = await started(t, { RATE_LIMIT: '12', RATE_LIMIT_BURST: '6' })
    const api = await service.client()
    const limited = await service.client({ scopes: [] })
    const refused: [number, () => Promise<Answer>][] = [
      [400, () => api.get('/contacts?limit=x')],
      [403, () => limited.get('/contacts')],
      [404, () => api.get('/contacts/x')],
      [406, () => api.get('/contacts', { accept: 'text/html' })],
      [415, () => api.send('POST', '/contacts', { body: 'x', headers: { 'content-type': 'text/plain' } })],
    ]
    for (const [n, [status, call]] of refused.entries()) {
      const answer = await call()
      assert.equal(answer.status, status)
      assert.equal(item(answer.headers.get('ratelimit')).r, 5 - n)
    }
    const { body: created } = await api.post('/contacts', someContact())
    const key = { 'idempotency-key': 'limited' }
    assertLimited(await api.delete(`/contacts/${created.id}`, key))
    await pause(5000)
    assert.equal((await api.delete(`/contacts/${created.id}`, key)).headers.get('idempotent-replayed'), null)
  })

  it('is narrower on what asks a CRM, beside the other, and there alone', async (t) => {
    const service = await started(t, { RATE_LIMIT: '1000', RATE_LIMIT_BURST: '500', RATE_LIMIT_OUTSIDE: '3' })
    for (const mode of ['live', 'test'] as const) {
      const api = await service.client({ mode })
      const sync = () => api.post('/leads/svclea_0/sync')
      for (let left = 2; left >= 0; left--) {
        const { status, headers } = await sync()
        assert.equal(status, 404)
        const [general, outside] = headers.get('ratelimit')!.split(', ').map(item)
        assert.deepEqual([general!.name, outside!.name, outside!.r], ['default', 'outside', left])
        const policies = headers.get('ratelimit-policy')!.split(', ').map(item)
        assert.deepEqual(policies[1], { name: 'outside', q: 3, w: 60 })
      }
      const refused = await sync()
      assertLimited(refused)
      assert.deepEqual(item(refused.headers.get('ratelimit-policy')), { name: 'outside', q: 3, w: 60 })
      assertLimited(await api.post('/crm_connections', { provider: 'fake' }))
      const { status, headers } = await api.get('/crm_connections')
      assert.deepEqual([status, item(headers.get('ratelimit')).name], [200, 'default'])
    }
  })

  it('on what asks a CRM is not used up by who may not, and can be switched off alone', async (t) => {
    const narrow = await started(t, { RATE_LIMIT: '1000', RATE_LIMIT_OUTSIDE: '1' })
    const reader = await narrow.client({ scopes: ['leads:read'] })
    for (const { status } of await times(3, () => reader.post('/leads/svclea_0/sync'))) assert.equal(status, 403)
    assert.equal((await (await narrow.client()).post('/leads/svclea_0/sync')).status, 404)
    const off = await started(t, { RATE_LIMIT: '1000', RATE_LIMIT_OUTSIDE: '0' })
    const api = await off.client()
    for (const { status, headers } of await times(70, () => api.post('/leads/svclea_0/sync')))
      assert.deepEqual([status, item(headers.get('ratelimit')).name], [404, 'default'])
  })

  it('of 0 is none, and shows none', async (t) => {
    const service = await started(t, {
      RATE_LIMIT: '0',
      RATE_LIMIT_TEST: '1',
      RATE_LIMIT_TEST_BURST: '1',
      RATE_LIMIT_REFUSED_KEYS: '1',
    })
    for (const api of [await service.client(), await service.client({ mode: 'test' })])
      for (const { status, headers } of await times(20, () => api.get('/contacts')))
        assert.deepEqual([status, headers.get('ratelimit'), headers.get('ratelimit-policy')], [200, null, null])
    for (const answer of await times(5, () => client(service.base, 'x').get('/contacts')))
      assert.equal(answer.status, 401)
  })

  it('on refused keys is for each address, and stops nobody with a good key', async (t) => {
    const service = await started(t, { RATE_LIMIT: '10000', RATE_LIMIT_REFUSED_KEYS: '10', TRUST_PROXY: 'on' })
    const guesser = client(service.base, 'svc_live_guess')
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const answers = await times(12, () => guesser.get('/contacts', from('203.0.113.7')))
    assert.equal(answers.filter(({ status }) => status === 401).length, 10)
    for (const answer of answers.filter(({ status }) => status !== 401)) assertLimited(answer)
    assert.equal((await guesser.get('/contacts', from('203.0.113.8'))).status, 401)
    assertLimited(await guesser.get('/contacts', { ...from('203.0.113.7'), authorization: '' }))
    const api: Client = await service.client()
    assert.equal((await api.get('/contacts', from('203.0.113.7'))).status, 200)
  })

  it('on refused keys does not believe what a caller says of its address, unless told to', async (t) => {
    const service = await started(t, { RATE_LIMIT: '10000', RATE_LIMIT_REFUSED_KEYS: '2' })
    const guesser = client(service.base, 'x')
    for (let n = 0; n < 2; n++) await guesser.get('/contacts', { 'x-forwarded-for': `203.0.113.${n}` })
    assertLimited(await guesser.get('/contacts', { 'x-forwarded-for': '203.0.113.9' }))
  })
})
