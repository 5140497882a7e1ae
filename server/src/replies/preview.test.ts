import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type ModelServer, startModelServer } from '../testing/models/model-server.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Articles, publish } from '../testing/replies/articles.ts'
import { says, unchecked } from '../testing/replies/modelled.ts'
import { talkWith } from '../testing/replies/talk.ts'
import { type Client, startTestService, type TestService } from '../testing/service.ts'

const question = 'How can I return my order? Where is the return label?'

describe('a preview of a reply', () => {
  let service: TestService
  let model: ModelServer
  let api: Client
  let articles: Articles
  before(async () => {
    model = await startModelServer()
    const limits = { RATE_LIMIT: '6000', RATE_LIMIT_OUTSIDE: '3' }
    service = await startTestService({ ...limits, WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1' })
    api = await service.client()
    articles = await publish(api)
  })
  after(async () => {
    await service.stop()
    await model.stop()
  })

  const preview = async (question: string, more = {}) => {
    const { status, body } = await api.post('/assistant/preview', { question, ...more })
    assert.equal(status, 200, JSON.stringify(body))
    return body
  }

  it('is what a customer is told, word by word, and leaves nothing behind', async () => {
    const talk = talkWith(api)
    const texts = [question, 'Hello!', 'zorbs', 'Can I talk to a person?', 'My parcel LD-4410 is crushed!']
    const compared = texts.map(async (text) => {
      const previewed = await preview(text)
      const id = await talk.started()
      await talk.say(id, text)
      const reply = await talk.replied(id, 1)
      const [turn] = await talk.turns(id)
      assert.deepEqual([previewed.reply, previewed.outcome], [reply.content, turn.outcome], text)
      for (const name of ['verdict', 'engine', 'language', 'confidence', 'sources', 'reason'])
        assert.deepEqual(previewed[name], turn[name], `${text}: ${name}`)
    })
    await Promise.all(compared)
    const before = (await api.get('/conversations?limit=100')).body.data
    await preview(question)
    assert.deepEqual((await api.get('/conversations?limit=100')).body.data, before)
  })

  it('goes by drafts where that is asked for', async () => {
    await api.post('/knowledge/articles', {
      title: 'Polishing a zeppelin hull',
      body: 'Polish the zeppelin hull with beeswax twice a year.',
      language: 'en',
    })
    const question = 'How do I polish the zeppelin hull?'
    assert.equal((await preview(question)).verdict, 'none')
    const { outcome, reply } = await preview(question, { include_drafts: true })
    assert.equal(outcome, 'answered')
    assert.match(reply, /beeswax/)
  })

  it('is made although the assistant is switched off', async () => {
    await api.patch('/assistant', { status: 'off' })
    assert.equal((await preview(question)).outcome, 'answered')
    await api.patch('/assistant', { status: 'on' })
  })

  it('asks the model that is set, within the limit on such calls, and goes by the articles past it', async () => {
    await api.patch('/assistant', { provider: 'openai_compatible', base_url: model.url, model: 'm' })
    const text = 'You can send it back within 30 days.'
    model.always(unchecked(says('answer', text, articles.returns)))
    const previews = []
    for (let n = 0; n < 4; n++) previews.push(await preview(question))
    assert.deepEqual(
      previews.map(({ engine, outcome }) => [engine, outcome]),
      [...Array(3).fill(['m', 'answered']), ['embedded', 'answered']],
    )
    assert.ok(previews[0].reply.startsWith(text))
    assert.match(previews[3].reason, /rate limit for calls/)
    await api.patch('/assistant', { provider: null })
  })

  it('is for those who answer customers or write articles', async () => {
    for (const scope of ['knowledge:write', 'conversations:write'] as const) {
      const allowed = await service.client({ scopes: [scope] })
      assert.equal((await allowed.post('/assistant/preview', { question })).status, 200)
    }
    const reader = await service.client({ scopes: ['knowledge:read', 'conversations:read'] })
    assertRefused(await reader.post('/assistant/preview', { question }), 403, 'insufficient_scope')
    for (const body of [{ question: '' }, { question: ' \n' }, { question: 'x'.repeat(10_001) }, { question, x: 1 }])
      assert.equal((await api.post('/assistant/preview', body)).status, 400)
    assertRefused(await api.post('/assistant/preview', {}), 400, 'parameter_missing', /^`question`/)
  })
})
