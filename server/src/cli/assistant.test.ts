import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { person } from '../testing/browser.ts'
import { type ModelServer, startModelServer } from '../testing/models/model-server.ts'
import { runInProcess } from '../testing/run-in-process.ts'
import type { TestAccount } from '../testing/service.ts'

describe('parley assistant', () => {
  let account: TestAccount
  let model: ModelServer
  let via: string[]
  before(async () => {
    account = await testAccount()
    model = await startModelServer()
    via = ['--url', account.base, '--key', await account.key({ mode: 'test' })]
  })
  after(async () => {
    await model.stop()
  })

  it('reads its API key from a file, so that nobody sees it among the processes', async (t) => {
    const file = join(account.data_dir, 'api-key')
    writeFileSync(file, `${via.at(-1)}\n`)
    const { code, stdout } = await runInProcess(t, ['assistant', 'show', '--url', account.base, '--key-file', file])
    assert.deepEqual([code, /engine +embedded\n/.test(stdout)], [0, true])
  })

  it('leaves an entry in the audit log for the key that it makes for itself', async (t) => {
    const own = await testAccount()
    const settings = { DATABASE_URL: own.database_url, DATA_DIR: own.data_dir }
    const words = ['assistant', 'show', '--url', own.base, '--account', own.account_id]
    assert.equal((await runInProcess(t, words, settings)).code, 0)
    const page = await person(own, 'admin')
    const { data } = (await page.get('/audit_log')).body
    assert.deepEqual(
      data.map(({ action, actor }: { action: string; actor: { name: string } }) => [action, actor.name]),
      [
        ['api_key.revoked', 'command line'],
        ['api_key.created', 'command line'],
      ],
    )
  })

  it('shows, sets, tests, and tells what was used', async (t) => {
    const assistant = (...words: string[]) => runInProcess(t, ['assistant', ...words, ...via])
    assert.match((await assistant('show')).stdout, /engine +embedded\n/)
    const file = join(account.data_dir, 'key')
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
      /^It works: tiny responded after \d+ ms, with structured output by json_schema\.\ntiny-vectors returned vectors with 9 dimensions after \d+ ms\.\n$/,
    )
    assert.equal(model.requests[0]!.headers.authorization, 'Bearer sk-from-a-file')
    assert.match((await assistant('usage')).stdout, /^Today \d+ of 9000 tokens\.\nDAY.*\n.* test +tiny +answered +1 /)
    assert.match((await assistant('set', '--provider', 'none')).stdout, /engine +embedded/)
    assert.equal(JSON.parse((await assistant('show', '--json')).stdout).tokens_per_day, 9000)
  })

  it('says what it does not understand, what the API refuses, and what does not work', async (t) => {
    const assistant = (...words: string[]) => runInProcess(t, ['assistant', ...words, ...via])
    for (const words of [['dance'], ['set'], ['set', '--tokens-per-day', 'many'], ['show', 'me']])
      assert.equal((await assistant(...words)).code, 2)
    const refused = await assistant('set', '--provider', 'anthropic')
    assert.deepEqual([refused.code, refused.stderr.startsWith('`base_url` is required')], [1, true])
    const test = await assistant('test')
    assert.deepEqual([test.code, /No language model is set/.test(test.stderr)], [1, true])
  })
})
