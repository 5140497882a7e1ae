import { permissionsOf } from '../accounts/roles.ts'
import { findSession, type StoredSession } from '../accounts/sessions.ts'
import { ApiError } from '../errors.ts'
import type { SessionChange } from '../http/answer.ts'
import type { BrowserScope, DashboardScope } from '../http/scopes.ts'
import type { Resource } from '../scope.ts'

/** What somebody is told who has just come in, and the cookie to stay with. */
export async function signedIn(scope: BrowserScope, token: string): Promise<SessionChange> {
  const session = await findSession(scope.database, token)
  if (!session) throw new ApiError('session_expired', 'The session is over. Sign in again.')
  return { ...sessionResource(scope, session), token }
}

export async function getSession(scope: DashboardScope): Promise<Resource> {
  return sessionResource(scope, scope.session)
}

function sessionResource({ secure }: BrowserScope, session: StoredSession): Resource {
  const { id, user_id, user_name, email, role, two_factor, account_id, account_name, created_at, expires_at } = session
  const { two_factor_required } = session
  // Nothing depends on the mode by now: a role allows the same in both.
  const permissions = [...permissionsOf[role]].sort()
  const json = JSON.stringify({
    object: 'session',
    id,
    user: { object: 'user', id: user_id, name: user_name, email, role, two_factor },
    account: { id: account_id, name: account_name, two_factor_required },
    permissions: { live: permissions, test: permissions },
    created_at,
    expires_at,
    insecure: !secure,
  })
  return { json, id }
}
