import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { uploadFile } from '../server/src/testing/files/upload.ts'
import { type Client, eventually, someContact } from '../server/src/testing/service.ts'
import { figures, full, goesRed, sized, twin } from './support/fault.ts'
import { onDatabase } from './support/on-database.ts'
import { startReader } from './support/reader.ts'
import type { Patch } from './support/sabotage.ts'
import { startProcess } from './support/service-process.ts'
import { subscribe, webhookPlace } from './support/webhooks.ts'

interface Size {
  /** So many times everything is done before it is measured, and in each of the rounds after that. */
  warm: number
  each: number
  rounds: number
  /** Instead of a number of rounds. */
  minutes: number
}

// npm run faults -- --minutes=120 --pace=150 faults/f24-soak.long.test.ts
const minutes = Number(process.env.FAULT_MINUTES ?? 5)
/** From the beginning of one time to that of the next. At 150 a minute, half a core is enough for all of it. */
const pace_ms = 60_000 / Number(process.env.FAULT_PACE ?? Number.POSITIVE_INFINITY)
const size = sized<Size>({
  smallest: { warm: 5, each: 5, rounds: 2, minutes: 0 },
  quick: { warm: 20, each: 20, rounds: 3, minutes: 0 },
  full: { warm: 500, each: 100, rounds: 5, minutes },
})

test('F24: nothing grows while the same things happen again and again', async (t) => {
  figures(t, await staysAsItIs(t, size))
})

twin('F24 twin: where files that were received stay open, they become more', async (t) => {
  const leaks: Patch = [
    'src/http/upload.ts',
    'const file = await open(path,',
    ';((globalThis as any).kept ??= []).push(await open("/dev/null"))\n  const file = await open(path,',
  ]
  await goesRed(() => staysAsItIs(t, { warm: 10, each: 20, rounds: 2, minutes: 0 }, [leaks]), /open files/)
})

/** The room for what lives shortly grows by some 30 MB when V8 sees fit. That's no leak, and would hide one. */
const still_young = '--max-semi-space-size=4'

/**
 * Of what lives on, heap snapshots 4,000 rounds apart differ by the rows of conversations that a process remembers alone: 1 kB each,
 * and 5,000 at most (`recent.ts`). Threads that know languages take 90 MB each, from when they are first needed: a step, no slope.
 */
const max_grown_mb = 30

/** What waits for something, and is gone once that happened. */
const waiting = ['outbox', 'crm_jobs', 'email_outgoing']

interface Measured {
  memory_mb: number
  open_files: number
  threads: number
  connections: number
  waiting: number
}

async function staysAsItIs(t: TestContext, { warm, each, rounds, minutes }: Size, without: Patch[] = []) {
  const place = await webhookPlace(t)
  const settings = { ...place.settings, NODE_OPTIONS: still_young }
  const service = await startProcess(t, { settings, without })
  const api = await place.client(service.url)
  const receiver = await subscribe(t, api, ['contact.created'])
  let sent = 0
  const work = async (times: number) => {
    for (let n = 0; n < times; n++) {
      const next = performance.now() + pace_ms
      await everything(api, service.url)
      sent++
      await pause(Math.max(0, next - performance.now()))
    }
    await eventually(() => assert.ok(receiver.requests.length >= sent, 'deliveries are missing'))
  }
  const measured = async (): Promise<Measured> => {
    const counts = waiting.map((table) => `(select count(*) from ${table})`).join(' + ')
    const [row] = await onDatabase(
      place.database_url,
      `select ${counts} as waiting, (select count(*) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and application_name like 'parley%') as connections`,
    )
    return { ...ofProcess(service.pid), waiting: Number(row!.waiting), connections: Number(row!.connections) }
  }
  await work(warm)
  const first = await measured()
  const began = performance.now()
  const course_mb: number[] = []
  let last = first
  while (course_mb.length < rounds || performance.now() - began < minutes * 60_000) {
    await work(each)
    // A few more may be open at any moment: what leaks is one more each time.
    const max = each / 2
    await eventually(async () => {
      last = await measured()
      const more = (name: keyof Measured) => last[name] - first[name]
      assert.ok(more('open_files') <= max, `${more('open_files')} more open files`)
      assert.ok(more('threads') <= max, `${more('threads')} more threads`)
      assert.ok(last.connections <= 24, `${last.connections} connections to the database`)
      assert.equal(last.waiting, 0, `${last.waiting} rows still wait`)
    }, 20_000)
    course_mb.push(last.memory_mb)
  }
  const hours = (performance.now() - began) / 3600_000
  const grown_mb = last.memory_mb - first.memory_mb
  // A collection of garbage more or less is no slope.
  const course = `${Math.round(grown_mb)} MB more memory in ${hours.toFixed(2)} hours: ${course_mb.join(', ')} MB`
  if (full) assert.ok(grown_mb <= max_grown_mb + hours, course)
  await service.stop()
  return { times: sent, minutes: Math.round(hours * 60), ...first, ...prefixed(last), grown_mb: Math.round(grown_mb) }
}

function prefixed(measured: Measured) {
  return Object.fromEntries(Object.entries(measured).map(([name, value]) => [`${name}_at_the_end`, Math.round(value)]))
}

/** A bit of all that a business does. */
async function everything(api: Client, origin: string): Promise<void> {
  const is = (answer: { status: number; body: unknown }, status: number) =>
    assert.equal(answer.status, status, JSON.stringify(answer.body))
  const contact = await api.post('/contacts', someContact())
  is(contact, 201)
  const conversation = await api.post('/conversations', { contact_id: contact.body.id })
  is(conversation, 201)
  const path = `/conversations/${conversation.body.id}`
  is(await api.post(`${path}/messages`, { content: 'Do you have tandems?', direction: 'inbound' }), 201)
  const file = await uploadFile(api, 'A tandem has two seats.\n', 'tandem.txt')
  is(file, 201)
  is(await api.post(`${path}/messages`, { content: 'Yes.', attachments: [{ file_id: file.body.id }] }), 201)
  is(await api.get('/contacts?limit=25'), 200)
  is(await api.get(`${path}/messages`), 200)
  // A busy machine may take longer than a summary may.
  await eventually(async () => is(await api.post(`${path}/summarize`), 200))
  is(await api.post('/contacts', { email: 'wrong' }), 400)
  const reader = await startReader(origin, api.key)
  reader.close()
  is(await api.delete(`/contacts/${contact.body.id}`), 200)
}

function ofProcess(pid: number): Pick<Measured, 'memory_mb' | 'open_files' | 'threads'> {
  // Only Linux has /proc.
  if (process.platform !== 'linux') return { memory_mb: 0, open_files: 0, threads: 0 }
  const text = readFileSync(`/proc/${pid}/status`, 'utf8')
  const number = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)![1])
  return {
    memory_mb: Math.round(number('VmRSS') / 1024),
    open_files: readdirSync(`/proc/${pid}/fd`).length,
    threads: number('Threads'),
  }
}
