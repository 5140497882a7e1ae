import type { StoredSession } from '../accounts/sessions.ts'
import { ApiError } from '../errors.ts'
import type { FreshPassword } from './route.ts'

const fresh_ms = { long: 12 * 3600_000, short: 15 * 60_000 }

/** A stolen session must not be enough for sensitive operations, so they require a password entered in this session recently. */
export function requireFreshPassword(
  { fresh_password = false }: { fresh_password?: FreshPassword },
  { confirmed_at }: Pick<StoredSession, 'confirmed_at'>,
  body: unknown,
): void {
  const is_needed = typeof fresh_password === 'function' ? fresh_password(body) : fresh_password
  const allowed_ms = fresh_password === 'just_now' ? fresh_ms.short : fresh_ms.long
  if (is_needed === false || Date.now() - Date.parse(confirmed_at) < allowed_ms) return
  throw new ApiError(
    'password_needed',
    'You entered your password too long ago. Confirm it first: POST /session/confirm.',
  )
}
