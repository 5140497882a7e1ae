import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { assertRefused } from '../testing/refused.ts'
import { publish } from '../testing/replies/articles.ts'
import { talkWith } from '../testing/replies/talk.ts'
import type { Client, TestAccount } from '../testing/service.ts'

let account: TestAccount
let api: Client
let talk: ReturnType<typeof talkWith>
before(async () => {
  account = await testAccount()
  api = await account.client()
  talk = talkWith(api)
})

describe('a suggestion', () => {
  it('is empty where no article knows, and nothing is said or changed by it', async () => {
    const id = await talk.started()
    await talk.say(id, 'Do you sell zorbs?')
    await talk.replied(id, 1)
    const before = await talk.read(id)
    const { status, body } = await api.post(`/conversations/${id}/suggest`, { kind: 'reply' })
    assert.equal(status, 200)
    const { created_at: _, ...rest } = body
    const none = { text: null, sources: [], engine: 'embedded', confidence: null }
    assert.deepEqual(rest, { object: 'conversation.suggestion', conversation_id: id, kind: 'reply', ...none })
    assert.deepEqual(await talk.read(id), before)
    assert.equal((await talk.messages(id)).length, 2)
  })

  it('needs a language model to rewrite and to translate', async () => {
    const path = `/conversations/${await talk.started()}/suggest`
    for (const body of [
      { kind: 'rewrite', text: 'ok', tone: 'formal' },
      { kind: 'translate', text: 'ok', language: 'de' },
    ])
      assertRefused(await api.post(path, body), 409, 'assistant_model_required')
  })

  it('says what it lacks, and what it cannot use', async () => {
    const path = `/conversations/${await talk.started()}/suggest`
    assertRefused(await api.post(path, {}), 400, 'parameter_missing', /^`kind`/)
    assertRefused(await api.post(path, { kind: 'rewrite' }), 400, 'parameter_missing', /^`text`/)
    assertRefused(await api.post(path, { kind: 'translate', text: 'x' }), 400, 'parameter_missing', /^`language`/)
    const unusable = [
      { kind: 'reply', text: 'x' },
      { kind: 'reply', tone: 'brief' },
      { kind: 'rewrite', text: 'x', language: 'de' },
    ]
    for (const body of [...unusable, { kind: 'x' }, { kind: 'translate', text: 'x', language: 'German' }])
      assertRefused(await api.post(path, body), 400, 'parameter_invalid')
    assertRefused(await api.post('/conversations/svccnv_x/suggest', { kind: 'reply' }), 404, 'resource_not_found')
  })
})

describe('feedback', () => {
  const rated = async () => {
    const id = await talk.started()
    await talk.say(id, 'Do you sell zorbs?')
    return { id, message: (await talk.replied(id, 1)).id }
  }

  it('is for replies of the assistant alone, and the last word counts', async () => {
    const { id, message } = await rated()
    const path = `/conversations/${id}/messages/${message}/feedback`
    assertRefused(await api.get(path), 404, 'resource_not_found')
    const { body } = await api.post(path, { rating: 'up' })
    const { created_at: _, ...rest } = body
    const feedback = {
      object: 'message.feedback',
      conversation_id: id,
      message_id: message,
      rating: 'up',
      comment: null,
    }
    assert.deepEqual(rest, feedback)
    assert.equal((await api.post(path, { rating: 'down', comment: 'No' })).body.comment, 'No')
    const { body: read } = await api.get(path)
    assert.deepEqual([read.rating, read.comment], ['down', 'No'])
    assert.deepEqual((await api.get(`/conversations/${id}/feedback`)).body.data, [read])
    assertRefused(await api.get('/conversations/svccnv_x/feedback'), 404, 'resource_not_found')
    const [question] = await talk.messages(id)
    const on_question = `/conversations/${id}/messages/${question!.id}/feedback`
    assertRefused(await api.post(on_question, { rating: 'up' }), 409, 'message_not_by_assistant')
    const elsewhere = `/conversations/${await talk.started()}/messages/${message}/feedback`
    assertRefused(await api.post(elsewhere, { rating: 'up' }), 404, 'resource_not_found')
    assertRefused(await api.post(path, { rating: 'sideways' }), 400, 'parameter_invalid')
  })
})

describe('reports', () => {
  it('put questions of a kind together that no article answers', async () => {
    for (const text of [
      'How do I polish my zeppelin hull?',
      'polish the zeppelin hull please',
      'Kerosene lamp wick length?',
    ]) {
      const id = await talk.started()
      await talk.say(id, text)
      await talk.replied(id, 1)
    }
    const { body } = await api.get('/assistant/reports/unanswered?limit=100')
    const about = body.data.filter(({ question }: { question: string }) => /zeppelin|lamp/.test(question))
    assert.deepEqual(
      about.map(({ question, count }: { question: string; count: number }) => [question, count]),
      [
        ['polish the zeppelin hull please', 2],
        ['Kerosene lamp wick length?', 1],
      ],
    )
    assert.equal(about[0].message_ids.length, 2)
    for (const [n, { conversation_id, message_id }] of about[0].examples.entries()) {
      assert.equal(message_id, about[0].message_ids[n])
      assert.equal((await talk.messages(conversation_id))[0]!.id, message_id)
    }
    const past = await api.get('/assistant/reports/unanswered?created_before=2020-01-01T00:00:00Z')
    assert.deepEqual(past.body.data, [])
  })

  it('lead from an article to the replies that were not liked, and to what was said of them', async () => {
    const { returns } = await publish(api)
    const id = await talk.started()
    await talk.say(id, 'How can I return my order? Where is the return label?')
    const { id: message_id } = await talk.replied(id, 1)
    await api.post(`/conversations/${id}/messages/${message_id}/feedback`, { rating: 'down', comment: '14 days!' })
    const [report] = (await api.get('/assistant/reports/articles')).body.data
    assert.deepEqual([report.article_id, report.thumbs_down], [returns, 1])
    assert.deepEqual(report.examples, [{ conversation_id: id, message_id, comment: '14 days!' }])
  })

  it('need both scopes', async () => {
    const limited = await account.client({ scopes: ['conversations:read'] })
    for (const path of ['articles', 'unanswered'])
      assertRefused(await limited.get(`/assistant/reports/${path}`), 403, 'insufficient_scope')
  })
})
