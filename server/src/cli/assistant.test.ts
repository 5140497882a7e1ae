import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { type ModelServer, startModelServer } from '../testing/model-server.ts'
import { said } from '../testing/said.ts'
import { startTestService, type TestService } from '../testing/service.ts'

describe('parley assistant', () => {
  let service: TestService
  let model: ModelServer
  let via: string[]
  before(async () => {
    service = await startTestService({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1' })
    model = await startModelServer()
    via = ['--url', service.base, '--key', await service.key({ mode: 'test' })]
  })
  after(async () => {
    await service.stop()
    await model.stop()
  })

  it('shows, sets, tests, and tells what was used', async (t) => {
    const assistant = (...words: string[]) => said(t, ['assistant', ...words, ...via])
    assert.match((await assistant('show')).stdout, /engine +embedded\n/)
    const file = join(service.data_dir, 'key')
    writeFileSync(file, 'sk-from-a-file\n')
    const set = await assistant(
      'set',
      '--provider',
      'openai_compatible',
      '--base-url',
      model.url,
      '--model',
      'tiny',
      '--api-key',
      file,
      '--tokens-per-day',
      '9000',
      '--embedding-model',
      'tiny-vectors',
    )
    assert.equal(set.code, 0, set.stderr)
    assert.match(set.stdout, /model +tiny\nembedding_model +tiny-vectors\nhas_api_key +true\n.*tokens_per_day +9000/s)
    model.always({ say: { word: 'lantern', number: 4711 } })
    model.embed((text) => Array.from({ length: 9 }, (_, n) => text.length + n))
    assert.match(
      (await assistant('test')).stdout,
      /^It works: tiny answered after \d+ ms, kept to its shape by json_schema\.\ntiny-vectors gives vectors of 9 numbers, after \d+ ms\.\n$/,
    )
    assert.equal(model.asked[0]!.headers.authorization, 'Bearer sk-from-a-file')
    assert.match((await assistant('usage')).stdout, /^Today \d+ of 9000 tokens\.\nDAY.*\n.* test +tiny +answered +1 /)
    assert.match((await assistant('set', '--provider', 'none')).stdout, /engine +embedded/)
    assert.equal(JSON.parse((await assistant('show', '--json')).stdout).tokens_per_day, 9000)
  })

  it('says what it does not understand, what the API refuses, and what does not work', async (t) => {
    const assistant = (...words: string[]) => said(t, ['assistant', ...words, ...via])
    for (const words of [['dance'], ['set'], ['set', '--tokens-per-day', 'many'], ['show', 'me']])
      assert.equal((await assistant(...words)).code, 2)
    const refused = await assistant('set', '--provider', 'anthropic')
    assert.deepEqual([refused.code, refused.stderr.startsWith('`base_url` is required')], [1, true])
    const test = await assistant('test')
    assert.deepEqual([test.code, /No language model is set/.test(test.stderr)], [1, true])
  })
})
