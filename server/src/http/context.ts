import type { FastifyRequest } from 'fastify'
import type { Permission } from '../accounts/permissions.ts'
import type { Route } from './route.ts'

/** What authentication finds out about a caller. */
export interface Caller {
  readonly key_id: string
  readonly key_name: string | null
  readonly environment_id: number
  readonly account_id: string
  readonly mode: 'live' | 'test'
  readonly permissions: ReadonlySet<Permission>
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    received_at: number
  }
  interface FastifyContextConfig {
    route?: Route
  }
}

export function routeOf(request: FastifyRequest): Route | undefined {
  return request.routeOptions.config.route
}
