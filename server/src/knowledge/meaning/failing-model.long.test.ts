import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../../db/sql.ts'
import { type Library, meaningOf, startLibrary } from '../../testing/knowledge/meaning.ts'
import type { Script } from '../../testing/models/model-server.ts'
import { assertRefused } from '../../testing/refused.ts'
import { eventually, startTestService } from '../../testing/service.ts'

const lamp = { title: 'Charging the lamp', body: 'A full charge takes three hours.' }
const listed = (...vectors: unknown[]): Script => ({
  embeddings: { data: vectors.map((embedding, index) => ({ index, embedding })) },
})
const broken: [string, Script, RegExp][] = [
  ['a vector of another length', listed(Array(24).fill(1)), /24 numbers, those of the articles 17/],
  ['a number that is none', listed([Number.NaN, ...meaningOf('').slice(1)]), /an invalid vector/],
  ['nothing but noughts', listed(Array(17).fill(0)), /an invalid vector/],
  ['texts for numbers', listed(Array(17).fill('1')), /an invalid vector/],
  ['more vectors than texts', listed(meaningOf('a'), meaningOf('b')), /2 vectors for 1 texts/],
  [
    'a vector of nothing',
    { embeddings: { data: [{ index: 3, embedding: meaningOf('') }] } },
    /which vector belongs to which/,
  ],
  ['a page for people', { status: 200, body: '<html>Welcome</html>' }, /isn't a list of vectors/],
  ['an error', { status: 500 }, /responded with 500/],
  ['a broken connection', { drop: true }, /connection to the model broke/],
  ['an endless answer', { endless: 'stream' }, /longer than 4 MiB|longer than 300 ms|within the time/],
]

// What the server of llama.cpp says to a text that is longer than a batch.
const too_long = {
  status: 500,
  body: {
    error: {
      code: 500,
      message: 'input is too large to process. increase the physical batch size',
      type: 'server_error',
    },
  },
}

describe('an embedding model that fails', () => {
  let library: Library
  before(async () => {
    library = await startLibrary()
    await library.write(lamp)
    await library.embedded()
    await eventually(async () => assert.equal((await library.ask('lamp')).by, 'words_and_meaning'))
  })
  after(() => library[Symbol.asyncDispose]())

  /** Any setting that changes makes the service forget that the model failed before. */
  const forgiven = (n: number) => library.api.patch('/assistant', { tokens_per_conversation: 1000 + n })

  it('leaves the words, and the reason', async () => {
    let tries = 0
    // Where the machine is busy, any answer may come later than a question waits for it.
    for (const [label, script, words] of broken)
      await eventually(async () => {
        await forgiven(tries++)
        library.model.next(script)
        const { verdict, articles, by, problem } = await library.ask('how do I charge the lamp?')
        assert.deepEqual([verdict, articles[0]?.title, by], ['answer', lamp.title, 'words'], label)
        assert.match(problem!, words, label)
      })
  })

  it('is not waited for when it is slow', async () => {
    await forgiven(1000)
    library.model.next({ wait_ms: 3600_000, script: { say: '' } })
    const { by, problem, verdict } = await library.ask('how do I charge the lamp?')
    assert.deepEqual([by, verdict], ['words', 'answer'])
    assert.match(problem!, /300 ms|time limit/)
  })

  it('is left alone for as long as it asks', async () => {
    let tries = 2000
    await eventually(async () => {
      await forgiven(tries++)
      library.model.next({ status: 429, headers: { 'retry-after': '60' } })
      assert.match((await library.ask('lamp')).problem!, /responded with 429/)
    })
    const calls = library.model.requests.length
    assert.match((await library.ask('lamp')).problem!, /next call to the embedding model is in \d+ s/)
    assert.equal(library.model.requests.length, calls)
  })

  it('is asked again for the articles, and refuses one text without keeping the others waiting', async () => {
    await forgiven(1002)
    library.model.next({ status: 503 })
    const refused = (text: string) => /unspeakable/.test(text)
    library.model.always((request) =>
      request.json.input.some(refused)
        ? too_long
        : listed(...request.json.input.map((text: string) => meaningOf(text))),
    )
    library.model.embed(null)
    await Promise.all([
      library.write({ title: 'A bicycle' }),
      library.write({ title: 'The unspeakable' }),
      library.write({ title: 'A refund' }),
    ])
    await library.embedded()
    const environment_id = library.account.environment_ids.test
    const [counted] = await library.account.database.run<{ all: number; without: number }>(sql`
      select count(*)::integer as all, (count(*) filter (where vector is null))::integer as without from article_vectors
      where environment_id = ${environment_id}`)
    assert.deepEqual(counted, { all: 4, without: 1 })
    library.model.embed(meaningOf)
  })

  it('that refuses everything for a while is asked again later, and no article goes without', async () => {
    await forgiven(104)
    library.model.embed(null)
    library.model.always({ status: 400 })
    const { database } = library.account
    const without = () =>
      database.run(sql`
      select hash from article_vectors join articles on number = article where title ~ '^Refused' and vector is null`)
    await Promise.all([1, 2].map((n) => library.write({ title: `Refused for now ${n}` })))
    await eventually(async () => {
      const [row] = await database.run<{ problem: string }>(
        sql`select problem from embedders where environment_id = ${library.account.environment_ids.test}`,
      )
      assert.match(row?.problem ?? '', /responded with 400/)
    })
    assert.deepEqual(await without(), [])
    library.model.embed(meaningOf)
    await library.embedded()
    assert.deepEqual(await without(), [])
  })

  it('too slow for a question is not too slow for articles', async () => {
    await forgiven(105)
    const late = { wait_ms: 1000, script: { say: '' } } as const
    library.model.next(late, late, late)
    for (const query of ['one', 'two', 'three']) assert.match((await library.ask(query)).problem!, /300 ms|time/)
    assert.match((await library.ask('lamp')).problem!, /next call to the embedding model is in \d+ s/)
    await library.write({ title: 'Gloves' })
    await library.embedded()
  })

  it('that has become another under its name is begun anew with', async () => {
    await forgiven(103)
    library.model.embed((text) => [...meaningOf(text), 0.1])
    await library.write({ title: 'Paint' })
    await eventually(async () => {
      const lengths = await library.account.database.run(
        sql`select distinct length(vector) as length from article_vectors
          where environment_id = ${library.account.environment_ids.test} and vector is not null`,
      )
      assert.deepEqual(lengths, [{ length: 18 }])
    })
    await library.embedded()
  })
})

describe('the setting of an embedding model', () => {
  it('needs a server that has embeddings, goes with it, and is tested', async () => {
    await using library = await startLibrary()
    const { api, model } = library
    assertRefused(
      await api.patch('/assistant', { provider: 'anthropic', api_key: 'k' }),
      400,
      'parameter_invalid',
      /embedding_model/,
    )
    assertRefused(await api.patch('/assistant', { embedding_model: 'a b' }), 400, 'parameter_invalid')
    model.always({ say: { word: 'lantern', number: 4711 } })
    const { body: tested } = await api.post('/assistant/test')
    assert.deepEqual([tested.ok, tested.embeddings.ok, tested.embeddings.dimensions], [true, true, 17])
    model.embed(null)
    const { body: failed } = await api.post('/assistant/test')
    assert.match(failed.embeddings.problem, /isn't a list of vectors.*Try another model/)
    const { body: without } = await api.patch('/assistant', { provider: null })
    assert.deepEqual([without.embedding_model, without.provider], [null, null])
  })

  it('of the deployment holds for live environments that have no model of their own, and not for test ones', async () => {
    await using library = await startLibrary({
      provider: null,
      base_url: undefined,
      model: undefined,
      embedding_model: undefined,
    })
    const { model } = library
    await using service = await startTestService({
      ASSISTANT_PROVIDER: 'openai_compatible',
      ASSISTANT_BASE_URL: model.url,
      ASSISTANT_MODEL: 'chat',
      ASSISTANT_EMBEDDING_MODEL: 'meaning',
    })
    const [live, test] = [await service.client(), await service.client({ mode: 'test' })]
    for (const api of [live, test]) await api.post('/knowledge/articles', { ...lamp, status: 'published' })
    const by = async (api: typeof live) => (await api.post('/knowledge/search', { query: 'lamp' })).body.by
    await eventually(async () => assert.equal(await by(live), 'words_and_meaning'))
    assert.equal(await by(test), 'words')
    await pause(50)
    assert.ok(model.requests.every(({ json }) => json.model === 'meaning'))
  })
})
