import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { nastyText } from '../testing/nasty-text.ts'
import { type Client, startTestService, type TestAccount } from '../testing/service.ts'

const articles = [
  { key: 'returns', language: 'en', title: 'Returning a bicycle', body: 'You can return a bicycle within 30 days.' },
  { key: 'refunds', language: 'en', title: 'When a refund arrives', body: 'Cards take five days, PayPal one.' },
  { key: 'login', language: 'en', title: 'If you cannot log in', body: 'Choose Forgot password on the login page.' },
  { key: 'de', language: 'de', title: 'Rücksendung', body: 'Die Kosten der Rücksendung tragen wir.' },
  { key: 'pt', language: 'pt', title: 'Aluguer de cartões', body: 'Alugamos cartões com o Wi-Fi da casa.' },
  { key: 'zh', language: 'zh', title: '退货和退款', body: '您可以在三十天内退货。退款将在五天内到账。' },
  { key: 'ja', language: 'ja', title: '配送について', body: '商品は三日以内に届きます。配送料は無料です。' },
  { key: 'th', language: 'th', title: 'การคืนสินค้า', body: 'คุณสามารถคืนสินค้าได้ภายในสามสิบวัน' },
  { key: 'ru', language: 'ru', title: 'Возврат велосипеда', body: 'Вы можете вернуть велосипед в течение 30 дней.' },
  { key: 'ar', language: 'ar', title: 'إرجاع الدراجة', body: 'يمكنك إرجاع الدراجة خلال ثلاثين يوما.' },
]

describe('looking for an answer', () => {
  let account: TestAccount
  let api: Client
  const ids = new Map<string, string>()
  before(async () => {
    account = await testAccount()
    api = await account.client()
    for (const { key, ...article } of articles) {
      const { status, body } = await api.post('/knowledge/articles', { ...article, status: 'published' })
      assert.equal(status, 201, JSON.stringify(body))
      ids.set(key, body.id)
    }
  })

  const ask = async (query: string, more: object = {}) =>
    (await api.post('/knowledge/search', { query, ...more })).body as {
      verdict: string
      articles: { article_id: string; passage: string; coverage: number; confidence: number; title: string }[]
    }
  const assertFound = async (query: string, key: string) => {
    const { verdict, articles } = await ask(query)
    assert.equal(articles[0]?.article_id, ids.get(key), `${query}: ${verdict} ${JSON.stringify(articles)}`)
  }
  const assertNothing = async (query: string) =>
    assert.deepEqual(
      await ask(query),
      { object: 'knowledge.search_result', verdict: 'none', articles: [], by: 'words', problem: null },
      query,
    )

  it('finds words in any inflection, with letters wrong, written apart or as one', async () => {
    for (const query of ['returned bicycles', 'RETURN BICYCLE', 'bicyle retrun', 'bicylce'])
      await assertFound(query, 'returns')
    for (const query of ['refund?', 'refnud', 'my money is not back, refunding?']) await assertFound(query, 'refunds')
    for (const query of ['pasword forgoten', 'log-in', 'login']) await assertFound(query, 'login')
  })

  it('finds parts of German words, with or without dots above the letters', async () => {
    for (const query of ['Rücksendekosten', 'Ruecksendung', 'rucksendungen', 'Was kosten Rücksendungen?'])
      await assertFound(query, 'de')
  })

  it('finds words written as one or apart', async () => {
    for (const query of ['Tem wifi?', 'Tem wi fi?']) await assertFound(query, 'pt')
  })

  it('offers what goes by another name, in another language too, and never as the answer', async () => {
    for (const query of ['Can I get reimbursed for my bike?', '¿Puedo devolver mi bicicleta?']) {
      const { verdict, articles } = await ask(query, { language: 'en' })
      assert.equal(verdict, 'may_help', query)
      assert.ok([ids.get('returns'), ids.get('refunds')].includes(articles[0]!.article_id), query)
    }
  })

  it('finds words in scripts without spaces, and in others', async () => {
    for (const query of ['怎么退货？', '我想退款']) await assertFound(query, 'zh')
    for (const query of ['配送料はいくらですか', '商品はいつ届きますか']) await assertFound(query, 'ja')
    await assertFound('ฉันต้องการคืนสินค้า', 'th')
    await assertFound('как вернуть велосипед', 'ru')
    await assertFound('كيف يمكنني ارجاع الدراجة', 'ar')
  })

  it('leaves out what any text has, but answers nothing more for that', async () => {
    const asked = 'Something came up, I would really love to return my bicycle instead'
    const { body } = await api.post('/knowledge/search', { query: asked })
    const { body: short } = await api.post('/knowledge/search', { query: 'return my bicycle' })
    assert.deepEqual([body.articles[0].article_id, body.articles[0].coverage], [short.articles[0].article_id, 1])
    assert.ok(body.articles[0].confidence < short.articles[0].confidence)
  })

  it('says honestly that it has nothing', async () => {
    for (const query of [
      'hi',
      'Hello!',
      'thanks',
      'ok',
      '???',
      '👍',
      ' ',
      'a',
      "What's the weather in Paris?",
      'write me a poem',
      'who won the world cup',
      'Wie wird das Wetter?',
      'fatura',
      '#48213',
      'jane@example.com https://example.com/bicycle',
      "'; drop table articles; --",
      '%_\\ & | ! :*',
    ])
      await assertNothing(query)
  })

  it('takes any text for a question', async () => {
    for (const { label, text } of nastyText) {
      const answer = await api.post('/knowledge/search', { query: `bicycle ${text}` })
      assert.ok(answer.status === 200 || answer.status === 400, `${label}: ${answer.status}`)
    }
    const endless = [
      'x'.repeat(9000),
      'return '.repeat(1400),
      '退'.repeat(9000),
      Array.from({ length: 1500 }, (_, n) => `a${n}`).join(' '),
    ]
    for (const query of endless) {
      const { status, body } = await api.post('/knowledge/search', { query })
      assert.equal(status, 200, `${query.slice(0, 20)}: ${JSON.stringify(body)}`)
    }
  })

  it('does not answer a question in one language with words of another', async () => {
    for (const query of ['Comment résilier mon abonnement ?', '¿Dónde está mi factura?', 'Czy mogę zapłacić kartą?'])
      await assertNothing(query)
  })

  it('is told which language, how many and whether drafts count', async () => {
    assert.deepEqual((await ask('bicycle', { language: 'de' })).articles, [])
    assert.equal((await ask('bicycle return refund', { limit: 1 })).articles.length, 1)
    const { body } = await api.post('/knowledge/articles', { title: 'Tandem tours', language: 'en' })
    assert.deepEqual((await ask('tandem tours')).articles, [])
    const [match] = (await ask('tandem tours', { include_drafts: true })).articles
    assert.equal(match?.article_id, body.id)
    await api.delete(`/knowledge/articles/${body.id}`)
  })

  it('answers only what it is sure of, and quotes letter by letter', async () => {
    const sure = await ask('can I return a bicycle within 30 days?')
    assert.equal(sure.verdict, 'answer')
    assert.equal(sure.articles[0]!.passage, 'You can return a bicycle within 30 days.')
    assert.ok(sure.articles[0]!.confidence >= 0.55 && sure.articles[0]!.coverage > 0.9)
    assert.equal((await ask('refund')).verdict, 'may_help')
  })

  it('quotes the section that answers, not all of a long article', async () => {
    const filler = 'Cobblestones, rails and wet leaves ask for care. '.repeat(30)
    const body = `# Everything\n\n${filler}\n\n## Gloves\n\nGloves are warmed on the radiator.\n\n## Hats\n\n${filler}`
    const { body: long } = await api.post('/knowledge/articles', {
      title: 'Handbook',
      body,
      language: 'en',
      status: 'published',
    })
    const [match] = (await ask('how do I warm my gloves on a radiator')).articles
    assert.equal(match?.article_id, long.id)
    assert.match(match!.passage, /Gloves are warmed on the radiator\./)
    assert.ok(match!.passage.length <= 700 && body.includes(match!.passage))
    await api.delete(`/knowledge/articles/${long.id}`)
  })

  it('goes by what is published in every process, from the moment it is', async () => {
    await using second = await startTestService({}, account)
    const there = await second.client()
    const elsewhere = async () =>
      (await there.post('/knowledge/search', { query: 'unicycle lessons' })).body.articles.length
    assert.equal(await elsewhere(), 0)
    const { body } = await api.post('/knowledge/articles', { title: 'Unicycle lessons', language: 'en' })
    const path = `/knowledge/articles/${body.id}`
    assert.equal(await elsewhere(), 0)
    await api.post(`${path}/publish`)
    assert.equal(await elsewhere(), 1)
    await api.patch(path, { title: 'Juggling' })
    assert.equal(await elsewhere(), 0)
    await api.patch(path, { title: 'Unicycle lessons' })
    await api.post(`${path}/unpublish`)
    assert.equal(await elsewhere(), 0)
    await api.post(`${path}/publish`)
    await api.delete(path)
    assert.equal(await elsewhere(), 0)
  })

  it('sees the articles of its own environment alone', async () => {
    const stranger = await account.client({ mode: 'test' })
    const { body } = await stranger.post('/knowledge/search', { query: 'return a bicycle' })
    assert.deepEqual([body.verdict, body.articles], ['none', []])
  })
})
