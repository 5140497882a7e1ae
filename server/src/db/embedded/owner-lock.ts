import { randomUUID } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { giveToFolderOwner } from '../../config/data-folder.ts'
import { isAlive, markOf, ourRealm, type ProcessMark } from './processes.ts'

/** The process responsible for the server of a data folder. */
export interface OwnerRecord {
  process: ProcessMark
  kind: 'service' | 'command'
  state: 'starting' | 'ready' | 'stopping' | 'free'
  port?: number
}

export interface Ownership {
  /** What the previous owner left behind. */
  previous: OwnerRecord | undefined
  publish(change: Pick<OwnerRecord, 'state' | 'port'>): void
  release(): void
}

// The lock is the file with the highest number. Taking over makes the next number, which succeeds for one process only;
// the highest is never removed, not even when it is free. So no one can ever delete a lock that another has just taken:
// the race that every "remove the stale file, make a new one" has.
export function takeOwnership(folder: string, kind: OwnerRecord['kind']): Ownership | OwnerRecord {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 })) giveToFolderOwner(folder)
  for (;;) {
    const number = highest(folder)
    const previous = number === 0 ? undefined : readRecord(join(folder, String(number)))
    if (previous && isHeld(previous, join(folder, String(number)))) return previous
    const record: OwnerRecord = { process: ourMark(), kind, state: 'starting' }
    if (makeOnce(join(folder, String(number + 1)), record)) return own(folder, number + 1, record, previous)
  }
}

export function currentOwner(folder: string): OwnerRecord | undefined {
  const number = highest(folder)
  const record = number === 0 ? undefined : readRecord(join(folder, String(number)))
  return record && isHeld(record, join(folder, String(number))) ? record : undefined
}

/** A process that uses a server it doesn't own. Owners that are commands wait for it before they stop. */
export function registerGuest(folder: string): { leave: () => void } {
  const path = join(folder, `guest-${randomUUID()}`)
  writeWhole(path, ourMark())
  return { leave: () => rmSync(path, { force: true }) }
}

export function livingGuests(folder: string): number[] {
  const guests = readdirSync(folder).filter((name) => name.startsWith('guest-'))
  return guests.flatMap((name) => {
    const mark = readJson<ProcessMark>(join(folder, name))
    if (mark && isAlive(mark)) return [mark.pid]
    rmSync(join(folder, name), { force: true })
    return []
  })
}

function own(folder: string, number: number, first: OwnerRecord, previous: OwnerRecord | undefined): Ownership {
  const path = join(folder, String(number))
  let record = first
  for (const name of readdirSync(folder)) if (Number(name) < number) rmSync(join(folder, name), { force: true })
  const pulse = setInterval(() => touch(path), beat_ms).unref()
  const publish = (change: Partial<OwnerRecord>) => {
    record = { ...record, ...change }
    if (!existsSync(path)) return
    try {
      writeWhole(path, record)
    } catch {
      // A full disk must not prevent stopping. The older record still names a process that can be looked up.
    }
  }
  return {
    previous,
    publish,
    release: () => {
      clearInterval(pulse)
      publish({ state: 'free' })
    },
  }
}

// A process of another container (two of them on one volume, a rolling update) cannot be seen by its pid, however alive:
// there the pulse decides. Taking such a lock wrongly would put two servers on one set of files.
const beat_ms = 2_000
const silence_ms = 6_000

function isHeld(record: OwnerRecord, path: string): boolean {
  if (record.state === 'free') return false
  if (record.process.realm === ourRealm) return isAlive(record.process)
  const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return Math.abs(Date.now() - touched) < silence_ms
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date())
  } catch {
    // The data folder was deleted: nothing left to guard.
  }
}

function ourMark(): ProcessMark {
  return markOf(process.pid) ?? { pid: process.pid, born: 'unknown', realm: ourRealm }
}

function highest(folder: string): number {
  return Math.max(
    0,
    ...readdirSync(folder)
      .filter((name) => /^\d+$/.test(name))
      .map(Number),
  )
}

function makeOnce(path: string, record: OwnerRecord): boolean {
  const draft = draftOf(path, record)
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft)
  }
}

function writeWhole(path: string, content: object): void {
  renameSync(draftOf(path, content), path)
}

function draftOf(path: string, content: object): string {
  const draft = join(dirname(path), `draft-${randomUUID()}`)
  writeFileSync(draft, JSON.stringify(content), { mode: 0o600 })
  giveToFolderOwner(draft)
  return draft
}

const readRecord = (path: string) => readJson<OwnerRecord>(path)

// An empty or missing file: the machine lost power while writing, or a newer owner has tidied up.
function readJson<Shape>(path: string): Shape | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Shape
  } catch {
    return undefined
  }
}
