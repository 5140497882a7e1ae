import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { cpuTime } from '../testing/cpu-time.ts'
import { startReceiver } from '../testing/receiver.ts'
import type { Client, TestAccount } from '../testing/service.ts'

describe('what somebody answers who calls himself a CRM', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

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
      const create = async () => {
        const { status, body } = await api.post('/crm_connections', {
          provider: 'hubspot',
          settings: { base_url: receiver.url },
          credentials: { access_token: 'pat-eu1-secret' },
        })
        assert.equal(status, 422, JSON.stringify(body).slice(0, 500))
        assert.ok(JSON.stringify(body).length < 20_000)
      }
      // Of the thread that answers everyone else.
      assert.ok((await cpuTime(create, 2000)) < 2000)
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
      const created = await api.post('/crm_connections', { provider, settings, credentials })
      assert.equal(created.status, 422, provider)
      assert.ok(!JSON.stringify(created.body).includes(secret), provider)
    }
  })
})
