import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { type Asking, question, startAsking } from '../testing/models/asking.ts'
import { someContact } from '../testing/service.ts'
import { askModel } from './ask.ts'
import { embed } from './embed.ts'
import { modelOf } from './model.ts'
import { pruneModelCalls } from './prune-usage.ts'

const used = (input: unknown, output: unknown) =>
  ({ say: { colour: 'blue' }, usage: { prompt_tokens: input, completion_tokens: output } }) as const

describe('the budget of a model', () => {
  let asking: Asking
  before(async () => {
    asking = await startAsking()
  })
  after(() => asking[Symbol.asyncDispose]())
  beforeEach(async () => {
    const { database, environment_ids } = asking.account
    for (const emptied of [
      sql`delete from model_calls where environment_id = ${environment_ids.test}`,
      sql`delete from model_days where environment_id = ${environment_ids.test}`,
      sql`delete from model_conversations where environment_id = ${environment_ids.test}`,
    ])
      await database.run(emptied)
    asking.model.requests.length = 0
    await asking.api.patch('/assistant', { tokens_per_day: null, tokens_per_conversation: null })
  })

  const usage = async () => (await asking.api.get('/assistant/usage')).body
  const set = (changes: object) => asking.api.patch('/assistant', changes)

  it('counts what the server says that it took', async () => {
    asking.model.next(used(321, 12), used(1000, 5))
    await askModel(asking.scope, question())
    await askModel(asking.scope, question({ purpose: 'reply' }))
    const { tokens_today, tokens_per_day, calls, day } = await usage()
    assert.deepEqual([tokens_today, tokens_per_day], [1338, 5_000_000])
    const entry = { day, engine: 'local-model', outcome: 'answered', calls: 1, estimated: 0, took: true }
    assert.deepEqual(
      calls.map(({ mean_ms, ...rest }: { mean_ms: number }) => ({ ...rest, took: mean_ms >= 0 })),
      [
        { ...entry, purpose: 'reply', input_tokens: 1000, output_tokens: 5 },
        { ...entry, purpose: 'summary', input_tokens: 321, output_tokens: 12 },
      ],
    )
  })

  it('estimates where the server says nothing, or nothing that can be', async () => {
    const counts = [undefined, -1, 0, '12', null, 1e15, 1.5, Number.MAX_VALUE, {}]
    for (const count of counts) asking.model.next(used(count, 5))
    asking.model.next(used(100, 1e9), { say: { colour: 'blue' }, usage: 'none' })
    for (let n = 0; n < counts.length + 2; n++) await askModel(asking.scope, question())
    const { tokens_today, calls } = await usage()
    assert.deepEqual([calls.length, calls[0].estimated], [1, 11])
    assert.ok(tokens_today > 11 * 200 && tokens_today < 11 * 1000, `${tokens_today}`)
  })

  it('has nothing set aside for good where the answer cannot be read', async () => {
    asking.model.next({ embeddings: { data: [] } })
    const embedded = await embed(asking.scope, (await modelOf(asking.scope))!, {
      purpose: 'embedding',
      texts: ['The sky over the harbour.'],
      time_limit_ms: 5000,
      retries: 0,
      read: () => Promise.reject(new Error('The thread ended.')),
    })
    assert.deepEqual([embedded.outcome, 'reason' in embedded && embedded.reason], ['not_embedded', 'invalid'])
    const { calls, tokens_today } = await usage()
    assert.deepEqual([calls.length, calls[0].outcome, calls[0].input_tokens], [1, 'invalid', tokens_today])
  })

  it('is never overrun, however many ask at once', async () => {
    await set({ tokens_per_day: 5000 })
    asking.model.always((request) => used(Math.floor(request.body.length / 4), 20))
    const answers = await Promise.all(Array.from({ length: 40 }, () => askModel(asking.scope, question())))
    const answered = answers.filter(({ outcome }) => outcome === 'answered').length
    const refused = answers.filter((one) => one.outcome === 'unanswered' && one.reason === 'budget').length
    assert.equal(answered + refused, 40)
    assert.ok(answered > 2 && refused > 20 && asking.model.requests.length === answered, `${answered} answered`)
    const { tokens_today } = await usage()
    assert.ok(tokens_today > 0 && tokens_today <= 5000, `${tokens_today}`)
    await set({ tokens_per_day: 0 })
    const none = await askModel(asking.scope, question())
    assert.ok(none.outcome === 'unanswered' && /budget of 0 tokens a day is used up/.test(none.words))
  })

  it('of a conversation is its own, and gives back nothing of the day that was not taken', async () => {
    const contact_id = (await asking.api.post('/contacts', someContact())).body.id
    const [one, other] = await Promise.all(
      [1, 2].map(async () => (await asking.api.post('/conversations', { contact_id })).body.id as string),
    )
    await set({ tokens_per_conversation: 3000 })
    asking.model.always(used(2000, 100))
    const ask = async (conversation_id: string) =>
      (await askModel(asking.scope, question({ conversation_id, material: 'x'.repeat(3000) }))).outcome
    assert.deepEqual([await ask(one!), await ask(one!), await ask(other!)], ['answered', 'unanswered', 'answered'])
    assert.equal((await usage()).tokens_today, 4200)
    const gone = await askModel(asking.scope, question({ conversation_id: 'svccnv_0' }))
    assert.equal(gone.outcome === 'unanswered' && gone.reason, 'budget')
  })

  it('holds up nobody who asks about the same conversation', async () => {
    const contact_id = (await asking.api.post('/contacts', someContact())).body.id
    const conversation_id = (await asking.api.post('/conversations', { contact_id })).body.id
    asking.model.always(used(100, 10))
    const all = await Promise.all(
      Array.from({ length: 20 }, () => askModel(asking.scope, question({ conversation_id, time_limit_ms: 60_000 }))),
    )
    assert.deepEqual(
      all.filter(({ outcome }) => outcome !== 'answered'),
      [],
    )
    const [spent] = await asking.account.database.run<{ tokens: string }>(
      sql`select tokens from model_conversations where conversation_id = ${conversation_id}`,
    )
    assert.deepEqual([(await usage()).tokens_today, Number(spent!.tokens)], [2200, 2200])
  })

  it('holds for the second try, too, and counts what a silent server may have done', async () => {
    asking.model.always({ say: 'blue' })
    await askModel(asking.scope, question())
    const two = (await usage()).tokens_today
    assert.equal(asking.model.requests.length, 2)
    await set({ tokens_per_day: two + 700 })
    const answer = await askModel(asking.scope, question())
    assert.equal(answer.outcome === 'unanswered' && answer.reason, 'budget')
    assert.equal(asking.model.requests.length, 3)
    await set({ tokens_per_day: null })
    const before = (await usage()).tokens_today
    asking.model.next({ endless: 'drip' })
    await askModel(asking.scope, question({ time_limit_ms: 300 }))
    assert.ok((await usage()).tokens_today > before + 200)
  })

  it('keeps no text, and forgets calls after their days', async () => {
    asking.model.always(used(100, 10))
    await askModel(asking.scope, question({ material: 'the harbour' }))
    const { database, environment_ids } = asking.account
    const [row] = await database.run<{ text: string }>(
      sql`select string_agg(model_calls::text, '') as text from model_calls where environment_id = ${environment_ids.test}`,
    )
    assert.ok(!row!.text.includes('harbour') && !row!.text.includes('blue'))
    await pruneModelCalls(database, 1)
    assert.equal((await usage()).calls.length, 1)
    await pruneModelCalls(database, -1)
    assert.deepEqual((await usage()).calls, [])
  })
})
