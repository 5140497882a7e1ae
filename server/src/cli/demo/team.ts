import { endSession, startSession } from '../../accounts/sessions.ts'
import { createUser } from '../../accounts/users.ts'
import type { Connection } from '../../db/connection.ts'
import type { Database } from '../../db/database.ts'
import { demoCompany } from './company.ts'

/** People who were here, by their email address. None has a password: with one, the deployment would count as set up. */
export async function insertTeam(database: Database, connection: Connection, account_id: string) {
  const team = new Map<string, { id: string; name: string }>()
  for (const { name, email, role } of demoCompany().agents) {
    const id = await createUser(database, { account_id, name, email, role })
    const session = await startSession(connection, { user_id: id, address: '192.0.2.14', user_agent: null })
    await endSession(connection, id, session.id)
    team.set(email, { id, name })
  }
  return team
}
