import {
  findVisitor,
  hashOfVisitorToken,
  looksLikeVisitorToken,
  type StoredVisitor,
  type VisitorSpans,
} from '../accounts/visitors.ts'
import type { Database } from '../db/database.ts'
import { ApiError } from '../errors.ts'

/** Who a visitor is, by the token in the `Authorization` header. With `may_repeat`, it may be one that was replaced at a sign-in. */
export type AuthenticateVisitor = (authorization: string | undefined, may_repeat?: boolean) => Promise<StoredVisitor>

// A block or a new origin must count within a second on every process, so cache entries are younger than that.
const remember_ms = 800
const max_remembered = 10_000

export interface Visitors {
  find: AuthenticateVisitor
  /** After a change, even this process must look again. */
  forget(browser_id: string): void
}

export function visitorsOf(database: Database, spans: VisitorSpans): Visitors {
  const remembered = new Map<string, { until: number; visitor: StoredVisitor }>()

  return {
    async find(authorization, may_repeat = false) {
      const browser_id = hashOfVisitorToken(bearer(authorization))
      const known = remembered.get(browser_id)
      if (known && performance.now() < known.until) return known.visitor
      const until = performance.now() + remember_ms
      const visitor = await findVisitor(database, spans, browser_id)
      if (!visitor) {
        const replaced = may_repeat ? await findVisitor(database, spans, browser_id, true) : undefined
        if (!replaced) throw invalidToken()
        return replaced
      }
      if (remembered.size >= max_remembered) remembered.clear()
      remembered.set(browser_id, { until, visitor })
      return visitor
    },
    forget: (browser_id) => remembered.delete(browser_id),
  }
}

function bearer(authorization: string | undefined): string {
  const [scheme, token, ...rest] = (authorization ?? '').trim().split(/ +/)
  if (scheme!.toLowerCase() !== 'bearer' || !token || rest.length > 0 || !looksLikeVisitorToken(token))
    throw invalidToken()
  return token
}

export function invalidToken(): ApiError {
  return new ApiError(
    'visitor_token_invalid',
    'Send the token of a visitor in the header "Authorization: Bearer <token>". Create a visitor if you have none.',
    { 'www-authenticate': 'Bearer realm="service"' },
  )
}
