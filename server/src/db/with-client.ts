import type pg from 'pg'
import { inTime } from '../outbound/deadline.ts'
import { Client } from './client.ts'
import { workingOf } from './silence.ts'

const connect_ms = 10_000
const look_ms = 10_000
/** How long a database may answer nobody, before whoever waits for it gives up. */
const away_ms = 60_000
const end_ms = 5000

/**
 * A connection for a piece of work that may wait for hours, such as a migration: it has no limit, but it is ended if the database fell
 * silent. That is asked over another connection, because a statement that runs says nothing either.
 */
export async function withClient<T>(
  url: string,
  application_name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new Client({
    connectionString: url,
    application_name,
    keepAlive: true,
    connectionTimeoutMillis: connect_ms,
  })
  client.on('error', () => {})
  await client.connect()
  const hangUp = () => client.connection.stream.destroy()
  let watching: NodeJS.Timeout | undefined
  try {
    const asking = () => client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const { rows } = await inTime({ whole_ms: connect_ms }, hangUp, asking)
    watching = watch(client, url, rows[0]!.pid)
    return await work(client)
  } finally {
    clearInterval(watching)
    await inTime({ whole_ms: end_ms }, hangUp, () => client.end()).catch(() => {})
  }
}

function watch(client: pg.Client, url: string, pid: number): NodeJS.Timeout {
  let since = performance.now()
  let is_asking = false
  const heard = () => {
    since = performance.now()
  }
  client.connection.stream.on('data', heard)
  return setInterval(async () => {
    if (isIdle(client)) heard()
    const silent_ms = performance.now() - since
    if (silent_ms < look_ms || is_asking) return
    is_asking = true
    const working = await workingOf({ url, statement_timeout_ms: connect_ms }, connect_ms)
    is_asking = false
    // Heard of in the meantime.
    if (performance.now() - since < silent_ms) return
    if (working === null ? silent_ms < away_ms : working.has(pid)) return
    const words = `The database said nothing for ${Math.round(silent_ms / 1000)} s.`
    client.connection.stream.destroy(Object.assign(new Error(words), { code: 'ETIMEDOUT' }))
  }, look_ms).unref()
}

function isIdle(client: pg.Client): boolean {
  return (client as pg.Client & { readyForQuery: boolean }).readyForQuery
}
