import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { readConfig } from '../config/config.ts'
import { sql } from '../db/sql.ts'
import { question, scopeOf } from '../testing/models/asking.ts'
import { type ModelServer, startModelServer } from '../testing/models/model-server.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, startTestService, type TestService } from '../testing/service.ts'
import { askModel } from './ask.ts'

const defaults = {
  object: 'assistant',
  status: 'on',
  name: 'Assistant',
  engine: 'embedded',
  provider: null,
  base_url: null,
  model: null,
  embedding_model: null,
  emergency_text: null,
  has_api_key: false,
  structured_output: null,
  redaction: 'remote',
  tokens_per_day: 5_000_000,
  tokens_per_conversation: 200_000,
  updated_at: null,
}
const server = { provider: 'openai_compatible', base_url: 'http://127.0.0.1:11434/v1', model: 'llama3.2' }

describe('the settings of the assistant', () => {
  let service: TestService
  let api: Client
  before(async () => {
    service = await startTestService({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1' })
  })
  after(() => service.stop())

  it('begin as the defaults say, and change by what is named', async () => {
    api = await service.client()
    const first = await api.get('/assistant')
    assert.deepEqual([first.body, first.headers.get('etag')], [defaults, '"1"'])
    const named = await api.patch('/assistant', { name: 'Ada' })
    assert.deepEqual({ ...named.body, updated_at: null }, { ...defaults, name: 'Ada' })
    const more = await api.patch('/assistant', { tokens_per_day: 0, status: 'off' })
    assert.deepEqual([more.body.tokens_per_day, more.body.status, more.body.name], [0, 'off', 'Ada'])
    assert.equal((await api.patch('/assistant', { tokens_per_day: null, status: 'on' })).body.tokens_per_day, 5_000_000)
    assert.deepEqual((await (await service.client({ mode: 'test' })).get('/assistant')).body, defaults)
  })

  it('heed If-Match, and whoever changes at the same moment', async () => {
    const { headers } = await api.get('/assistant')
    const tag = { 'if-match': headers.get('etag')! }
    assert.equal((await api.patch('/assistant', { name: 'One' }, tag)).status, 200)
    assertRefused(await api.patch('/assistant', { name: 'Two' }, tag), 412, 'precondition_failed')
    const fresh = await service.client({ mode: 'test' })
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        fresh.patch('/assistant', n % 2 === 0 ? { name: `Name ${n}` } : { tokens_per_day: n }),
      ),
    )
    assert.ok(all.every(({ status }) => status === 200))
    const { body, headers: last } = await fresh.get('/assistant')
    assert.match(body.name, /^Name /)
    assert.deepEqual([body.tokens_per_day % 2, last.get('etag')], [1, '"13"'])
  })

  it('never show the key, nor keep it in clear', async () => {
    const key = { 'idempotency-key': 'assistant-key' }
    const secret = 'sk-do-not-show-me-4711'
    const set = await api.patch('/assistant', { ...server, api_key: secret }, key)
    const again = await api.patch('/assistant', { ...server, api_key: secret }, key)
    assert.deepEqual([set.body.has_api_key, set.body.engine], [true, 'llama3.2'])
    assert.equal(again.headers.get('idempotent-replayed'), 'true')
    assert.ok(!JSON.stringify([set.body, again.body, (await api.get('/assistant')).body]).includes(secret))
    for (const table of [
      sql`select t::text as row from assistant_settings t`,
      sql`select t::text as row from idempotent_answers t`,
    ])
      for (const { row } of await service.database.run<{ row: string }>(table))
        assert.ok(!row.includes(secret) && !row.includes(Buffer.from(secret).toString('hex')))
  })

  it('do not send a key where it was not given for', async () => {
    const moved = { base_url: 'http://127.0.0.1:11435/v1' }
    assertRefused(await api.patch('/assistant', moved), 400, 'parameter_missing', /^`api_key` is required again/)
    assertRefused(await api.patch('/assistant', { provider: 'anthropic' }), 400, 'parameter_missing', /^`api_key`/)
    assert.equal((await api.patch('/assistant', { model: 'other' })).body.has_api_key, true)
    assert.equal((await api.patch('/assistant', { ...moved, api_key: null })).body.has_api_key, false)
    const { body } = await api.patch('/assistant', { provider: null })
    assert.deepEqual([body.provider, body.base_url, body.model, body.has_api_key], [null, null, null, false])
  })

  it('refuse what cannot be, and addresses that may not be called', async () => {
    const refused = async (
      changes: object,
      code: 'parameter_missing' | 'parameter_invalid' | 'url_not_allowed',
      words: RegExp,
    ) => assertRefused(await api.patch('/assistant', changes), 400, code, words)
    await refused({ provider: 'anthropic' }, 'parameter_missing', /^`base_url` is required/)
    await refused({ ...server, model: 'embedded' }, 'parameter_invalid', /^`model` must not be `embedded`/)
    await refused({ model: 'x' }, 'parameter_missing', /^`provider` is required/)
    await refused({ api_key: 'x' }, 'parameter_invalid', /^`api_key` can only be used with a `provider`/)
    await refused({ ...server, api_key: 'a\r\nX-Other: b' }, 'parameter_invalid', /^`api_key` must be printable/)
    await refused({ ...server, provider: 'skynet' }, 'parameter_invalid', /^`provider` must be one of/)
    await refused({ tokens_per_day: -1 }, 'parameter_invalid', /^`tokens_per_day` must be at least 0/)
    for (const base_url of [
      'http://10.0.0.1/v1',
      'https://169.254.169.254/v1',
      'ftp://127.0.0.1',
      'http://me:pw@127.0.0.1/',
      'http://127.0.0.1/v1?key=1',
      'http://127.0.0.1/#',
      'nowhere',
    ])
      await refused({ ...server, base_url }, 'url_not_allowed', /^`base_url`/)
    assert.equal((await api.get('/assistant')).body.provider, null)
  })

  it('are for those who may', async () => {
    const reader = await service.client({ scopes: ['channels:read'] })
    assert.equal((await reader.get('/assistant')).status, 200)
    assertRefused(await reader.patch('/assistant', { name: 'x' }), 403, 'insufficient_scope')
    assertRefused(await reader.post('/assistant/test'), 403, 'insufficient_scope')
    assertRefused(
      await (await service.client({ scopes: ['contacts:write'] })).get('/assistant/usage'),
      403,
      'insufficient_scope',
    )
  })
})

describe('the model of a deployment', () => {
  let model: ModelServer
  let service: TestService
  let env: Record<string, string>
  before(async () => {
    model = await startModelServer()
    model.always({ say: { colour: 'blue' } })
    env = {
      ASSISTANT_PROVIDER: 'openai_compatible',
      ASSISTANT_BASE_URL: model.url,
      ASSISTANT_MODEL: 'house-model',
      ASSISTANT_API_KEY: 'sk-house',
    }
    service = await startTestService(env)
  })
  after(async () => {
    await service.stop()
    await model.stop()
  })

  it("is asked for live environments, at an address of the operator's own network", async () => {
    const api = await service.client()
    const { body } = await api.get('/assistant')
    assert.deepEqual([body.engine, body.provider, body.has_api_key], ['house-model', null, false])
    const answer = await askModel(scopeOf(service, 'live'), question())
    assert.ok(answer.outcome === 'answered' && answer.engine === 'house-model')
    assert.equal(model.requests[0]!.headers.authorization, 'Bearer sk-house')
  })

  it('is not asked in test mode', async () => {
    assert.equal((await (await service.client({ mode: 'test' })).get('/assistant')).body.engine, 'embedded')
    const answer = await askModel(scopeOf(service), question())
    assert.ok(answer.outcome === 'unanswered' && answer.reason === 'no_model')
  })

  it('lends neither its key nor its leave to those who set their own', async () => {
    const api = await service.client()
    assertRefused(await api.patch('/assistant', { ...server, base_url: model.url }), 400, 'url_not_allowed')
  })
})

describe('the settings of a deployment', () => {
  it('name the model as a whole, with an address that can be read and a key that fits a header', () => {
    const whole = {
      ASSISTANT_PROVIDER: 'anthropic',
      ASSISTANT_BASE_URL: 'https://api.anthropic.com/v1',
      ASSISTANT_MODEL: 'm',
    }
    assert.equal(readConfig(whole).assistant_model, 'm')
    const faults: [Record<string, string>, RegExp][] = [
      [{ ASSISTANT_PROVIDER: 'anthropic' }, /must be set together/],
      [{ ASSISTANT_API_KEY: 'sk-lonely' }, /must be set together/],
      [{ ...whole, ASSISTANT_MODEL: 'embedded' }, /ASSISTANT_MODEL must not be `embedded`/],
      [{ ...whole, ASSISTANT_PROVIDER: 'skynet' }, /ASSISTANT_PROVIDER must be one of/],
      [{ ...whole, ASSISTANT_BASE_URL: 'https://me:pw@host/v1' }, /ASSISTANT_BASE_URL must be/],
      [{ ...whole, ASSISTANT_BASE_URL: 'http://[nowhere/v1' }, /isn't a valid URL/],
      [{ ...whole, ASSISTANT_API_KEY: 'sk-a b' }, /ASSISTANT_API_KEY must be printable ASCII without spaces\./],
    ]
    for (const [settings, words] of faults) assert.throws(() => readConfig(settings), words)
  })
})
