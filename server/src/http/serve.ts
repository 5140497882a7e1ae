import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cursors } from '../db/cursor.ts'
import type { Database } from '../db/database.ts'
import { ApiError, errorBody, invalid } from '../errors.ts'
import type { Resource, Scope, Settings } from '../scope.ts'
import type { Vault } from '../secrets.ts'
import type { Caller } from './context.ts'
import { claim, fingerprint, idempotencyKey, type KeptAnswer, once, onceCalling, replayedError } from './idempotency.ts'
import { alreadyHas, etag, expectation } from './precondition.ts'
import type { Checked, Opening, Page, Route } from './route.ts'
import type { Streaming } from './stream.ts'
import { type Check, checkBody, checkQuery } from './validation.ts'
import { json_type } from './wire.ts'

export interface Services {
  database: Database
  cursors: Cursors
  vault: Vault
  settings: Settings
  committed: () => void
  announce: () => void
}

/** Makes the handler of a route: check the request, do the work (once per Idempotency-Key), answer. */
export function handler(route: Route, services: Services, stream: Streaming) {
  const query_of = checkQuery(route.query)
  const check_body: Check = route.body ? checkBody(route.body) : refuseBody
  const writes = route.method !== 'GET'

  async function work(request: FastifyRequest): Promise<Resource | Page | Opening | KeptAnswer> {
    const params = request.params as Record<string, string>
    if (Object.values(params).includes('')) throw new ApiError('route_not_found', 'There is nothing at this address.')
    if (writes) request.event_ids = []
    const scope = scopeOf(services, request, route)
    const key = writes ? idempotencyKey(request.raw.rawHeaders) : null
    const { body = {} } = request
    if (writes) check_body(body)
    const given = request.query as Record<string, unknown>
    const checked: Checked = {
      params,
      query: query_of(given),
      body,
      expected: route.conditional ? expectation(request.headers['if-match']) : null,
      last_event_id: request.headers['last-event-id'] as string | undefined,
      permissions: request.caller!.permissions,
      holder: request.caller!.holder,
    }
    if (key === null) return route.run(scope, checked)
    const path = pathOf(request)
    const claimed = claim(scope, key, fingerprint(route.method, path, given, body), (result) => ({
      status: route.status,
      location: route.located ? `${path}/${result.id}` : null,
    }))
    return (route.calls_others ? onceCalling : once)(
      scope,
      claimed,
      (claiming) => route.run(claiming, checked) as Promise<Resource>,
    )
  }

  return async function serve(request: FastifyRequest, reply: FastifyReply) {
    const result = await work(request)
    if ('body' in result) return answerAgain(result, reply)
    if ('subscription' in result) return stream(result, request, reply)
    if ('next_cursor' in result) return answerPage(result, request, reply)
    if (result.secret) reply.header('cache-control', 'no-store')
    if (result.version !== undefined) {
      reply.header('etag', etag(result.version))
      if (!writes && !result.volatile && alreadyHas(request.headers['if-none-match'], result.version))
        return reply.code(304).send()
    }
    reply.header('content-type', json_type)
    if (route.located) reply.header('location', `${pathOf(request)}/${result.id}`)
    return reply.code(route.status).send(result.json)
  }
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0]!
}

function scopeOf(services: Services, request: FastifyRequest, { audited }: Route): Scope {
  const caller = request.caller as Caller
  const { database, cursors, vault, settings, committed, announce } = services
  return {
    database,
    cursors,
    vault,
    settings,
    committed,
    announce,
    environment_id: caller.environment_id,
    account_id: caller.account_id,
    mode: caller.mode,
    actor: caller.actor,
    request_id: request.id,
    event_ids: request.event_ids,
    ...(request.may_ask_model && { may_ask_model: request.may_ask_model }),
    ...(audited !== undefined && {
      audited: { action: audited, address: request.ip.slice(0, 100), details: fieldsOf(request.body) },
    }),
  }
}

/** Only their names: their values may be secrets. */
function fieldsOf(body: unknown): Record<string, unknown> {
  const fields = Object.keys(body ?? {})
  return fields.length > 0 ? { fields } : {}
}

export function refuseBody(body: unknown): void {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('body', 'must be left out or {}.')
  const [name] = Object.keys(body)
  if (name !== undefined) throw invalid(name, 'is not a parameter of this request.', 'parameter_unknown')
}

export function answerPage(page: Page, request: FastifyRequest, reply: FastifyReply) {
  if (page.next_cursor !== null) {
    const next = new URL(request.url, 'http://localhost')
    next.searchParams.set('cursor', page.next_cursor)
    reply.header('link', `<${next.pathname}${next.search}>; rel="next"`)
  }
  return reply.code(200).header('content-type', json_type).send(page.json)
}

export function answerAgain(kept: KeptAnswer, reply: FastifyReply) {
  reply.header('idempotent-replayed', 'true')
  reply.header('original-request', kept.original_request_id ?? '')
  if (kept.status >= 400) throw replayedError(kept)
  if (kept.sealed) reply.header('cache-control', 'no-store')
  reply.header('content-type', json_type)
  if (kept.location) reply.header('location', kept.location)
  if (kept.version !== null) reply.header('etag', etag(kept.version))
  return reply.code(kept.status).send(kept.body)
}

export function answerError(error: ApiError, request: FastifyRequest, reply: FastifyReply) {
  for (const [name, value] of Object.entries(error.headers)) reply.header(name, value)
  reply.removeHeader('etag')
  request.error_code = error.code
  // The challenge of a key means nothing to whoever is signed in.
  if (request.session) reply.removeHeader('www-authenticate')
  return reply
    .code(error.status)
    .header('content-type', json_type)
    .send(errorBody(error.code, error.message, request.id))
}
