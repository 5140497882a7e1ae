import type { Permission } from '../accounts/permissions.ts'
import type { Role } from '../accounts/roles.ts'
import type { ErrorCode } from '../errors.ts'
import { type Static, type TObject, type TSchema, Type } from '../schema.ts'
import type { Scope } from '../scope.ts'
import type { Answer } from './answer.ts'
import type { AnyoneCaller, ApiCaller, Caller, PersonCaller } from './caller.ts'
import type { Expectation } from './precondition.ts'
import type { BrowserScope, DashboardScope } from './scopes.ts'

/** An operation and who may call it. Every route says so. */
export type Route = ApiRoute | DashboardRoute
/** A route outside the API, for dashboard pages. */
export type DashboardRoute = SessionRoute | OpenRoute

/** A route of the API: for keys with a permission, and for users whose role includes it. */
export interface ApiRoute extends Runs<Scope, ApiCaller> {
  /** The permission a caller needs; of several, any one is enough. */
  readonly permission: Permission | readonly Permission[]
  /** Its name in the audit log, as `<object>.<verb in the past>`; without one it isn't recorded. */
  readonly audited?: string
  /** As of a route for users: asked of users alone, for a key proves itself with each request. */
  readonly fresh_password?: boolean | ((body: unknown) => boolean)
}

/** For signed-in users with this role or a higher one. */
export interface SessionRoute extends Runs<DashboardScope, PersonCaller> {
  readonly role: Role
  /** Whether the password must have been given in this session recently: for what a stolen session must not be able to do. */
  readonly fresh_password: boolean | ((body: unknown) => boolean)
  /** Whether someone may do it who has yet to switch on the second factor that the account requires. */
  readonly before_two_factor?: boolean
}

/** For callers who aren't signed in yet: what they send must prove itself, such as a password or the token of a link. */
export interface OpenRoute extends Runs<BrowserScope, AnyoneCaller> {
  readonly role: 'anyone'
}

/** A route that runs in this kind of scope, for this kind of caller. */
export interface Runs<At, By> extends Described {
  run(scope: At, request: Checked<unknown, unknown, By>): Promise<Answer>
}

/** What is said of every route, whoever may call it. */
export interface Described {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: `/${string}`
  /** The operation's name in the OpenAPI document and the SDK. */
  readonly operation: string
  readonly summary: string
  readonly description?: string
  readonly tag: string
  /** Whether the interface specification names it, or it is ours. */
  readonly origin: 'specification' | 'extension'
  readonly query: TObject
  /** Without one the request has no body. */
  readonly body?: TObject
  readonly status: 200 | 201
  readonly answer: TSchema
  /** In a stream, the answer is what each of its events holds. */
  readonly answer_type: 'application/json' | 'text/event-stream' | 'text/csv'
  /** What may go wrong beyond what can with any request. */
  readonly errors: readonly ErrorCode[]
  /** Whether `If-Match` is heeded. */
  readonly conditional: boolean
  /** Whether what it makes has an address of its own, told in `Location`. */
  readonly located: boolean
  /**
   * Whether `Idempotency-Key` has an effect. In the API on every write; elsewhere only where a repeat would create something
   * twice and the body has no password.
   */
  readonly once_per_key: boolean
  /** Whether it waits for somebody else's service: then its Idempotency-Key is claimed by a lease. */
  readonly calls_others: boolean
  /**
   * `outside`: it asks a CRM or a language model, and counts towards the narrower limit on that as well. `model`: it counts there
   * only where it does ask a model, and goes without where that would be one too many.
   */
  readonly budget: 'default' | 'outside' | 'model'
  /** Whether it checks each row of its body by itself (`checkRow`), also for what no body may hold. */
  readonly checks_rows: boolean
  /** Whether it changes the session cookie. */
  readonly cookie: 'always' | 'sometimes' | 'never'
}

/** A request that passed its checks. */
export interface Checked<Query = unknown, Body = unknown, By = Caller> {
  readonly caller: By
  readonly params: Record<string, string>
  readonly query: Query
  readonly body: Body
  /** Which version of the object the caller expects, from `If-Match`. */
  readonly expected: Expectation
  /** Where a stream that was cut off goes on. */
  readonly last_event_id: string | undefined
}

const nothing = Type.Object({}, { additionalProperties: false })
type Nothing = typeof nothing

const defaults = {
  query: nothing,
  origin: 'extension',
  errors: [],
  status: 200,
  answer_type: 'application/json',
  conditional: false,
  located: false,
  once_per_key: false,
  calls_others: false,
  budget: 'default',
  checks_rows: false,
  cookie: 'never',
} as const

type Definition<Of extends Route, At, By, Query extends TObject, Body extends TObject> = Omit<
  Of,
  keyof typeof defaults | 'body' | 'run' | 'fresh_password'
> &
  Partial<Pick<Described, Exclude<keyof typeof defaults, 'query'>>> & {
    query?: Query
    body?: Body
    run: (scope: At, request: Checked<Static<Query>, Static<Body>, By>) => Promise<Answer>
  }

type Given<Of> = Of extends Route ? Omit<Of, keyof typeof defaults> & Partial<Pick<Of, keyof typeof defaults>> : never

interface FreshPassword<Body extends TObject> {
  fresh_password: boolean | ((body: Static<Body>) => boolean)
}

export function route<Query extends TObject = Nothing, Body extends TObject = Nothing>(
  definition: Definition<ApiRoute, Scope, ApiCaller, Query, Body> & Partial<FreshPassword<Body>>,
): ApiRoute
export function route<Query extends TObject = Nothing, Body extends TObject = Nothing>(
  definition: Definition<OpenRoute, BrowserScope, AnyoneCaller, Query, Body>,
): OpenRoute
export function route<Query extends TObject = Nothing, Body extends TObject = Nothing>(
  definition: Definition<SessionRoute, DashboardScope, PersonCaller, Query, Body> & FreshPassword<Body>,
): SessionRoute
export function route(definition: Given<Route>): Route {
  const once_per_key = 'permission' in definition && definition.method !== 'GET'
  return { ...defaults, once_per_key, ...definition }
}

export function isApiRoute(route: Route): route is ApiRoute {
  return 'permission' in route
}

export function isOpenRoute(route: Route): route is OpenRoute {
  return 'role' in route && route.role === 'anyone'
}

/** Throws for a route that doesn't say who may call it, before anybody can. */
export function requireAccess(route: Route): void {
  if (('permission' in route ? route.permission : route.role) === undefined)
    throw new Error(`${route.operation} does not say who may do it.`)
  const wants_password = !isApiRoute(route) && 'fresh_password' in route && route.fresh_password !== false
  if (wants_password && !route.errors.includes('password_needed'))
    throw new Error(`${route.operation} does not say that it may answer password_needed.`)
}
