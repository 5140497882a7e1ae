import assert from 'node:assert/strict'
import type { Socket } from 'node:net'
import { describe, it } from 'node:test'
import { startReceiver } from '../testing/receiver.ts'
import {
  deliver,
  loopback,
  nothing,
  onRequest,
  post,
  quick,
  rudely,
  saying,
  statusAndError,
} from '../testing/webhooks/attempt.ts'
import { openReceiver } from './attempt.ts'

describe('an attempt at a receiver that is rude', () => {
  it('reads 16 KiB of a hundred megabytes, and the status stands', async (t) => {
    let sent = 0
    const piece = Buffer.alloc(64 * 1024, 'x')
    const url = await rudely(
      t,
      onRequest((socket) => {
        socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${100 * 1024 * 1024}\r\n\r\n`)
        const more = () => {
          while (sent < 100 * 1024 * 1024 && !socket.destroyed) {
            sent += piece.length
            if (!socket.write(piece)) return
          }
        }
        socket.on('drain', more)
        more()
      }),
    )
    const result = await deliver(t, url)
    assert.deepEqual([...statusAndError(result), result.body], [200, null, 'x'.repeat(4096)])
    await new Promise((resolve) => setTimeout(resolve, 100))
    assert.ok(sent < 20 * 1024 * 1024, `${sent} bytes were taken`)
  })

  it('stands by its status when the answer then drips, breaks off or is shorter than it said', async (t) => {
    const begun = 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhello'
    const dripping = await rudely(
      t,
      onRequest((socket) => {
        socket.write(begun)
        const drip = setInterval(() => socket.write('.'), 100)
        socket.on('close', () => clearInterval(drip))
      }),
    )
    assert.deepEqual(statusAndError(await deliver(t, dripping, quick)), [200, null])
    const broken = await rudely(
      t,
      onRequest((socket) => void socket.write(begun, () => socket.resetAndDestroy())),
    )
    assert.deepEqual(statusAndError(await deliver(t, broken)), [200, null])
    assert.deepEqual(statusAndError(await deliver(t, await rudely(t, saying(begun)))), [200, null])
    const failing = await rudely(t, saying(begun.replace('200', '503')))
    assert.deepEqual(statusAndError(await deliver(t, failing)), [503, 'http_status'])
  })

  it('waits for the answer behind those that announce it', async (t) => {
    const hints = 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'
    const ok = 'HTTP/1.1 201 Created\r\ncontent-length: 2\r\n\r\nhi'
    const result = await deliver(t, await rudely(t, saying(hints.repeat(3) + ok)))
    assert.deepEqual([...statusAndError(result), result.body], [201, null, 'hi'])
    const forever = await rudely(
      t,
      onRequest((socket) => {
        const flood = setInterval(() => socket.write(hints), 20)
        socket.on('close', () => clearInterval(flood))
      }),
    )
    assert.deepEqual(statusAndError(await deliver(t, forever, quick)), [null, 'timeout'])
  })

  const rude: Record<string, [act: (socket: Socket) => void, error: string]> = {
    'a receiver that hangs': [() => {}, 'timeout'],
    'headers that drip': [
      onRequest((socket) => {
        socket.write('HTTP/1.1 200 OK\r\n')
        const drip = setInterval(() => socket.write('a'), 100)
        socket.on('close', () => clearInterval(drip))
      }),
      'timeout',
    ],
    'a reset': [onRequest((socket) => void socket.resetAndDestroy()), 'connection_reset'],
    'an end without an answer': [onRequest((socket) => void socket.end()), 'connection_reset'],
    'an end before the question': [(socket) => void socket.end(), 'connection_reset'],
    'an answer without headers': [saying('<html>hello</html>'), 'bad_response'],
    junk: [saying('\0\0\0\0\0'), 'bad_response'],
    'another protocol': [saying('SSH-2.0-OpenSSH_9.9\r\n'), 'bad_response'],
    'endless headers': [saying(`HTTP/1.1 200 OK\r\na: ${'a'.repeat(70_000)}\r\n\r\n`), 'bad_response'],
    'many headers': [saying(`HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(20_000)}\r\n`), 'bad_response'],
    'two lengths': [saying('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'), 'bad_response'],
    'an unasked 100': [saying('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n\r\n'), 'bad_response'],
    'an unasked upgrade': [
      saying('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
      'bad_response',
    ],
  }
  for (const [what, [act, error]] of Object.entries(rude))
    it(`ends with ${error} on ${what}`, async (t) => {
      const { duration_ms, ...result } = await deliver(t, await rudely(t, act), quick)
      assert.deepEqual(result, { ...nothing, error })
      assert.ok(duration_ms >= 0)
    })

  it('delivers again after each kind of failure', async (t) => {
    const acts = [
      onRequest((socket) => void socket.resetAndDestroy()),
      saying('rubbish'),
      () => {},
      saying('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'),
    ]
    let n = 0
    const url = await rudely(t, (socket) => acts[n++]!(socket))
    const endpoint = openReceiver(url, { allowed: loopback, mode: 'live', connect_ms: 1000, whole_ms: 400 })
    t.after(() => endpoint.close())
    const ends = []
    for (let times = 0; times < 4; times++) ends.push(statusAndError(await endpoint.send(post)))
    assert.deepEqual(ends, [
      [null, 'connection_reset'],
      [null, 'bad_response'],
      [null, 'timeout'],
      [200, null],
    ])
  })
})

describe('an attempt that finds nobody', () => {
  it('ends with connection_refused where nobody listens', async (t) => {
    const receiver = await startReceiver()
    await receiver.stop()
    assert.deepEqual(statusAndError(await deliver(t, receiver.url)), [null, 'connection_refused'])
  })

  it('is over in time while a name is being resolved, and nothing is sent afterwards', async (t) => {
    await using receiver = await startReceiver()
    const { port } = new URL(receiver.url)
    const late = () => new Promise<string[]>((resolve) => setTimeout(resolve, 700, ['127.0.0.1']))
    const url = `http://slow.example:${port}/`
    const hurried = { resolve: late, connect_ms: 5000, whole_ms: 300 }
    assert.deepEqual(statusAndError(await deliver(t, url, hurried)), [null, 'timeout'])
    const never = () => new Promise<string[]>(() => {})
    const forever = { resolve: never, connect_ms: 100, whole_ms: 3600_000 }
    assert.deepEqual(statusAndError(await deliver(t, url, forever)), [null, 'timeout'])
    assert.equal(receiver.requests.length, 0)
  })

  it('ends with dns_error where a name cannot be resolved', async (t) => {
    assert.deepEqual(statusAndError(await deliver(t, 'http://nobody.invalid/', { mode: 'test' })), [null, 'dns_error'])
  })
})
