import pg from 'pg'

const pools = new Map<string, pg.Pool>()

/** Queries a database directly, bypassing the service. */
export async function onDatabase(url: string, sql: string): Promise<Record<string, string>[]> {
  return (await poolOf(url).query(sql)).rows
}

/** Pooled because tests poll: a new connection each time would cost more than the query. */
function poolOf(url: string): pg.Pool {
  const known = pools.get(url)
  if (known) return known
  const pool = new pg.Pool({ connectionString: url, max: 4, idleTimeoutMillis: 200, allowExitOnIdle: true })
  // Idle connections fail when a test stops or drops its database.
  pool.on('error', () => {})
  pools.set(url, pool)
  return pool
}
