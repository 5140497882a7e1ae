import assert from 'node:assert/strict'
import { chmodSync, globSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { undo } from '../../server/src/testing/embedded-database.ts'
import { type Client, eventually } from '../../server/src/testing/service.ts'
import { fromDebian } from './debian.ts'

export interface Clock {
  /** Environment variables for a process that uses this clock. */
  settings: Record<string, string>
  /** Sets it this many seconds ahead of the real time, or behind if negative. Takes effect immediately. */
  set(seconds: number): void
  /** Every offset it has had so far. */
  readonly known: readonly number[]
}

/** Creates clocks that can jump while a process runs. Monotonic time is unaffected, as when a machine's clock is set. */
export function clockmaker(t: TestContext): ((t: TestContext, seconds: number) => Clock) | undefined {
  const library = fromDebian(
    t,
    'faketime',
    () => globSync('/usr/{lib,lib64,local/lib}/{,*/}faketime/libfaketimeMT.so.1')[0],
  )
  return library === undefined ? undefined : (t, seconds) => makeClock(t, library, seconds)
}

/** Seconds ahead of the real time, one for each process's clock. */
export type Setting = readonly number[]

const every_ms = 300

/** Sets the clocks. Several settings rotate until the returned function is called. */
export function jump(clocks: Clock[], jumps: readonly Setting[]): () => void {
  let next = 0
  const set = () => {
    const setting = jumps[next++ % jumps.length]
    for (const [n, clock] of clocks.entries()) if (setting) clock.set(setting[n]!)
  }
  set()
  const timer = jumps.length > 1 ? setInterval(set, every_ms) : undefined
  return () => clearInterval(timer)
}

/** Waits until the process reports the time of its clock in the `Date` header, which is up to a second old. */
export function goesBy(api: Client, { known }: Clock): Promise<void> {
  return eventually(async () => {
    const before = Date.now()
    const { headers } = await api.get('/contacts?limit=1')
    const told = Date.parse(headers.get('date')!) - known.at(-1)! * 1000
    assert.ok(told > before - 2000 && told <= Date.now(), `it is ${told - before} ms off the clock that it was given`)
  })
}

function makeClock(t: TestContext, library: string, seconds: number): Clock {
  const folder = mkdtempSync(join(tmpdir(), 'parley-clock-'))
  // A process started as root drops to another user, who must be able to enter this folder.
  chmodSync(folder, 0o711)
  undo(t, () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'offset')
  const known: number[] = []
  function set(seconds: number) {
    known.push(seconds)
    // Atomically: a half-written offset would be a different time.
    writeFileSync(`${file}.next`, `${seconds < 0 ? '' : '+'}${seconds}\n`)
    renameSync(`${file}.next`, file)
  }
  set(seconds)
  const settings = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    // The setting's old name and its new one.
    DONT_FAKE_MONOTONIC: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  }
  return { settings, set, known }
}
