import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, someContact, type TestAccount } from '../testing/service.ts'

describe('a JSON body', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  const send = (body: string | Buffer) =>
    api.send('POST', '/contacts', { body, headers: { 'content-type': 'application/json' } })
  const holding = (value: string) => `{"name":"x","email":"${someContact().email}","custom_attributes":{"a":${value}}}`

  it('that is not JSON is refused', async () => {
    const texts = [
      '{',
      '{"name":}',
      "{'name':'x'}",
      '{"name":"x",}',
      'name=x',
      '{"a":1}{"b":2}',
      '{"a":NaN}',
      '{"a":01}',
      '{"a":"\n"}',
      ' ',
      '\ufeff{}',
      '{"a":"\\x"}',
      '{"a":/**/1}',
      '"',
      '{"a":"\\',
    ]
    for (const text of texts) assertRefused(await send(text), 400, 'invalid_json')
  })

  it('that is not JSON is refused with where it ends to be', async () => {
    const places: [string, number, number][] = [
      ['{', 1, 2],
      ['{"name":}', 1, 9],
      ["{'name':'x'}", 1, 2],
      ['{"name":"x",}', 1, 13],
      ['{\n  "name": "x"\n  "email": 1\n}', 3, 3],
      ['{"a":1}{"b":2}', 1, 8],
      ['{"a":NaN}', 1, 6],
      ['{"a":01}', 1, 7],
      ['{\r\n"a":"\n"}', 2, 5],
      ['{"a":[1,{"b":2]}', 1, 15],
      ['{"a" 1}', 1, 6],
      ['[1,,2]', 1, 4],
      ['{}}', 1, 3],
    ]
    for (const [text, line, column] of places) {
      const answer = await send(text)
      assertRefused(answer, 400, 'invalid_json')
      assert.equal(answer.body.error.message, `The body isn't valid JSON: see line ${line}, column ${column}.`, text)
    }
  })

  it('that is not an object is refused', async () => {
    for (const text of ['null', '[]', '"x"', '1', 'true', '[{}]'])
      assertRefused(await send(text), 400, 'parameter_invalid', /^`body` must be a JSON object/)
  })

  it('that is not UTF-8 is refused', async () => {
    for (const bytes of [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xc0, 0xaf], [0xf5, 0x80, 0x80, 0x80]])
      assertRefused(
        await send(Buffer.concat([Buffer.from('{"name":"'), Buffer.from(bytes), Buffer.from('"}')])),
        400,
        'invalid_json',
      )
    assertRefused(await send(Buffer.from('{"name":"x"}', 'utf16le')), 400, 'invalid_json')
  })

  it('that names a field twice is refused, at any depth and however it is written', async () => {
    const twice = [
      '{"name":"x","name":"y"}',
      '{"name":"x","n\\u0061me":"x"}',
      holding('{"b":1,"b":1}'),
      holding('[{"b":{"c":1,"c":2}}]'),
      '{"":1,"":2}',
    ]
    for (const text of twice) assertRefused(await send(text), 400, 'invalid_json', /twice/)
    assert.equal((await send(holding('{"b:c":":\\":","b":{"b":":"}}'))).status, 201)
  })

  it('nested deeper than 32 is refused, also at depths that would break a recursive reader', async () => {
    const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
    assertRefused(await send(deep(33)), 400, 'invalid_json', /32/)
    assertRefused(await send(deep(500_000)), 400, 'invalid_json', /32/)
    assertRefused(await send('{"a":'.repeat(100_000)), 400, 'invalid_json')
    assertRefused(await send(deep(32)), 400, 'parameter_invalid', /^`body`/)
    assert.equal((await send(holding(JSON.stringify('['.repeat(100))))).status, 201)
  })

  it('with text or numbers that would come back changed is refused', async () => {
    for (const value of [
      '"\\u0000"',
      '"\\ud800"',
      '"\\udc00\\ud800"',
      '1e400',
      '-1e400',
      '9007199254740993',
      '-9007199254740994',
      '1e300',
    ])
      assertRefused(await send(holding(value)), 400, 'parameter_invalid', /^`custom_attributes\.a` /)
    for (const name of ['"a\\u0000"', '"\\udfff"'])
      assertRefused(await send(holding(`{${name}:1}`)), 400, 'parameter_invalid')
    assertRefused(await send('{"name":"a\\u0000","email":"nul@example.com"}'), 400, 'parameter_invalid', /^`name` /)
    const edge = [2 ** 53 - 1, -(2 ** 53 - 1), 0.1, 5e-324, '\ud83d\ude00', '\u0001\u007f\u2028']
    const answer = await send(holding(JSON.stringify(edge)))
    assert.deepEqual(answer.body.custom_attributes.a, edge)
  })

  it('may be 1 MiB and no more, whether or not it says its length', async () => {
    const of = (bytes: number) => {
      const text = JSON.stringify(someContact())
      return text + ' '.repeat(bytes - text.length)
    }
    assert.equal((await send(of(1024 * 1024))).status, 201)
    assertRefused(await send(of(1024 * 1024 + 1)), 413, 'body_too_large')
    const chunks = new ReadableStream({
      start(controller) {
        for (let n = 0; n < 17; n++) controller.enqueue(new Uint8Array(64 * 1024).fill(0x20))
        controller.close()
      },
    })
    const headers = { authorization: `Bearer ${api.key}`, 'content-type': 'application/json' }
    const answer = await fetch(`${account.base}/contacts`, {
      method: 'POST',
      body: chunks,
      duplex: 'half',
      headers,
    } as RequestInit)
    assert.equal(answer.status, 413)
    assert.match(answer.headers.get('service-request-id')!, /^req_/)
  })

  it('that is too large is read to its end, so that its sender is there for the answer', async () => {
    const parts = 48
    const upload = await uploading(parts * 65_536)
    for (let n = 0; n < parts; n++) {
      assert.equal(upload.answer(), '', `answered after ${n} of ${parts} parts`)
      await upload.part()
    }
    await upload.answered()
    assert.match(upload.answer(), /^HTTP\/1\.1 413 .*"body_too_large"/s)
  })

  it('that is far too large is refused without its end', async () => {
    const upload = await uploading(2 ** 30)
    await upload.answered()
    assert.match(upload.answer(), /^HTTP\/1\.1 413 .*"body_too_large"/s)
  })

  /** A request whose body is sent part by part. */
  async function uploading(length: number) {
    const { hostname, port } = new URL(account.url)
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setEncoding('utf8').on('data', (text) => (answer += text))
    const head = [
      'POST /v1/contacts HTTP/1.1',
      `Host: ${hostname}`,
      `Authorization: Bearer ${api.key}`,
      // Otherwise the connection is kept for a next request, for over a minute.
      'Connection: close',
    ]
    socket.write([...head, 'Content-Type: application/json', `Content-Length: ${length}`, '', ''].join('\r\n'))
    return {
      answer: () => answer,
      part: () => new Promise<void>((sent) => socket.write(Buffer.alloc(65_536, ' '), () => setImmediate(sent))),
      answered: () => once(socket, 'close'),
    }
  }
})
