import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { assertRefused } from '../testing/refused.ts'
import type { Client, TestAccount } from '../testing/service.ts'

const fields = [
  'object',
  'id',
  'title',
  'body',
  'language',
  'status',
  'url',
  'source',
  'published_at',
  'created_at',
  'updated_at',
]

describe('articles', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  const create = async (changes: Record<string, unknown> = {}) => {
    const answer = await api.post('/knowledge/articles', { title: 'Returning a bicycle', ...changes })
    assert.equal(answer.status, 201, JSON.stringify(answer.body))
    return answer.body
  }

  it('are drafts at first, with null where nothing is set', async () => {
    const { status, body, headers } = await api.post('/knowledge/articles', {
      title: 'Rückgabe eines Fahrrads',
      body: 'Sie können ein Fahrrad innerhalb von 30 Tagen zurückschicken, wenn es wenig gefahren wurde.',
    })
    assert.equal(status, 201)
    assert.deepEqual(Object.keys(body), fields)
    assert.equal(body.object, 'article')
    assert.match(body.id, /^svcart_[0-7][0-9a-hjkmnp-tv-z]{25}$/)
    assert.deepEqual([body.status, body.url, body.source, body.published_at], ['draft', null, null, null])
    assert.equal(body.language, 'de')
    assert.equal(headers.get('location'), `/v1/knowledge/articles/${body.id}`)
    assert.equal(headers.get('etag'), '"1"')
    assert.deepEqual((await api.get(`/knowledge/articles/${body.id}`)).body, body)
  })

  it('keep every letter of title and body', async () => {
    const input = {
      title: ' "Title" \\ {a,"b"} 👩‍👩‍👧 ',
      body: '# H\r\n\r\n```sql\n{null} "x" \\\n```\n<script>alert(1)</script>\n\n\tيمكنك إرجاع',
      language: 'ar',
      url: 'https://example.com/help?a=1#b',
      source: "it's/a path.md",
    }
    const article = await create(input)
    assert.deepEqual({ ...article, ...input }, article)
  })

  it('are refused beyond their limits', async () => {
    const wrong: Record<string, unknown[]> = {
      title: ['', '   ', 'x'.repeat(256), null, 5],
      body: ['x'.repeat(100_001), null, ['x']],
      language: ['EN', 'eng', 'e', '', null],
      status: ['live', null],
      url: ['javascript:alert(1)', 'ftp://example.com', '/help', 'https://', ''],
      source: ['', 'x'.repeat(1025)],
    }
    for (const [name, values] of Object.entries(wrong))
      for (const value of values) {
        const answer = await api.post('/knowledge/articles', { title: 'T', [name]: value })
        assertRefused(answer, 400, 'parameter_invalid', new RegExp(`^\`${name}\` `))
      }
    assertRefused(await api.post('/knowledge/articles', { body: 'x' }), 400, 'parameter_missing', /^`title` /)
    assertRefused(await api.post('/knowledge/articles', { title: 'T', tags: [] }), 400, 'parameter_unknown')
  })

  it('of the greatest length are read, found and quoted', async () => {
    const story = Array.from({ length: 9000 }, (_, n) => `word${n % 700}`).join(' ')
    const body = `${story.slice(0, 60_000)}\n\n## Xylophones\n\nA xylophone is tuned with a file.\n\n${'🎺'.repeat(19_000)}`
    const { id } = await create({
      title: 'Instruments',
      body: body.slice(0, 99_990),
      status: 'published',
      language: 'en',
    })
    const { body: result } = await api.post('/knowledge/search', { query: 'how is a xylophone tuned?' })
    assert.equal(result.articles[0]?.article_id, id)
    assert.equal(result.articles[0].passage, 'A xylophone is tuned with a file.')
    await api.delete(`/knowledge/articles/${id}`)
  })

  it('are read whatever letters they are made of', async () => {
    for (const letter of ['x', '退', 'ก', '𐌰', '🎺', '#', '`', '[', '<', '\\', '"', '{', '\n', 'あ', 'á'])
      await create({
        title: letter.trim() || 'T',
        body: letter.repeat(letter.length > 1 ? 50_000 : 100_000),
        status: 'published',
      })
    for (const { id } of (await api.get('/knowledge/articles?limit=15')).body.data)
      await api.delete(`/knowledge/articles/${id}`)
  })

  it('change by merge patch, if nobody was faster', async () => {
    const { id, updated_at } = await create({ body: 'One.', url: 'https://example.com/1', language: 'en' })
    const path = `/knowledge/articles/${id}`
    const changed = await api.patch(path, { body: 'Two.', url: null }, { 'if-match': '"1"' })
    assert.equal(changed.status, 200)
    assert.deepEqual([changed.body.body, changed.body.url, changed.body.title], ['Two.', null, 'Returning a bicycle'])
    assert.ok(changed.body.updated_at >= updated_at)
    assert.equal(changed.headers.get('etag'), '"2"')
    assertRefused(await api.patch(path, { body: 'Three.' }, { 'if-match': '"1"' }), 412, 'precondition_failed')
    assertRefused(await api.delete(path, { 'if-match': '"1"' }), 412, 'precondition_failed')
    const same = await api.patch(path, { body: 'Two.' })
    assert.deepEqual([same.headers.get('etag'), same.body], ['"2"', changed.body])
  })

  it('lose no change of two people at once', async () => {
    const { id } = await create({ body: 'One.', language: 'en' })
    const path = `/knowledge/articles/${id}`
    const changes = [
      { title: 'New title' },
      { body: 'New body' },
      { url: 'https://example.com/' },
      { status: 'published' },
    ]
    for (const { status } of await Promise.all(changes.map((change) => api.patch(path, change))))
      assert.equal(status, 200)
    const { body } = await api.get(path)
    assert.deepEqual({ ...body, ...Object.assign({}, ...changes) }, body)
  })

  it('are published once, and drafts again', async () => {
    const { id } = await create()
    const published = await api.post(`/knowledge/articles/${id}/publish`)
    assert.equal(published.body.status, 'published')
    assert.match(published.body.published_at, /Z$/)
    const again = await api.post(`/knowledge/articles/${id}/publish`)
    assert.deepEqual([again.body, again.headers.get('etag')], [published.body, published.headers.get('etag')])
    const draft = await api.post(`/knowledge/articles/${id}/unpublish`)
    assert.deepEqual([draft.body.status, draft.body.published_at], ['draft', null])
  })

  it('have one source each', async () => {
    const { id } = await create({ source: 'help/one.md' })
    const other = await create({ source: 'help/two.md' })
    const twice = { title: 'T', source: 'help/one.md' }
    assertRefused(await api.post('/knowledge/articles', twice), 409, 'article_already_exists', /source/)
    const path = `/knowledge/articles/${other.id}`
    assertRefused(await api.patch(path, { source: 'help/one.md' }), 409, 'article_already_exists')
    const { body } = await api.get('/knowledge/articles?source=help/one.md')
    assert.deepEqual(
      body.data.map((article: { id: string }) => article.id),
      [id],
    )
  })

  it('are listed by status and language, newest first', async () => {
    const other = await account.client({ mode: 'test' })
    const make = async (input: object) => (await other.post('/knowledge/articles', { title: 'T', ...input })).body.id
    const one = await make({ language: 'fr' })
    const two = await make({ language: 'fr', status: 'published' })
    const three = await make({ language: 'en', status: 'published' })
    const ids = async (query: string) =>
      (await other.get(`/knowledge/articles${query}`)).body.data.map(({ id }: { id: string }) => id)
    assert.deepEqual(await ids(''), [three, two, one])
    assert.deepEqual(await ids('?status=published'), [three, two])
    assert.deepEqual(await ids('?language=fr&order=asc'), [one, two])
    assert.deepEqual(await ids('?language=xx'), [])
    const first = (await other.get('/knowledge/articles?limit=1')).body
    assert.deepEqual(await ids(`?limit=1&cursor=${encodeURIComponent(first.next_cursor)}`), [two])
  })

  it('are gone without a trace once deleted, and made once under one key', async () => {
    const key = { 'idempotency-key': 'article-once' }
    const input = { title: 'Unforgettable', body: 'Unmistakable words.', status: 'published' }
    const first = await api.post('/knowledge/articles', input, key)
    const second = await api.post('/knowledge/articles', input, key)
    assert.equal(second.body.id, first.body.id)
    const gone = await api.delete(`/knowledge/articles/${first.body.id}`)
    assert.deepEqual(gone.body, { object: 'article', id: first.body.id, deleted: true })
    assertRefused(await api.get(`/knowledge/articles/${first.body.id}`), 404, 'resource_not_found')
    assertRefused(await api.delete(`/knowledge/articles/${first.body.id}`), 404, 'resource_not_found')
    const { body } = await api.post('/knowledge/search', { query: 'unmistakable words', include_drafts: true })
    assert.deepEqual(body.articles, [])
  })

  it('are read with one scope and written with another', async () => {
    const reader = await account.client({ scopes: ['knowledge:read'] })
    const { id } = await create()
    assert.equal((await reader.get(`/knowledge/articles/${id}`)).status, 200)
    assert.equal((await reader.post('/knowledge/search', { query: 'x' })).status, 200)
    assertRefused(await reader.post('/knowledge/articles', { title: 'T' }), 403, 'insufficient_scope')
    assertRefused(await reader.post(`/knowledge/articles/${id}/publish`), 403, 'insufficient_scope')
    const writer = await account.client({ scopes: ['contacts:write'] })
    assertRefused(await writer.get('/knowledge/articles'), 403, 'insufficient_scope')
  })
})
