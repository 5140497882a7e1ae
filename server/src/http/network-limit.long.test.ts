import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { type Answer, client, startTestService } from '../testing/service.ts'
import { visitorClient, widgetChannel } from '../testing/visitor.ts'

// So few a minute that none comes back while a test runs.
const settings = { RATE_LIMIT: '10000', TRUST_PROXY: 'on', RATE_LIMIT_NEW_VISITORS: '9', RATE_LIMIT_REFUSED_KEYS: '3' }

async function started(t: TestContext, more: Record<string, string> = {}) {
  const service = await startTestService({ ...settings, ...more })
  t.after(() => service.stop())
  const channel_id = await widgetChannel(service)
  const from = (address: string) => ({ 'x-forwarded-for': address })
  return {
    service,
    visit: (address: string) => visitorClient(service).post('/visitors', { channel_id }, from(address)),
    guess: (address: string) => client(service.base, 'svc_live_guess').get('/contacts', from(address)),
    look: (address: string) => visitorClient(service).get(`/channels/${channel_id}`, from(address)),
  }
}

/** How many were let through before the limit, which holds from then on. */
async function letThrough(addresses: string[], ask: (address: string) => Promise<Answer>): Promise<number> {
  const answers: Answer[] = []
  for (const address of addresses) answers.push(await ask(address))
  const refused = answers.findIndex(({ status }) => status === 429)
  if (refused === -1) return answers.length
  for (const { status, body } of answers.slice(refused))
    assert.deepEqual([status, body.error.code], [429, 'rate_limited'])
  return refused
}

const sixteen = Array.from({ length: 16 }, (_, n) => n.toString(16))
const of_one_64 = sixteen.map((n) => `2001:db8:1:a2b3::${n}`)
const of_one_56 = sixteen.map((n) => `2001:db8:2:a2${n}0::1`)
const of_one_48 = sixteen.map((n) => `2001:db8:3:${n}000::1`)

describe('limits by address', () => {
  for (const [what, which] of [
    ['new visitors', 'visit'],
    ['refused keys', 'guess'],
  ] as const)
    it(`on ${what} hold for a whole /64 of IPv6, and allow a /56 and a /48 twice as many at once`, async (t) => {
      const { [which]: ask } = await started(t)
      assert.equal(await letThrough(of_one_64, ask), 3)
      assert.equal(await letThrough(of_one_56, ask), 6)
      assert.equal(await letThrough(of_one_48, ask), 6)
      assert.notEqual((await ask('2001:db8:4::1')).status, 429)
    })

  it('do not count what a /64 was refused against its neighbors', async (t) => {
    const { visit } = await started(t)
    assert.equal(await letThrough([...of_one_64, ...of_one_64], visit), 3)
    assert.equal((await visit('2001:db8:1:a2b4::1')).status, 201)
    assert.equal((await visit('2001:db8:1:b2b4::1')).status, 201)
    assert.equal((await visit('2001:db8:1:b2b5::1')).status, 201)
  })

  it('hold for each address of IPv4, also where it is written as one of IPv6', async (t) => {
    const { visit } = await started(t)
    const same = ['203.0.113.7', '::ffff:203.0.113.7', '203.0.113.7', '::ffff:203.0.113.7']
    assert.equal(await letThrough(same, visit), 3)
    for (const address of ['203.0.113.8', '203.0.113.9', '203.0.113.10'])
      assert.equal((await visit(address)).status, 201)
  })

  it('on what visitors ask hold for networks, too', async (t) => {
    const { look } = await started(t, { RATE_LIMIT_VISITOR_ADDRESS: '3' })
    assert.equal(await letThrough(of_one_64, look), 3)
    assert.equal(await letThrough(of_one_48, look), 6)
  })
})
