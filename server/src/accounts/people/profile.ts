import { sql } from '../../db/sql.ts'
import { transaction } from '../../db/transaction.ts'
import type { DashboardScope } from '../../http/scopes.ts'
import type { Static } from '../../schema.ts'
import type { Resource } from '../../scope.ts'
import { recordAudit } from '../audit.ts'
import type { Profile } from '../schema.ts'
import { getSession } from '../sign-in/session.ts'

/** What someone is called, in which language, and what stands below their emails, is theirs to say. Their email address and role are not. */
export async function changeProfile(scope: DashboardScope, changes: Static<typeof Profile>): Promise<Resource> {
  const { user_id: id } = scope.session
  const { user_name, language: language_before, signature: signature_before } = scope.session
  const { name = user_name, language = language_before, signature = signature_before } = changes
  await transaction(scope.database, async (connection) => {
    const [before] = await connection.query<{ name: string }>(sql`select name from users where id = ${id} for update`)
    if (before && before.name !== name) {
      await connection.query(sql`update users set name = ${name} where id = ${id}`)
      const details = { name: { from: before.name, to: name } }
      await recordAudit(connection, { ...scope, action: 'user.updated', object: { type: 'user', id }, details })
    }
    await connection.query(
      sql`
      update users set language = ${language}, signature = ${signature}
      where id = ${id} and (language, signature) is distinct from (${language}::text, ${signature}::text)`,
    )
  })
  return getSession({ ...scope, session: { ...scope.session, user_name: name, language, signature } })
}
