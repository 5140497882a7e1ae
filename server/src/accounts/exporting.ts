import type { Connection } from '../db/connection.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

const minutes = 60

/** Allows this session to read the contacts of this environment in the pages of an export, for a limited time. */
export async function beginExport(connection: Connection, session_id: string, environment_id: number): Promise<string> {
  const [row] = await connection.query<{ exporting_until: string }>(sql`
    update sessions set exporting_until = now() + make_interval(mins => ${minutes}), exporting_environment = ${environment_id}
    where id = ${session_id}
    returning exporting_until`)
  return row!.exporting_until
}

export async function isExporting(database: Database, session_id: string, environment_id: number): Promise<boolean> {
  const rows = await database.read(sql`
    select id from sessions where id = ${session_id} and exporting_environment = ${environment_id} and exporting_until > now()`)
  return rows.length > 0
}
