import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startReceiver } from '../testing/receiver.ts'
import { eventually, someContact, startTestService, type TestService } from '../testing/service.ts'

const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')

async function metricsOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/metrics`)
  assert.equal(answer.status, 200)
  return answer.text()
}

function valueIn(text: string, name: string): number {
  const match = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)
  assert.ok(match, `${name} in ${text}`)
  return Number(match[1])
}

describe('what operators see', () => {
  let service: TestService
  before(async () => {
    service = await startTestService({ SECRET_KEY, WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1' })
  })
  after(() => service.stop())

  it('is the build, the pool, the time of queries, the lag of search, the disk and the latency of deliveries', async () => {
    await using receiver = await startReceiver()
    const api = await service.client({ mode: 'test' })
    await api.post('/webhook_endpoints', { url: receiver.url, events: ['*'] })
    await api.post('/contacts', someContact())
    await eventually(async () =>
      assert.ok(valueIn(await metricsOf(service.url), 'parley_webhook_delivery_latency_seconds_count') > 0),
    )
    const text = await metricsOf(service.url)
    assert.match(text, /^parley_build_info\{version="\d+\.\d+\.\d+",node="26\.\d+\.\d+"\} 1$/m)
    assert.equal(valueIn(text, 'parley_database_up'), 1)
    assert.ok(valueIn(text, 'parley_database_pool_open') >= valueIn(text, 'parley_database_pool_idle'))
    assert.ok(valueIn(text, 'parley_database_query_duration_seconds_count') > 10)
    assert.ok(valueIn(text, 'parley_disk_free_bytes') < valueIn(text, 'parley_disk_size_bytes'))
    assert.equal(valueIn(text, 'parley_database_disk_full'), 0)
    await eventually(async () => assert.equal(valueIn(await metricsOf(service.url), 'parley_search_lag_seconds'), 0))
  })

  it('does not count the look itself among those who wait for a connection', async () => {
    // Until nothing else waits.
    await eventually(async () => {
      const texts = await Promise.all(Array.from({ length: 4 }, () => metricsOf(service.url)))
      for (const text of texts) assert.equal(valueIn(text, 'parley_database_waiting'), 0)
    })
  })

  it('comes from one process where it is of the whole deployment', async () => {
    await using beside = await startTestService({ SECRET_KEY }, service)
    const tells = async (url: string) => /^parley_events_unnumbered \d/m.test(await metricsOf(url))
    assert.deepEqual([await tells(service.url), await tells(beside.url)], [true, false])
  })
})
