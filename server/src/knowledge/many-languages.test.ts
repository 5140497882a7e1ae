import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { type Client, startTestService, type TestService } from '../../testing/service.ts'
import { lasts, takes } from '../../testing/takes.ts'
import { passagesOf } from './passages.ts'
import { vocabularyOf } from './words/vocabulary.ts'

const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
const languages = letters.flatMap((one) => letters.map((other) => one + other))

describe('articles in more languages than there are', () => {
  let service: TestService
  let api: Client
  before(async () => {
    service = await startTestService()
    api = await service.client()
  })
  after(() => service.stop())

  it('share one vocabulary where nothing is known of the language', async () => {
    const all = new Set(await Promise.all(languages.map(vocabularyOf)))
    assert.ok(all.size < 40, `${all.size}`)
    assert.ok(all.has(await vocabularyOf('th')))
  })

  it('are looked through in the languages that the question reads like, in no time', async () => {
    const article = {
      title: 'Returning a bicycle',
      body: 'You can return a bicycle within 30 days.',
      status: 'published',
    }
    const { body } = await api.post('/knowledge/articles', { ...article, language: 'en' })
    // As if each had been written: 676 calls would tell nothing more.
    await service.database.run(sql`
      insert into article_passages (environment_id, article, place, published, language, passage, length)
      select environment_id, article, place + 1000 + row_number() over (), published, given, passage, length
      from article_passages, unnest(${languages}::text[]) given`)
    const ask = () => api.post('/knowledge/search', { query: 'how do i return my bicycle please '.repeat(40) })
    const found = await ask()
    assert.ok((await lasts(ask, 1500)) < 1500)
    assert.equal(found.body.articles[0].article_id, body.id)
  })

  it('may have any number of headings', async () => {
    const body = Array.from({ length: 14_000 }, (_, n) => `# ${n.toString(36)}`).join('\n')
    const passages = passagesOf(body)
    assert.ok((await takes(() => passagesOf(body), 100)) < 100)
    assert.equal(passages.map(({ text }) => text).join('\n'), body)
    assert.ok(passages.every(({ headings }) => headings.length <= 50))
  })
})
