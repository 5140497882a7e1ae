import { findSession, type StoredSession } from '../accounts/sessions.ts'
import type { Database } from '../db/database.ts'
import { ApiError } from '../errors.ts'

/** Who is signed in, by the token in the cookie. */
export interface Sessions {
  find(token: string | null): Promise<StoredSession>
  /** After a token is revoked, even this process must forget it. */
  forget(token: string | null): void
}

// An ended session must stop working within a second on every process, so cache entries are younger than that.
const remember_ms = 800
const max_remembered = 10_000

export function sessionsOf(database: Database): Sessions {
  const remembered = new Map<string, { until: number; session: StoredSession }>()

  return {
    async find(token) {
      if (token === null)
        throw refused('session_missing', 'Sign in first. For integrations, use the API under /v1 with an API key.')
      const known = remembered.get(token)
      if (known && performance.now() < known.until) return known.session
      const until = performance.now() + remember_ms
      const session = await findSession(database, token)
      if (!session) throw refused('session_expired', 'Your session has expired. Sign in again.')
      if (session.suspended_at !== null)
        throw new ApiError('account_suspended', 'This account is suspended. Contact the operator of this service.')
      if (remembered.size >= max_remembered) remembered.clear()
      remembered.set(token, { until, session })
      return session
    },
    forget(token) {
      if (token !== null) remembered.delete(token)
    },
  }
}

function refused(code: 'session_missing' | 'session_expired', message: string): ApiError {
  return new ApiError(code, message, { 'www-authenticate': 'Cookie realm="dashboard"' })
}
