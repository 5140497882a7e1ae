import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { ApiError } from '../../errors.ts'
import { newestIn } from '../../events/subscribe.ts'
import type { SessionChange } from '../../http/answer.ts'
import type { BrowserScope, DashboardScope } from '../../http/scopes.ts'
import type { Mode, Resource } from '../../scope.ts'
import { environmentOf } from '../accounts.ts'
import { inactive_after } from '../availability/availability.ts'
import { done } from '../inbox/done-response.ts'
import { permissionsOf } from '../roles.ts'
import { findSession, type StoredSession } from '../sessions.ts'

/** What a user gets after signing in, and the session cookie. */
export async function signedIn(scope: BrowserScope, token: string): Promise<SessionChange> {
  const session = await findSession(scope.database, token)
  if (!session) throw new ApiError('session_expired', 'Your session has expired. Sign in again.')
  return { ...(await sessionResource(scope, session)), token }
}

export async function getSession(scope: DashboardScope): Promise<Resource> {
  return sessionResource(scope, scope.session)
}

/** To the minute, so that several windows cost one write. Routing hears of whoever comes back. */
export async function stayActive({ database, session, announce }: DashboardScope): Promise<Resource> {
  const [change] = await database.run<{ was_away: boolean }>(sql`
    with before as (select id, active_at from users where id = ${session.user_id})
    update users set active_at = now() from before
    where users.id = before.id and (users.active_at is null or users.active_at < now() - interval '50 s')
    returning coalesce(before.active_at < now() - ${inactive_after}, true) as was_away`)
  if (change?.was_away) announce()
  return done
}

async function sessionResource({ secure, database }: BrowserScope, session: StoredSession): Promise<Resource> {
  const { id, user_id, user_name, email, role, two_factor, account_id, account_name, created_at, expires_at } = session
  const { two_factor_required, first_reply_assigns } = session
  // Both modes are equal here: a role has the same permissions in both.
  const permissions = [...permissionsOf[role]].sort()
  const json = JSON.stringify({
    object: 'session',
    id,
    user: { object: 'user', id: user_id, name: user_name, email, role, two_factor },
    language: session.language,
    signature: session.signature,
    account: { id: account_id, name: account_name, two_factor_required, first_reply_assigns },
    permissions: { live: permissions, test: permissions },
    last_event_ids: await lastEventIds(database, account_id),
    created_at,
    expires_at,
    insecure: !secure,
  })
  return { json, id }
}

async function lastEventIds(database: Database, account_id: string): Promise<Record<Mode, string | null>> {
  const [live, test] = await Promise.all(
    (['live', 'test'] as const).map(async (mode) =>
      newestIn({ database, environment_id: await environmentOf(database, account_id, mode) }),
    ),
  )
  return { live: live!.id, test: test!.id }
}
