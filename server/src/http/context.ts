import type { FastifyRequest } from 'fastify'
import type { ErrorCode } from '../errors.ts'
import type { Caller } from './caller.ts'
import type { Mount } from './mounts.ts'
import type { Route } from './route.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    received_at: number
    /** Of the events it left. */
    event_ids: string[] | undefined
    /** Counts what asks a language model only where it does; false: it is one too many. */
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
