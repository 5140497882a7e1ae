import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { type Articles, publish } from '../testing/replies/articles.ts'
import { talkWith } from '../testing/replies/talk.ts'
import type { Client, TestAccount } from '../testing/service.ts'

describe('an answer', () => {
  let account: TestAccount
  let api: Client
  let talk: ReturnType<typeof talkWith>
  let articles: Articles
  before(async () => {
    account = await testAccount()
    api = await account.client()
    talk = talkWith(api)
    articles = await publish(api)
  })

  const ask = async (question: string) => {
    const id = await talk.started()
    await talk.say(id, question)
    return { id, reply: await talk.replied(id, 1) }
  }

  it('is the article in its own words, with where it stands and how to get a person', async () => {
    const { id, reply } = await ask('How can I return my order? Where is the return label?')
    assert.match(reply.content, /You can send an order back within 30 days of delivery\./)
    assert.match(reply.content, /Source: Returning an order \(https:\/\/shop\.example\/help\/returns\)/)
    assert.match(reply.content, /talk to a person/)
    const cited = { id: articles.returns, title: 'Returning an order', url: 'https://shop.example/help/returns' }
    assert.deepEqual(reply.sources, [{ object: 'article', ...cited }])
    const [turn] = await talk.turns(id)
    assert.deepEqual([turn.outcome, turn.verdict, turn.engine], ['answered', 'answer', 'embedded'])
    assert.ok(turn.confidence >= 0.6)
    assert.deepEqual(turn.sources, reply.sources)
  })

  it('is given in the customer’s language', async () => {
    const { reply } = await ask('Wo kann ich die Rechnung herunterladen?')
    assert.match(
      reply.content,
      /^Die Rechnung steht im Kundenkonto[\s\S]*Quelle: Rechnung[\s\S]*Mit einem Menschen sprechen/,
    )
  })

  it('is only offered to whoever tells what happened to him: a person has to see to that', async () => {
    const { id, reply } = await ask('My return label never came. Return my order, print the return label?')
    assert.match(reply.content, /^This may help:\n– Returning an order[^–]*talk to a person/)
    assert.equal((await talk.turns(id))[0].outcome, 'offered')
  })

  it('is that no article speaks of it, where that is so, and how to get a person', async () => {
    const { reply } = await ask('What is the capital of Mongolia?')
    assert.match(reply.content, /^I found nothing about that[\s\S]*other words[\s\S]*talk to a person/)
  })

  it('leaves what it showed to the person who takes over', async () => {
    const { id } = await ask('How can I return my order? Where is the return label?')
    const second = await talk.say(id, 'But what about quince jelly?')
    await talk.replied(id, 2)
    await talk.say(id, 'I want to speak to a human')
    await talk.replied(id, 3)
    const { handover } = await talk.read(id)
    assert.ok(handover.tried.some((source: { id: string }) => source.id === articles.returns))
    assert.equal(handover.open_question.message_id, second)
  })

  it('rated down counts against the articles it cites', async () => {
    const { id, reply } = await ask('Wo kann ich die Rechnung herunterladen?')
    await api.post(`/conversations/${id}/messages/${reply.id}/feedback`, { rating: 'down' })
    const { body } = await api.get('/assistant/reports/articles')
    const title = 'Rechnung erneut herunterladen'
    const counts = { article_id: articles.invoices, title, thumbs_down: 1, thumbs_up: 0, message_ids: [reply.id] }
    const examples = [{ conversation_id: id, message_id: reply.id, comment: null }]
    assert.deepEqual(body.data, [{ object: 'assistant.article_report', ...counts, examples }])
  })

  it('is drafted for a person in the same words', async () => {
    const id = await talk.started()
    await api.post(`/conversations/${id}/handover`)
    await talk.say(id, 'Wo kann ich die Rechnung herunterladen?')
    const { body } = await api.post(`/conversations/${id}/suggest`, { kind: 'reply' })
    assert.match(body.text, /im Kundenkonto/)
    assert.equal(body.sources[0].id, articles.invoices)
    assert.deepEqual(await talk.replies(id), [])
  })
})
