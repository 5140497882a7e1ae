import assert from 'node:assert/strict'
import { after, afterEach, before } from 'node:test'
import { type Answering, type Received, type Receiver, startReceiver } from '../testing/receiver.ts'
import { type Client, someContact, startTestService, type TestService } from '../testing/service.ts'

export const receiving_settings = { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1', WEBHOOK_ENDPOINT_LIMIT: '100' }

export const told = ({ body }: Received) => JSON.parse(body.toString())

/** A service for the tests of a suite, and receivers with an endpoint that end with each of them. */
export function receiving() {
  let service: TestService
  let api: Client
  const receivers: Receiver[] = []
  before(async () => {
    service = await startTestService(receiving_settings)
    api = await service.client()
  })
  afterEach(async () => {
    for (const { id } of (await api.get('/webhook_endpoints?limit=100')).body.data)
      await api.delete(`/webhook_endpoints/${id}`)
    await Promise.all(receivers.splice(0).map((receiver) => receiver.stop()))
  })
  after(() => service.stop())

  async function listen(answer?: Answering) {
    const receiver = await startReceiver(answer)
    receivers.push(receiver)
    return receiver
  }

  return {
    api: () => api,
    service: () => service,
    listen,
    async subscribe(events: string[], answer?: Answering) {
      const receiver = await listen(answer)
      const { status, body } = await api.post('/webhook_endpoints', { url: receiver.url, events })
      assert.equal(status, 201)
      return { ...receiver, id: body.id as string, secret: body.secret as string }
    },
    async conversation() {
      const { body: contact } = await api.post('/contacts', someContact())
      return (await api.post('/conversations', { contact_id: contact.id })).body.id as string
    },
    say: (id: string, content: string) => api.post(`/conversations/${id}/messages`, { content }),
    deliveries: async (endpoint_id: string) =>
      (await api.get(`/webhook_endpoints/${endpoint_id}/deliveries?limit=100`)).body.data,
  }
}
