import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { type Asking, question, startAsking } from '../testing/models/asking.ts'
import type { Script } from '../testing/models/model-server.ts'
import { askModel } from './ask.ts'

// As builds of 2025 and 2026 sent it (examples/server, later tools/server of llama.cpp).
const error = (code: number, message: string, type: string, more: object = {}): Script => ({
  status: code,
  body: { error: { code, message, type, ...more } },
})
const without_jinja = error(500, 'tools param requires --jinja flag', 'server_error')
const loading = error(503, 'Loading model', 'unavailable_error')
const too_long = [
  error(500, 'the request exceeds the available context size, try increasing it', 'server_error'),
  error(500, 'Input prompt is too big compared to KV size. Please try increasing KV size.', 'server_error'),
  error(
    500,
    'context_length_exceeded: the request exceeds the available context size; context shift is disabled',
    'server_error',
  ),
  error(
    400,
    'the request exceeds the available context size. try increasing the context size or enable context shift',
    'invalid_request_error',
  ),
  error(
    400,
    'request (13392 tokens) exceeds the available context size (8192 tokens), try increasing it',
    'exceed_context_size_error',
    { n_prompt_tokens: 13_392, n_ctx: 8192 },
  ),
]

describe('the server of llama.cpp', () => {
  let asking: Asking
  before(async () => {
    asking = await startAsking()
  })
  after(() => asking[Symbol.asyncDispose]())
  beforeEach(() => {
    asking.model.requests.length = 0
    asking.model.always({ say: { colour: 'blue' } })
  })

  const set = () => asking.api.patch('/assistant', { model: `model-${Math.random()}` })
  const ways = () =>
    asking.model.requests.map(({ json }) => json.response_format?.type ?? (json.tools ? 'tool' : 'prompt'))

  it('may take a schema without heeding it, and refuse tools with a 500: it is asked in the next way', async () => {
    await set()
    asking.model.always(({ json }) => {
      if (json.tools) return without_jinja
      // What a build of February 2025 makes of json_schema: no grammar at all.
      return json.response_format.type === 'json_schema'
        ? { say: 'anything at all' }
        : { say: { word: 'lantern', number: 4711 } }
    })
    const { body } = await asking.api.post('/assistant/test')
    assert.deepEqual([body.ok, body.structured_output, body.problem], [true, 'json_object', null])
    assert.deepEqual(ways(), ['json_schema', 'tool', 'json_object'])
  })

  it('says in many ways that something was too long: it is asked once, and not left alone for it', async () => {
    for (const script of too_long) {
      await set()
      asking.model.requests.length = 0
      asking.model.always(script)
      for (let n = 0; n < 4; n++) {
        const answer = await askModel(asking.scope, question())
        assert.ok(answer.outcome === 'unanswered' && answer.reason === 'invalid', JSON.stringify(answer))
        assert.match(answer.words, /exceeds the model's context window/)
      }
      assert.deepEqual(ways(), ['json_schema', 'json_schema', 'json_schema', 'json_schema'])
    }
  })

  it('is asked again while it loads its model, and a limit that is reached is no length', async () => {
    await set()
    asking.model.next(loading)
    assert.equal((await askModel(asking.scope, question())).outcome, 'answered')
    asking.model.next(error(500, 'slot unavailable', 'server_error'))
    assert.equal((await askModel(asking.scope, question())).outcome, 'answered')
    assert.equal(asking.model.requests.length, 4)
    asking.model.next({ status: 429, body: { error: { message: 'Request too large: tokens per minute' } } })
    const answer = await askModel(asking.scope, question({ time_limit_ms: 1000 }))
    assert.equal(answer.outcome === 'unanswered' && answer.reason, 'rate_limited')
  })
})
