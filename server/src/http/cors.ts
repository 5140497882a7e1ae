import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../errors.ts'
import { widget } from './mounts.ts'
import { foreignOrigin } from './origin.ts'

const exposed = [
  ...['Service-Request-Id', 'Retry-After', 'RateLimit', 'RateLimit-Policy', 'Idempotent-Replayed'],
  ...['X-Error-Param', 'X-Error-Hint'],
].join(', ')

/**
 * Lets a website read the response. Only for the widget, and only errors if the channel doesn't list the website: each of its
 * routes checks that first (`requireListed`).
 */
export function letWebsiteRead(request: FastifyRequest, reply: FastifyReply, public_url: string): void {
  if (!request.url.startsWith(`${widget}/`)) return
  reply.header('vary', 'Origin')
  const origin = foreignOrigin(request, public_url)
  if (origin !== null)
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed })
}

/** What a browser asks before it lets a website send. Who may is checked with the request itself, which names the channel. */
export function answerPreflight(request: FastifyRequest, reply: FastifyReply, methods: string): void {
  if (!request.url.startsWith(`${widget}/`) || !request.headers['access-control-request-method']) return
  reply.headers({
    'access-control-allow-methods': methods,
    'access-control-allow-headers': 'Authorization, Content-Range, Content-Type, Idempotency-Key, Last-Event-ID',
    'access-control-max-age': '600',
  })
}

/** A website may use the channel if it's listed. The service's own pages may, because they show who embeds them. */
export function requireListed(origin: string | null, origins: readonly string[]): void {
  if (origin === null || origins.includes(origin)) return
  throw new ApiError(
    'origin_not_allowed',
    "This website isn't listed in the channel. Add its origin in the channel's settings.",
  )
}
