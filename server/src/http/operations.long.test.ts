import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fillDisk } from '../testing/full-disk.ts'
import { startProcess } from '../testing/processes.ts'
import { openRelay } from '../testing/relay.ts'
import { client, eventually, someContact, startTestService } from '../testing/service.ts'

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

describe('a full disk of the database', () => {
  it('is told in each refusal, by the readiness and by the metrics', async (t) => {
    await using place = await startTestService({ SECRET_KEY })
    const process = await startProcess({ DATABASE_URL: place.database_url, SECRET_KEY, LOG_LEVEL: 'silent' })
    t.after(() => process.stop())
    await fillDisk(place)
    const api = client(`${process.url}/v1`, await place.key())
    const { status, headers, body } = await api.post('/contacts', someContact())
    assert.deepEqual([status, body.error.code], [503, 'database_unavailable'])
    assert.match(body.error.message, /^The disk of the database is full/)
    assert.equal(headers.get('retry-after'), '1')
    const ready = await fetch(`${process.url}/readyz`)
    assert.equal(ready.status, 503)
    assert.match(((await ready.json()) as { failing: { disk: string } }).failing.disk, /disk of the database is full/)
    assert.equal(valueIn(await metricsOf(process.url), 'parley_database_disk_full'), 1)
  })
})

describe('an outage of the database', () => {
  it('leaves the metrics, and one line in the log when it begins and one when it ends', async (t) => {
    await using service = await startTestService({ SECRET_KEY })
    const relay = await openRelay(service.database_url)
    const process = await startProcess({
      DATABASE_URL: relay.url,
      SECRET_KEY,
      RATE_LIMIT: '0',
      LOG_LEVEL: 'info',
      DATABASE_TIMEOUT_MS: '60000',
    })
    t.after(async () => {
      await process.stop()
      await relay.cut()
    })
    const api = client(`${process.url}/v1`, await service.key())
    assert.equal((await api.post('/contacts', someContact())).status, 201)
    await relay.cut()
    for (let n = 0; n < 30; n++) assert.equal((await api.post('/contacts', someContact())).status, 503)
    const text = await metricsOf(process.url)
    assert.equal(valueIn(text, 'parley_database_up'), 0)
    assert.ok(valueIn(text, 'parley_http_requests_total') > 0)
    assert.doesNotMatch(text, /^parley_events_unnumbered /m)
    await relay.restore()
    const lines = () =>
      process.output.stdout.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
    const ends = () => lines().filter(({ msg }) => /responds again/.test(msg))
    await eventually(() => assert.equal(ends().length, 1))
    assert.equal((await api.post('/contacts', someContact())).status, 201)
    await process.stop()
    const told = lines().filter(({ method }) => method === undefined)
    assert.deepEqual(
      told.map(({ level, database }) => [level, database]),
      [
        [50, `postgres://${new URL(relay.url).host}${new URL(relay.url).pathname}`],
        [40, `postgres://${new URL(relay.url).host}${new URL(relay.url).pathname}`],
      ],
      JSON.stringify(told),
    )
    assert.match(told[0].msg, /^The database can't be reached: \S/)
    assert.ok(told[1].seconds >= 0)
    const refused = lines().filter(({ status }) => status === 503)
    for (const { error } of refused) assert.equal(error, 'database_unavailable')
    assert.ok(refused.length >= 30)
  })
})
