import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { type Client, startTestService, type TestService } from '../testing/service.ts'
import { pruneWords } from './prune-words.ts'

describe('the words of articles', () => {
  let service: TestService
  let api: Client
  before(async () => {
    service = await startTestService({ ROLE: 'api' })
    api = await service.client()
  })
  after(() => service.stop())

  const words = async (table = sql`article_words`) =>
    (await service.database.run<{ word: string }>(sql`select distinct word from ${table} order by word`)).map(
      ({ word }) => word,
    )
  const publish = async (body: string) =>
    (await api.post('/knowledge/articles', { title: 'Zeppelins', body, language: 'en', status: 'published' })).body.id

  it('are forgotten with the last article that has them, and with their spellings', async () => {
    const first = await publish('Moorings are inspected yearly. The frobnicator is greased.')
    await publish('Moorings cost extra.')
    const drafted = await publish('Ballast is sand.')
    await api.patch(`/knowledge/articles/${drafted}`, { status: 'draft' })
    await api.delete(`/knowledge/articles/${first}`)
    await pruneWords(service.database)
    for (const left of [await words(), await words(sql`article_spellings`)]) {
      assert.ok(left.includes('moorings') && left.includes('ballast') && left.includes('zeppelins'), left.join(' '))
      assert.ok(!left.includes('frobnicator') && !left.includes('greased'), left.join(' '))
    }
  })

  it('are looked through to the last, however many there are', async () => {
    const many = Array.from(
      { length: 2500 },
      (_, n) => `xq${[...String(n)].map((digit) => 'abcdefghij'[+digit]).join('')}z`,
    )
    const id = await publish(many.join(' '))
    const before = (await words()).length
    assert.ok(before > 2500)
    await api.delete(`/knowledge/articles/${id}`)
    await pruneWords(service.database)
    assert.deepEqual(
      (await words()).filter((word) => word.startsWith('xq')),
      [],
    )
  })

  it('that an article is just being written with are left alone', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await publish('Anchors are heavy.')
      await api.delete(`/knowledge/articles/${id}`)
      await Promise.all([publish('Anchors are heavy.'), pruneWords(service.database)])
      assert.ok((await words()).includes('anchors'))
      const { body } = await api.get('/knowledge/articles?limit=100')
      for (const article of body.data)
        if (article.body.startsWith('Anchors')) await api.delete(`/knowledge/articles/${article.id}`)
    }
  })
})
