import assert from 'node:assert/strict'
import { chmodSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { lookUp } from '../../db/embedded/account.ts'
import { parley, startProcess } from '../../testing/processes.ts'

const isRoot = process.getuid?.() === 0

function dataFolder(t: TestContext): string {
  const above = mkdtempSync(join(tmpdir(), 'parley-user-'))
  chmodSync(above, 0o711)
  t.after(() => rmSync(above, { recursive: true, force: true }))
  return join(above, 'data')
}

async function service(t: TestContext, settings: Record<string, string>) {
  const running = await startProcess(settings)
  t.after(() => running.stop())
  return running
}

/** What doesn't belong to this user, in a folder and including itself. */
function othersIn(folder: string, uid: number): string[] {
  const all = [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))]
  return all.filter((path) => (lstatSync(path, { throwIfNoEntry: false })?.uid ?? uid) !== uid)
}

function uidOf(pid: number): number {
  return statSync(`/proc/${pid}`).uid
}

function statusOf(pid: number, name: string): string[] {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(new RegExp(`^${name}:(.*)$`, 'm'))
  return line![1]!.trim().split(/\s+/).filter(Boolean)
}

function postmasterIn(data_dir: string): number {
  return Number(readFileSync(join(data_dir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => undefined)
  return response?.status === 200
}

describe('a service that root starts', { skip: !isRoot }, () => {
  it('is a user without rights, as are its files and its database, which it restarts and stops', async (t) => {
    const DATA_DIR = dataFolder(t)
    const running = await service(t, { DATA_DIR })
    const { uid } = lookUp('parley')!
    assert.deepEqual(statusOf(running.pid, 'Uid'), Array(4).fill(String(uid)))
    assert.deepEqual(statusOf(running.pid, 'Groups'), [])
    assert.deepEqual(statusOf(running.pid, 'CapEff'), ['0000000000000000'])
    const first = postmasterIn(DATA_DIR)
    assert.equal(uidOf(first), uid)
    process.kill(first, 'SIGKILL')
    while (!running.output.stderr.includes('PostgreSQL is back') || !(await isReady(running.url))) await pause(50)
    assert.equal(uidOf(postmasterIn(DATA_DIR)), uid)
    for (const words of [
      ['secrets', 'rotate'],
      ['backup', join(DATA_DIR, '..', 'all.backup')],
    ])
      assert.equal((await parley(words, { DATA_DIR })).code, 0, words.join(' '))
    assert.equal(await running.stop(), 0)
    assert.deepEqual(othersIn(DATA_DIR, uid), [])
  })

  it('takes over what an installation of root has left; commands of root leave it nothing that it cannot read', async (t) => {
    const DATA_DIR = dataFolder(t)
    const createKey = ['keys', 'create', '--mode', 'test']
    assert.equal((await parley(createKey, { DATA_DIR, RUN_AS: 'root' })).code, 0)
    assert.equal(lstatSync(join(DATA_DIR, 'postgres.password')).uid, 0)
    const running = await service(t, { DATA_DIR })
    const { uid } = lookUp('parley')!
    assert.equal(uidOf(running.pid), uid)
    assert.equal(await running.stop(), 0)
    rmSync(join(DATA_DIR, 'postgres.libraries'), { recursive: true })
    assert.equal((await parley(createKey, { DATA_DIR })).code, 0)
    assert.deepEqual(othersIn(DATA_DIR, uid), [])
  })
})
