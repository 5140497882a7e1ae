import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestService } from '../../testing/service.ts'
import { endSummaries, summarizeAside } from '../summary-worker-pool.ts'
import { handOverSwitchedOff } from './to-person.ts'
import { setStage } from './turns-model.fixture.ts'

describe('a conversation that has to go to a person', () => {
  it('waits for no thread that is busy', async () => {
    await using service = await startTestService({ ROLE: 'api' })
    const api = await service.client()
    const { services, id } = await setStage(service, api)
    await api.post(`/conversations/${id}/messages`, { content: 'Where is my zorb?', direction: 'inbound' })
    await api.patch('/assistant', { status: 'off' })
    const content = 'Where is my order 1042? I want it today. '.repeat(140)
    const messages = Array.from({ length: 400 }, (_, n) => ({
      ...{ id: `m${n}`, author: 'customer' as const, name: null, content },
      created_at: '2026-01-05T09:00:00.000Z',
    }))
    const busy = Array.from({ length: 40 }, () => summarizeAside({ messages, status: 'open', subject: null }))
    let done = false
    const ended = Promise.allSettled(busy).then(() => {
      done = true
    })
    await handOverSwitchedOff(services)
    assert.equal(done, false)
    const { body } = await api.get(`/conversations/${id}`)
    assert.deepEqual([body.status, body.handled_by], ['open', 'human'])
    await endSummaries()
    await ended
  })
})
