import assert from 'node:assert/strict'
import { type Client, eventually } from './service.ts'

export interface StreamEvent {
  id: string
  type: string
  sequence: number
  request_id: string | null
  actor: { type: string; id: string | null }
  // biome-ignore lint/suspicious/noExplicitAny: tests look into objects of every shape.
  data: { object: any; previous: any }
}

/** An object's events, oldest first, once they have these types. Only among the last hundred events of the environment. */
export function eventsOf(api: Client, id: string, kinds: readonly string[]): Promise<StreamEvent[]> {
  return eventually(async () => {
    const { body } = await api.get('/events?order=desc&limit=100')
    const about = (body.data as StreamEvent[]).filter(({ data }) => data.object?.id === id).toReversed()
    assert.deepEqual(
      about.map(({ type }) => type),
      kinds,
    )
    return about
  })
}
