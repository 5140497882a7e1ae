import assert from 'node:assert/strict'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach, before, describe, it } from 'node:test'
import { testAccount } from '../../server/src/testing/account.ts'
import { eventually, someContact, type TestAccount } from '../../server/src/testing/service.ts'
import { AuthenticationError, type Event, NotFoundError, Parley } from './index.ts'
import { messageReader } from './messages.ts'
import { type Act, answer, failure, hang, type Liar, startLiar } from './testing/liar.ts'

const api_key = 'svc_test_0000000000000000000000000000000000000000000'

describe('the messages of a stream', () => {
  const text =
    '\ufeff: connected\nretry: 10\nid: 1\n\nid: 2\r\nevent: x\r\ndata: {"a":\r\ndata:"é"}\r\n\r\n: \n\nid: a\0b\ndata\n\nretry: x\nid\n\ndata: cut'
  const wanted = [{ retry_ms: 10, id: '1' }, { id: '2', data: '{"a":\n"é"}' }, {}, { data: '' }, { id: '' }]

  it('are the same wherever the bytes are cut', () => {
    const bytes = new TextEncoder().encode(text)
    for (let size = 1; size <= bytes.length; size++) {
      const read = messageReader()
      const found = []
      for (let at = 0; at < bytes.length; at += size) found.push(...read(bytes.subarray(at, at + size)))
      assert.deepEqual(found, wanted, `pieces of ${size}`)
    }
  })
})

describe('a stream of the SDK', () => {
  let liar: Liar
  afterEach(() => liar.stop())

  async function against(acts: Act[]): Promise<Parley> {
    liar = await startLiar(...acts)
    return new Parley({ api_key, base_url: liar.base_url })
  }
  const telling =
    (text: string, end = true): Act =>
    (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(text)
      if (end) response.end()
    }
  const event = (id: string) => `id: ${id}\ndata: {"id":"${id}"}\n\n`
  async function first(count: number, stream: AsyncIterable<Event>): Promise<string[]> {
    const ids: string[] = []
    for await (const { id } of stream) if (ids.push(id) === count) break
    return ids
  }

  it('asks as it was told, and goes on behind what it saw last when the stream ends', async () => {
    const parley = await against([
      telling(`retry: 1\n\n${event('e1')}${event('e2')}id: e2b\n\ndata: {"id":"half`),
      telling(event('e3'), false),
    ])
    const stream = parley.events.stream({ after: 'e0', types: 'message.created', conversation_id: 'c' })
    assert.deepEqual(await first(3, stream), ['e1', 'e2', 'e3'])
    const [one, two] = liar.heard
    assert.equal(one!.url, '/v1/events/stream?after=e0&types=message.created&conversation_id=c')
    assert.deepEqual(
      [one!.headers.authorization, one!.headers.accept, one!.headers['last-event-id']],
      [`Bearer ${api_key}`, 'text/event-stream', undefined],
    )
    assert.equal(two!.headers['last-event-id'], 'e2b')
  })

  it('is opened again when it cannot be opened for the moment, or breaks', async () => {
    const broken: Act = (response, request) => {
      telling(event('e1'), false)(response, request)
      setTimeout(() => request.socket.resetAndDestroy(), 20)
    }
    const parley = await against([failure(503, 'streams_exhausted'), broken, telling(event('e2'), false)])
    assert.deepEqual(await first(2, parley.events.stream()), ['e1', 'e2'])
    assert.equal(liar.heard[2]!.headers['last-event-id'], 'e1')
  })

  it('throws what will not pass', async () => {
    const cases: [Act, string][] = [
      [failure(401, 'api_key_revoked'), 'api_key_revoked'],
      [failure(410, 'events_expired'), 'events_expired'],
      [failure(400, 'parameter_invalid'), 'parameter_invalid'],
    ]
    for (const [act, code] of cases) {
      const parley = await against([act])
      await assert.rejects(first(1, parley.events.stream()), { code })
      assert.equal(liar.heard.length, 1)
      await liar.stop()
    }
    const parley = await against([failure(401, 'api_key_revoked')])
    await assert.rejects(first(1, parley.events.stream()), AuthenticationError)
  })

  it('ends with its signal: before, while it opens, while it waits for events, and while it waits to try again', async () => {
    for (const act of [hang, telling(': connected\n\n', false), answer(503, {}, { 'retry-after': '30' })]) {
      const parley = await against([act])
      const control = new AbortController()
      const reading = first(1, parley.events.stream({ signal: control.signal }))
      await eventually(async () => assert.equal(liar.heard.length, 1))
      setTimeout(() => control.abort(), 50)
      assert.deepEqual(await reading, [])
      assert.deepEqual(await first(1, parley.events.stream({ signal: control.signal })), [])
      await liar.stop()
    }
    liar = await startLiar(hang)
  })

  it('lets go of its connection when the loop is left', async () => {
    let closed = false
    const telling_one: Act = (response, request) => {
      request.socket.on('close', () => {
        closed = true
      })
      telling(event('e1'), false)(response, request)
    }
    const parley = await against([telling_one])
    await first(1, parley.events.stream())
    await eventually(async () => assert.ok(closed))
  })
})

describe('a stream of the SDK against the service', () => {
  let account: TestAccount
  before(async () => {
    account = await testAccount()
  })

  it('tells each event once and in order, however often its connection is cut', async (t) => {
    const sockets = new Set<Socket>()
    const { hostname, port } = new URL(account.url)
    const proxy = createServer().on('connection', (socket: Socket) => {
      const onwards = connect(Number(port), hostname)
      socket.pipe(onwards).pipe(socket)
      for (const one of [socket, onwards]) sockets.add(one.on('error', () => {}).on('close', () => sockets.delete(one)))
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    t.after(() => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    })
    const base_url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/v1`
    const api_key = await account.key()
    const parley = new Parley({ api_key, base_url: account.base })
    const through = new Parley({ api_key, base_url })
    const made: string[] = []
    const told: string[] = []
    const control = new AbortController()
    const reading = (async () => {
      for await (const { data } of through.events.stream({ signal: control.signal })) told.push(String(data.object?.id))
    })()
    await eventually(async () => assert.ok(sockets.size > 0))
    await new Promise((resolve) => setTimeout(resolve, 100))
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 10; n++) made.push((await parley.contacts.create(someContact() as never)).id)
      for (const socket of sockets) socket.destroy()
    }
    await eventually(async () => assert.deepEqual(told, made), 15_000)
    control.abort()
    await reading
  })

  it('throws where the place it is to begin at is unknown', async () => {
    const parley = new Parley({ api_key: await account.key(), base_url: account.base })
    const stream = parley.events.stream({ after: 'svcevt_x' })[Symbol.asyncIterator]()
    await assert.rejects(Promise.resolve(stream.next()), NotFoundError)
  })
})
