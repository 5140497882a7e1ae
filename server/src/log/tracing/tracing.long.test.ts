import assert from 'node:assert/strict'
import { Session } from 'node:inspector'
import { describe, it } from 'node:test'
import { readConfig } from '../../config/config.ts'
import { type ExportedSpan, startCollector } from '../../testing/otlp.ts'
import { startReceiver } from '../../testing/receiver.ts'
import { eventually, startTestService } from '../../testing/service.ts'
import { openTracing } from './open.ts'
import { tracer } from './tracer.ts'

/** Of what exports traces. Their API is loaded by another package, too. */
function loadedScripts(): string[] {
  const session = new Session()
  const urls: string[] = []
  session.connect()
  session.on('Debugger.scriptParsed', ({ params }) => urls.push(params.url))
  session.post('Debugger.enable')
  session.disconnect()
  return urls.filter((url) => /@opentelemetry\/(?!api\/)/.test(url))
}

const trace_id = '4bf92f3577b34da6a3ce929d0e0e4736'
const span_id = '00f067aa0ba902b7'

describe('tracing', () => {
  // First: what is loaded stays.
  it('loads nothing unless traces go somewhere', async () => {
    {
      await using service = await startTestService()
      assert.equal((await (await service.client()).get('/contacts')).status, 200)
    }
    assert.deepEqual(loadedScripts(), [])
    await using collector = await startCollector()
    await using _ = await startTestService({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
    assert.ok(loadedScripts().some((url) => url.includes('/sdk-trace/')))
  })

  it('exports a request by its route, as part of the caller’s trace, and the statements that belong to it', async () => {
    await using collector = await startCollector()
    await using service = await startTestService({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20hush-hush',
      OTEL_SERVICE_NAME: 'support',
    })
    const api = await service.client()
    const traceparent = `00-${trace_id}-${span_id}-01`
    const made = await api.post('/contacts', { name: 'Zoë Kerr', email: 'zoe@example.com' }, { traceparent })
    assert.equal(made.status, 201)
    const found = await api.get('/contacts?email=zoe%40example.com')
    const request = await eventually(() => {
      const one = collector.spans.find(({ name }) => name === 'POST /v1/contacts')
      assert.ok(one)
      return one
    })
    assert.deepEqual([request.traceId, request.parentSpanId, request.kind], [trace_id, span_id, 2])
    const { attributes } = request
    assert.deepEqual(attributes, {
      'http.request.method': 'POST',
      'http.route': '/v1/contacts',
      'parley.request_id': made.headers.get('service-request-id'),
      'http.response.status_code': 201,
    })
    const children = collector.spans.filter(({ parentSpanId }) => parentSpanId === request.spanId)
    assert.ok(children.some(({ name, kind }: ExportedSpan) => name.startsWith('insert ') && kind === 3))
    assert.ok(children.every(({ traceId }) => traceId === trace_id))
    const list = await eventually(() => {
      const one = collector.spans.find(({ name }) => name === 'GET /v1/contacts')
      assert.ok(one)
      return one
    })
    assert.notEqual(list.traceId, trace_id)
    assert.equal(list.parentSpanId ?? '', '')
    assert.equal(found.body.data.length, 1)
    const [head] = collector.heads
    assert.deepEqual([head!.path, head!.authorization], ['/v1/traces', 'Bearer hush-hush'])
    const all = collector.bodies.join('\n')
    assert.match(all, /"support"/)
    for (const secret of ['zoe', 'Zoë', 'Kerr', api.key, 'hush-hush', made.body.id, '$1'])
      assert.ok(!all.includes(secret), secret)
  })

  it('traces nothing that its caller doesn’t, and takes no word that isn’t a traceparent', async () => {
    await using collector = await startCollector()
    await using service = await startTestService({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
    const api = await service.client()
    await api.get('/contacts', { traceparent: `00-${trace_id}-${span_id}-00` })
    for (const traceparent of [
      `ff-${trace_id}-${span_id}-01`,
      `00-${'0'.repeat(32)}-${span_id}-01`,
      'x',
      `00-${trace_id}-${span_id}-01-x`,
    ])
      await api.get('/contacts', { traceparent })
    await eventually(() => assert.equal(collector.spans.filter(({ kind }) => kind === 2).length, 4))
    assert.deepEqual(
      collector.spans.filter(({ traceId, kind }) => kind === 2 && traceId === trace_id),
      [],
    )
  })

  it('exports deliveries of webhooks and chores, and tells receivers nothing of it', async () => {
    await using collector = await startCollector()
    await using service = await startTestService({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
    })
    await using receiver = await startReceiver()
    const api = await service.client({ mode: 'test' })
    const url = `${receiver.url}token-in-path?key=abc`
    const { status } = await api.post('/webhook_endpoints', { url, events: ['contact.created'] })
    assert.equal(status, 201)
    assert.equal((await api.post('/contacts', { name: 'Zoë', email: 'zoe@example.com' })).status, 201)
    const delivery = await eventually(() => {
      // A busy machine may refuse the first attempt.
      const one = collector.spans.find(
        ({ name, attributes }) => name === 'webhook delivery' && !('error.type' in attributes),
      )
      assert.ok(one)
      return one
    })
    assert.deepEqual(delivery.attributes, { 'http.request.method': 'POST', 'http.response.status_code': 200 })
    assert.equal(delivery.kind, 3)
    await eventually(() => assert.ok(collector.spans.some(({ name }) => name.startsWith('chore '))))
    assert.doesNotMatch(collector.bodies.join('\n'), /token-in-path|key=/)
    assert.ok(receiver.requests.every(({ headers }) => headers.traceparent === undefined))
  })

  it('leaves the service alone if nobody takes its traces, and keeps only the last of them', async () => {
    const { port } = await (async () => {
      await using gone = await startCollector()
      return gone
    })()
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` }
    {
      await using service = await startTestService(endpoint)
      assert.equal((await (await service.client()).get('/contacts')).status, 200)
    }
    const failures: unknown[] = []
    const stop = await openTracing(readConfig(endpoint), (error) => failures.push(error))
    for (let n = 0; n < 30_000; n++) tracer()!.begin('internal', 'work', {}).end()
    await eventually(() => assert.equal(failures.length, 1))
    await using collector = await startCollector(port)
    await stop()
    assert.ok(collector.spans.length < 5000, `${collector.spans.length}`)
    assert.equal(tracer(), null)
  })
})
