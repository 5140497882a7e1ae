import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startAsking } from '../testing/models/asking.ts'
import { says } from '../testing/replies/modelled.ts'
import { talkWith } from '../testing/replies/talk.ts'
import { readExchange } from './exchange.ts'
import { think } from './think.ts'

const blimps = { title: 'The blimp', body: 'Blimps are sold in May.', language: 'en', status: 'published' }

describe('a model', () => {
  it('has the time that is left until a person is to have the conversation, and is not asked where that is too little', async () => {
    await using asking = await startAsking({ status: 'on' })
    const { model, scope, api } = asking
    const talk = talkWith(api)
    const id = await talk.started()
    model.always({ say: { action: 'hand_over', statements: [] } })
    await talk.say(id, 'What about the blimp?')
    await talk.replied(id, 1)
    const read = await readExchange(scope, id)
    const exchange = { ...read, questions: read.messages.filter(({ author }) => author === 'customer') }
    model.always({ endless: 'drip' })
    model.requests.length = 0
    const hurried = await think(scope, exchange, performance.now() + 8900)
    assert.equal(hurried.reason, 'There was no time to ask the language model.')
    assert.equal(model.requests.length, 0)
    const late = await think(scope, exchange, performance.now() + 9500)
    assert.equal(model.requests.length, 1)
    assert.match(late.reason!, /didn't respond within the time limit/)
    const { id: returns } = (await api.post('/knowledge/articles', blimps)).body
    const says_so = says('answer', 'Blimps are sold in May.', returns)
    await api.patch('/assistant', { name: 'Afresh' })
    model.always(says_so)
    model.judge({ endless: 'drip' })
    const until = performance.now() + 10_000
    const unchecked = await think(scope, exchange, until)
    assert.match(unchecked.reason!, /couldn't be checked.*didn't respond within the time limit/)
    assert.ok(performance.now() < until)
  })
})
