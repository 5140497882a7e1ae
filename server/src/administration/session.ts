import { permissionsOf } from '../accounts/roles.ts'
import { type FoundSession, findSession } from '../accounts/sessions.ts'
import { ApiError } from '../errors.ts'
import type { Administered, Desk, Visit } from '../http/administration.ts'

/** What somebody is told who has just come in, and the cookie to stay with. */
export async function signedIn(visit: Visit, token: string): Promise<Administered> {
  const session = await findSession(visit.database, token)
  if (!session) throw new ApiError('session_expired', 'The session is over. Sign in again.')
  return { ...sessionResource(visit, session), token }
}

export async function getSession(desk: Desk): Promise<Administered> {
  return sessionResource(desk, desk.session)
}

function sessionResource({ secure }: Visit, session: FoundSession): Administered {
  const { id, user_id, user_name, email, role, two_factor, account_id, account_name, created_at, expires_at } = session
  // Nothing depends on the mode by now: a role allows the same in both.
  const permissions = [...permissionsOf[role]].sort()
  const json = JSON.stringify({
    object: 'session',
    id,
    user: { object: 'user', id: user_id, name: user_name, email, role, two_factor },
    account: { id: account_id, name: account_name },
    permissions: { live: permissions, test: permissions },
    created_at,
    expires_at,
    insecure: !secure,
  })
  return { json, id }
}
