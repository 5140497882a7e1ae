import { isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { isAtLeast, type Role } from '../accounts/roles.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { ApiError, type ErrorHeaders } from '../errors.ts'
import { isWithin } from '../outbound/cidr.ts'
import { authentication, requirePermission } from './authenticate.ts'
import type { Visitors } from './authenticate-visitor.ts'
import {
  anyone,
  asApiCaller,
  asPerson,
  type Caller,
  type KeyCaller,
  type PersonCaller,
  personIn,
  type VisitorCaller,
  visitorIn,
} from './caller.ts'
import { tokenIn } from './cookie.ts'
import { requireListed } from './cors.ts'
import type { Mount } from './mounts.ts'
import { checkAccept, checkContentType } from './negotiate.ts'
import { networkLimit } from './network-limit.ts'
import { foreignOrigin, isSecure, requireOwnOrigin, requireSecure } from './origin.ts'
import { type Policy, rateLimit } from './rate-limit.ts'
import { type Described, isApiRoute, isOpenRoute, isWidgetRoute, type Route, type WidgetRoute } from './route.ts'
import type { Sessions } from './sessions.ts'

type Done = (error?: Error) => void

/** Lets a request through to its route or refuses it: who calls, how often, whether they may, in which format. */
export function admission(config: Config, database: Database, sessions: Sessions, visitors: Visitors) {
  const authenticate = authentication(database)
  const limits = rateLimits(config)
  const { public_url } = config

  function callerOf(request: FastifyRequest, route: Route, { by, mode = 'live' }: Mount): Caller | Promise<Caller> {
    if (by === 'key') return authenticate(request.headers.authorization)
    if (isWidgetRoute(route)) {
      if (route.visitor === 'new') return anyone
      return visitors.find(request.headers.authorization, route.repeats_sign_in).then(visitorIn)
    }
    requireSecure(request, public_url)
    requireOwnOrigin(request, public_url)
    if (isOpenRoute(route)) return anyone
    const token = tokenIn(request.headers.cookie, isSecure(request, public_url))
    return sessions.find(token).then((session) => personIn(session, mode))
  }

  function admit(caller: Caller, route: Route, request: FastifyRequest, reply: FastifyReply): void {
    // Before the limit, so that refused requests are logged with their caller.
    request.caller = caller
    if (caller.kind === 'key') requirePlace(caller, request)
    const headers = count(caller, route, request)
    if (headers) reply.headers(headers)
    if (isWidgetRoute(route)) requireVisitor(caller, route, request, public_url)
    else requireRight(caller, route)
    negotiate(route, request)
    if (route.budget === 'default' || route.budget === 'signal') return
    const { environment_id } = asApiCaller(caller)
    if (route.budget === 'model') request.may_ask_model = () => limits.outside.allows(environment_id)
    // Last, so that rejected requests cause no external calls.
    else takeOutside(environment_id, headers, reply)
  }

  function count(caller: Caller, route: Route, request: FastifyRequest): ErrorHeaders | undefined {
    switch (caller.kind) {
      case 'key':
        return limits[caller.mode].take(caller.environment_id)
      case 'person':
        return limits.person.take(caller.session.user_id)
      case 'visitor':
        return countVisitor(caller, route, request)
      case 'anyone':
        if (!isWidgetRoute(route)) return limits.visitor.take(request.ip)
        return limits[route.method === 'POST' ? 'new_visitors' : 'widget_address'].take(request.ip)
    }
  }

  /** By visitor first: what one of them is refused leaves the others of the network their share. */
  function countVisitor({ visitor }: VisitorCaller, route: Route, { ip }: FastifyRequest): ErrorHeaders | undefined {
    const is_signal = route.budget === 'signal'
    const headers = limits[is_signal ? 'signals' : 'widget'].take(visitor.id)
    limits[is_signal ? 'signals_address' : 'widget_address'].take(ip)
    if (route.takes === 'file') limits.visitor_files.take(ip)
    if (route.once_per_key) limits.visitor_messages.take(ip)
    return headers
  }

  function takeOutside(environment_id: number, headers: ErrorHeaders | undefined, reply: FastifyReply): void {
    const outside = limits.outside.take(environment_id)
    if (outside) reply.headers(headers ? together(headers, outside) : outside)
  }

  /** Anyone else who has the key learns only this. Guessing is slowed down as for keys that don't exist. */
  function requirePlace({ networks }: KeyCaller, { ip }: FastifyRequest): void {
    if (networks === null || (isIP(ip) !== 0 && isWithin(ipaddr.process(ip), networks))) return
    limits.refused.take(ip)
    throw new ApiError('address_not_allowed', "This API key can't be used from this address.")
  }

  function countRefusal(error: unknown, request: FastifyRequest): never {
    if (error instanceof ApiError && error.status === 401) limits.refused.take(request.ip)
    throw error
  }

  // A callback, not a promise: nearly every key is cached, and then this takes no turn of the event loop.
  return (request: FastifyRequest, reply: FastifyReply, done: Done): void => {
    const { route, mount } = request.routeOptions.config
    if (!route || !mount) return done()
    let caller: Caller | Promise<Caller>
    try {
      caller = callerOf(request, route, mount)
    } catch (error) {
      countRefusal(error, request)
    }
    if (caller instanceof Promise) {
      caller
        .catch((error) => countRefusal(error, request))
        .then((known) => admit(known, route, request, reply))
        .then(() => done(), done)
    } else {
      admit(caller, route, request, reply)
      done()
    }
  }
}

/** Nothing is looked up before this, so a refusal doesn't reveal which ids exist. */
function requireRight(caller: Caller, route: Route): void {
  if (caller.kind === 'person') requireTwoFactor(caller, route)
  if (isApiRoute(route)) requirePermission(asApiCaller(caller), route.permission)
  else if ('role' in route && !isOpenRoute(route)) requireRole(asPerson(caller).session.role, route.role)
}

/** Whoever is blocked learns only that, and another website learns nothing else either. */
function requireVisitor(caller: Caller, route: WidgetRoute, request: FastifyRequest, public_url: string): void {
  if (route.visitor === 'new') return
  const { visitor } = caller as VisitorCaller
  requireListed(foreignOrigin(request, public_url), visitor.origins)
  if (visitor.is_suspended)
    throw new ApiError('account_suspended', 'This account is suspended. Contact the operator of this service.')
  if (visitor.is_blocked) throw new ApiError('visitor_blocked', "You can't write here any more.")
  if (visitor.needs_identity && !visitor.is_verified && !route.before_identity)
    throw new ApiError('identity_required', 'Sign in to the website first: this channel requires a signed identity.')
}

function requireTwoFactor({ session }: PersonCaller, route: Route): void {
  if (session.two_factor || !session.two_factor_required || ('before_two_factor' in route && route.before_two_factor))
    return
  throw new ApiError('two_factor_setup_required', 'This account requires two-factor authentication. Turn it on first.')
}

function requireRole(role: Role, min: Role): void {
  if (!isAtLeast(role, min)) throw new ApiError('insufficient_role', `Your role is ${role}, and this needs ${min}.`)
}

/** Both policies in one list, as the draft specifies for requests that count toward several. */
function together(one: ErrorHeaders, other: ErrorHeaders): ErrorHeaders {
  return Object.fromEntries(Object.entries(one).map(([name, value]) => [name, `${value}, ${other[name]}`]))
}

function negotiate(route: Described, request: FastifyRequest): void {
  checkAccept(request.headers.accept, route.answer_type)
  if (route.method !== 'GET') checkContentType(request.method, request.headers, route.takes)
}

function rateLimits(config: Config) {
  const unless_off = (policy: Policy) => (config.rate_limit === 0 ? { ...policy, quota: 0 } : policy)
  const limit = (policy: Policy) => rateLimit(unless_off(policy))
  const perNetwork = (policy: Policy) => networkLimit(unless_off(policy))
  const of_visitor = (name: string) => ({
    name,
    quota: config.rate_limit_visitor,
    burst: config.rate_limit_visitor_burst,
  })
  const of_address = (name: string) => ({
    name,
    quota: config.rate_limit_visitor_address,
    burst: Math.max(1, config.rate_limit_visitor_address),
  })
  return {
    live: limit({ name: 'default', quota: config.rate_limit, burst: config.rate_limit_burst }),
    test: limit({ name: 'default', quota: config.rate_limit_test, burst: config.rate_limit_test_burst }),
    outside: limit({
      name: 'outside',
      quota: config.rate_limit_outside,
      burst: Math.max(1, config.rate_limit_outside),
    }),
    person: limit({ name: 'person', quota: config.rate_limit_person, burst: config.rate_limit_person_burst }),
    visitor: perNetwork({ name: 'visitor', quota: 120, burst: 60 }),
    widget: limit(of_visitor('widget')),
    widget_address: perNetwork(of_address('widget_address')),
    signals: limit(of_visitor('signals')),
    signals_address: perNetwork(of_address('signals_address')),
    // A message costs more than a look: it is stored, told to all who listen, and maybe answered. A file costs yet more.
    visitor_messages: perNetwork({
      name: 'visitor_messages',
      quota: config.rate_limit_visitor_messages,
      burst: thirdOf(config.rate_limit_visitor_messages),
    }),
    visitor_files: perNetwork({
      name: 'visitor_files',
      quota: config.rate_limit_visitor_files,
      burst: thirdOf(config.rate_limit_visitor_files),
    }),
    new_visitors: perNetwork({
      name: 'new_visitors',
      quota: config.rate_limit_new_visitors,
      burst: thirdOf(config.rate_limit_new_visitors),
    }),
    refused: perNetwork({
      name: 'refused_keys',
      quota: config.rate_limit_refused_keys,
      burst: Math.max(1, config.rate_limit_refused_keys),
    }),
  }
}

function thirdOf(quota: number): number {
  return Math.max(1, Math.ceil(quota / 3))
}
