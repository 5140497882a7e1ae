import type { FastifyRequest } from 'fastify'
import { ApiError } from '../errors.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site made a browser send: the cookie comes along by itself, so that where a request comes from must be
 * told by what no page can forge. Browsers say so in `Sec-Fetch-Site`, on plain http in `Origin`.
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

/** Refuses what may have come in clear where https was set: no cookie is read or given then. */
export function requireSecure(request: FastifyRequest, public_url: string): void {
  if (!public_url.startsWith('https:') || isSecure(request, public_url)) return
  throw new ApiError(
    'https_required',
    `The dashboard is only served at ${public_url}. If this request came through it, have the proxy keep Host, or set TRUST_PROXY.`,
  )
}

/** Where the service is for whoever asks, such as `https://parley.example`. */
export function baseUrl(request: FastifyRequest, public_url: string): string {
  return public_url !== '' ? public_url : `${request.protocol}://${request.host}`
}

/** Whether the browser reached us over https: through a proxy that may say so, or at the address that was set. */
export function isSecure(request: FastifyRequest, public_url: string): boolean {
  if (request.protocol === 'https') return true
  return public_url.startsWith('https:') && new URL(public_url).host === request.host
}

function isOwn(origin: string, request: FastifyRequest, public_url: string): boolean {
  const own = `http://${request.host}`
  if (!URL.canParse(origin) || !URL.canParse(own)) return false
  return origin === public_url || new URL(origin).host === new URL(own).host
}
