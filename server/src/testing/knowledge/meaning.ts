import assert from 'node:assert/strict'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../account.ts'
import { type ModelServer, startModelServer } from '../models/model-server.ts'
import { type Client, eventually, type TestAccount } from '../service.ts'

/** Words with the same meaning, as a model would have learned them. Each group is one dimension of a vector. */
const kinds = [
  /box|packag|carton|karton/i,
  /return|send back|zurück/i,
  /refund|money|geld/i,
  /bicycle|bike|fahrrad/i,
  /brake/i,
  /paint|lack/i,
  /lights|lamp/i,
  /weather|rain|wetter/i,
  /poem|song|joke/i,
]

/** A tiny embedding model: the groups of the words, plus a little noise that depends only on the text. */
export function meaningOf(text: string): number[] {
  let seed = 7
  for (const letter of text) seed = (seed * 31 + letter.codePointAt(0)!) % 65_537
  return [
    ...kinds.map((kind) => (kind.test(text) ? 1 : 0)),
    ...Array.from({ length: 8 }, (_, n) => Math.sin(seed + n) / 30),
  ]
}

export interface Library extends AsyncDisposable {
  account: TestAccount
  model: ModelServer
  api: Client
  /** Creates an article, published by default, and returns its id. */
  write(article: { title: string; body?: string; language?: string; status?: string }): Promise<string>
  /** Resolves when every article has its vectors. */
  embedded(): Promise<void>
  ask(query: string, more?: object): Promise<Finding>
}

interface Finding {
  verdict: string
  articles: { article_id: string; title: string; coverage: number; nearness: number | null; passage: string }[]
  by: string
  problem: string | null
}

/** An account with an embedding model in its test environment. The model is on this machine but treated like any other. */
export async function startLibrary(settings: object = {}): Promise<Library> {
  const model = await startModelServer()
  model.embed(meaningOf)
  const account = await testAccount()
  const api = await account.client({ mode: 'test' })
  const { status, body } = await api.patch('/assistant', {
    provider: 'openai_compatible',
    base_url: model.url,
    model: 'chat',
    embedding_model: 'meaning',
    redaction: 'always',
    ...settings,
  })
  assert.equal(status, 200, JSON.stringify(body))
  return {
    account,
    model,
    api,
    async write(article) {
      const { status, body } = await api.post('/knowledge/articles', {
        status: 'published',
        language: 'en',
        ...article,
      })
      assert.equal(status, 201, JSON.stringify(body))
      return body.id
    },
    embedded: () =>
      eventually(async () => {
        const missing = await account.database.run(sql`
          select id from articles where environment_id = ${account.environment_ids.test}
            and (embedded_by is null or embedded_version <> version)`)
        assert.deepEqual(missing, [])
      }, 20_000),
    async ask(query, more = {}) {
      const { status, body } = await api.post('/knowledge/search', { query, ...more })
      assert.equal(status, 200, JSON.stringify(body))
      return body as Finding
    },
    async [Symbol.asyncDispose]() {
      await api.patch('/assistant', { provider: null })
      await model.stop()
    },
  }
}
