import assert from 'node:assert/strict'
import { newId } from '../../server/src/ids.ts'
import { type Client, eventually } from '../../server/src/testing/service.ts'

/** A trial that is done, of a set of its own, after one to compare it with. Deletes old sets, because their number is limited. */
export async function makeTrial(api: Client): Promise<Record<string, string>> {
  const { body: there } = await api.get('/assistant/trial_sets?limit=100')
  for (const { id } of there.data.slice(50)) await api.delete(`/assistant/trial_sets/${id}`)
  const name = `set-${newId('request').slice(4)}`
  const { id: trial_set_id } = (await api.post('/assistant/trial_sets', { name })).body
  const script = { kind: 'scripted', turns: [{ content: 'Hello!' }] }
  const { id: trial_case_id } = (await api.post(`/assistant/trial_sets/${trial_set_id}/cases`, script)).body
  await tryOnce(api, trial_set_id)
  const trial_id = await tryOnce(api, trial_set_id)
  const { id: result_id } = (await api.get(`/assistant/trials/${trial_id}/results`)).body.data[0]
  return { trial_set_id, trial_case_id, trial_id, result_id }
}

async function tryOnce(api: Client, trial_set_id: string): Promise<string> {
  const { id } = (await api.post('/assistant/trials', { trial_set_id })).body
  await eventually(async () => assert.equal((await api.get(`/assistant/trials/${id}`)).body.status, 'finished'))
  return id
}
