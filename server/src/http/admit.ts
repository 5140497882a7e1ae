import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { ApiError, type ErrorHeaders } from '../errors.ts'
import { authentication, requirePermission } from './authenticate.ts'
import { type Caller, routeOf } from './context.ts'
import { checkAccept, checkContentType } from './negotiate.ts'
import { type Policy, rateLimit } from './rate-limit.ts'
import type { Route } from './route.ts'

type Done = (error?: Error) => void

/** Lets a request through to its route, or says why not: who calls, how often, with which scope, in which format. */
export function admission(config: Config, database: Database) {
  const authenticate = authentication(database)
  const limits = rateLimits(config)

  function admit(caller: Caller, route: Route, request: FastifyRequest, reply: FastifyReply): void {
    request.caller = caller
    const headers = limits[caller.mode].take(caller.environment_id)
    if (headers) reply.headers(headers)
    requirePermission(caller, route.permission)
    checkAccept(request.headers.accept, route.answer_type)
    if (route.method !== 'GET') checkContentType(request.method, request.headers)
    if (route.budget === 'outside') takeOutside(caller, headers, reply)
  }

  /** Last, for what is refused above costs nobody outside anything. */
  function takeOutside(caller: Caller, headers: ErrorHeaders | undefined, reply: FastifyReply): void {
    const outside = limits.outside.take(caller.environment_id)
    if (outside) reply.headers(headers ? together(headers, outside) : outside)
  }

  function countRefusal(error: unknown, request: FastifyRequest): never {
    if (error instanceof ApiError && error.status === 401) limits.refused.take(request.ip)
    throw error
  }

  // With callbacks, not promises: nearly every key is known already, and then no turn of the event loop is spent.
  return (request: FastifyRequest, reply: FastifyReply, done: Done): void => {
    const route = routeOf(request)
    if (!route) return done()
    let caller: ReturnType<typeof authenticate>
    try {
      caller = authenticate(request.headers.authorization)
    } catch (error) {
      countRefusal(error, request)
    }
    if (caller instanceof Promise) {
      caller
        .catch((error) => countRefusal(error, request))
        .then((found) => admit(found, route, request, reply))
        .then(() => done(), done)
    } else {
      admit(caller, route, request, reply)
      done()
    }
  }
}

/** One list of both policies, as the draft has it for a request that counts towards several. */
function together(one: ErrorHeaders, other: ErrorHeaders): ErrorHeaders {
  return Object.fromEntries(Object.entries(one).map(([name, value]) => [name, `${value}, ${other[name]}`]))
}

function rateLimits(config: Config) {
  const limit = (policy: Policy) => rateLimit(config.rate_limit === 0 ? { ...policy, quota: 0 } : policy)
  return {
    live: limit({ name: 'default', quota: config.rate_limit, burst: config.rate_limit_burst }),
    test: limit({ name: 'default', quota: config.rate_limit_test, burst: config.rate_limit_test_burst }),
    outside: limit({
      name: 'outside',
      quota: config.rate_limit_outside,
      burst: Math.max(1, config.rate_limit_outside),
    }),
    refused: limit({
      name: 'refused_keys',
      quota: config.rate_limit_refused_keys,
      burst: Math.max(1, config.rate_limit_refused_keys),
    }),
  }
}
