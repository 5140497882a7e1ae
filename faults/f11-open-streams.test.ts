import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { dataFolder, undo } from '../server/src/db/embedded/fixture.ts'
import { startAudience } from '../server/src/testing/audience.ts'
import { cloneDatabase } from '../server/src/testing/database.ts'
import { type Client, client, eventually, someContact } from '../server/src/testing/service.ts'
import { figures, full, goesRed, sized } from './support/fault.ts'
import { type Patch, sabotagedCopy } from './support/sabotage.ts'
import { keyIn, startProcess } from './support/service-process.ts'

const streams = sized(500, 10_000)
const events = sized(30, 200)
const most_kb_each = 25
const most_memory_mb = 400

test('F11: thousands of open streams hear every event, in order, within a second', async (t) => {
  figures(t, await allHear(t, { streams, events }))
})

test('F11 twin: where a stream joins without looking at what came meanwhile, it misses events', async (t) => {
  const patch: Patch = [
    'src/events/streams/feed.ts',
    'while (socket.writable && stream.position < at.sequence) {',
    'while (!socket.destroyed && stream.position < 0) {',
  ]
  await goesRed(() => allHear(t, { streams: 200, events: 20, checkout: sabotagedCopy(t, patch) }), /was due/)
})

interface Plan {
  streams: number
  events: number
  checkout?: string
}

async function allHear(t: TestContext, { streams, events, checkout }: Plan) {
  const { url: database_url, drop } = await cloneDatabase()
  undo(t, drop)
  const settings = {
    DATABASE_URL: database_url,
    SECRET_KEY: randomBytes(32).toString('base64'),
    DATA_DIR: dataFolder(t),
    STREAM_LIMIT: '20000',
    STREAM_LIMIT_PER_KEY: '20000',
  }
  const service = await startProcess(t, { settings, checkout })
  const key = await keyIn(database_url)
  const api = client(`${service.url}/v1`, key)
  await makeEvent(api)
  const { id } = await lastEvent(api)
  const audience = startAudience()
  undo(t, audience.stop)
  const opening = { port: Number(new URL(service.url).port), key, open: streams / 2 }

  const idle_mb = memoryOf(service.pid)
  let all_open = false
  const busy = (async () => {
    while (!all_open) await makeEvent(api).then(() => pause(sized(5, 200)))
  })()
  try {
    await audience.open({ ...opening, query: `?after=${id}`, first: 2 })
    await audience.open({ ...opening, query: '', first: null })
  } finally {
    all_open = true
    await busy
  }
  await makeEvent(api)
  const opened = await audience.reach((await lastEvent(api)).sequence, 60_000)
  assert.deepEqual(opened.faults, [], 'streams that were opened while events were made')

  for (let n = 0; n < events; n++) {
    await makeEvent(api)
    await pause(sized(50, 400))
  }
  const { heard, behind, faults, p50_ms, p99_ms, most_ms } = await audience.reach(
    (await lastEvent(api)).sequence,
    60_000,
  )
  assert.deepEqual(faults, [])
  assert.equal(behind, 0, 'streams missed events')
  assert.equal(heard, streams * events)
  assert.ok(p99_ms <= 1000, `heard after ${p99_ms} ms`)
  const memory_mb = memoryOf(service.pid)
  const kb_each = idle_mb && memory_mb && ((memory_mb - idle_mb) * 1e3) / streams
  if (memory_mb) assert.ok(memory_mb <= most_memory_mb, `${memory_mb} MB`)
  if (full && kb_each) assert.ok(kb_each <= most_kb_each, `${kb_each} kB for each stream`)
  const stopping = performance.now()
  await service.stop()
  const stopped_ms = Math.round(performance.now() - stopping)
  assert.ok(stopped_ms < 5000, `the stop took ${stopped_ms} ms`)
  return { streams, events, heard, missed: 0, p50_ms, p99_ms, most_ms, memory_mb, kb_each, stopped_ms }
}

let made = 0
let last_made = ''
/** Says in itself when it was made. */
async function makeEvent(api: Client): Promise<void> {
  const { status, body } = await api.post('/contacts', { ...someContact(), identifier: `at-${Date.now()}-${made++}` })
  assert.equal(status, 201)
  last_made = body.id
}

/** Once it has its number. */
function lastEvent(api: Client): Promise<{ id: string; sequence: number }> {
  return eventually(async () => {
    const [found] = (await api.get('/events?order=desc&limit=1')).body.data
    assert.equal(found?.data.object.id, last_made)
    return found
  })
}

function memoryOf(pid: number): number | undefined {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1e3)
  } catch {
    // Only Linux tells.
    return undefined
  }
}
