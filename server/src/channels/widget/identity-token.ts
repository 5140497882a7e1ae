import { createHmac, timingSafeEqual } from 'node:crypto'
import { ApiError } from '../../errors.ts'
import type { IdentitySecret } from '../identity-keys.ts'
import { plainLine } from '../plain-line.ts'

/** Who a visitor is, in the words of the business. */
export interface Claims {
  readonly sub: string
  readonly name: string | null
  readonly email: string | null
  readonly phone_number: string | null
  /** When it was made. Null if it doesn't say so. */
  readonly made_at: string | null
  readonly expires_at: string
}

/** The ID of the key it was signed with, and its claims. */
export interface SignedIdentity {
  readonly key_id: string
  readonly claims: Claims
}

const max_length = 8192
const max_age_s = 24 * 3600
/** Clocks of two servers differ. */
const leeway_s = 60

/**
 * Verifies an identity token: a JSON Web Token, signed with HMAC-SHA256 and one of these keys. The header has no say in how
 * it's verified: any other algorithm is refused, `none` above all (RFC 8725, section 3.1).
 * With an `audience`, it must have been made for that, and say when.
 */
export function verifyIdentity(
  token: string,
  keys: readonly IdentitySecret[],
  now_ms: number,
  audience: string | null,
): SignedIdentity {
  const parts = token.split('.')
  if (token.length > max_length || parts.length !== 3) throw refused("isn't a JSON Web Token.")
  const [header, payload, signature] = parts as [string, string, string]
  const { alg, crit, typ } = objectIn(header)
  if (alg !== 'HS256') throw refused('must be signed with HS256.')
  if (crit !== undefined) throw refused('must not have critical headers.')
  if (!isIdentityType(typ))
    throw refused('must have the header `typ` JWT, or none: tokens of other types prove something else.')
  const signing = keys.find(({ key }) => isSigned(`${header}.${payload}`, signature, key))
  if (!signing) throw refused("isn't signed with an identity key of this channel.")
  const now_s = Math.floor(now_ms / 1000)
  const claims = objectIn(payload)
  if (audience !== null) requireMade(claims, now_s, audience)
  return { key_id: signing.id, claims: claimsIn(claims, now_s) }
}

/** Of an access token or a logout token, for example, it says so (RFC 8725, section 3.11). RFC 7519 allows it in any case. */
function isIdentityType(typ: unknown): boolean {
  return typ === undefined || (typeof typ === 'string' && typ.toLowerCase() === 'jwt')
}

function isSigned(text: string, signature: string, key: string): boolean {
  const given = Buffer.from(signature, 'base64url')
  const wanted = createHmac('sha256', key).update(text).digest()
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function requireMade({ aud, iat }: Record<string, unknown>, now_s: number, audience: string): void {
  if (![aud].flat().includes(audience)) throw refused('must have the claim `aud`: the ID of this channel.')
  if (typeof iat !== 'number' || !Number.isFinite(iat)) throw refused('must have the claim `iat`.')
  if (iat > now_s + leeway_s) throw refused('was made in the future.')
}

function claimsIn(payload: Record<string, unknown>, now_s: number): Claims {
  const { sub, exp, nbf, iat } = payload
  if (typeof sub !== 'string' || sub.length === 0 || sub.length > 255 || !isStorable(sub))
    throw refused('must have the claim `sub`: your ID for the visitor, as a text of 1 to 255 characters.')
  if (typeof exp !== 'number' || !Number.isFinite(exp)) throw refused('must have the claim `exp`.')
  if (exp <= now_s - leeway_s) throw refused('has expired.')
  if (exp > now_s + max_age_s + leeway_s) throw refused('must expire within 24 hours.')
  if (nbf !== undefined && (typeof nbf !== 'number' || nbf > now_s + leeway_s)) throw refused("isn't valid yet.")
  return {
    sub,
    name: plainLine(textIn(payload, 'name', /^(?=[\s\S]*\S)[\s\S]{1,255}$/u) ?? '', 255) || null,
    email: textIn(payload, 'email', /^(?=.{3,254}$)[^\s@]+@[^\s@]+$/u)?.toLowerCase() ?? null,
    phone_number: textIn(payload, 'phone_number', /^\+[1-9][0-9]{1,14}$/),
    made_at: typeof iat === 'number' && iat > 0 && iat <= now_s + leeway_s ? timeOf(iat) : null,
    expires_at: timeOf(exp),
  }
}

function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}

function textIn(payload: Record<string, unknown>, name: string, pattern: RegExp): string | null {
  const { [name]: value = null } = payload
  if (value === null) return null
  if (typeof value !== 'string' || !pattern.test(value) || !isStorable(value))
    throw refused(`has the claim \`${name}\` in a wrong format.`)
  return value
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

function objectIn(part: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // As for any other nonsense.
  }
  throw refused("isn't a JSON Web Token.")
}

export function refused(problem: string): ApiError {
  return new ApiError('identity_invalid', `\`identity_token\` ${problem}`)
}
