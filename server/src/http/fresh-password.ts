import type { StoredSession } from '../accounts/sessions.ts'
import { ApiError } from '../errors.ts'
import type { ApiRoute } from './route.ts'

const fresh_hours = 12

/** A stolen session must not be enough for sensitive operations, so they require a password entered in this session recently. */
export function requireFreshPassword(
  { fresh_password = false }: Partial<Pick<ApiRoute, 'fresh_password'>>,
  { confirmed_at }: Pick<StoredSession, 'confirmed_at'>,
  body: unknown,
): void {
  const is_needed = typeof fresh_password === 'function' ? fresh_password(body) : fresh_password
  if (!is_needed || Date.now() - Date.parse(confirmed_at) < fresh_hours * 3600_000) return
  throw new ApiError(
    'password_needed',
    'You entered your password too long ago. Confirm it first: POST /session/confirm.',
  )
}
