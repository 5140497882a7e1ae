import type { Connection } from '../db/connection.ts'
import { type Sql, sql } from '../db/sql.ts'

/** The statement that empties events about a contact. They keep their sequence numbers but no data. */
export function emptyingEvents(environment_id: number, contact_id: string, condition: Sql): Sql {
  return sql`
    update events set data = '{"object":null,"previous":null}'
    where environment_id = ${environment_id} and contact_id = ${contact_id} and ${condition}`
}

/** Events about one contact now belong to the other and are deleted with it. */
export async function moveEvents(connection: Connection, environment_id: number, from: string, to: string) {
  await connection.query(sql`
    update events set contact_id = ${to} where environment_id = ${environment_id} and contact_id = ${from}`)
}
