import assert from 'node:assert/strict'
import type { Trial, TrialExpectation, TrialResult } from '../trials/schema.ts'
import { type Client, eventually } from './service.ts'

/** Trials over the API. */
export function trialsOf(api: Client) {
  const add = (set: string, draft: object) => api.post(`/assistant/trial_sets/${set}/cases`, draft)
  const start = (trial_set_id: string) => api.post('/assistant/trials', { trial_set_id })
  return {
    add,
    start,
    async set(name: string): Promise<string> {
      return (await api.post('/assistant/trial_sets', { name })).body.id
    },
    async script(set: string, turns: { content: string; expect?: TrialExpectation }[]): Promise<string> {
      const { status, body } = await add(set, { kind: 'scripted', turns })
      assert.equal(status, 201, JSON.stringify(body))
      return body.id
    },
    async finished(set: string): Promise<Trial> {
      const { status, body: started } = await start(set)
      assert.equal(status, 201, JSON.stringify(started))
      return eventually(async () => {
        const { body } = await api.get(`/assistant/trials/${started.id}`)
        assert.equal(body.status, 'finished', JSON.stringify(body))
        return body
      })
    },
    results: async (trial: string, query = ''): Promise<TrialResult[]> =>
      (await api.get(`/assistant/trials/${trial}/results${query}`)).body.data,
  }
}
