import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { type Library, meaningOf, startLibrary } from '../../testing/knowledge/meaning.ts'
import { eventually } from '../../testing/service.ts'
import { workFor } from './work.ts'

const articles = [
  { title: 'Returning a bicycle', body: 'You can return a bicycle within 30 days. Keep its packaging.' },
  { title: 'When a refund arrives', body: 'Cards take five days, PayPal one.' },
  { title: 'Adjusting the brakes', body: 'Turn the screw at the lever until the pads are two millimetres away.' },
  { title: 'Charging the lamp', body: 'A full charge takes three hours and lasts for a week.' },
]

describe('looking by meaning', () => {
  let library: Library
  const ids: Record<string, string> = {}
  before(async () => {
    library = await startLibrary()
    for (const article of articles) ids[article.title] = await library.write(article)
    await library.embedded()
  })
  after(() => library[Symbol.asyncDispose]())

  /** The first question after a start may come before the thread is there. */
  const search = (query: string, more: object = {}) =>
    eventually(async () => {
      const result = await library.ask(query, more)
      assert.equal(result.by, 'words_and_meaning', result.problem ?? '')
      return result
    })

  it('finds an article that has no word of the question, and only offers it', async () => {
    const { verdict, articles, problem } = await search('Do you want the carton that I threw away?')
    assert.deepEqual([verdict, articles[0]?.article_id, problem], ['may_help', ids['Returning a bicycle'], null])
    assert.equal(articles[0]!.coverage, 0)
    assert.ok(articles[0]!.nearness! > 0.5)
  })

  it('finds it in another language, too', async () => {
    const { articles } = await search('Ich habe den Karton weggeworfen, geht das Zurückgeben noch?')
    assert.equal(articles[0]?.article_id, ids['Returning a bicycle'])
    assert.deepEqual((await search('Karton zurück', { language: 'de' })).articles, [])
  })

  it('answers nothing off the topic, however near the nearest is', async () => {
    for (const query of ['Will it rain tomorrow?', 'Sing me a song', 'Wie wird das Wetter?', 'Who won the cup?'])
      assert.deepEqual((await search(query)).articles, [], query)
  })

  it('still answers what the words are sure of', async () => {
    const { verdict, articles } = await search('can I return a bicycle within 30 days?')
    assert.deepEqual(
      [verdict, articles[0]?.article_id],
      ['answer', ids['Returning a bicycle']],
      JSON.stringify(articles),
    )
  })

  it('finds no draft, unless asked, nothing that was deleted, and what changed only as it is now', async () => {
    const id = await library.write({ title: 'Varnish and paint', body: 'Three coats.', status: 'draft' })
    await library.embedded()
    const query = 'Lackierung?'
    assert.deepEqual((await search(query)).articles, [])
    const [draft] = (await search(query, { include_drafts: true })).articles
    assert.equal(draft?.article_id, id)
    await library.api.patch(`/knowledge/articles/${id}`, { title: 'Brakes again', body: 'Two coats.' })
    assert.deepEqual((await search(query, { include_drafts: true })).articles, [])
    await library.api.delete(`/knowledge/articles/${id}`)
    assert.deepEqual((await search('two coats', { include_drafts: true })).articles, [])
  })

  it('embeds only what is new in an article that changed', async () => {
    const parts = ['Alpha', 'Beta', 'Gamma'].map((name) => `## ${name}\n\n${`${name} is about lamps. `.repeat(20)}`)
    const id = await library.write({ title: 'A lamp of three parts', body: parts.join('\n\n') })
    await library.embedded()
    library.model.requests.length = 0
    const changed = [parts[0], parts[1]!.replaceAll('lamps', 'lights'), parts[2]]
    await library.api.patch(`/knowledge/articles/${id}`, { body: changed.join('\n\n') })
    await library.embedded()
    const texts = library.model.requests.flatMap(({ json }) => json.input as string[])
    assert.equal(texts.length, 1)
    assert.match(texts[0]!, /Beta is about lights/)
    library.model.requests.length = 0
    await library.api.post(`/knowledge/articles/${id}/unpublish`)
    await library.embedded()
    assert.deepEqual(library.model.requests, [])
    const rows = await library.account.database.run(
      sql`select hash from article_vectors join articles on number = article where id = ${id}`,
    )
    assert.equal(rows.length, 3)
    await library.api.delete(`/knowledge/articles/${id}`)
  })

  it('sends neither addresses nor numbers of people away, from articles or from questions', async () => {
    await library.write({ title: 'Lamp repair', body: 'Write to repair@example.com or call +49 30 12345678.' })
    await library.embedded()
    await search('my lamp broke, reach me at jane.doe@example.com')
    const sent = library.model.requests.map(({ body }) => body).join('\n')
    assert.match(sent, /Write to \[EMAIL_1\]/)
    assert.match(sent, /reach me at \[EMAIL_1\]/)
    assert.doesNotMatch(sent, /example\.com|12345678/)
  })

  it('is accounted for, and stays within the budget', async () => {
    await search('lamp')
    const { body } = await library.api.get('/assistant/usage')
    const outcomes = body.calls.map((call: { purpose: string; outcome: string }) => `${call.purpose} ${call.outcome}`)
    assert.ok(outcomes.includes('embedding answered') && outcomes.includes('search answered'), outcomes.join())
    await library.api.patch('/assistant', { tokens_per_day: 0 })
    library.model.requests.length = 0
    const result = await library.ask('how do I charge the lamp?')
    assert.deepEqual([result.by, result.articles[0]?.article_id], ['words', ids['Charging the lamp']])
    assert.match(result.problem!, /budget of 0 tokens/)
    assert.deepEqual(library.model.requests, [])
    await library.api.patch('/assistant', { tokens_per_day: null })
  })

  it('is done with the articles, in whichever way the address of the model is written', async () => {
    await library.embedded()
    const { api, model, account } = library
    const { status } = await api.patch('/assistant', { base_url: model.url.replace('http:', 'HTTP:') })
    assert.equal(status, 200)
    assert.deepEqual(await workFor(account.means), [])
    const id = await library.write({ title: 'One more lamp' })
    await library.embedded()
    await api.delete(`/knowledge/articles/${id}`)
  })

  it('begins anew with another model, and goes by words until all is there', async () => {
    const larger = [...meaningOf(''), 0, 0, 0, 0]
    library.model.embed((text) => [...meaningOf(text), 0, 0, 0, 0])
    await library.api.patch('/assistant', { embedding_model: 'larger' })
    assert.match((await library.ask('lamp')).problem!, /aren't embedded yet/)
    await eventually(async () => {
      const [row] = await library.account.database.run<{ dimensions: number }>(
        sql`select dimensions from embedders where environment_id = ${library.account.environment_ids.test}`,
      )
      assert.equal(row?.dimensions, larger.length)
    })
    await library.embedded()
    assert.equal((await search('Do you want the carton?')).articles[0]?.article_id, ids['Returning a bicycle'])
  })
})
