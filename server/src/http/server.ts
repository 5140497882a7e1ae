import { type IncomingMessage, METHODS } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { ApiError } from '../errors.ts'
import type { EventStreams } from '../events/streams/streams.ts'
import { newId } from '../ids.ts'
import { inside } from '../log/tracing/tracer.ts'
import { nothingHere } from './addresses.ts'
import { admission } from './admit.ts'
import { visitorsOf } from './authenticate-visitor.ts'
import { compressAnswer } from './compress.ts'
import { routeOf } from './context.ts'
import { letWebsiteRead } from './cors.ts'
import { bodyDrop, dropBounds } from './drop-body.ts'
import { max_body_bytes, parseJson } from './json-body.ts'
import type { Metrics } from './metrics.ts'
import { dashboard, mountsOf } from './mounts.ts'
import { isSecure } from './origin.ts'
import { refusing } from './refuse.ts'
import { loggablePath, type RequestLog } from './request-log.ts'
import { beginSpan } from './request-span.ts'
import { isApiRoute, type Route } from './route.ts'
import type { ScopeParts } from './scopes.ts'
import { handler } from './serve.ts'
import { sessionsOf } from './sessions.ts'
import { streaming } from './stream.ts'
import { bytes_type, form_type, receiveForm, receivePart } from './upload.ts'
import {
  checkHead,
  expectationRefusal,
  max_header_bytes,
  originForm,
  refuseSocket,
  refuseTunnel,
  serviceHeaders,
} from './wire.ts'

export interface ServerParts extends ScopeParts {
  logger: Logger
  metrics: Metrics
  streams: Pick<EventStreams, 'requireRoom' | 'open'>
  request_log: Pick<RequestLog, 'note'>
  routes: readonly Route[]
}

const for_own_pages = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  // Names and messages of customers must not be cached on disk.
  'cache-control': 'no-store',
}
/** Polled every few seconds by monitoring. */
const probes = new Set(['/healthz', '/readyz', '/metrics'])

/** The HTTP server, with everything a request passes before and after its route. */
export function buildServer(parts: ServerParts): FastifyInstance {
  const { config, database, logger, metrics, streams, request_log, routes } = parts
  const drop = bodyDrop(dropBounds(parts.files.max_bytes))
  const refuse = refusing(logger, drop)
  // Made of fields that hold no secret: looking for some in each line takes a thirtieth of a small request.
  const access_log = logger.child({}, { redact: [] })
  const server: FastifyInstance = Fastify({
    logger: false,
    genReqId: () => newId('request'),
    bodyLimit: max_body_bytes,
    trustProxy: trusted(config.trust_proxy),
    routerOptions: { maxParamLength: max_header_bytes },
    rewriteUrl: (request) => originForm(request.url!),
    // A headersTimeout longer than requestTimeout would silently replace it: Node swaps the two.
    http: {
      maxHeaderSize: max_header_bytes,
      requireHostHeader: false,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2000,
    },
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: refuseSocket,
    frameworkErrors: (error, request, reply) => {
      arrive(request as FastifyRequest, reply as FastifyReply, config.public_url)
      refuse(error, request as FastifyRequest, reply as FastifyReply)
    },
  })
  server.server.on('checkExpectation', expectationRefusal(drop))
  server.server.on('connect', refuseTunnel)
  for (const method of METHODS)
    if (!server.supportedMethods.includes(method) && method !== 'CONNECT') server.addHttpMethod(method)

  server.decorateRequest('caller', null)
  server.decorateRequest('received_at', 0)
  server.decorateRequest('span', null)
  server.decorateRequest('event_ids', undefined)
  server.decorateRequest('error_code', null)
  server.decorateRequest('may_ask_model', null)
  const sessions = sessionsOf(database)
  const visitors = visitorsOf(database, config)
  const admit = admission(config, database, sessions, visitors)
  const nothing = nothingHere(server)
  server.addHook('onRequest', (request, reply, done) => {
    arrive(request, reply, config.public_url)
    checkHead(request.raw)
    // Before the body is read: a caller with a wrong URL should learn that, not what's wrong with the body.
    if (request.is404 || lacksPart(request)) return nothing(request, reply)
    const span = probes.has(request.routeOptions.url ?? '') ? null : beginSpan(request)
    if (span === null) admit(request, reply, done)
    else inside(span, () => admit(request, reply, done))
  })
  server.addHook('onResponse', (request, reply, done) => {
    account(request, reply)
    done()
  })

  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer' }, readBody)
  server.addContentTypeParser(form_type, (request: FastifyRequest, body: IncomingMessage) =>
    receiveForm(body, request.headers, parts.files),
  )
  server.addContentTypeParser(bytes_type, (request: FastifyRequest, body: IncomingMessage) =>
    receivePart(body, request.headers, parts.files),
  )
  server.setErrorHandler(refuse)
  server.setNotFoundHandler(nothing)
  const serving = { ...parts, sessions, visitors, stream: streaming(streams, account), public_url: config.public_url }
  for (const route of routes) {
    const serve = handler(route, serving)
    for (const mount of mountsOf(route))
      server.route({
        method: route.method,
        url: mount.at + route.path,
        config: { route, mount },
        handler: serve,
        // API clients are usually close and throughput matters to them. Dashboard users may be far away.
        ...(mount.by !== 'key' && { onSend: compressAnswer }),
      })
  }
  return server

  function account(request: FastifyRequest, reply: FastifyReply): void {
    const ms = performance.now() - request.received_at
    request.span?.end({
      is_failed: reply.statusCode >= 500,
      attributes: { 'http.response.status_code': reply.statusCode },
    })
    metrics.observe(request.method, request.routeOptions.url ?? 'none', reply.statusCode, ms)
    const route = routeOf(request)
    if (route && isApiRoute(route)) request_log.note(request, reply.statusCode, ms)
    const level = probes.has(request.routeOptions.url ?? '') ? 'debug' : 'info'
    if (!access_log.isLevelEnabled(level)) return
    const path = loggablePath(request)
    const caller_request_id = String(request.headers['x-request-id'] ?? '').slice(0, 100) || undefined
    const { caller } = request
    access_log[level]({
      request_id: request.id,
      method: request.method,
      path,
      status: reply.statusCode,
      error: request.error_code ?? undefined,
      address: request.ip,
      ms: Math.round(ms * 10) / 10,
      key: caller?.kind === 'key' ? caller.actor.id : undefined,
      user: caller?.kind === 'person' ? caller.actor.id : undefined,
      visitor: caller?.kind === 'visitor' ? caller.actor.id : undefined,
      caller_request_id,
    })
  }
}

/** `on` trusts one proxy. Entries further left in the header come from the caller. */
function trusted(proxies: boolean | string[]) {
  return proxies === true ? (_address: string, hop: number) => hop < 1 : proxies
}

function arrive(request: FastifyRequest, reply: FastifyReply, public_url: string): void {
  request.received_at = performance.now()
  reply.headers(serviceHeaders(request.id))
  // For this host only: others of the domain aren't ours to configure.
  if (isSecure(request, public_url)) reply.header('strict-transport-security', 'max-age=31536000')
  // What a cookie protects is for our own pages, and can't be embedded by other sites.
  if (request.url.startsWith(`${dashboard}/`)) reply.headers(for_own_pages)
  letWebsiteRead(request, reply, public_url)
  // The parser stops at an Upgrade, so requests pipelined after it would wait forever. The caller has to send them again.
  if (request.raw.headers.upgrade !== undefined) reply.header('connection', 'close')
}

function readBody(request: FastifyRequest, body: Buffer, done: (error: Error | null, value?: unknown) => void): void {
  try {
    if (body.length === 0) return done(null, undefined)
    if (request.headers['content-type'] === undefined)
      throw new ApiError('unsupported_media_type', 'The body must be application/json. Set Content-Type.')
    done(null, parseJson(body, routeOf(request)?.checks_rows))
  } catch (error) {
    done(error as Error)
  }
}

/** The router would take `/contacts/` for a contact without an id. */
function lacksPart(request: FastifyRequest): boolean {
  return Object.values(request.params as Record<string, string>).includes('')
}
