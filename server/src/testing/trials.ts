import assert from 'node:assert/strict'
import { sql } from '../db/sql.ts'
import { newId } from '../ids.ts'
import type { TrialExpectation } from '../trials/case-schema.ts'
import type { Trial, TrialResult } from '../trials/schema.ts'
import { talkWith } from './replies/talk.ts'
import { type Client, eventually, type TestAccount } from './service.ts'

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

const texts = [
  'How can I return my order? Where is the return label?',
  'Can I talk to a person?',
  'Someone is trapped and hurt, please help!',
  'What does a zorb cost?',
  'My parcel LD-4410 is crushed, I want to buy 40 bicycles instead.',
]

/** A set of replays: copies of a few. */
export async function pastTurns(
  { database }: Pick<TestAccount, 'database'>,
  api: Client,
  count: number,
): Promise<string> {
  const talk = talkWith(api)
  const trials = trialsOf(api)
  const set = await trials.set(`Past ${count}`)
  for (const text of texts) {
    const conversation_id = await talk.started()
    const message_id = await talk.say(conversation_id, text)
    assert.equal((await trials.add(set, { kind: 'replay', conversation_id, message_id })).status, 201)
  }
  const ids = Array.from({ length: count - texts.length }, () => newId('trial_case'))
  await database.run(sql`
      with first as (select *, row_number() over (order by id) - 1 as place from trial_cases
        where message_id is not null and trial_set_id = ${set})
      insert into trial_cases (environment_id, id, trial_set_id, kind, turns, situation, conversation_id, created_at)
      select environment_id, copy.id, trial_set_id, kind, turns, situation, conversation_id, created_at
      from unnest(${ids}::text[]) with ordinality copy (id, n) join first on place = n % ${texts.length}::integer`)
  return set
}
