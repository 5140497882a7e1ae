import type pg from 'pg'
import { unavailable } from '../errors.ts'
import { typeParser } from './column-types.ts'
import { diskIsFull, noteDiskFull } from './disk.ts'
import { lineOf, noteAnswered, noteSent } from './line.ts'
import { Prepared } from './prepared.ts'
import { noteQuery } from './query-times.ts'
import { type Sql, statementName, verbatim } from './sql.ts'
import { statementSpan } from './statement-span.ts'

// biome-ignore lint/suspicious/noExplicitAny: a row is typed where its columns are listed, by the caller.
export type Row = any

export interface Connection {
  query<Shape = Row>(query: Sql): Promise<Shape[]>
}

export interface ConnectionOptions {
  url: string
  statement_timeout_ms: number
  /** How long a caller waits for a connection before the database counts as unavailable. */
  connect_timeout_ms?: number
  /** How long a statement may wait for a locked row. Without it, as long as it may run. */
  lock_timeout_ms?: number
}

export const begin = verbatim('begin')
export const commit = verbatim('commit')
export const rollback = verbatim('rollback')
const without_flush = verbatim('set local synchronous_commit = off')

export const connect_ms = 3000

/** Runs a statement and returns its rows: text and json as text, times in API format. */
export function send<Shape = Row>(client: pg.ClientBase, query: Sql): Promise<Shape[]> {
  return new Promise((resolve, reject) => {
    const sent_at = performance.now()
    const line = lineOf(client)
    if (line) noteSent(line, sent_at)
    const span = statementSpan(query.text)
    const done = (error: Error | null, rows: unknown[], command: string) => {
      const now = performance.now()
      if (line) noteAnswered(line, now)
      noteQuery(now - sent_at)
      span?.end({ is_failed: error !== null })
      if (error) reject(connectionLost(error) ? unreachable(error, { was_sent: true }) : error)
      // In a failed transaction, COMMIT succeeds as a ROLLBACK: only its command tag reveals it.
      else if (query === commit && command !== 'COMMIT') reject(new Error('The transaction was rolled back.'))
      else resolve(rows as Shape[])
    }
    const name = statementName(query.text)
    if (name !== undefined) client.query(new Prepared(name, query, done) as unknown as pg.Submittable)
    else
      client.query(query.text, query.values as unknown[], (error, result) => done(error, result?.rows, result?.command))
  })
}

/** The first statement of a connection. */
export async function beginSession(client: pg.ClientBase, session_settings: string): Promise<void> {
  const line = lineOf(client)
  if (line) noteSent(line, performance.now())
  const results = (await client.query(session_settings)) as unknown as pg.QueryResult[]
  if (!line) return
  noteAnswered(line, performance.now())
  line.pid = results.at(-1)!.rows[0].pid
}

/**
 * The first statement of each connection, because poolers drop settings in the startup message. Its answer tells the server's
 * process, which in a pooler's own greeting is another.
 */
export function sessionSettings(options: ConnectionOptions): string {
  const settings = {
    statement_timeout: options.statement_timeout_ms,
    lock_timeout: options.lock_timeout_ms ?? 0,
    idle_in_transaction_session_timeout: 30_000,
    // With `limit $n`, PostgreSQL replans at each execution, at 1.6 times its processor time, unless told not to.
    plan_cache_mode: 'force_generic_plan',
    timezone: 'UTC',
    datestyle: 'ISO',
    // A client that vanished gives up its locks after 25 s instead of two hours.
    tcp_keepalives_idle: 10,
    tcp_keepalives_interval: 5,
    tcp_keepalives_count: 3,
  }
  return Object.entries(settings)
    .map(([name, value]) => `set ${name} = '${value}'`)
    .concat('select pg_backend_pid() as pid')
    .join(';')
}

export type ConnectionSettings = pg.ClientConfig & { connectionString: string; pipeline: boolean }

export function connectionSettings(options: ConnectionOptions): ConnectionSettings {
  return {
    connectionString: options.url,
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: options.connect_timeout_ms ?? connect_ms,
    application_name: 'parley',
    types: { getTypeParser: typeParser as pg.CustomTypesConfig['getTypeParser'] },
  }
}

export function isDiskFull(error: unknown): boolean {
  return (error as { code?: string }).code === '53100'
}

const lost_codes = new Set(
  '57P01 57P02 57P03 53300 53100 25006 ENOENT ECONNREFUSED ECONNRESET EPIPE ENOTFOUND ETIMEDOUT EAI_AGAIN'.split(' '),
)

/** The database is away, restarting, full or read-only: nothing was committed, and retrying makes sense. */
export function connectionLost(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return (
    lost_codes.has(code) ||
    code.startsWith('08') ||
    /connection terminated|timeout (?:exceeded|expired)|not queryable|was closed/i.test(message)
  )
}

/** `was_sent`: the statement had left. Unless the server itself says that it failed, it may have been done, or may still be. */
export function unreachable(cause: unknown, { was_sent = false } = {}): Error {
  const { severity } = cause as { severity?: string }
  if (isDiskFull(cause)) noteDiskFull()
  const away = unavailable(
    'database_unavailable',
    diskIsFull()
      ? 'The disk of the database is full, so nothing can be written until the operator makes room.'
      : was_sent && severity === undefined
        ? "The database stopped responding. Whether this request changed something isn't known. Try again shortly, with the same Idempotency-Key."
        : "The database can't be reached. Try again shortly.",
  )
  away.cause = cause
  return away
}

/**
 * A statement whose commit doesn't wait for the disk: a database crash within half a second may undo it. For work that is
 * safely repeated then.
 */
export async function unflushed<Shape = Row>(connection: Connection, query: Sql): Promise<Shape[]> {
  try {
    const [, , rows] = await Promise.all([
      connection.query(begin),
      connection.query(without_flush),
      connection.query<Shape>(query),
      connection.query(commit),
    ])
    return rows
  } catch (error) {
    connection.query(rollback).catch(() => {})
    throw error
  }
}
