import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startModelServer } from '../testing/models/model-server.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, someContact, startTestService } from '../testing/service.ts'

const limits = { RATE_LIMIT: '6000', RATE_LIMIT_OUTSIDE: '4', WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1' }

async function writtenBy(api: Client) {
  const { body: contact } = await api.post('/contacts', someContact())
  const { body: conversation } = await api.post('/conversations', { contact_id: contact.id })
  const message = { content: 'We need 40 bicycles by March, our budget is 50,000 euros.', direction: 'inbound' }
  await api.post(`/conversations/${conversation.id}/messages`, message)
  return { contact_id: contact.id as string, path: `/conversations/${conversation.id}` }
}

async function ask(api: Client, { contact_id, path }: Awaited<ReturnType<typeof writtenBy>>) {
  const answers = [await api.post(`${path}/summarize`), await api.post('/leads/qualify', { contact_id })]
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  )
}

describe('the narrower limit', () => {
  it('counts summaries and qualifications where a model is asked, and has them made without one past it', async () => {
    await using service = await startTestService(limits)
    await using model = await startModelServer()
    model.always({ say: { points: [], extractions: [] } })
    const api = await service.client()
    await api.patch('/assistant', {
      provider: 'openai_compatible',
      base_url: model.url,
      model: 'm',
      redaction: 'never',
    })
    const asked_for = await Promise.all(Array.from({ length: 4 }, () => writtenBy(api)))
    for (const one of asked_for) await ask(api, one)
    const purposes = (await api.get('/assistant/usage')).body.calls as { purpose: string; calls: number }[]
    assert.deepEqual(Object.fromEntries(purposes.map(({ purpose, calls }) => [purpose, calls])), {
      summary: 2,
      extraction: 2,
    })
    const { body } = await api.get(`${asked_for[3]!.path}/summary_records`)
    assert.deepEqual([body.data[0].engine, body.data[0].fallback], ['embedded', 'rate_limited'])
    assertRefused(await api.post('/leads/svclea_0/sync'), 429, 'rate_limited')
  })

  it('counts none of them where no model is set: they are work of our own', async () => {
    await using service = await startTestService(limits)
    const api = await service.client()
    for (let n = 0; n < 6; n++) await ask(api, await writtenBy(api))
    assertRefused(await api.post('/leads/svclea_0/sync'), 404, 'resource_not_found')
  })
})
