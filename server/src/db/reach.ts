import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { ConfigError } from '../config/config.ts'
import { serversIn } from '../config/database-url.ts'
import { inTime } from '../outbound/deadline.ts'
import { Client } from './client.ts'
import { connect_ms, connectionLost } from './connection.ts'

interface Reaching {
  url: string
  /** How long to wait for a database that doesn't respond yet. */
  wait_ms: number
  say: (words: string) => void
}

const retry_ms = 250
/** A machine that is starting may be busy with that. */
const query_ms = 10_000
/** As the driver calls a query without an answer. */
const late_query = 'Query read timeout'
/** What it says of silence, and after how long. */
const limits_ms: Record<string, number> = { 'timeout expired': connect_ms, [late_query]: query_ms }

/** Resolves once the database accepts usable connections. Otherwise, says which setting to fix and how. */
export async function reachDatabase({ url, wait_ms, say }: Reaching): Promise<void> {
  const until = performance.now() + wait_ms
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryDatabase(url)
    } catch (error) {
      if (error instanceof ConfigError) throw error
      if (!(connectionLost(error) || isLate(error)) || performance.now() > until)
        throw explained(error as DatabaseError, url)
      if (attempt === 1) say(`Waiting for the database at ${addressOf(url)} (${reasonOf(error as DatabaseError)}).`)
    }
    await pause(retry_ms)
  }
}

/** Repeats work that a busy database kept waiting too long. Requests fail fast for that; a start has more time. */
export async function persist<T>(wait_ms: number, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + wait_ms
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: string }).code !== 'database_unavailable' || performance.now() > until) throw error
    }
    await pause(retry_ms)
  }
}

/** Hosts and name of a database, without credentials. */
export function addressOf(url: string): string {
  const places = serversIn(url).map((server) => new URL(server))
  return `${places.map(({ host }) => host).join(',')}${places[0]!.pathname}`
}

type DatabaseError = Error & { code?: string; errors?: Error[] }

/** A failed connection to several addresses of one host has no message of its own. */
export function reasonOf({ message, code, errors }: DatabaseError): string {
  const limit_ms = limits_ms[message]
  if (limit_ms !== undefined) return `it didn't respond within ${limit_ms / 1000} s`
  return message || errors?.[0]?.message || code || 'no reason given'
}

function isLate(error: unknown): boolean {
  return (error as Error).message === late_query
}

async function tryDatabase(url: string): Promise<void> {
  const clients = [openClient(url), openClient(url)] as const
  try {
    for (const client of clients) await client.connect()
    await requireSessions(...clients)
  } finally {
    await Promise.all(
      clients.map((client) =>
        inTime(
          { whole_ms: connect_ms },
          () => client.connection.stream.destroy(),
          () => client.end(),
        ).catch(() => {}),
      ),
    )
  }
}

function openClient(url: string): pg.Client {
  const client = new Client({
    connectionString: url,
    application_name: 'parley start',
    connectionTimeoutMillis: connect_ms,
    query_timeout: query_ms,
  })
  client.on('error', () => {})
  return client
}

/**
 * A pooler in transaction or statement mode sometimes loses prepared statements, settings, LISTEN and locks, and one request
 * in three would fail. Detected with two clients that see each other's connection.
 */
async function requireSessions(one: pg.Client, other: pg.Client): Promise<void> {
  const processOf = async (client: pg.Client) => (await client.query('select pg_backend_pid() as pid')).rows[0].pid
  const seen = new Set<number>()
  for (let round = 0; round < 3; round++) {
    const [a, b] = [await processOf(one), await processOf(other)]
    seen.add(a)
    if (a === b || seen.size > 1)
      throw new ConfigError(
        'DATABASE_URL leads to a connection pooler that pools by transaction or statement. Parley needs sessions of its own: ' +
          'set the pooler to session mode (PgBouncer: pool_mode = session), or connect to PostgreSQL directly.',
      )
  }
}

const remedies: Record<string, string> = {
  '28P01': 'Correct the user name or password.',
  '28000': 'Let this user connect from this machine: see pg_hba.conf of the server.',
  '3D000': 'Create the database, or correct its name.',
  '42501':
    'Let this user create tables (grant create on schema public to the user), or run "parley migrate" as the role that owns the database.',
  '25006': 'Name the primary, or all servers: postgres://user@one,two/name.',
  ENOTFOUND: 'Correct the host name.',
  ECONNREFUSED: 'Start PostgreSQL there, or correct host and port.',
  ENOENT: 'Start PostgreSQL there, or correct the folder of its socket and the port.',
}

/** Why a start can't use its database: the setting, the cause and the fix. Never contains the password. */
export function explained(error: DatabaseError, url: string): ConfigError {
  const remedy = /SSL|TLS|certificate/i.test(error.message)
    ? 'Set sslmode in DATABASE_URL as this server needs it: see server/config.default.env.'
    : (remedies[error.code ?? ''] ?? 'Check that PostgreSQL runs there and accepts connections from this machine.')
  return new ConfigError(
    `DATABASE_URL leads to ${addressOf(url)}, which can't be used: ${reasonOf(error)}. ${remedy}`,
    {
      cause: error,
    },
  )
}
