import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startReceiver } from '../testing/receiver.ts'
import { type Client, startTestService, type TestService } from '../testing/service.ts'

describe('what somebody answers who calls himself a CRM', () => {
  let service: TestService
  let api: Client
  before(async () => {
    service = await startTestService({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1' })
    api = await service.client()
  })
  after(() => service.stop())

  const hostile = {
    'brackets without end': { message: '[{'.repeat(500_000) },
    'options without end': {
      errors: [
        { code: 'INVALID_OPTION', message: 'allowed options: ['.repeat(50_000), context: { propertyName: ['a'] } },
      ],
    },
    'forty thousand fields': {
      errors: Array.from({ length: 40_000 }, (_, n) => ({ code: 'X', context: { propertyName: [`f${n}`] } })),
    },
    'nothing but depth': JSON.parse(`${'{"errors":'.repeat(500)}1${'}'.repeat(500)}`),
  }

  for (const [what, answer] of Object.entries(hostile))
    it(`is told shortly, and holds up nothing: ${what}`, async () => {
      await using receiver = await startReceiver(() => ({
        status: 400,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(answer),
      }))
      const began = performance.now()
      const made = await api.post('/crm_connections', {
        provider: 'hubspot',
        settings: { base_url: receiver.url },
        credentials: { access_token: 'pat-eu1-secret' },
      })
      assert.equal(made.status, 422, JSON.stringify(made.body).slice(0, 500))
      assert.ok(JSON.stringify(made.body).length < 20_000)
      assert.ok(performance.now() - began < 8000)
    })

  it('is never a secret of ours, whichever way it comes', async () => {
    const secret = 'key-that-nobody-may-see-77'
    await using receiver = await startReceiver(() => ({
      status: 409,
      headers: { 'content-type': 'application/json', 'x-status-reason': `Who is ${secret}?` },
      body: JSON.stringify({ message: `Existing: ${secret}`, error: { message: secret } }),
    }))
    for (const [provider, credentials] of [
      ['espocrm', { api_key: secret }],
      ['twenty', { api_key: secret }],
      ['hubspot', { access_token: secret }],
      ['pipedrive', { api_token: secret }],
      ['odoo', { api_key: secret }],
    ] as const) {
      const settings = { base_url: receiver.url }
      const made = await api.post('/crm_connections', { provider, settings, credentials })
      assert.equal(made.status, 422, provider)
      assert.ok(!JSON.stringify(made.body).includes(secret), provider)
    }
  })
})
