import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { startAudience } from '../server/src/testing/audience.ts'
import { cloneDatabase } from '../server/src/testing/database.ts'
import { dataFolder, undo } from '../server/src/testing/embedded-database.ts'
import { type Client, client, eventually, someContact } from '../server/src/testing/service.ts'
import { figures, full, goesRed, sized, soon, twin } from './support/fault.ts'
import type { Patch } from './support/sabotage.ts'
import { keyIn, startProcess } from './support/service-process.ts'

const whole = sized({
  smallest: { streams: 60, events: 5 },
  quick: { streams: 300, events: 15 },
  full: { streams: 10_000, events: 200 },
})
const max_kb_each = 25
const max_memory_mb = 400

test('F11: thousands of open streams hear every event, in order', async (t) => {
  figures(t, await allHear(t, whole))
})

twin('F11 twin: where a stream joins without looking at what came meanwhile, it misses events', async (t) => {
  const patch: Patch = [
    'src/events/streams/feed.ts',
    'while (socket.writable && stream.position < at.sequence) {',
    'while (!socket.destroyed && stream.position < 0) {',
  ]
  await goesRed(() => allHear(t, { streams: 100, events: 5 }, [patch]), /was due/)
})

interface Plan {
  streams: number
  events: number
}

async function allHear(t: TestContext, { streams, events }: Plan, without: Patch[] = []) {
  const { url: database_url, drop } = await cloneDatabase()
  undo(t, drop)
  const settings = {
    DATABASE_URL: database_url,
    SECRET_KEY: randomBytes(32).toString('base64'),
    DATA_DIR: dataFolder(t),
    STREAM_LIMIT: '20000',
    STREAM_LIMIT_PER_KEY: '20000',
  }
  const service = await startProcess(t, { settings, without })
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
    while (!all_open) await makeEvent(api).then(() => pause(full ? 200 : 5))
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
    await pause(full ? 400 : 20)
  }
  const { heard, behind, faults, p50_ms, p99_ms, max_ms } = await audience.reach(
    (await lastEvent(api)).sequence,
    60_000,
  )
  assert.deepEqual(faults, [])
  assert.equal(behind, 0, 'streams missed events')
  assert.equal(heard, streams * events)
  soon('heard', p99_ms, 1000)
  const memory_mb = memoryOf(service.pid)
  const kb_each = idle_mb && memory_mb && ((memory_mb - idle_mb) * 1e3) / streams
  if (memory_mb) assert.ok(memory_mb <= max_memory_mb, `${memory_mb} MB`)
  if (full && kb_each) assert.ok(kb_each <= max_kb_each, `${kb_each} kB for each stream`)
  const stopping = performance.now()
  await service.stop()
  const stopped_ms = Math.round(performance.now() - stopping)
  soon('stopped', stopped_ms, 5000)
  return { streams, events, heard, missed: 0, p50_ms, p99_ms, max_ms, memory_mb, kb_each, stopped_ms }
}

let made = 0
let last_made = ''
/** The event contains its creation time, as `identifier`. */
async function makeEvent(api: Client): Promise<void> {
  const { status, body } = await api.post('/contacts', { ...someContact(), identifier: `at-${Date.now()}-${made++}` })
  assert.equal(status, 201)
  last_made = body.id
}

/** The last created event, once it has its sequence number. */
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
    // Only Linux has /proc.
    return undefined
  }
}
