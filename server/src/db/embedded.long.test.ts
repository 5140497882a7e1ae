import assert from 'node:assert/strict'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { dataFolder, query, start, startElsewhere, undo, usedFolder } from '../testing/embedded-database.ts'
import { startEmbedded } from './embedded.ts'

const isRoot = process.getuid?.() === 0

test('the first start makes a durable UTF-8 database that only a password opens', async (t) => {
  const data_dir = dataFolder(t)
  const database = await start(t, { data_dir })
  const [settings] = await query(
    database.url,
    `SELECT current_setting('server_version_num')::int / 10000 AS major, current_setting('data_checksums') AS checksums,
       current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS synchronous_commit,
       current_setting('TimeZone') AS time_zone, current_setting('unix_socket_directories') AS sockets,
       inet_server_addr() AS reached_at, pg_encoding_to_char(encoding) AS encoding, datlocale AS locale, datlocprovider AS provider
     FROM pg_database WHERE datname = current_database()`,
  )
  assert.deepEqual(settings, {
    major: 18,
    checksums: 'on',
    fsync: 'on',
    synchronous_commit: 'on',
    time_zone: 'UTC',
    sockets: join(data_dir, 'postgres'),
    // Not over TCP.
    reached_at: null,
    encoding: 'UTF8',
    locale: 'C.UTF-8',
    provider: 'b',
  })
  assert.equal(statSync(join(data_dir, 'postgres.password')).mode & 0o777, 0o600)
  const wrong = new URL(database.url)
  wrong.password = 'wrong'
  await assert.rejects(query(wrong.href, 'SELECT 1'), { code: '28P01' })
  wrong.search = ''
  await assert.rejects(query(wrong.href, 'SELECT 1'), { code: '28P01' })
})

test('it is reached over TCP as well, and only so where the path is too long for a socket', async (t) => {
  const at = async (url: string) => (await query(url, 'SELECT host(inet_server_addr()) AS address'))[0]?.address
  const short = await start(t, { data_dir: await usedFolder(t) })
  const over_tcp = new URL(short.url)
  over_tcp.search = ''
  assert.deepEqual([await at(short.url), await at(over_tcp.href)], [null, '127.0.0.1'])
  const long = join(dataFolder(t), 'a'.repeat(100))
  mkdirSync(long)
  assert.equal(await at((await start(t, { data_dir: long })).url), '127.0.0.1')
})

test('a database of an earlier version, which knows no socket, is reached over one', async (t) => {
  const data_dir = await usedFolder(t)
  const access = join(data_dir, 'postgres', 'pg_hba.conf')
  writeFileSync(access, readFileSync(access, 'utf8').replace(/^local.*\n/m, ''))
  // Left by a server that was killed. Its pid is that of another process now.
  const left = join(data_dir, 'postgres', '.s.PGSQL.1.lock')
  writeFileSync(left, `${process.pid}\n`)
  const { url } = await start(t, { data_dir })
  assert.deepEqual(await query(url, 'SELECT answer, inet_server_addr() AS reached_at FROM kept'), [
    { answer: 42, reached_at: null },
  ])
  assert.equal(existsSync(left), false)
})

test('a restart keeps the data, the address and the settings asked for', async (t) => {
  const data_dir = await usedFolder(t)
  const first = await start(t, { data_dir })
  await first.stop()
  await assert.rejects(query(first.url, 'SELECT 1'), { code: 'ENOENT' })
  const second = await start(t, { data_dir, settings: { work_mem: '7MB' } })
  assert.equal(second.url, first.url)
  assert.deepEqual(await query(second.url, "SELECT answer, current_setting('work_mem') AS work_mem FROM kept"), [
    { answer: 42, work_mem: '7MB' },
  ])
})

test('a second service on the same data is refused, naming the process and the folder', async (t) => {
  const data_dir = await usedFolder(t)
  const owner = await startElsewhere(t, { data_dir })
  const refused = startEmbedded({ data_dir, wait_for_lock_ms: 100 })
  await assert.rejects(refused, (error: Error) => {
    assert.match(error.message, new RegExp(`already running on the data in ${data_dir} \\(process ${owner.pid}\\)`))
    return true
  })
})

test('a service waits for the data until the one before it has stopped', async (t) => {
  const data_dir = await usedFolder(t)
  const first = await start(t, { data_dir })
  const second = start(t, { data_dir })
  await pause(100)
  await first.stop()
  assert.equal((await second).started, true)
})

test('the command line joins a living server and leaves it running', async (t) => {
  const data_dir = await usedFolder(t)
  const owner = await startElsewhere(t, { data_dir })
  const joined = await start(t, { data_dir, share: true })
  assert.equal(joined.started, false)
  assert.equal(joined.url, owner.url)
  await joined.stop()
  assert.deepEqual(await query(owner.url, 'SELECT 1 AS one'), [{ one: 1 }])
})

test('a command that started the server stops it only after the commands that joined it', async (t) => {
  const data_dir = await usedFolder(t)
  const first = await start(t, { data_dir, share: true })
  assert.equal(first.started, true)
  const second = await startElsewhere(t, { data_dir, share: true })
  const stopped = first.stop().then(() => 'stopped')
  assert.equal(await Promise.race([stopped, pause(200, 'waits')]), 'waits')
  await query(second.url, 'SELECT 1')
  second.child.kill('SIGKILL')
  assert.equal(await stopped, 'stopped')
})

test('eight processes that start at once on an empty folder get one server', async (t) => {
  const data_dir = dataFolder(t)
  // To make a cluster may take longer than others are patient with one that runs.
  const options = { data_dir, share: true, wait_for_lock_ms: 60_000 }
  const starting = Array.from({ length: 8 }, () => startElsewhere(t, options))
  const all = await Promise.all(starting)
  assert.equal(new Set(all.map((process) => process.url)).size, 1)
  assert.equal(all.filter((process) => process.started).length, 1)
})

test('a lost password is set anew', async (t) => {
  const data_dir = await usedFolder(t)
  const first = await start(t, { data_dir })
  await first.stop()
  rmSync(join(data_dir, 'postgres.password'))
  const second = await start(t, { data_dir })
  assert.notEqual(second.url, first.url)
  assert.deepEqual(await query(second.url, 'SELECT answer FROM kept'), [{ answer: 42 }])
})

test('data that root copied are given to the user of the server', { skip: !isRoot }, async (t) => {
  const data_dir = await usedFolder(t)
  assert.equal(statSync(join(data_dir, 'postgres')).uid, 0)
  const database = await start(t, { data_dir })
  assert.notEqual(statSync(database.folder).uid, 0)
  assert.deepEqual(await query(database.url, 'SELECT answer FROM kept'), [{ answer: 42 }])
})

test('root with a closed data folder is refused, with what to do, and nothing is made elsewhere', {
  skip: !isRoot,
}, async (t) => {
  const closed = dataFolder(t)
  chmodSync(closed, 0o700)
  const data_dir = join(closed, 'data')
  await assert.rejects(
    startEmbedded({ data_dir }),
    /can't reach .*data\. Set DATA_DIR to a folder .*\/var\/lib\/parley/,
  )
  assert.deepEqual(readdirSync(data_dir), [])
})

test('a copied data folder that links to the database of the original is refused, a moved one is not', async (t) => {
  const [elsewhere, data_dir] = [await usedFolder(t), dataFolder(t)]
  symlinkSync(join(elsewhere, 'postgres'), join(data_dir, 'postgres'))
  const first = await start(t, { data_dir })
  assert.deepEqual(await query(first.url, 'SELECT answer FROM kept'), [{ answer: 42 }])
  await first.stop()
  const copy = dataFolder(t)
  for (const name of readdirSync(data_dir))
    cpSync(join(data_dir, name), join(copy, name), { recursive: true, verbatimSymlinks: true })
  await assert.rejects(startEmbedded({ data_dir: copy }), /is a copy of .*and both link to the database/)
  const moved = `${data_dir}-moved`
  renameSync(data_dir, moved)
  undo(t, () => rmSync(moved, { recursive: true, force: true }))
  const second = await start(t, { data_dir: moved })
  assert.deepEqual(await query(second.url, 'SELECT answer FROM kept'), [{ answer: 42 }])
})
