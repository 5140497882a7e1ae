import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import type { Client, TestAccount } from '../testing/service.ts'

describe('articles that are looked for by their words', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
    for (const article of [
      { title: 'Returning a bicycle', body: 'Send it back within 30 days.', language: 'en', status: 'published' },
      { title: 'Returns from abroad', body: '## Customs\n\nDeclare the bicycle as returned goods.', language: 'en' },
      { title: 'Rückgabe eines Fahrrads', body: 'Innerhalb von 30 Tagen.', language: 'de' },
      { title: '退货政策', body: '三十天内可以退货。', language: 'zh' },
    ])
      assert.equal((await api.post('/knowledge/articles', article)).status, 201)
  })

  const titles = async (q: string, more = '') => {
    const { status, body } = await api.get(`/knowledge/articles?q=${encodeURIComponent(q)}${more}`)
    assert.equal(status, 200, JSON.stringify(body))
    return body.data.map(({ title }: { title: string }) => title)
  }

  it('are found by beginnings and inflections of all the words, in title, headings and text', async () => {
    const both = ['Returns from abroad', 'Returning a bicycle']
    assert.deepEqual(await titles('bicy'), both)
    assert.deepEqual(await titles('RETURNED bicycles'), both)
    assert.deepEqual(await titles('the return of a bicy'), both)
    assert.deepEqual(await titles('customs ret'), ['Returns from abroad'])
    assert.deepEqual(await titles('bicycle zeppelin'), [])
    assert.deepEqual(await titles('30'), ['Rückgabe eines Fahrrads', 'Returning a bicycle'])
  })

  it('are found in every language, however its letters are typed', async () => {
    for (const q of ['rückg', 'ruckgabe', 'rueckgabe']) assert.deepEqual(await titles(q), ['Rückgabe eines Fahrrads'])
    assert.deepEqual(await titles('退货'), ['退货政策'])
  })

  it('are found within the other filters, page by page', async () => {
    assert.deepEqual(await titles('bicycle', '&status=draft'), ['Returns from abroad'])
    assert.deepEqual(await titles('bicycle', '&language=de'), [])
    const first = await api.get('/knowledge/articles?q=bicycle&limit=1')
    const second = await api.get(`/knowledge/articles?q=bicycle&limit=1&cursor=${first.body.next_cursor}`)
    assert.deepEqual([second.body.data[0].title, second.body.has_more], ['Returning a bicycle', false])
  })

  it('are none for what holds no word, and nothing but words for what looks like a pattern', async () => {
    for (const q of ['', '…', '%', 'the', "' or true --", '{a,b}', '"', '\\'.repeat(20)])
      assert.deepEqual(await titles(q), [], q)
  })
})
