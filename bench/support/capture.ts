import type { Connection } from '../../server/src/db/connection.ts'
import { type Database, openDatabase } from '../../server/src/db/database.ts'
import type { Sql } from '../../server/src/db/sql.ts'
import { appOver } from './app.ts'
import type { Deployment } from './deployment.ts'
import type { Requests } from './requests.ts'

/** A statement as the service sent it to the database, and its result. */
export interface Statement {
  text: string
  values: readonly unknown[]
  rows: Record<string, unknown>[]
}

/**
 * The SQL that the service runs for these requests, one list for each. Runs the service's own application in this process, on a
 * database that records its statements. The limit is measured with this SQL, so it can't drift from the code.
 */
export async function captureStatements(deployment: Deployment, requests: Requests[]): Promise<Statement[][]> {
  const seen: Statement[] = []
  const database = openDatabase({ url: deployment.database_url, connections: 4, statement_timeout_ms: 10_000 })
  const { app } = appOver(recording(database, seen), deployment.settings)
  const ask = async ({ method, path, headers, body, status }: Requests) => {
    const answer = await app.inject({
      method,
      url: `/v1${path}`,
      headers,
      ...(body !== undefined && { payload: body }),
    })
    if (answer.statusCode !== status) throw new Error(`${method} ${path} was answered ${answer.body}`)
  }
  try {
    const taken: Statement[][] = []
    for (const request of requests) {
      // Caches the API key, because its lookup isn't part of every request.
      await ask({ method: 'GET', path: '/contacts?limit=1', headers: deployment.headers, status: 200 })
      seen.length = 0
      await ask(request)
      taken.push([...seen])
    }
    return taken
  } finally {
    await app.close()
    await database.close()
  }
}

function recording(database: Database, seen: Statement[]): Database {
  const noting =
    (run: Connection['query']): Connection['query'] =>
    async <Shape>(query: Sql) => {
      const statement: Statement = { text: query.text, values: query.values, rows: [] }
      seen.push(statement)
      const rows = await run<Shape>(query)
      statement.rows = rows as Statement['rows']
      return rows
    }
  return {
    ...database,
    read: noting(database.read),
    write: noting(database.write),
    run: noting(database.run),
    session: (work) => database.session((connection) => work({ query: noting(connection.query) })),
  }
}
