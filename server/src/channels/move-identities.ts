import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'

/**
 * After a merge, whoever wrote as one contact writes as the other. They still see what was begun in their name: a merge proves nothing to a
 * website. Of what the business began with the other contact before, they see only what somebody has read who merged the two.
 */
export async function moveIdentities(
  connection: Connection,
  environment_id: number,
  from: string,
  to: string,
  is_read: boolean,
) {
  const limits = is_read
    ? sql``
    : sql`, merged_from = case when sees_since is null then ${from} else merged_from end, sees_since = ${new Date()}::timestamptz`
  await connection.query(sql`
    update contact_identities set contact_id = ${to}${limits}
    where environment_id = ${environment_id} and contact_id = ${from}`)
}
