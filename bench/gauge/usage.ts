import pg from 'pg'

/** What the database has done since it started, by its own statistics. */
export interface Usage {
  rows_read: number
  rows_written: number
  buffers: number
  wal_records: number
  wal_bytes: number
  statements: Map<string, Statement>
}

export interface Statement {
  text: string
  calls: number
  rows: number
  buffers: number
  wal_records: number
  wal_bytes: number
}

export interface UsageReader {
  read(): Promise<Usage>
  close(): Promise<void>
}

/** Reads over a connection to another database, which adds nothing to the figures of this one. */
export async function openUsage(database_url: string): Promise<UsageReader> {
  const url = new URL(database_url)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href, application_name: 'parley gauge' })
  await client.connect()
  await client.query('create extension pg_stat_statements')
  // Its WAL would be told of while the first scenario is counted.
  await client.query('select pg_stat_force_next_flush()')
  return {
    async read() {
      const totals = await client.query(of_database, [name])
      const statements = await client.query<Statement & { id: string }>(by_statement, [name])
      return { ...totals.rows[0], statements: new Map(statements.rows.map(({ id, ...one }) => [id, one])) }
    },
    close: () => client.end(),
  }
}

const of_database = `
  select tup_returned::float8 as rows_read, (tup_inserted + tup_updated + tup_deleted)::float8 as rows_written,
    (blks_hit + blks_read)::float8 as buffers, wal_records::float8, wal_bytes::float8
  from pg_stat_database, pg_stat_wal where datname = $1`

const by_statement = `
  select queryid::text as id, query as text, calls::float8, rows::float8,
    (shared_blks_hit + shared_blks_read)::float8 as buffers, wal_records::float8, wal_bytes::float8
  from pg_stat_statements join pg_database on pg_database.oid = dbid
  where datname = $1 and query not like '%pg_stat_force_next_flush%'`

/** What was done between the two. */
export function usageBetween(before: Usage, after: Usage) {
  const of = (name: Exclude<keyof Usage, 'statements'>) => after[name] - before[name]
  const statements = [...after.statements].flatMap(([id, now]) => {
    const earlier = before.statements.get(id) ?? none
    return now.calls > earlier.calls ? [less(now, earlier)] : []
  })
  return {
    statements: statements.reduce((sum, { calls }) => sum + calls, 0),
    rows_read: of('rows_read'),
    rows_written: of('rows_written'),
    buffers: of('buffers'),
    wal_records: of('wal_records'),
    wal_bytes: of('wal_bytes'),
    by_statement: statements,
  }
}

const none = { calls: 0, rows: 0, buffers: 0, wal_records: 0, wal_bytes: 0 }

function less(now: Statement, earlier: Omit<Statement, 'text'>): Statement {
  return {
    text: now.text,
    calls: now.calls - earlier.calls,
    rows: now.rows - earlier.rows,
    buffers: now.buffers - earlier.buffers,
    wal_records: now.wal_records - earlier.wal_records,
    wal_bytes: now.wal_bytes - earlier.wal_bytes,
  }
}
