import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { whole_locks } from './locks.ts'

/** Large tables may take most of it. Who migrates holds the lock with its connection, so whoever dies releases it. */
const default_wait_ms = 3600_000
const say_after_ms = 1000
const try_every_ms = 200

/**
 * Takes the lock of migrations until the connection ends. Tries again and again instead of waiting within one statement, which could say
 * nothing meanwhile and has no limit.
 */
export async function lockMigrations(
  client: pg.Client,
  say: (words: string) => void,
  max_wait_ms = default_wait_ms,
): Promise<void> {
  const since = performance.now()
  const waited_ms = () => performance.now() - since
  const longest_wait = durationOf(max_wait_ms)
  let has_said = false
  while (!(await isLocked(client))) {
    if (waited_ms() > max_wait_ms)
      throw new Error(
        `Another process has been migrating the database for over ${longest_wait}: ${await holderOf(client)}. If it hangs, end its connection.`,
      )
    if (!has_said && waited_ms() > Math.min(say_after_ms, max_wait_ms / 2)) {
      say(`Another process is migrating the database. Waiting for it for up to ${longest_wait}.`)
      has_said = true
    }
    await pause(try_every_ms)
  }
}

async function isLocked(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [whole_locks.migrations])
  return rows[0].locked
}

async function holderOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `select format('process %s of PostgreSQL', pid) as holder from pg_locks
     where locktype = 'advisory' and objsubid = 1 and objid::bigint = $1 and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [whole_locks.migrations],
  )
  return rows[0]?.holder ?? 'it ended just now'
}

function durationOf(ms: number): string {
  const [count, unit] = ms >= 60_000 ? [ms / 60_000, 'minute'] : [ms / 1000, 'second']
  return `${Math.round(count)} ${unit}${Math.round(count) === 1 ? '' : 's'}`
}
