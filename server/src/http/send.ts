import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { device_days } from '../accounts/devices.ts'
import { absolute_days } from '../accounts/sessions.ts'
import { type ApiError, errorBody } from '../errors.ts'
import type { Resource } from '../scope.ts'
import type { Answer, DeviceChange, Download, Page, SessionChange } from './answer.ts'
import { cookieWith, deviceCookieWith, tokenIn } from './cookie.ts'
import { hintsFor } from './hints.ts'
import { type KeptAnswer, replayedError } from './idempotency.ts'
import { isSecure } from './origin.ts'
import { alreadyHas, contentTag, etag } from './precondition.ts'
import type { Route } from './route.ts'
import type { Sessions } from './sessions.ts'
import type { Streaming } from './stream.ts'
import { json_type } from './wire.ts'
import { messageFor, withholdingFrom } from './withhold.ts'

export interface SendParts {
  sessions: Pick<Sessions, 'forget'>
  stream: Streaming
  public_url: string
}

export type Send = (answer: Answer | KeptAnswer, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Sends any kind of response. */
export function sending(route: Route, { sessions, stream, public_url }: SendParts): Send {
  /** The previous token no longer works, so it must not stay in the cache either. */
  function changeCookie(change: SessionChange, request: FastifyRequest, reply: FastifyReply): void {
    const { token, device } = change
    const secure = isSecure(request, public_url)
    sessions.forget(tokenIn(request.headers.cookie, secure))
    reply.header('set-cookie', cookieWith(token, secure, absolute_days))
    if (token === null) reply.header('clear-site-data', '"cache", "storage"')
    if (device !== undefined) setDevice({ ...change, device }, request, reply)
  }

  function setDevice({ device }: DeviceChange, request: FastifyRequest, reply: FastifyReply): void {
    reply.header('set-cookie', deviceCookieWith(device, isSecure(request, public_url), device_days))
  }

  return (answer, request, reply) => {
    if ('body' in answer) return sendAgain(answer, request, reply)
    if ('subscription' in answer) return stream(answer, request, reply)
    if ('next_cursor' in answer) return sendPage(answer, request, reply)
    if ('csv' in answer) return sendFile(answer, reply)
    if ('token' in answer) changeCookie(answer, request, reply)
    else if ('device' in answer) setDevice(answer, request, reply)
    return sendObject(answer, route, request, reply)
  }
}

function sendObject(object: Resource, route: Route, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (object.secret) reply.header('cache-control', 'no-store')
  if (object.version !== undefined) {
    const tag = etag(object.version)
    reply.header('etag', tag)
    // After a change of scopes, an earlier version doesn't count as this one.
    const may_be_known = route.method === 'GET' && !object.volatile && !withholdingFrom(request.caller)
    if (may_be_known && alreadyHas(request.headers['if-none-match'], tag)) return reply.code(304).send()
  }
  reply.header('content-type', json_type)
  if (route.located) reply.header('location', `${pathOf(request)}/${object.id}`)
  return reply.code(route.status).send(readable(object.json, request))
}

function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (page.next_cursor !== null) {
    const next = new URL(request.url, 'http://localhost')
    next.searchParams.set('cursor', page.next_cursor)
    reply.header('link', `<${next.pathname}${next.search}>; rel="next"`)
  }
  // The pages read the same lists again and again. Without a change, that costs them neither bytes nor parsing.
  if (request.routeOptions.config.mount?.by === 'session') {
    const tag = contentTag(page.json)
    reply.header('etag', tag)
    if (alreadyHas(request.headers['if-none-match'], tag)) return reply.code(304).send()
  }
  return reply.code(200).header('content-type', json_type).send(readable(page.json, request))
}

function sendFile({ csv, file_name }: Download, reply: FastifyReply): FastifyReply {
  return reply
    .code(200)
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file_name}"`)
    .send(Readable.from(csv))
}

function sendAgain(answer: KeptAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('idempotent-replayed', 'true')
  reply.header('original-request', answer.original_request_id ?? '')
  if (answer.status >= 400) throw replayedError(answer)
  if (answer.sealed) reply.header('cache-control', 'no-store')
  reply.header('content-type', json_type)
  if (answer.location) reply.header('location', answer.location)
  if (answer.version !== null) reply.header('etag', etag(answer.version))
  return reply.code(answer.status).send(readable(answer.body, request))
}

/** Responses are built and stored complete. What the caller may not read is removed at the very end. */
function readable(json: string, { caller }: FastifyRequest): string {
  const withhold = withholdingFrom(caller)
  return withhold ? withhold(json) : json
}

export function sendError(error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ ...error.headers, ...hintsFor(error, request) })
  reply.removeHeader('etag')
  request.error_code = error.code
  // A challenge for API keys means nothing to a user.
  if (request.caller?.kind === 'person') reply.removeHeader('www-authenticate')
  return reply
    .code(error.status)
    .header('content-type', json_type)
    .send(errorBody(error.code, messageFor(error, request.caller), request.id))
}

/** The requested path, without the query. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0]!
}
