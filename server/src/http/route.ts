import type { Permission } from '../accounts/permissions.ts'
import type { Role } from '../accounts/roles.ts'
import type { ErrorCode } from '../errors.ts'
import { type Static, type TObject, type TSchema, Type } from '../schema.ts'
import type { Scope } from '../scope.ts'
import type { Answer } from './answer.ts'
import type { AnyoneCaller, ApiCaller, Caller, PersonCaller, VisitorCaller } from './caller.ts'
import type { Expectation } from './precondition.ts'
import type { BrowserScope, DashboardScope, StrangerScope, VisitorScope } from './scopes.ts'

/** An operation and who may call it. Every route says so. */
export type Route = ApiRoute | DashboardRoute | WidgetRoute
/** A route outside the API, for dashboard pages. */
export type DashboardRoute = SessionRoute | OpenRoute

/** A route of the API: for keys with a permission, and for users whose role includes it. */
export interface ApiRoute extends Runs<Scope, ApiCaller> {
  /** The permission a caller needs; of several, any one is enough. */
  readonly permission: Permission | readonly Permission[]
  /** Its name in the audit log, as `<object>.<verb in the past>`; without one it isn't recorded. It may depend on the request. */
  readonly audited?: string | ((body: unknown) => string | undefined)
  /** As for user routes. Applies to users only, because a key authenticates each request. */
  readonly fresh_password?: FreshPassword
}

/** `true`: within 12 hours. `just_now`: within 15 minutes. */
export type FreshPassword<Body = unknown> = boolean | 'just_now' | ((body: Body) => boolean)

/** For signed-in users with this role or a higher one. */
export interface SessionRoute extends Runs<DashboardScope, PersonCaller> {
  readonly role: Role
  /**
   * Whether the password must have been entered in this session recently, for operations that a stolen session must not
   * allow.
   */
  readonly fresh_password: FreshPassword
  /** Whether it's allowed before the user turns on two-factor authentication that the account requires. */
  readonly before_two_factor?: boolean
}

/** For callers who aren't signed in yet: what they send must prove itself, such as a password or the token of a link. */
export interface OpenRoute extends Runs<BrowserScope, AnyoneCaller> {
  readonly role: 'anyone'
}

/** A route of the website widget, for visitors' browsers. */
export type WidgetRoute = VisitorRoute | StrangerRoute

/** For visitors, by the token of their browser. */
export interface VisitorRoute extends Runs<VisitorScope, VisitorCaller> {
  readonly visitor: 'known'
  /** Whether it's allowed before the visitor proves who they are, where the channel requires it. */
  readonly before_identity?: boolean
  /** Whether it takes a token that was replaced at a sign-in, to repeat that sign-in: see `StoredVisitor.is_replaced`. */
  readonly repeats_sign_in?: boolean
}

/** For browsers that have no token yet. They name their channel, as `channel_id` in the path or the body. */
export interface StrangerRoute extends Runs<StrangerScope, AnyoneCaller> {
  readonly visitor: 'new'
}

/** A route that runs in this kind of scope, for this kind of caller. */
export interface Runs<At, By> extends Described {
  run(scope: At, request: Checked<unknown, unknown, By>): Promise<Answer>
}

/** The settings of every route, whoever may call it. */
export interface Described {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/${string}`
  /** The operation's name in the OpenAPI document and the SDK. */
  readonly operation: string
  readonly summary: string
  readonly description?: string
  readonly tag: string
  /** Whether the interface specification defines it, or it's our own. */
  readonly origin: 'specification' | 'extension'
  readonly query: TObject
  /** Without one, the request has no JSON body. */
  readonly body?: TObject
  /** `file`: also takes a form with a file. `part`: takes bytes, and `Content-Range`. Both arrive as an `Upload`. */
  readonly takes: 'json' | 'file' | 'part'
  readonly status: 200 | 201
  readonly answer: TSchema
  /** For a stream, the data of each event. */
  readonly answer_type: 'application/json' | 'text/event-stream' | 'text/csv'
  /** Errors beyond those of any request. */
  readonly errors: readonly ErrorCode[]
  /** Whether `If-Match` is supported. */
  readonly conditional: boolean
  /** Whether the object it creates has a URL, sent in `Location`. */
  readonly located: boolean
  /**
   * Whether `Idempotency-Key` is supported: in the API on every write, elsewhere only if a repeat would create something
   * twice and the body has no password.
   */
  readonly once_per_key: boolean
  /** Whether it waits for an external service. Then its Idempotency-Key is claimed with a lease. */
  readonly calls_others: boolean
  /**
   * `outside`: calls a CRM or a language model, so it also counts toward the narrower limit for those. `model`: counts only
   * if it calls a model, and does without the model if the limit is reached. `signal`: what a visitor's chat reports by itself counts
   * toward limits of its own, and leaves the visitor theirs.
   */
  readonly budget: 'default' | 'outside' | 'model' | 'signal'
  /** Whether it validates each row of its body itself (`checkRow`), including characters that can't be stored. */
  readonly checks_rows: boolean
  /** Whether it changes the session cookie, or sets only the one that identifies the browser. */
  readonly cookie: 'always' | 'sometimes' | 'never' | 'device'
}

/** A request that passed its checks. */
export interface Checked<Query = unknown, Body = unknown, By = Caller> {
  readonly caller: By
  readonly params: Record<string, string>
  readonly query: Query
  readonly body: Body
  /** The version of the object that the caller expects, from `If-Match`. */
  readonly expected: Expectation
  /** Where an interrupted stream resumes. */
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
  takes: 'json',
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

interface WithFreshPassword<Body extends TObject> {
  fresh_password: FreshPassword<Static<Body>>
}

export function route<Query extends TObject = Nothing, Body extends TObject = Nothing>(
  definition: Definition<ApiRoute, Scope, ApiCaller, Query, Body> & Partial<WithFreshPassword<Body>>,
): ApiRoute
export function route<Query extends TObject = Nothing, Body extends TObject = Nothing>(
  definition: Definition<OpenRoute, BrowserScope, AnyoneCaller, Query, Body>,
): OpenRoute
export function route<Query extends TObject = Nothing, Body extends TObject = Nothing>(
  definition: Definition<SessionRoute, DashboardScope, PersonCaller, Query, Body> & WithFreshPassword<Body>,
): SessionRoute
export function route<Query extends TObject = Nothing, Body extends TObject = Nothing>(
  definition: Definition<VisitorRoute, VisitorScope, VisitorCaller, Query, Body>,
): VisitorRoute
export function route<Query extends TObject = Nothing, Body extends TObject = Nothing>(
  definition: Definition<StrangerRoute, StrangerScope, AnyoneCaller, Query, Body>,
): StrangerRoute
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

export function isWidgetRoute(route: Route): route is WidgetRoute {
  return 'visitor' in route
}

/** Throws for a route that doesn't say who may call it, before anybody can. */
export function requireAccess(route: Route): void {
  if (accessOf(route) === undefined) throw new Error(`${route.operation} does not say who may do it.`)
  const wants_password = !isApiRoute(route) && 'fresh_password' in route && route.fresh_password !== false
  if (wants_password && !route.errors.includes('password_needed'))
    throw new Error(`${route.operation} does not say that it may answer password_needed.`)
}

function accessOf(route: Route) {
  if (isApiRoute(route)) return route.permission
  return isWidgetRoute(route) ? route.visitor : route.role
}
