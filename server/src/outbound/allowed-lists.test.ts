import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { assertRefused } from '../testing/refused.ts'
import { type Answer, type Client, startTestService, type TestService } from '../testing/service.ts'

const at = (port: number) => `http://127.0.0.1:${port}/v1`

/**
 * Features that call URLs of the caller's choice, each with its own list. Nothing listens there: a blocked call and a failed
 * one look different.
 */
describe('the list of places that may be called', () => {
  let service: TestService
  let api: Client
  before(async () => {
    service = await startTestService({
      ROLE: 'api',
      WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1:9',
      CRM_ALLOWED_NETWORKS: '127.0.0.1:10',
      ASSISTANT_ALLOWED_NETWORKS: '127.0.0.1:11',
    })
    api = await service.client()
  })
  after(() => service.stop())

  const asking: Record<string, { port: number; ask: (url: string) => Promise<Answer> }> = {
    WEBHOOK: { port: 9, ask: (url) => api.post('/webhook_endpoints', { url, events: ['*'] }) },
    CRM: {
      port: 10,
      ask: (base_url) =>
        api.post('/crm_connections', { provider: 'espocrm', settings: { base_url }, credentials: { api_key: 'x' } }),
    },
    ASSISTANT: {
      port: 11,
      ask: (base_url) => api.patch('/assistant', { provider: 'openai_compatible', base_url, model: 'some' }),
    },
  }
  for (const [name, { port, ask }] of Object.entries(asking))
    it(`is ${name}_ALLOWED_NETWORKS, and that alone`, async () => {
      assert.notEqual((await ask(at(port))).body.error?.code, 'url_not_allowed')
      for (const other of [9, 10, 11].filter((other) => other !== port))
        assertRefused(await ask(at(other)), 400, 'url_not_allowed', new RegExp(`\\(${name}_ALLOWED_NETWORKS\\)`))
    })
})
