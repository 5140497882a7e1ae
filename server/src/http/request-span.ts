import type { FastifyRequest } from 'fastify'
import { type OpenSpan, tracer } from '../log/tracing/tracer.ts'

/** A request as traces show it: by its route, never by its path, which may hold what nobody else should read. */
export function beginSpan(request: FastifyRequest): OpenSpan | null {
  const to = tracer()
  if (to === null) return null
  const { method, id, routeOptions, headers } = request
  const route = routeOptions.url
  const { traceparent } = headers
  const attributes = { 'http.request.method': method, 'http.route': route, 'parley.request_id': id }
  const parent = typeof traceparent === 'string' ? traceparent : undefined
  request.span = to.begin('server', route === undefined ? method : `${method} ${route}`, attributes, parent)
  return request.span
}
