import type { FastifyRequest } from 'fastify'
import type { Permission } from '../accounts/permissions.ts'
import type { FoundSession } from '../accounts/sessions.ts'
import type { ErrorCode } from '../errors.ts'
import type { Actor, Mode } from '../scope.ts'
import type { AdministrationRoute } from './administration.ts'
import type { Route } from './route.ts'

/** What authentication finds out about a caller of the API. */
export interface Caller {
  /** The key or session the request came with. */
  readonly holder: string
  readonly actor: Actor
  readonly environment_id: number
  readonly account_id: string
  readonly mode: Mode
  readonly permissions: ReadonlySet<Permission>
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    /** Who is signed in, where the address is one of the dashboard's. */
    session: FoundSession | null
    received_at: number
    /** Of the events it left. */
    event_ids: string[] | undefined
    /** Counts what asks a language model only where it does; false: it is one too many. */
    may_ask_model: (() => boolean) | null
    error_code: ErrorCode | null
  }
  interface FastifyContextConfig {
    route?: Route
    /** Set where a route is mounted for the dashboard: a session comes with no mode of its own. */
    mode?: Mode
    administration?: AdministrationRoute
  }
}

export function routeOf(request: FastifyRequest): Route | undefined {
  return request.routeOptions.config.route
}
