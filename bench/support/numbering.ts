import pg from 'pg'
import { statement } from './database-server.ts'

/** Keeps every process from some background work, by holding its advisory lock. */
export function holding(database_url: string, lock: readonly [kind: number, of: number]) {
  let holder: pg.Client | undefined
  return {
    async hold() {
      holder = new pg.Client({ connectionString: database_url, application_name: 'parley bench' })
      holder.on('error', () => {})
      await holder.connect()
      await holder.query('select pg_advisory_lock($1, $2)', [...lock])
    },
    async letGo(last_words = 'select') {
      await holder?.query(last_words)
      await holder?.end()
      holder = undefined
    },
  }
}

/** Holds the lock of server/src/events/sequencer.ts, so that events get no numbers. */
export function holdingNumbering(database_url: string) {
  const { hold, letGo } = holding(database_url, [1, 0])
  // Discards the waiting events, so that the work that follows them doesn't happen in the next round.
  return { hold, forgetAndLetGo: () => letGo('truncate outbox') }
}

/** Holds the lock of server/src/search/follow.ts, so that search indexes nothing new. */
export async function holdingSearch(database_url: string) {
  const text = `select id from environments where mode = 'live' order by id limit 1`
  const [environment] = await statement<{ id: number }>(database_url, text)
  return holding(database_url, [2, environment!.id])
}

/** While nothing is numbered, each change leaves a row. Without these rows, the limit would have changed nothing. */
export async function requireUnnumbered(database_url: string, changes: number): Promise<void> {
  const [row] = await statement<{ waiting: string }>(database_url, 'select count(*) as waiting from outbox')
  // Of two transactions that change a conversation at the same time, one changes nothing.
  if (Number(row!.waiting) < changes * 0.9)
    throw new Error(`${changes} changes left ${row!.waiting} events: the lock does not hold, or they failed.`)
}

export async function requireSearchBehind(database_url: string): Promise<void> {
  const text = 'select from environments join search_progress on environment_id = id where sequence < last_sequence'
  if ((await statement(database_url, text)).length === 0)
    throw new Error('Search took in what was written: its lock does not hold.')
}
