import { findKey } from '../accounts/api-keys.ts'
import { hashOfKey, looksLikeKey } from '../accounts/key-format.ts'
import type { Permission } from '../accounts/permissions.ts'
import type { Database } from '../db/database.ts'
import { ApiError, type ErrorCode } from '../errors.ts'
import type { ApiCaller, KeyCaller } from './caller.ts'

/** Identifies the caller from the `Authorization` header only. Query parameters, cookies and Basic credentials are ignored. */
export type Authenticate = (authorization: string | undefined) => KeyCaller | Promise<KeyCaller>

// A revoked key must stop working within a second on every process, so cache entries are younger than that.
const remember_ms = 800
const max_remembered = 10_000

interface Remembered {
  until: number
  caller: KeyCaller
}

export function authentication(database: Database): Authenticate {
  const remembered = new Map<string, Remembered>()
  const asking = new Map<string, Promise<KeyCaller>>()

  function ask(hash: string): Promise<KeyCaller> {
    let question = asking.get(hash)
    if (!question) {
      const asked_at = performance.now()
      question = findKey(database, hash)
        .then(callerOf)
        .then((caller) => {
          if (remembered.size >= max_remembered) remembered.clear()
          remembered.set(hash, { until: asked_at + remember_ms, caller })
          return caller
        })
        .finally(() => asking.delete(hash))
      asking.set(hash, question)
    }
    return question
  }

  return (authorization) => {
    const hash = hashOfKey(bearer(authorization))
    const known = remembered.get(hash)
    return known && performance.now() < known.until ? known.caller : ask(hash)
  }
}

function bearer(authorization: string | undefined): string {
  if (!authorization) throw refused('api_key_missing', 'Send your API key in the header "Authorization: Bearer <key>".')
  const [scheme, token, ...rest] = authorization.trim().split(/ +/)
  if (scheme!.toLowerCase() !== 'bearer' || token === undefined || rest.length > 0)
    throw refused(
      'api_key_missing',
      'The Authorization header must be "Bearer <key>", with an API key of this service.',
    )
  if (!looksLikeKey(token)) throw refused('api_key_invalid', "This isn't an API key of this service.")
  return token
}

function callerOf(key: Awaited<ReturnType<typeof findKey>>): KeyCaller {
  if (!key) throw refused('api_key_invalid', "This API key doesn't exist.")
  if (key.revoked_at) throw refused('api_key_revoked', 'This API key was revoked.')
  if (key.expired) throw refused('api_key_expired', 'This API key has expired.')
  if (key.suspended_at)
    throw new ApiError('account_suspended', 'This account is suspended. Contact the operator of this service.')
  return { kind: 'key', ...key.caller }
}

function refused(code: ErrorCode, message: string): ApiError {
  const challenge = 'Bearer realm="service"'
  return new ApiError(code, message, {
    'www-authenticate': code === 'api_key_missing' ? challenge : `${challenge}, error="invalid_token"`,
  })
}

/** Same for ids that exist and ids that don't, because nothing is looked up before. */
export function requirePermission(
  caller: Pick<ApiCaller, 'permissions'>,
  permission: Permission | readonly Permission[],
): void {
  if (
    typeof permission === 'string'
      ? caller.permissions.has(permission)
      : permission.some((one) => caller.permissions.has(one))
  )
    return
  const sufficient = [permission].flat()
  throw new ApiError('insufficient_scope', `This API key or role doesn't have the scope ${sufficient.join(' or ')}.`, {
    'www-authenticate': `Bearer realm="service", error="insufficient_scope", scope="${sufficient[0]}"`,
  })
}
