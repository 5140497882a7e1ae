import assert from 'node:assert/strict'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { cloneDatabase } from '../server/src/testing/database.ts'
import { dataFolder, undo } from '../server/src/testing/embedded-database.ts'
import { client, eventually, someContact } from '../server/src/testing/service.ts'
import { each, figures, goesRed, sized, twin } from './support/fault.ts'
import { onDatabase } from './support/on-database.ts'
import { patient } from './support/patient.ts'
import type { Patch } from './support/sabotage.ts'
import { emptyDatabase } from './support/schema.ts'
import { keyIn, spawnCommand, startProcess } from './support/service-process.ts'

interface Size {
  /** Messages that exist before the backup. */
  messages: number
  /** Clients that write while the backup runs. */
  writers: number
}

const size = sized<Size>({
  smallest: { messages: 2000, writers: 4 },
  quick: { messages: 30_000, writers: 8 },
  full: { messages: 1_000_000, writers: 16 },
})

test('F23: a backup under writing load is one moment, and restored it is row for row what was backed up', async (t) => {
  figures(t, await restoresWhole(t, size))
})

const file = 'src/cli/backup/backup.ts'
/** Between one table and the next, waits for a message to be written. With one snapshot, none is seen: then a while. */
const until_written = `do $$
  declare seen bigint := (select count(*) from messages);
  begin
    for turn in 1..100 loop
      exit when (select count(*) from messages) > seen;
      perform pg_sleep(0.02);
    end loop;
  end $$`
const slowly: Patch = [
  file,
  'const sum = rowSum()\n',
  `const sum = rowSum()\n    await client.query(${JSON.stringify(until_written)})\n`,
]

twin('F23 twin: without one snapshot for all tables, a message comes without its event', async (t) => {
  const snapshot: Patch = [file, 'begin isolation level repeatable read, read only', 'begin read only']
  await goesRed(() => restoresWhole(t, { messages: 100, writers: 8 }, [snapshot, slowly]), /without its event/)
})

twin('F23 twin: without comparing what was read back, a backup that lacks rows counts as whole', async (t) => {
  const compare: Patch = [
    'src/cli/backup/row-sum.ts',
    'if (a && b && a.rows === b.rows && a.hash === b.hash) return []',
    'if (table) return []',
  ]
  const lossy: Patch = [file, 'yield* tarEntry(`tables/', "if (table.name !== 'messages') yield* tarEntry(`tables/"]
  await goesRed(() => restoresWhole(t, { messages: 100, writers: 2 }, [compare, lossy]), /is missing/)
})

async function restoresWhole(t: TestContext, plan: Size, without: Patch[] = []) {
  const source = await startSource(t, plan.messages)
  const writing = write(source, plan.writers)
  await eventually(() => assert.ok(writing.acknowledged.length > plan.writers * 3))
  const promised = [...writing.acknowledged]
  const began = performance.now()
  const under_load = await backUp(t, source, without)
  const backup_s = (performance.now() - began) / 1000
  const until = writing.acknowledged.length
  const written = await writing.stop()
  const one = await restored(t, under_load, without)
  await isOneMoment(one.url, promised)
  await isPartOf(one.url, source.url)

  await source.service.stop()
  const expected = await rowHashes(source.url)
  const at_rest = await restored(t, await backUp(t, source, without), without)
  assert.deepEqual(await rowHashes(at_rest.url), expected)
  const service = await startProcess(t, { settings: { ...patient, ...at_rest.settings } })
  const api = client(`${service.url}/v1`, source.key)
  assert.equal((await api.get(`/contacts/${source.contact_id}`)).status, 200)
  await service.stop()
  return {
    messages: plan.messages,
    'written meanwhile': until - promised.length,
    written,
    'seconds of the backup': backup_s.toFixed(1),
    'MB of the backup': (statSync(under_load).size / 1e6).toFixed(1),
    'seconds of the restore, compared': one.restore_s.toFixed(1),
    'rows that differ': 0,
  }
}

interface Source {
  url: string
  settings: Record<string, string>
  service: { url: string; stop(): Promise<number | null> }
  key: string
  contact_id: string
  conversation_ids: string[]
}

/** A service that generated its own secret, with messages and their events. */
async function startSource(t: TestContext, messages: number): Promise<Source> {
  const { url, drop } = await cloneDatabase()
  undo(t, drop)
  const settings = { DATABASE_URL: url, DATA_DIR: dataFolder(t) }
  const service = await startProcess(t, { settings: { ...patient, ...settings } })
  const key = await keyIn(url)
  const api = client(`${service.url}/v1`, key)
  const { body: contact } = await api.post('/contacts', someContact())
  const conversation_ids: string[] = []
  for (let n = 0; n < 16; n++)
    conversation_ids.push((await api.post('/conversations', { contact_id: contact.id })).body.id)
  await api.post(`/conversations/${conversation_ids[0]}/messages`, { content: 'Tab\t, line\n, \\N and “quotes”' })
  await copies(url, messages)
  return { url, settings, service, key, contact_id: contact.id, conversation_ids }
}

/** Copies the one message and its event under new ids. The copied events get no sequence numbers. */
async function copies(url: string, count: number): Promise<void> {
  await eventually(async () => assert.deepEqual(await onDatabase(url, 'select from outbox'), []))
  const columns = async (table: string, changed: Record<string, string>) => {
    const rows = await onDatabase(
      url,
      `select attname as name from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    )
    const names = rows.map(({ name }) => name!)
    return `insert into ${table} (${names.join(', ')}) select ${names.map((name) => changed[name] ?? name).join(', ')}`
  }
  const id = (prefix: string) => `'${prefix}_00' || lpad(n::text, 24, '0')`
  await onDatabase(
    url,
    `${await columns('messages', { id: id('svcmsg') })} from (select * from messages limit 1) one, generate_series(1, ${count}) n`,
  )
  const data = `replace(data::text, (data->'object'->>'id'), ${id('svcmsg')})::json`
  await onDatabase(
    url,
    `${await columns('events', { id: id('svcevt'), data })} from (select * from events where type = 'message.created' limit 1) one, generate_series(1, ${count}) n`,
  )
}

/** Sends messages until `stop` is called. */
function write({ service, key, conversation_ids }: Source, writers: number) {
  const acknowledged: string[] = []
  let over = false
  const writing = each(Array.from({ length: writers }).keys(), writers, async (writer) => {
    const api = client(`${service.url}/v1`, key)
    while (!over) {
      const path = `/conversations/${conversation_ids[writer % conversation_ids.length]}/messages`
      const { status, body } = await api.post(path, { content: `Message ${acknowledged.length}` })
      assert.equal(status, 201)
      acknowledged.push(body.id)
    }
  })
  return {
    acknowledged,
    async stop() {
      over = true
      await writing
      return acknowledged.length
    },
  }
}

let backups = 0

async function backUp(t: TestContext, { settings }: Source, without: Patch[]): Promise<string> {
  const path = join(dataFolder(t), `${++backups}.backup`)
  await run(t, ['backup', path], settings, without)
  assert.equal(statSync(path).mode & 0o077, 0)
  return path
}

async function restored(t: TestContext, path: string, without: Patch[]) {
  const url = await emptyDatabase(t)
  const settings = { DATABASE_URL: url, DATA_DIR: dataFolder(t) }
  const began = performance.now()
  await run(t, ['restore', path], settings, without)
  return { url, settings, restore_s: (performance.now() - began) / 1000 }
}

async function run(t: TestContext, command: string[], settings: Record<string, string>, without: Patch[]) {
  const { exited, child, said } = spawnCommand(t, { command, settings, without })
  await exited
  if (child.exitCode !== 0) throw new Error(said())
}

/** Has everything that was acknowledged before, and every message with its event. */
async function isOneMoment(url: string, promised: readonly string[]): Promise<void> {
  const there = new Set((await onDatabase(url, 'select id from messages')).map(({ id }) => id!))
  assert.deepEqual(
    promised.filter((id) => !there.has(id)),
    [],
    'A message that was acknowledged before is missing.',
  )
  const events = "select data->'object'->>'id' from events where type = 'message.created'"
  const alone = await onDatabase(url, `select id from messages except ${events}`)
  assert.deepEqual(alone, [], 'A message comes without its event.')
  assert.deepEqual(await onDatabase(url, `${events} except select id from messages`), [], 'An event comes alone.')
  const gaps = await onDatabase(
    url,
    `select id from environments where last_sequence <> (select count(*) from event_log where environment_id = environments.id)`,
  )
  assert.deepEqual(gaps, [], 'The log of events has a gap.')
}

async function isPartOf(url: string, source_url: string): Promise<void> {
  const rows = 'select id, md5(messages::text) as hash from messages'
  const there = new Map((await onDatabase(source_url, rows)).map(({ id, hash }) => [id!, hash!]))
  const other = (await onDatabase(url, rows)).filter(({ id, hash }) => there.get(id!) !== hash)
  assert.deepEqual(other, [], 'A message differs.')
}

/** Computed by the database, independently of the backup's code. */
async function rowHashes(url: string): Promise<Record<string, string>> {
  const tables = await onDatabase(
    url,
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations' order by 1",
  )
  const hashes: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await onDatabase(
      url,
      `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${name} t`,
    )
    hashes[name!] = row!.sum!
  }
  return hashes
}
