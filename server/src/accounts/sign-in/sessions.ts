import { page } from '../../db/page.ts'
import { rendering } from '../../db/render.ts'
import { sql } from '../../db/sql.ts'
import { transaction } from '../../db/transaction.ts'
import { notFound } from '../../errors.ts'
import type { SessionChange } from '../../http/answer.ts'
import type { DashboardScope } from '../../http/scopes.ts'
import type { Static } from '../../schema.ts'
import type { Resource } from '../../scope.ts'
import { recordAudit } from '../audit.ts'
import { done } from '../inbox/done-response.ts'
import { OpenSession, type OpenSessionQuery } from '../schema.ts'
import { endSession, idle_days } from '../sessions.ts'

const shape = rendering(OpenSession)

/** Where a user is signed in. */
export function listSessions(scope: DashboardScope, query: Static<typeof OpenSessionQuery>) {
  const { user_id, id } = scope.session
  return page(scope, {
    name: `sessions ${user_id}`,
    query,
    json: shape.json,
    rows: (after, tail) => sql`
      select id, id = ${id} as current, address, user_agent, created_at, seen_at, expires_at from sessions
      where user_id = ${user_id} and ended_at is null and expires_at > now() and seen_at > now() - make_interval(days => ${idle_days})${after} ${tail}`,
  })
}

/** Signs out a session, possibly the calling one. */
export async function revokeSession(scope: DashboardScope, id: string): Promise<Resource | SessionChange> {
  await end(scope, id)
  return id === scope.session.id ? { ...done, token: null } : done
}

export async function signOut(scope: DashboardScope): Promise<SessionChange> {
  await end(scope, scope.session.id)
  return { ...done, token: null }
}

function end({ database, session, ...scope }: DashboardScope, id: string): Promise<void> {
  return transaction(database, async (connection) => {
    if (!(await endSession(connection, session.user_id, id))) throw notFound('session')
    await recordAudit(connection, { ...scope, action: 'session.ended', object: { type: 'session', id } })
  })
}
