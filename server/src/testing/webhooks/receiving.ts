import assert from 'node:assert/strict'
import { afterEach, before } from 'node:test'
import { testAccount } from '../account.ts'
import { type Answering, type Received, type Receiver, startReceiver } from '../receiver.ts'
import { type Client, someContact, type TestAccount } from '../service.ts'

export const bodyOf = ({ body }: Received) => JSON.parse(body.toString())

/** An account for the tests of a suite, and receivers and endpoints that are removed after each test. */
export function receiving() {
  let account: TestAccount
  let api: Client
  const receivers: Receiver[] = []
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })
  afterEach(async () => {
    for (const { id } of (await api.get('/webhook_endpoints?limit=100')).body.data)
      await api.delete(`/webhook_endpoints/${id}`)
    await Promise.all(receivers.splice(0).map((receiver) => receiver.stop()))
  })

  async function listen(answer?: Answering) {
    const receiver = await startReceiver(answer)
    receivers.push(receiver)
    return receiver
  }

  return {
    api: () => api,
    account: () => account,
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
