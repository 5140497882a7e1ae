import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { inspect } from 'node:util'
import { ConnectionError, Parley, ParleyError, type ParleyOptions, RateLimitError, responseOf } from './index.ts'
import { type Act, answer, cutOff, failure, hang, type Liar, reset, startLiar } from './testing/liar.ts'

const api_key = 'svc_test_aVerySecretKeyThatNobodyMaySee'
const person = { name: 'Ana Sousa', email: 'ana@example.com' }
const contact = { object: 'contact', id: 'svccon_01h455vb4pex5vsknk084sn02q', ...person }
const good = answer(201, contact)

let liar: Liar
afterEach(() => liar.stop())

async function against(acts: Act[], options: Partial<ParleyOptions> = {}): Promise<Parley> {
  liar = await startLiar(...acts)
  return new Parley({ api_key, base_url: liar.base_url, ...options })
}

async function failureOf(call: PromiseLike<unknown>): Promise<ParleyError> {
  return Promise.resolve(call).then(
    () => assert.fail('It did not fail.'),
    (error) => error,
  )
}

describe('a call', () => {
  it('sends the key, the body and an Idempotency-Key of its own', async () => {
    const parley = await against([good])
    assert.deepEqual(await parley.contacts.create(person), contact)
    const [request] = liar.heard
    assert.equal(`${request!.method} ${request!.url}`, 'POST /v1/contacts')
    assert.deepEqual(JSON.parse(request!.body), person)
    assert.equal(request!.headers.authorization, `Bearer ${api_key}`)
    assert.equal(request!.headers['content-type'], 'application/json')
    assert.match(String(request!.headers['idempotency-key']), /^[0-9a-f-]{36}$/)
    assert.match(String(request!.headers['user-agent']), /^parley-sdk\/\d+\.\d+\.\d+$/)
  })

  it('sends what its options say, and nothing with a read', async () => {
    const parley = await against([good])
    await parley.contacts.update(contact.id, { name: 'Ana' }, { idempotency_key: 'order 1042', if_match: '"3"' })
    await parley.contacts.get(contact.id)
    assert.equal(liar.heard[0]!.headers['idempotency-key'], 'order 1042')
    assert.equal(liar.heard[0]!.headers['if-match'], '"3"')
    assert.equal(liar.heard[1]!.headers['idempotency-key'], undefined)
  })

  for (const [what, act] of Object.entries({
    'the connection is reset': reset,
    'the answer is cut off': cutOff,
    'the answer is not JSON': answer(200, '<html>'),
    'the service fails': failure(500, 'internal_error'),
    'a proxy in between fails': answer(502, '<html>Bad gateway</html>'),
    'the request came too slowly': failure(408, 'request_timeout'),
    'the first request is still being worked on': failure(409, 'idempotency_key_in_use'),
  }))
    it(`is sent again with the same Idempotency-Key when ${what}`, async () => {
      const parley = await against([act, good])
      const made = await parley.contacts.create(person)
      const keys = liar.heard.map(({ headers }) => headers['idempotency-key'])
      assert.equal(keys.length, 2)
      assert.equal(keys[0], keys[1])
      assert.equal(responseOf(made)!.attempts, 2)
    })

  it('is sent again when nothing comes within its time', async () => {
    const parley = await against([hang, good], { timeout_ms: 1000 })
    assert.equal((await parley.contacts.create(person)).id, contact.id)
    assert.equal(liar.heard.length, 2)
  })

  it('waits as long as Retry-After says', async () => {
    const parley = await against([failure(429, 'rate_limited', { 'retry-after': '1' }), good])
    const began = performance.now()
    await parley.contacts.create(person)
    assert.ok(performance.now() - began >= 990)
  })

  it('does not wait for more than a minute', async () => {
    const parley = await against([failure(429, 'rate_limited', { 'retry-after': '3600' })])
    const error = await failureOf(parley.contacts.create(person))
    assert.ok(error instanceof RateLimitError)
    assert.equal(error.retry_after_s, 3600)
    assert.equal(liar.heard.length, 1)
  })

  it('gives up in the end, with the error of the service', async () => {
    const parley = await against([failure(503, 'overloaded')], { max_retries: 1 })
    const error = await failureOf(parley.contacts.get(contact.id))
    assert.ok(error instanceof ParleyError)
    const { status, type, code, message, request_id } = error
    assert.deepEqual(
      { status, type, code, message, request_id },
      {
        status: 503,
        type: 'service/api_error',
        code: 'overloaded',
        message: 'No.',
        request_id: 'req_01h455vb4pex5vsknk084sn02q',
      },
    )
    assert.equal(liar.heard.length, 2)
  })

  it('shows what helps with an error, wherever it is printed', async () => {
    const hint = 'contact_id is the ID of a conversation.'
    const hints = { 'x-error-param': 'contact_id', 'x-error-hint': hint, 'x-error-doc': '/docs#/Contacts/getContact' }
    const parley = await against([failure(404, 'resource_not_found', hints), failure(404, 'resource_not_found')])
    const error = await failureOf(parley.contacts.get('svccnv_x'))
    assert.deepEqual([error.param, error.hint, error.doc], Object.values(hints))
    for (const printed of [inspect(error), JSON.stringify(error)]) assert.ok(printed.includes(hint), printed)
    const plain = await failureOf(parley.contacts.get('svccnv_x'))
    assert.deepEqual([plain.param, plain.hint, plain.doc], [null, null, null])
  })

  it('is not sent again when that would change nothing', async () => {
    for (const status of [400, 401, 403, 404, 409, 412, 422, 302]) {
      const parley = await against([failure(status, 'something', { location: 'http://127.0.0.1:1/' })])
      assert.equal((await failureOf(parley.contacts.create(person))).status, status)
      assert.equal(liar.heard.length, 1)
      await liar.stop()
    }
  })

  it('says what happened when there was no answer', async () => {
    const parley = await against([hang], { timeout_ms: 50, max_retries: 0 })
    const error = await failureOf(parley.contacts.create(person))
    assert.ok(error instanceof ConnectionError)
    assert.equal(error.code, 'timed_out')
    assert.equal(error.status, null)
  })

  it('ends at once when its signal says so, in an attempt or between two', async () => {
    for (const act of [hang, failure(503, 'overloaded', { 'retry-after': '30' })]) {
      const parley = await against([act])
      const over = new AbortController()
      const error = failureOf(parley.contacts.create(person, { signal: over.signal }))
      while (liar.heard.length === 0) await new Promise(setImmediate)
      over.abort()
      assert.equal((await error).name, 'AbortError')
      assert.equal(liar.heard.length, 1)
      await liar.stop()
    }
  })

  it('tells how many requests are left, if the service limits them', async () => {
    const limited = { ratelimit: '"key";r=57;t=2', 'ratelimit-policy': '"key";q=600;w=60' }
    const parley = await against([answer(200, contact, limited), good])
    const first = await parley.contacts.get(contact.id)
    assert.deepEqual(responseOf(first)!.rate_limit, { remaining: 57, quota: 600, window_s: 60 })
    assert.equal(responseOf(await parley.contacts.get(contact.id))!.rate_limit, null)
  })

  it('refuses an id that would lead to another address', async () => {
    const parley = await against([good])
    for (const id of ['', '.', '..']) await assert.rejects(parley.contacts.get(id), TypeError)
    await parley.contacts.get('../keys?x=1#y')
    assert.deepEqual(
      liar.heard.map(({ url }) => url),
      ['/v1/contacts/..%2Fkeys%3Fx%3D1%23y'],
    )
  })
})

describe('the API key', () => {
  it('does not show in the client, its parts or an error', async () => {
    const parley = await against([reset, failure(500, 'internal_error'), answer(200, '{'), hang], {
      max_retries: 0,
      timeout_ms: 50,
    })
    const errors: unknown[] = []
    for (let n = 0; n < 4; n++) errors.push(await failureOf(parley.contacts.list()))
    const values: unknown[] = [parley, parley.contacts, parley.contacts.list(), ...errors]
    const shown = values.flatMap((value) => [
      inspect(value, { showHidden: true, depth: 20 }),
      JSON.stringify(value),
      String(value),
      value instanceof Error ? (value.stack ?? '') : '',
    ])
    for (const text of shown) assert.ok(!text?.includes('SecretKey'), 'The key shows.')
  })

  it('does not show when it is refused', async () => {
    liar = await startLiar(good)
    for (const bad of [`${api_key}\n`, `${api_key} `, `${api_key}é`, ''])
      assert.throws(
        () => new Parley({ api_key: bad, base_url: liar.base_url }),
        (error) => error instanceof TypeError && !inspect(error).includes('SecretKey'),
      )
  })
})

describe('the address of the service', () => {
  it('must be one, and end in the version', async () => {
    liar = await startLiar(good)
    for (const base_url of ['', 'x', 'ftp://a/v1', 'http://a', 'http://u:p@a/v1', 'http://a/v1?x'])
      assert.throws(() => new Parley({ api_key, base_url }), TypeError)
    await new Parley({ api_key, base_url: `${liar.base_url}/` }).contacts.list().page()
    assert.equal(liar.heard[0]!.url, '/v1/contacts')
  })
})
