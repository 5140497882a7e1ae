import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { livingGuests, type OwnerRecord, type Ownership, registerGuest, takeOwnership } from './owner-lock.ts'

test('a lock is held by one, named to the others, and free after its release', (t) => {
  const folder = lockFolder(t)
  const first = taken(folder)
  first.publish({ state: 'ready', port: 20_001 })
  const refused = takeOwnership(folder, 'command') as OwnerRecord
  assert.deepEqual([refused.process.pid, refused.kind, refused.port], [process.pid, 'service', 20_001])
  first.release()
  const second = taken(folder)
  assert.equal(second.previous?.port, 20_001)
  second.release()
})

test('a pid that was given again to another process does not hold the lock', (t) => {
  const folder = lockFolder(t)
  taken(folder).publish({ state: 'ready' })
  change(folder, (record) => ({ ...record, process: { ...record.process, born: 'another time' } }))
  taken(folder).release()
})

test('a lock whose record was lost with the power is taken', (t) => {
  const folder = lockFolder(t)
  taken(folder)
  writeFileSync(currentFile(folder), '')
  taken(folder).release()
})

test('an owner in another container holds the lock for as long as its pulse beats', (t) => {
  const folder = lockFolder(t)
  taken(folder)
  change(folder, (record) => ({ ...record, process: { ...record.process, realm: 'another container' } }))
  assert.ok(!('release' in takeOwnership(folder, 'service')))
  const silent = new Date(Date.now() - 7_000)
  utimesSync(currentFile(folder), silent, silent)
  taken(folder).release()
})

test('a guest is counted until it leaves or dies', (t) => {
  const folder = lockFolder(t)
  taken(folder)
  const guest = registerGuest(folder)
  assert.deepEqual(livingGuests(folder), [process.pid])
  guest.leave()
  assert.deepEqual(livingGuests(folder), [])
  writeFileSync(join(folder, 'guest-dead'), JSON.stringify({ pid: process.pid, born: 'another time' }))
  assert.deepEqual(livingGuests(folder), [])
})

function lockFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-lock-'))
  t.after(() => rmSync(folder, { recursive: true }))
  return folder
}

function taken(folder: string): Ownership {
  const answer = takeOwnership(folder, 'service')
  assert.ok('release' in answer)
  return answer
}

function currentFile(folder: string): string {
  const [name] = readdirSync(folder).filter((file) => /^\d+$/.test(file))
  return join(folder, name!)
}

function change(folder: string, work: (record: OwnerRecord) => OwnerRecord): void {
  const path = currentFile(folder)
  writeFileSync(path, JSON.stringify(work(JSON.parse(readFileSync(path, 'utf8')))))
}
