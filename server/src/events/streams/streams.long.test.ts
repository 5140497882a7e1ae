import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { describe, it } from 'node:test'
import { createAccount } from '../../accounts/accounts.ts'
import { revokeKey } from '../../accounts/api-keys.ts'
import { sql } from '../../db/sql.ts'
import { person } from '../../testing/browser.ts'
import { type Listener, listen } from '../../testing/listener.ts'
import { assertRefused } from '../../testing/refused.ts'
import { eventually, someContact, startTestService } from '../../testing/service.ts'
import { startEventStreams } from './streams.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('event streams', () => {
  it('are limited for each key and for the process, and make room when they end', async (t) => {
    await using small = await startTestService({ STREAM_LIMIT: '3', STREAM_LIMIT_PER_KEY: '2' })
    const [one, other] = [await small.client(), await small.client()]
    const first = await listen(small.base, one.key)
    const rest = [await listen(small.base, one.key)]
    t.after(() => Promise.all(rest.map((listener) => listener.stop())))
    const too_many = await one.get('/events/stream')
    assertRefused(too_many, 429, 'too_many_streams')
    assert.equal(too_many.headers.get('retry-after'), '10')
    rest.push(await listen(small.base, other.key))
    assertRefused(await other.get('/events/stream'), 503, 'streams_exhausted')
    await first.stop()
    await eventually(async () => rest.push(await listen(small.base, other.key)))
    assert.match(await (await fetch(`${small.url}/metrics`)).text(), /^parley_event_streams 3$/m)
  })

  it('are shared fairly among accounts where all are open, and are few for each session', async (t) => {
    await using small = await startTestService({ STREAM_LIMIT: '4', STREAM_LIMIT_PER_SESSION: '1' })
    const greedy = await small.client()
    const other = await small.client({ account_id: await createAccount(small.database, 'Another') })
    const opened: Listener[] = []
    t.after(() => Promise.all(opened.map((listener) => listener.stop())))
    for (let n = 0; n < 4; n++) opened.push(await listen(small.base, greedy.key))
    assertRefused(await greedy.get('/events/stream'), 503, 'streams_exhausted')
    for (let n = 0; n < 2; n++) opened.push(await listen(small.base, other.key))
    for (const api of [greedy, other]) assertRefused(await api.get('/events/stream'), 503, 'streams_exhausted')
    await eventually(async () =>
      assert.match(await (await fetch(`${small.url}/metrics`)).text(), /^parley_event_streams 4$/m),
    )
    const page = await person(small, 'viewer', await createAccount(small.database, 'Third'))
    const stopping = new AbortController()
    t.after(() => stopping.abort())
    const headers = { cookie: page.cookie!, 'sec-fetch-site': 'same-origin' }
    const first = await fetch(`${small.url}/dashboard/api/live/events/stream`, { headers, signal: stopping.signal })
    assert.equal(first.status, 200)
    assert.equal((await page.get('/live/events/stream')).body.error.code, 'too_many_streams')
  })

  it('count as one request against the rate limit, when they open', async () => {
    await using small = await startTestService({ RATE_LIMIT: '1', RATE_LIMIT_BURST: '2' })
    const by = await small.client()
    const listener = await listen(small.base, by.key)
    assert.equal((await by.get('/contacts')).status, 200)
    assertRefused(await by.get('/events/stream'), 429, 'rate_limited')
    await listener.stop()
  })

  it('wait for the answers before them on their connection', async (t) => {
    await using service = await startTestService()
    const { key, post } = await service.client()
    const { hostname, port } = new URL(service.url)
    const socket = connect(Number(port), hostname)
    t.after(() => socket.destroy())
    let text = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    const request = (path: string) => `GET /v1/${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`
    socket.write(request('contacts?q=nobody') + request('events') + request('events/stream'))
    await eventually(async () => assert.match(text, /: connected/))
    await post('/contacts', someContact())
    await eventually(async () => assert.match(text, /\ndata: /))
    assert.match(
      text,
      /^HTTP\/1.1 200 [\s\S]*"object":"list"[\s\S]*HTTP\/1.1 200 [\s\S]*"object":"list"[\s\S]*HTTP\/1.1 200 [\s\S]*: connected[\s\S]*data: /,
    )
    socket.destroy()
  })

  it('end at once when the service stops, also for those who do not read', async () => {
    const brief = await startTestService({ SHUTDOWN_MS: '600000' })
    const by = await brief.client()
    const listeners = await Promise.all(Array.from({ length: 20 }, () => listen(brief.base, by.key)))
    listeners[0]!.socket.pause()
    await brief.stop()
    listeners[0]!.socket.resume()
    await Promise.all(listeners.map(({ ended }) => ended))
  })

  it('end within seconds when their key is revoked or expires, and no others do', async () => {
    await using service = await startTestService()
    const api = await service.client()
    const revoked = await service.client()
    const expiring = await service.client({ expires_at: new Date(Date.now() + 3600_000).toISOString() })
    const [first, second, other] = [
      await listen(service.base, revoked.key),
      await listen(service.base, expiring.key),
      await listen(service.base, api.key),
    ]
    const [row] = await service.database.run(sql`select id from api_keys where last_four = ${revoked.key.slice(-4)}`)
    // As if the hour had passed.
    await service.database.run(sql`update api_keys set expires_at = now() where expires_at is not null`)
    await revokeKey(service.database, row.id)
    await Promise.race([Promise.all([first.ended, second.ended]), pause(12_000).then(() => assert.fail('It goes on.'))])
    const { id } = (await api.post('/contacts', someContact())).body
    await eventually(async () => assert.equal(other.events[0]?.event.data.object.id, id))
    assert.deepEqual([...first.events, ...second.events], [])
  })

  it('end when their key is revoked though nobody reads them, and hold up nothing', async () => {
    await using service = await startTestService()
    const api = await service.client()
    const revoked = await service.client()
    const listener = await listen(service.base, revoked.key)
    listener.socket.pause()
    const { id } = (await api.post('/contacts', someContact())).body
    const conversation = (await api.post('/conversations', { contact_id: id })).body
    const tell = (n: number) =>
      Promise.all(
        Array.from({ length: n }, () =>
          api.post(`/conversations/${conversation.id}/messages`, { content: 'x'.repeat(10_000) }),
        ),
      )
    const gauge = async (name: string) =>
      Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(await (await fetch(`${service.url}/metrics`)).text())![1])
    await eventually(async () => {
      await tell(50)
      assert.ok((await gauge('parley_event_streams_waiting_bytes')) > 150_000)
    })
    const [row] = await service.database.run(sql`select id from api_keys where last_four = ${revoked.key.slice(-4)}`)
    await revokeKey(service.database, row.id)
    await tell(5)
    await eventually(async () => assert.equal(await gauge('parley_event_streams'), 0))
    await listener.stop()
  })

  it('show now and then that they live, and where they stand', async (t) => {
    await using service = await startTestService()
    const api = await service.client()
    const { database } = service
    const [key] = await database.run(sql`select id, environment_id from api_keys`)
    let announce = () => {}
    const streams = startEventStreams({
      database,
      announcements: {
        subscribe(listener) {
          announce = listener
          return () => {}
        },
      },
      max_streams: 10,
      max_per_key: 10,
      max_per_session: 10,
      visitor_spans: {
        visitor_session_days: 180,
        signed_visitor_session_days: 30,
        visitor_session_max_days: 730,
        signed_visitor_session_max_days: 90,
      },
      max_per_visitor: 10,
      beat_ms: 50,
      failed: (error) => assert.fail(String(error)),
    })
    t.after(streams.stop)
    const start = { sequence: 0, id: null }
    const wanted = { types: ['message.created'] as const, conversation_id: null, reader: '', withhold: null }
    const where = { environment_id: key.environment_id, mode: 'live', holder: key.id } as const
    const server = createServer((_, response) => {
      response.useChunkedEncodingByDefault = false
      response.writeHead(200, { connection: 'close' })
      streams.open({ ...where, wanted, start, newest: start }, response)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    t.after(() => server.close())
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    let text = ''
    const reading = (async () => {
      for await (const part of answer.body!) text += new TextDecoder().decode(part)
    })().catch(() => {})
    await eventually(async () => assert.match(text, /^: connected\nretry: \d+\n\n(:\n\n){2}/))
    await api.post('/contacts', someContact())
    const event_id = await eventually(async () => (await api.get('/events')).body.data[0].id)
    announce()
    // None of it is sent, but a returning client need not start before it.
    await eventually(async () => assert.ok(text.endsWith(`:\nid: ${event_id}\n\n`.repeat(2))))
    assert.ok(!text.includes('data:'))
    await streams.stop()
    await reading
  })
})
