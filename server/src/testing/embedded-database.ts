import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { clusterIn } from '../db/embedded/place.ts'
import { markOf } from '../db/embedded/processes.ts'
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from '../db/embedded.ts'

/** A temporary data folder for an embedded server, deleted when the test ends. */
export function dataFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-embedded-'))
  chmodSync(folder, 0o711)
  undo(t, async () => {
    // The server of a killed owner may still be stopping, and `rmSync` gives up without an error if files vanish meanwhile.
    for (let pid = postmasterOf(folder); pid && markOf(pid); ) await pause(5)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** A folder with a table `kept`, copied from one that is created once per file. Takes a fifth of the time of a first start. */
export async function usedFolder(t: TestContext): Promise<string> {
  template ??= await makeTemplate()
  const folder = dataFolder(t)
  cpSync(template, folder, { recursive: true })
  return folder
}

let template: string | undefined
after(() => template && rmSync(template, { recursive: true, force: true }))

async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-embedded-'))
  chmodSync(folder, 0o711)
  const database = await startEmbedded({ data_dir: folder })
  await query(database.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
  await database.stop()
  for (const name of ['postgres.libraries', 'postgres.owner']) rmSync(join(folder, name), { recursive: true })
  return folder
}

export async function start(t: TestContext, options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(options)
  undo(t, () => database.stop())
  return database
}

export interface OtherProcess {
  child: ChildProcess
  pid: number
  url: string
  started: boolean
}

const program = `
import { startEmbedded } from ${JSON.stringify(new URL('../db/embedded.ts', import.meta.url).href)}
const { url, started } = await startEmbedded(JSON.parse(process.argv[1]))
console.log(JSON.stringify({ url, started }))
setInterval(() => {}, 1000)`

export async function startElsewhere(t: TestContext, options: EmbeddedOptions): Promise<OtherProcess> {
  const args = ['--input-type=module', '-e', program, JSON.stringify(options)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  undo(t, async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  for await (const line of createInterface(child.stdout)) return { child, pid: child.pid!, ...JSON.parse(line) }
  throw new Error('The other process ended without a word.')
}

export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

export function postmasterOf(data_dir: string): number | undefined {
  try {
    return Number(readFileSync(join(clusterIn(data_dir), 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

const undoings = new WeakMap<TestContext, (() => unknown)[]>()

/** Cleans up in reverse order: a server stops before its folder is deleted. */
export function undo(t: TestContext, work: () => unknown): void {
  const known = undoings.get(t)
  if (known) return void known.push(work)
  const all = [work]
  undoings.set(t, all)
  t.after(async () => {
    for (const step of all.reverse()) await step()
  })
}
