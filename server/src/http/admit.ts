import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { ApiError } from '../errors.ts'
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

function rateLimits(config: Config) {
  const limit = (policy: Policy) => rateLimit(config.rate_limit === 0 ? { ...policy, quota: 0 } : policy)
  return {
    live: limit({ name: 'default', quota: config.rate_limit, burst: config.rate_limit_burst }),
    test: limit({ name: 'default', quota: config.rate_limit_test, burst: config.rate_limit_test_burst }),
    refused: limit({
      name: 'refused_keys',
      quota: config.rate_limit_refused_keys,
      burst: Math.max(1, config.rate_limit_refused_keys),
    }),
  }
}
