import assert from 'node:assert/strict'
import { type Client, eventually, someContact } from '../service.ts'

export interface TalkMessage {
  id: string
  direction: 'inbound' | 'outbound'
  sender: { type: string; id: string | null; name: string | null }
  content: string
  in_reply_to: string | null
  created_at: string
  sources: { id: string; title: string; url: string | null }[]
}

/** Talks with the assistant as a customer, over the API. */
export function talkWith(api: Client) {
  const messages = async (id: string): Promise<TalkMessage[]> =>
    (await api.get(`/conversations/${id}/messages?order=asc&limit=100`)).body.data
  const replies = async (id: string) => (await messages(id)).filter(({ direction }) => direction === 'outbound')
  return {
    messages,
    replies,
    async started(contact_id?: string): Promise<string> {
      const contact = contact_id ?? (await api.post('/contacts', someContact())).body.id
      return (await api.post('/conversations', { contact_id: contact, handled_by: 'assistant' })).body.id
    },
    async say(id: string, content: string): Promise<string> {
      return (await api.post(`/conversations/${id}/messages`, { content, direction: 'inbound' })).body.id
    },
    /** Waits until there are this many replies, and returns the last. */
    replied: (id: string, count: number): Promise<TalkMessage> =>
      eventually(async () => {
        const all = await replies(id)
        assert.equal(all.length, count, `${all.length} replies, not ${count}`)
        return all.at(-1)!
      }),
    read: async (id: string) => (await api.get(`/conversations/${id}`)).body,
    turns: async (id: string) => (await api.get(`/conversations/${id}/assistant_turns?order=asc`)).body.data,
  }
}
