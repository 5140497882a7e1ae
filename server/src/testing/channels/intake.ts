import assert from 'node:assert/strict'
import { claimWebhooks, type WebhookLease } from '../../channels/incoming/queue.ts'
import { workOff } from '../../channels/incoming/worker.ts'
import { sql } from '../../db/sql.ts'
import type { Client, TestService } from '../service.ts'
import { practiceMessenger } from './practice-messenger.ts'

interface Row {
  happening: string
  tries: number
  due_at: Date | null
}

interface ReceivedMessage {
  id: string
  content: string
  attachments: { id: string; name: string; size: number }[]
}

export const never = new AbortController().signal

/** A message of a customer that is called what it says. */
export const textNamed = (external_id: string, more = {}) => ({
  customer_id: 'vera',
  external_id,
  content: external_id,
  ...more,
})

/** A practice channel whose messenger is the test. On a service without workers, nothing is taken in but by the test, too. */
export async function intakeOf(service: TestService, api: Client) {
  const { body } = await api.post('/channels', { kind: 'practice', name: 'Messenger' })
  const id = body.id as string
  const { send, sign } = await practiceMessenger(service, id)
  async function claim(): Promise<WebhookLease[]> {
    const leases = await claimWebhooks(service.database, 100)
    return leases.filter(({ channel_id }) => channel_id === id)
  }
  async function messages(): Promise<ReceivedMessage[]> {
    const all = []
    for (const conversation of (await api.get(`/conversations?channel_id=${id}`)).body.data)
      all.push(...(await api.get(`/conversations/${conversation.id}/messages`)).body.data)
    return all
  }
  return {
    id,
    sign,
    claim,
    messages,
    contents: async () => (await messages()).map(({ content }) => content).sort(),
    say: async (webhook: object) => assert.equal((await send(JSON.stringify(webhook))).status, 200),
    rows: () =>
      service.database.run<Row>(
        sql`select happening, tries, due_at from channel_webhooks where channel_id = ${id} order by id`,
      ),
    retryNow: () => service.database.run(sql`update channel_webhooks set due_at = now() where channel_id = ${id}`),
    async takeInAll() {
      for (let leases = await claim(); leases.length > 0; leases = await claim())
        for (const lease of leases) await workOff(service.means, lease, never)
    },
  }
}
