import assert from 'node:assert/strict'
import { type Client, eventually } from '../service.ts'

/** The only conversation of a channel, once it has this many messages. */
export async function conversationOf(api: Client, channel_id: string, messages: number): Promise<string> {
  const [id] = await conversationsOf(api, channel_id, 1)
  await eventually(async () =>
    assert.equal((await api.get(`/conversations/${id}/messages`)).body.data.length, messages),
  )
  return id!
}

/** The conversations of a channel, once there are this many. */
export function conversationsOf(api: Client, channel_id: string, count: number): Promise<string[]> {
  return eventually(async () => {
    const { data } = (await api.get(`/conversations?channel_id=${channel_id}`)).body
    assert.equal(data.length, count)
    return data.map(({ id }: { id: string }) => id)
  })
}
