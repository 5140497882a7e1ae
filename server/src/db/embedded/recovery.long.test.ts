import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import {
  dataFolder,
  postmasterOf,
  query,
  start,
  startElsewhere,
  undo,
  usedFolder,
} from '../../testing/embedded-database.ts'
import { clusterIn } from './place.ts'
import { markOf, signal } from './processes.ts'

const isRoot = process.getuid?.() === 0

test('killing the service hard ends its server within a second, and the next start has every committed row', async (t) => {
  const data_dir = await usedFolder(t)
  let gone_ms = Number.POSITIVE_INFINITY
  // At best of three: a busy machine looks late.
  for (let n = 0; n < 3 && gone_ms >= 1000; n++) {
    const owner = await startElsewhere(t, { data_dir })
    const postmaster = postmasterOf(data_dir)!
    owner.child.kill('SIGKILL')
    const killed = performance.now()
    while (markOf(postmaster) && performance.now() - killed < 20_000) await pause(5)
    gone_ms = Math.min(gone_ms, performance.now() - killed)
  }
  t.diagnostic(`the server was gone after ${Math.round(gone_ms)} ms`)
  assert.ok(gone_ms < 1000)
  const next = await start(t, { data_dir })
  assert.deepEqual(await query(next.url, 'SELECT answer FROM kept'), [{ answer: 42 }])
})

test('a first start that was killed at its worst moment is no obstacle to the next', async (t) => {
  const data_dir = dataFolder(t)
  const cut_short = startElsewhere(t, { data_dir })
  const draft = () => readdirSync(data_dir).find((name) => name.startsWith('postgres.new-'))
  while (!draft() || !existsSync(join(data_dir, draft()!, 'global', 'pg_control'))) await pause(5)
  const [owner] = readdirSync(join(data_dir, 'postgres.owner'))
  const record = JSON.parse(readFileSync(join(data_dir, 'postgres.owner', owner!), 'utf8'))
  process.kill(record.process.pid, 'SIGKILL')
  await assert.rejects(cut_short)
  const next = await start(t, { data_dir })
  assert.deepEqual(await query(next.url, 'SELECT 1 AS one'), [{ one: 1 }])
  assert.equal(draft(), undefined)
})

const noProc = process.platform !== 'linux'

test('a server orphaned with its watchdog is ended by the next start', { skip: noProc }, async (t) => {
  const data_dir = await usedFolder(t)
  const owner = await startElsewhere(t, { data_dir })
  const postmaster = postmasterOf(data_dir)!
  owner.child.kill('SIGSTOP')
  for (const pid of watchdogsOf(owner.pid)) signal(pid, 'SIGKILL')
  owner.child.kill('SIGKILL')
  await once(owner.child, 'exit')
  assert.ok(markOf(postmaster))
  const next = await start(t, { data_dir })
  assert.equal(markOf(postmaster), undefined)
  await query(next.url, 'SELECT 1')
})

test('a server killed hard is back on the same address with every committed row', async (t) => {
  const data_dir = await usedFolder(t)
  const words: string[] = []
  const database = await start(t, { data_dir, log: (line) => words.push(line) })
  for (let round = 1; round <= 3; round++) {
    await query(database.url, `INSERT INTO kept VALUES (${round})`)
    const postmaster = postmasterOf(data_dir)!
    process.kill(postmaster, 'SIGKILL')
    const killed = performance.now()
    while (postmasterOf(data_dir) === postmaster || !(await answers(database.url))) await pause(10)
    t.diagnostic(`round ${round}: it answered again after ${Math.round(performance.now() - killed)} ms`)
  }
  assert.deepEqual(await query(database.url, 'SELECT sum(answer)::int AS sum FROM kept'), [{ sum: 48 }])
  assert.match(words.join('\n'), /is gone and is started again/)
})

test('a server that cannot come back is given up with words', async (t) => {
  const data_dir = await usedFolder(t)
  const database = await start(t, { data_dir, patience_ms: 300 })
  rmSync(join(clusterIn(data_dir), 'global', 'pg_control'))
  process.kill(postmasterOf(data_dir)!, 'SIGKILL')
  assert.match(await database.exited, /did not start in .*pg_control/)
})

test('a stale pid file with the pid of a living, unrelated process does not keep it from starting', async (t) => {
  const data_dir = await usedFolder(t)
  const first = await start(t, { data_dir })
  const pid_file = join(clusterIn(data_dir), 'postmaster.pid')
  const content = readFileSync(pid_file, 'utf8')
  await first.stop()
  const { uid, gid } = statSync(clusterIn(data_dir))
  const unrelated = spawn('sleep', ['60'], isRoot ? { uid, gid } : {})
  undo(t, () => unrelated.kill('SIGKILL'))
  writeFileSync(pid_file, content.replace(/^\d+/, String(unrelated.pid)), { mode: 0o600 })
  const second = await start(t, { data_dir })
  await query(second.url, 'SELECT 1')
  assert.ok(markOf(unrelated.pid!))
})

function watchdogsOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  return children.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('parley-watchdog'))
}

async function answers(url: string): Promise<boolean> {
  try {
    await query(url, 'SELECT 1')
    return true
  } catch {
    return false
  }
}
