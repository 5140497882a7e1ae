import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { type Asking, question, startAsking } from '../testing/models/asking.ts'
import { askModel } from './ask.ts'

const lantern = { word: 'lantern', number: 4711 }

describe('a model that reasons', () => {
  let asking: Asking
  before(async () => {
    asking = await startAsking()
  })
  after(() => asking[Symbol.asyncDispose]())
  beforeEach(() => {
    asking.model.requests.length = 0
  })

  const limits = () => asking.model.requests.map(({ json }) => json.max_completion_tokens ?? json.max_tokens)
  const set = (changes: object) => asking.api.patch('/assistant', { model: `model-${Math.random()}`, ...changes })

  for (const provider of ['openai_compatible', 'anthropic'])
    it(`has tokens for it beside those of its answer, once it is seen to reason: ${provider}`, async () => {
      await set({ provider })
      asking.model.always({ say: { colour: 'blue' }, reasons: 'The sky, so it may be blue. '.repeat(20), needs: 3000 })
      for (let n = 0; n < 2; n++) {
        const answer = await askModel(asking.scope, question())
        assert.deepEqual(answer.outcome === 'answered' && answer.value, { colour: 'blue' }, JSON.stringify(answer))
      }
      assert.deepEqual(limits(), [200, 8200, 8200])
    })

  it('is told apart from one that cannot be reached or keeps to no form, where it thinks without end', async () => {
    await set({ provider: 'openai_compatible' })
    asking.model.always({ say: lantern, reasons: 'Let me see. ', needs: 100_000 })
    const { body } = await asking.api.post('/assistant/test')
    assert.deepEqual([body.ok, body.reason], [false, 'invalid'])
    assert.match(body.problem, /^The model used all 9000 tokens for reasoning and left none for its answer\. Lower its/)
    assert.doesNotMatch(body.problem, /base_url/)
    assert.deepEqual(limits(), [1000, 9000])
  })

  it('may think in its text, with the end cut off', async () => {
    await set({ provider: 'openai_compatible' })
    asking.model.always(({ json }) =>
      json.max_tokens > 1000 ? { say: { colour: 'blue' }, thinks: 'Blue?' } : { say: '<think>The sky', end: 'length' },
    )
    const answer = await askModel(asking.scope, question())
    assert.equal(answer.outcome, 'answered')
    assert.deepEqual(limits(), [200, 8200])
  })
})
