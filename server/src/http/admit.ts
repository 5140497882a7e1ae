import type { FastifyReply, FastifyRequest } from 'fastify'
import { isAtLeast, permissionsOf } from '../accounts/roles.ts'
import { type FoundSession, holderOf } from '../accounts/sessions.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { ApiError, type ErrorHeaders } from '../errors.ts'
import type { Mode } from '../scope.ts'
import type { AdministrationRoute } from './administration.ts'
import { authentication, requirePermission } from './authenticate.ts'
import { type Caller, routeOf } from './context.ts'
import { tokenIn } from './cookie.ts'
import { checkAccept, checkContentType } from './negotiate.ts'
import { isSecure, requireOwnOrigin } from './origin.ts'
import { type Policy, rateLimit } from './rate-limit.ts'
import type { Described, Route } from './route.ts'
import type { Sessions } from './sessions.ts'

type Done = (error?: Error) => void

/** Lets a request through to its route, or says why not: who calls, how often, with which scope, in which format. */
export function admission(config: Config, database: Database, sessions: Sessions) {
  const authenticate = authentication(database)
  const limits = rateLimits(config)
  const { public_url } = config

  function admit(caller: Caller, route: Route, request: FastifyRequest): void {
    request.caller = caller
    requirePermission(caller, route.permission)
    negotiate(route, request)
    if (route.budget === 'model') request.may_ask_model = () => limits.outside.allows(caller.environment_id)
  }

  function admitKey(caller: Caller, route: Route, request: FastifyRequest, reply: FastifyReply): void {
    // Known before it is counted: what is refused is told of, too.
    request.caller = caller
    const headers = limits[caller.mode].take(caller.environment_id)
    if (headers) reply.headers(headers)
    admit(caller, route, request)
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

  async function signedIn(request: FastifyRequest, reply: FastifyReply) {
    requireOwnOrigin(request, public_url)
    const secure = isSecure(request, public_url)
    const session = await sessions
      .find(tokenIn(request.headers.cookie, secure))
      .catch((error) => countRefusal(error, request))
    request.session = session
    const headers = limits.person.take(session.user_id)
    if (headers) reply.headers(headers)
    return { session, headers }
  }

  /** A route of the API, asked for by somebody who is signed in. */
  async function admitPerson(route: Route, mode: Mode, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { session, headers } = await signedIn(request, reply)
    const caller = callerOf(session, mode)
    admit(caller, route, request)
    if (route.budget === 'outside') takeOutside(caller, headers, reply)
  }

  async function admitToDesk(route: AdministrationRoute, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (route.role === 'anyone') {
      requireOwnOrigin(request, public_url)
      const headers = limits.visitor.take(request.ip)
      if (headers) reply.headers(headers)
    } else {
      const { role } = (await signedIn(request, reply)).session
      if (!isAtLeast(role, route.role))
        throw new ApiError('insufficient_role', `Your role is ${role}: this needs ${route.role}.`)
    }
    negotiate(route, request)
  }

  // With callbacks, not promises: nearly every key is known already, and then no turn of the event loop is spent.
  return (request: FastifyRequest, reply: FastifyReply, done: Done): void => {
    const { mode, administration } = request.routeOptions.config
    const route = routeOf(request)
    if (administration) return settle(admitToDesk(administration, request, reply), done)
    if (!route) return done()
    if (mode) return settle(admitPerson(route, mode, request, reply), done)
    let caller: ReturnType<typeof authenticate>
    try {
      caller = authenticate(request.headers.authorization)
    } catch (error) {
      countRefusal(error, request)
    }
    if (caller instanceof Promise) {
      const admitted = caller
        .catch((error) => countRefusal(error, request))
        .then((found) => admitKey(found, route, request, reply))
      settle(admitted, done)
    } else {
      admitKey(caller, route, request, reply)
      done()
    }
  }
}

/** One list of both policies, as the draft has it for a request that counts towards several. */
function together(one: ErrorHeaders, other: ErrorHeaders): ErrorHeaders {
  return Object.fromEntries(Object.entries(one).map(([name, value]) => [name, `${value}, ${other[name]}`]))
}

function settle(admitted: Promise<void>, done: Done): void {
  admitted.then(() => done(), done)
}

function negotiate(route: Described, request: FastifyRequest): void {
  checkAccept(request.headers.accept, route.answer_type)
  if (route.method !== 'GET') checkContentType(request.method, request.headers)
}

function callerOf(session: FoundSession, mode: Mode): Caller {
  return {
    holder: holderOf(session),
    actor: { type: 'user', id: session.user_id, name: session.user_name },
    environment_id: session[mode],
    account_id: session.account_id,
    mode,
    permissions: permissionsOf[session.role],
  }
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
    person: limit({ name: 'person', quota: config.rate_limit_person, burst: config.rate_limit_person_burst }),
    visitor: limit({ name: 'visitor', quota: 120, burst: 60 }),
    refused: limit({
      name: 'refused_keys',
      quota: config.rate_limit_refused_keys,
      burst: Math.max(1, config.rate_limit_refused_keys),
    }),
  }
}
