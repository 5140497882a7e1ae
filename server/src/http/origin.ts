import type { FastifyRequest } from 'fastify'
import { ApiError } from '../errors.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects requests that another site made the browser send. The cookie is sent automatically, so the origin must come from a
 * header that pages can't forge: `Sec-Fetch-Site`, or `Origin` on plain http.
 */
export function requireOwnOrigin(request: FastifyRequest, public_url: string): void {
  const { 'sec-fetch-site': site, origin } = request.headers
  const reads = safe.has(request.method)
  const own =
    site !== undefined
      ? site === 'same-origin' || (reads && site === 'none')
      : origin !== undefined
        ? isOwn(origin, request, public_url)
        : reads
  if (own) return
  throw new ApiError(
    'cross_site_request',
    "This API only works from the dashboard's own pages. For integrations, use the API under /v1 with an API key.",
  )
}

/** The origin of a website that calls. Null for the service's own pages, and for callers that aren't browsers. */
export function foreignOrigin(request: FastifyRequest, public_url: string): string | null {
  const { origin } = request.headers
  return origin === undefined || isOwn(origin, request, public_url) ? null : origin
}

/** With an https PUBLIC_URL, rejects requests that may have come over plain http: no cookie is read or set. */
export function requireSecure(request: FastifyRequest, public_url: string): void {
  if (!public_url.startsWith('https:') || isSecure(request, public_url)) return
  throw new ApiError(
    'https_required',
    `The dashboard is only served at ${public_url}. If this request came through it, have the proxy keep Host, or set TRUST_PROXY.`,
  )
}

/** The URL of the service as callers see it, such as `https://parley.example`. */
export function baseUrl(request: FastifyRequest, public_url: string): string {
  return public_url !== '' ? public_url : `${request.protocol}://${request.host}`
}

/** Whether the browser uses https: through a trusted proxy, or by the configured URL. */
export function isSecure(request: FastifyRequest, public_url: string): boolean {
  if (request.protocol === 'https') return true
  return public_url.startsWith('https:') && new URL(public_url).host === request.host
}

function isOwn(origin: string, request: FastifyRequest, public_url: string): boolean {
  const own = `http://${request.host}`
  if (!URL.canParse(origin) || !URL.canParse(own)) return false
  return origin === public_url || new URL(origin).host === new URL(own).host
}
