import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'

/**
 * After a merge, whoever wrote as one contact writes as the other. They still see only what was begun in their name: a merge
 * proves nothing to a website.
 */
export async function moveIdentities(connection: Connection, environment_id: number, from: string, to: string) {
  await connection.query(sql`
    update contact_identities set contact_id = ${to} where environment_id = ${environment_id} and contact_id = ${from}`)
}
