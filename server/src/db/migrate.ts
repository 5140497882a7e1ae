import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { lockMigrations } from './migration-lock.ts'
import { assumeRows } from './statistics.ts'
import { withClient } from './with-client.ts'

export interface Migration {
  number: number
  name: string
  text: string
  hash: string
}

const folder = new URL('../../migrations/', import.meta.url)

export function migrations(): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8')
      return {
        number: Number(file.slice(0, 4)),
        name: file,
        text,
        hash: createHash('sha256').update(text).digest('hex'),
      }
    })
}

export interface Migrating {
  steps?: Migration[]
  /** Told what takes a while. */
  say?: (words: string) => void
  max_wait_ms?: number
}

/**
 * Migrates the database to this version and returns the names of applied migrations. Each is a transaction with the row that
 * records it, so a killed process leaves complete steps.
 */
export async function migrate(
  url: string,
  { steps = migrations(), say = () => {}, max_wait_ms }: Migrating = {},
): Promise<string[]> {
  return withClient(url, 'parley migrate', async (client) => {
    await requireVersion(client)
    await lockMigrations(client, say, max_wait_ms)
    await keepRecord(client)
    const done = new Map<number, string>()
    for (const row of (await client.query('select number, hash from migrations')).rows) done.set(row.number, row.hash)
    refuseSurprises(steps, done)
    const missing = pending(steps, done)
    for (const step of missing) await apply(client, step)
    if (missing.length > 0) await assumeRows(client)
    return missing.map((step) => step.name)
  })
}

/** Created only if it's missing: a role that may not create tables can start a service whose database is up to date. */
async function keepRecord(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select to_regclass('migrations') is not null as is_there")
  if (rows[0].is_there) return
  await client.query(
    'create table if not exists migrations (number integer primary key, name text not null, hash text not null, done_at timestamptz not null default now())',
  )
}

/** What a start applies to a database that has these numbers. */
export function pending(steps: Migration[], done: { has(number: number): boolean }): Migration[] {
  return steps.filter((step) => !done.has(step.number))
}

const max_tries = 20
const deadlock_detected = '40P01'
const insufficient_privilege = '42501'

/** Once more after a deadlock: the version before is at work, and locks the same tables in its own order. */
async function apply(client: pg.Client, step: Migration, tries = 1): Promise<void> {
  await client.query('begin')
  try {
    await client.query('insert into migrations (number, name, hash) values ($1, $2, $3)', [
      step.number,
      step.name,
      step.hash,
    ])
    await client.query(step.text)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    if ((error as { code?: string }).code === deadlock_detected && tries < max_tries) {
      await pause(Math.random() * 100)
      return apply(client, step, tries + 1)
    }
    throw new Error(`The migration ${step.name} failed and was undone: ${reasonOf(error)}`, { cause: error })
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message: string }
  return code === insufficient_privilege
    ? `${message}. Run "parley migrate" as the role that owns the tables.`
    : message
}

function refuseSurprises(steps: Migration[], done: Map<number, string>): void {
  const newest = Math.max(0, ...steps.map((step) => step.number))
  const beyond = [...done.keys()].filter((number) => number > newest)
  if (beyond.length > 0)
    throw new Error(
      `The database is newer than this version of the service (migration ${Math.max(...beyond)}). Run that version or a later one.`,
    )
  const changed = steps.find((step) => done.has(step.number) && done.get(step.number) !== step.hash)
  if (changed) throw new Error(`The migration ${changed.name} differs from the one this database was made with.`)
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query('show server_version_num')
  if (Number(rows[0].server_version_num) < 150_000) throw new Error('PostgreSQL 15 or newer is needed.')
}
