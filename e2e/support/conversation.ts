import { type Client, someContact } from '../../server/src/testing/service.ts'

/** A conversation with a new contact who has sent these messages. */
export async function conversation(
  api: Client,
  words: string[],
  contact: Record<string, unknown> = {},
  input: Record<string, unknown> = {},
) {
  const { body: person } = await api.post('/contacts', someContact(contact))
  const { body: started } = await api.post('/conversations', { contact_id: person.id, ...input })
  for (const content of words) await says(api, started.id, content)
  return { id: started.id as string, name: person.name as string, contact_id: person.id as string }
}

export function says(api: Client, id: string, content: string) {
  return api.post(`/conversations/${id}/messages`, { content, direction: 'inbound' })
}

export async function messagesOf(api: Client, id: string): Promise<{ content: string; private: boolean }[]> {
  return (await api.get(`/conversations/${id}/messages?order=asc&limit=100`)).body.data
}

/** Every conversation with its messages, the oldest first. */
export async function written(api: Client): Promise<string[][]> {
  const { data } = (await api.get('/conversations?order=asc')).body
  return Promise.all(
    data.map(async ({ id }: { id: string }) => (await messagesOf(api, id)).map(({ content }) => content)),
  )
}
