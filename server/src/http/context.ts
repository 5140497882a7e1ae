import type { FastifyRequest } from 'fastify'
import type { ErrorCode } from '../errors.ts'
import type { OpenSpan } from '../log/tracing/tracer.ts'
import type { Caller } from './caller.ts'
import type { Mount } from './mounts.ts'
import type { Route } from './route.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    received_at: number
    /** Null unless requests are traced. */
    span: OpenSpan | null
    /** Ids of the events it caused. */
    event_ids: string[] | undefined
    /** Counts a request only if it calls a language model. False if the limit is reached. */
    may_ask_model: (() => boolean) | null
    error_code: ErrorCode | null
  }
  interface FastifyContextConfig {
    route?: Route
    mount?: Mount
  }
}

export function routeOf(request: FastifyRequest): Route | undefined {
  return request.routeOptions.config.route
}
