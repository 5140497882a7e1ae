import pg from 'pg'
import { ApiError } from '../errors.ts'
import { Client } from './client.ts'
import {
  beginSession,
  type Connection,
  type ConnectionOptions,
  type ConnectionSettings,
  connectionSettings,
  type Row,
  send,
  sessionSettings,
  unreachable,
} from './connection.ts'
import { lineOf } from './line.ts'
import { SharedConnection } from './shared-connection.ts'
import { openSilence, type Silence } from './silence.ts'
import type { Sql } from './sql.ts'

export interface Database {
  /** Its URL with credentials, for a thread that opens its own connection. Never shown. */
  readonly url: string
  /** A keyed read of microseconds on a shared pipelined connection. A slow one would delay others. */
  read<Shape = Row>(query: Sql): Promise<Shape[]>
  /** A statement that changes a few rows by key, on a shared pipelined connection. It commits by itself. */
  write<Shape = Row>(query: Sql): Promise<Shape[]>
  /** A statement of any duration, on a connection of its own. */
  run<Shape = Row>(query: Sql): Promise<Shape[]>
  /** A connection for the duration of `work`. */
  session<T>(work: (connection: Connection) => Promise<T>): Promise<T>
  /** How many callers are waiting for a connection. */
  waiting(): number
  /** Pool connections: open, and how many of them are idle. */
  connections(): { open: number; idle: number }
  close(): Promise<void>
}

// Reads want one or two connections, so that many share a write to the socket; writes want several, so that they share a
// flush of the log. Measured: creating contacts, 8 shared connections take 0.8 of the processor time of a pool of 12.
const readers_count = 2
const max_writers = 8
const lock_not_available = '55P03'

export function openDatabase(options: ConnectionOptions & { connections: number }): Database {
  const settings = connectionSettings(options)
  const session_settings = sessionSettings(options)
  const rest = Math.max(2, options.connections - readers_count)
  const writers_count = Math.min(max_writers, Math.ceil(rest / 2))
  const silence = openSilence(options)
  const shared = (count: number, session_settings: string, patience?: 'short') =>
    sharedConnections(
      count,
      () => new SharedConnection(settings, session_settings, (client) => silence.watch(client, patience)),
    )
  const readers = shared(readers_count, session_settings, 'short')
  const writers = shared(writers_count, sessionSettings({ ...options, lock_timeout_ms: 200 }))
  const pool = openPool(settings, session_settings, rest - writers_count, silence)

  async function session<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error) => {
      throw unreachable(error)
    })
    let broken: Error | undefined
    const note = (error: Error) => {
      broken = error
    }
    client.on('error', note)
    try {
      return await work({ query: (query) => send(client, query) })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'database_unavailable') broken = error
      throw error
    } finally {
      client.off('error', note)
      client.release(broken)
    }
  }

  return {
    url: options.url,
    read: (query) => readers.next().query(query),
    // A statement that waits for a row moves to a connection of its own, because those behind it belong to other requests.
    write: (query) =>
      writers
        .next()
        .query(query)
        .catch((error) => {
          if (error.code !== lock_not_available) throw error
          return session((connection) => connection.query(query))
        }),
    run: (query) => session((connection) => connection.query(query)),
    session,
    waiting: () => pool.waitingCount,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount }),
    async close() {
      await Promise.all([...readers.all, ...writers.all].map((connection) => connection.close()))
      await pool.end()
      silence.stop()
    },
  }
}

function openPool(settings: ConnectionSettings, session_settings: string, max: number, silence: Silence): pg.Pool {
  const pool = new pg.Pool({
    ...settings,
    Client: Client as unknown as new () => pg.Client,
    max,
    idleTimeoutMillis: 60_000,
  })
  // A connection that breaks is replaced at its next use; without a listener it would end the process: while it is idle, and
  // also between two hands, for the pool lets go of it a moment before whoever asked for it listens.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    silence.watch(client)
    beginSession(client, session_settings).catch(() => {})
  })
  const noteOwner = (client: pg.PoolClient, is_out: boolean) => {
    const line = lineOf(client)
    if (line) line.is_out = is_out
  }
  pool.on('acquire', (client) => noteOwner(client, true))
  pool.on('release', (_, client) => noteOwner(client, false))
  return pool
}

function sharedConnections(count: number, open: () => SharedConnection) {
  const all = Array.from({ length: count }, open)
  let turn = 0
  return {
    all,
    next() {
      turn = (turn + 1) % count
      return all[turn]!
    },
  }
}
