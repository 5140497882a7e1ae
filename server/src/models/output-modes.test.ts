import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { type Asking, question, startAsking } from '../testing/models/asking.ts'
import type { ModelRequest, Script } from '../testing/models/model-server.ts'
import { askModel } from './ask.ts'

const refusal = (message: string): Script => ({ status: 400, body: { error: { message } } })
const blue: Script = { say: { colour: 'blue' } }

describe('the way of keeping a model to a shape', () => {
  let asking: Asking
  before(async () => {
    asking = await startAsking()
  })
  after(() => asking[Symbol.asyncDispose]())
  beforeEach(() => {
    asking.model.requests.length = 0
    asking.model.always(blue)
  })

  const set = (changes: object) => asking.api.patch('/assistant', { model: `model-${Math.random()}`, ...changes })
  const settings = async () => (await asking.api.get('/assistant')).body
  const wayOf = ({ json }: ModelRequest) =>
    json.response_format?.type ?? json.output_config?.format.type ?? (json.tools ? 'tool' : 'prompt')
  const ways = () => asking.model.requests.map(wayOf)
  async function answered(): Promise<void> {
    const answer = await askModel(asking.scope, question())
    assert.deepEqual(answer.outcome === 'answered' && answer.value, { colour: 'blue' }, JSON.stringify(answer))
  }

  it('is the surest that the server takes, found out once', async () => {
    await set({})
    asking.model.always((request) =>
      ['json_schema', 'tool'].includes(wayOf(request)) ? refusal('What is this?') : blue,
    )
    assert.equal((await settings()).structured_output, null)
    await answered()
    await answered()
    assert.deepEqual(ways(), ['json_schema', 'tool', 'json_object', 'json_object'])
    assert.equal((await settings()).structured_output, 'json_object')
    assert.match(asking.model.requests[2]!.json.messages[0].content, /has to fit this JSON Schema:\n\{"type":"object"/)
    await set({})
    assert.equal((await settings()).structured_output, null)
  })

  it('is plain words where nothing else is known', async () => {
    await set({})
    asking.model.always((request) =>
      wayOf(request) === 'prompt' ? { say: 'Here:\n```json\n{"colour":"blue"}\n```' } : { status: 422 },
    )
    await answered()
    assert.deepEqual(ways(), ['json_schema', 'tool', 'json_object', 'prompt'])
  })

  it('is not given up for a refusal that has another reason', async () => {
    await set({})
    asking.model.always(({ json }) => {
      if (json.max_tokens !== undefined)
        return refusal("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.")
      return json.temperature === undefined ? blue : refusal("'temperature' does not support 0 with this model.")
    })
    await answered()
    await answered()
    assert.deepEqual(ways(), ['json_schema', 'json_schema', 'json_schema', 'json_schema'])
    assert.equal(asking.model.requests.at(-1)!.json.max_completion_tokens, 200)
    await set({})
    asking.model.always(refusal('The context is too long.'))
    const answer = await askModel(asking.scope, question())
    assert.ok(answer.outcome === 'unanswered' && answer.reason === 'invalid')
    assert.equal((await settings()).structured_output, null)
  })

  it('of a tool is read from the tool call, as a text or an object, or from what was said instead', async () => {
    await set({})
    asking.model.always((request) => (wayOf(request) === 'json_schema' ? refusal('No.') : blue))
    await answered()
    const { tools, tool_choice } = asking.model.requests[1]!.json
    assert.deepEqual([tools.length, tools[0].function.name, tool_choice.function.name], [1, 'answer', 'answer'])
    const message = (more: object) => ({
      choices: [{ message: { content: null, ...more }, finish_reason: 'tool_calls' }],
    })
    asking.model.next(
      { status: 200, body: message({ tool_calls: [{ function: { name: 'answer', arguments: { colour: 'blue' } } }] }) },
      { status: 200, body: message({ content: '{"colour":"blue"}' }) },
      { status: 200, body: message({ content: [{ type: 'text', text: '{"colour":"blue"}' }], tool_calls: [] }) },
    )
    for (let n = 0; n < 3; n++) await answered()
  })

  it('is spoken to Anthropic in its own words', async () => {
    await set({ provider: 'anthropic', api_key: 'sk-ant-1' })
    await answered()
    const [{ path, headers, json }] = asking.model.requests as [ModelRequest]
    assert.deepEqual(
      [path, headers['x-api-key'], headers['anthropic-version']],
      ['/v1/messages', 'sk-ant-1', '2023-06-01'],
    )
    assert.equal(headers.authorization, undefined)
    assert.match(json.system, /^Name the colour/)
    assert.deepEqual(Object.keys(json.output_config.format.schema.properties), ['colour', 'shade'])
    assert.deepEqual([json.max_tokens, json.messages.length, json.messages[0].role], [200, 1, 'user'])
    asking.model.always((request) =>
      wayOf(request) === 'json_schema' ? refusal('output_config: not permitted') : blue,
    )
    await answered()
    assert.deepEqual(asking.model.requests.at(-1)!.json.tool_choice, { type: 'tool', name: 'answer' })
    assert.equal((await settings()).structured_output, 'tool')
    asking.model.next({ refuse: 'I would rather not.' })
    const declined = await askModel(asking.scope, question())
    assert.equal(declined.outcome === 'unanswered' && declined.reason, 'refused')
    asking.model.next({ say: { colour: 'blue' }, end: 'max_tokens' })
    const cut = await askModel(asking.scope, question())
    assert.equal(cut.outcome === 'unanswered' && cut.reason, 'invalid')
  })

  it('is found by a test call, which tells what is wrong in words', async () => {
    await set({ provider: 'openai_compatible', api_key: 'sk-test-1' })
    const echo = { say: { word: 'lantern', number: 4711 } }
    asking.model.always((request) => (wayOf(request) === 'json_schema' ? { say: 'lantern 4711' } : echo))
    const { body } = await asking.api.post('/assistant/test')
    assert.deepEqual(
      { ...body, engine: null, ms: null },
      {
        object: 'assistant.test',
        ok: true,
        engine: null,
        structured_output: 'tool',
        ms: null,
        reason: null,
        problem: null,
        embeddings: null,
      },
    )
    assert.equal((await settings()).structured_output, 'tool')
    assert.deepEqual(ways(), ['json_schema', 'tool'])
    const problems: [Script, RegExp, string][] = [
      [
        { status: 401, body: { error: { message: 'Incorrect API key: sk-test-1' } } },
        /responded with 401: Incorrect API key: \[redacted\] Set the correct `api_key`/,
        'unauthorized',
      ],
      [
        { status: 404, body: { error: "model 'x' not found" } },
        /responded with 404: model 'x' not found .*a model with this name/,
        'unreachable',
      ],
      [{ status: 200, body: '<html>Hello</html>' }, /isn't from a model.*ends with the version/, 'invalid'],
      [{ say: { word: 'lamp', number: 1 } }, /didn't have the required structure.*Try another model/, 'invalid'],
      [
        { status: 429, body: { error: { message: 'You exceeded your quota' } } },
        /exceeded your quota Wait, or raise/,
        'rate_limited',
      ],
    ]
    for (const [script, words, reason] of problems) {
      await set({})
      asking.model.always(script)
      const { body } = await asking.api.post('/assistant/test')
      assert.deepEqual([body.ok, body.ms, body.reason], [false, null, reason])
      assert.match(body.problem, words)
    }
    await asking.model.stop()
    await set({})
    assert.match(
      (await asking.api.post('/assistant/test')).body.problem,
      /Nothing is listening .* Check that the server is running/,
    )
    await set({ provider: null, model: undefined })
    assert.match((await asking.api.post('/assistant/test')).body.problem, /^No language model is set\. Set `provider`/)
  })
})
