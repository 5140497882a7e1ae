import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { vocabularyOf } from '../language/vocabulary/vocabulary.ts'
import { testAccount } from '../testing/account.ts'
import { cpuTime } from '../testing/cpu-time.ts'
import type { Client, TestAccount } from '../testing/service.ts'
import { passagesOf } from './passages.ts'

const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
const languages = letters.flatMap((one) => letters.map((other) => one + other))

describe('articles in more languages than there are', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  it('share one vocabulary where nothing is known of the language', async () => {
    const all = new Set(await Promise.all(languages.map(vocabularyOf)))
    assert.ok(all.size < 40, `${all.size}`)
    assert.ok(all.has(await vocabularyOf('th')))
  })

  it('are looked through in the languages that the question reads like', async () => {
    const article = {
      title: 'Returning a bicycle',
      body: 'You can return a bicycle within 30 days.',
      status: 'published',
    }
    const { body } = await api.post('/knowledge/articles', { ...article, language: 'en' })
    // As if each had been written: 676 calls would tell nothing more.
    await account.database.run(sql`
      insert into article_passages (environment_id, article, place, published, language, passage, length)
      select environment_id, article, place + 1000 + row_number() over (), published, given, passage, length
      from article_passages, unnest(${languages}::text[]) given`)
    const response = await api.post('/knowledge/search', { query: 'how do i return my bicycle please '.repeat(40) })
    assert.equal(response.body.articles[0].article_id, body.id)
  })

  it('may have any number of headings', async () => {
    const body = Array.from({ length: 14_000 }, (_, n) => `# ${n.toString(36)}`).join('\n')
    const passages = passagesOf(body)
    assert.ok((await cpuTime(() => passagesOf(body), 100)) < 100)
    assert.equal(passages.map(({ text }) => text).join('\n'), body)
    assert.ok(passages.every(({ headings }) => headings.length <= 50))
  })
})
