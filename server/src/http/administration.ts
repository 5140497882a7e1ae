import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Role } from '../accounts/roles.ts'
import { absolute_days, type FoundSession } from '../accounts/sessions.ts'
import type { Config } from '../config.ts'
import type { Connection } from '../db/connection.ts'
import { ApiError, notFound } from '../errors.ts'
import type { Presence } from '../presence/presence.ts'
import type { Static, TObject } from '../schema.ts'
import type { Actor, Claim, Resource } from '../scope.ts'
import { cookieWith, tokenIn } from './cookie.ts'
import { claim, fingerprint, idempotencyKey, once } from './idempotency.ts'
import { baseUrl, isSecure } from './origin.ts'
import { type Described, defaults, type nothing, type Page } from './route.ts'
import { answerAgain, answerPage, refuseBody, type Services } from './serve.ts'
import type { Sessions } from './sessions.ts'
import { checkBody, checkQuery } from './validation.ts'
import { json_type } from './wire.ts'

/** What the desk has beyond what every operation has. */
export interface DeskServices extends Services {
  presence: Pick<Presence, 'report'>
}

/** Somebody at the door: nobody knows yet who. */
export interface Visit extends Pick<DeskServices, 'database' | 'cursors' | 'vault' | 'settings' | 'presence'> {
  /** Set inside a transaction. */
  readonly connection?: Connection
  readonly request_id: string
  readonly address: string
  readonly user_agent: string | null
  /** Where links lead to. */
  readonly base_url: string
  readonly secure: boolean
  /** The token of the session, whether it is one still or not. */
  readonly token: string | null
  /** How often somebody may try to sign in. */
  readonly sign_ins: number
}

/** Somebody of the business who is signed in, and administers an account. */
export interface Desk extends Visit {
  readonly session: FoundSession
  readonly account_id: string
  /** That of live mode: it tells accounts apart where a number is wanted. */
  readonly environment_id: number
  readonly actor: Actor
  /** The Idempotency-Key this is done under, if any. */
  readonly claim?: Claim
}

export interface Administered extends Resource {
  /** The token the browser keeps from now on; null where it shall forget the one it has. */
  readonly token?: string | null
}

/** A text to be saved as a file. */
export interface Download {
  readonly csv: AsyncIterable<string>
  readonly file_name: string
}

export interface Asked<Query, Body> {
  readonly params: Record<string, string>
  readonly query: Query
  readonly body: Body
}

type Outcome = Promise<Administered | Page | Download>

/** An operation of the dashboard that the API does not have: people, sessions, keys, logs. */
export interface AdministrationRoute extends Described {
  /** Who may do it at least. There is no route without. */
  readonly role: Role | 'anyone'
  /** Whether the password must have been given in this session not long ago: for what a stolen session must not do. */
  readonly fresh_password: boolean | ((body: unknown) => boolean)
  /** Whether `Idempotency-Key` is heeded: for what a repeat would make twice, and whose body holds no password. */
  readonly once_per_key?: boolean
  /** Whether it changes the cookie of the session. */
  readonly cookie?: 'always' | 'sometimes'
  readonly run: (desk: Desk, request: Asked<unknown, unknown>) => Outcome
}

type Definition<At, Least, Query extends TObject, Body extends TObject> = Omit<
  AdministrationRoute,
  keyof typeof defaults | 'body' | 'run' | 'role' | 'fresh_password'
> &
  Partial<Pick<AdministrationRoute, Exclude<keyof typeof defaults, 'query'>>> & {
    role: Least
    query?: Query
    body?: Body
    run: (at: At, request: Asked<Static<Query>, Static<Body>>) => Outcome
  }

export function administer<Query extends TObject = typeof nothing, Body extends TObject = typeof nothing>(
  definition: Definition<Desk, Role, Query, Body> & {
    fresh_password: boolean | ((body: Static<Body>) => boolean)
  },
): AdministrationRoute {
  return { ...defaults, ...definition } as unknown as AdministrationRoute
}

/** An operation for whoever is not signed in yet: what it is given must prove itself. */
export function admitAnyone<Query extends TObject = typeof nothing, Body extends TObject = typeof nothing>(
  definition: Omit<Definition<Visit, 'anyone', Query, Body>, 'role'>,
): AdministrationRoute {
  return { ...defaults, ...definition, role: 'anyone', fresh_password: false } as unknown as AdministrationRoute
}

export function administrationHandler(
  route: AdministrationRoute,
  services: DeskServices,
  config: Config,
  sessions: Sessions,
) {
  if (!route.role) throw new Error(`${route.operation} does not say who may do it.`)
  if (route.fresh_password && !route.errors.includes('password_needed'))
    throw new Error(`${route.operation} does not say that it may answer password_needed.`)
  const query_of = checkQuery(route.query)
  const check_body = route.body ? checkBody(route.body) : refuseBody

  return async function serve(request: FastifyRequest, reply: FastifyReply) {
    const { body = {} } = request
    if (route.method !== 'GET') check_body(body)
    const query = query_of(request.query as Record<string, unknown>)
    const params = request.params as Record<string, string>
    // Nothing is called by a name that PostgreSQL cannot hold.
    if (Object.values(params).some((name) => name.includes('\0'))) throw notFound('object')
    const desk = deskOf(request, services, config)
    const { fresh_password } = route
    if (typeof fresh_password === 'function' ? fresh_password(body) : fresh_password) requireFreshPassword(desk)
    const work = (desk: Desk) => route.run(desk, { params, query, body })
    const claimed = route.once_per_key ? claimOf(desk, route, request) : null
    const result = await (claimed ? once(desk, claimed, work as (desk: Desk) => Promise<Administered>) : work(desk))
    reply.header('cache-control', 'no-store')
    if ('body' in result) return answerAgain(result, reply)
    if ('csv' in result) return answerFile(result, reply)
    if ('next_cursor' in result) return answerPage(result, request, reply)
    if (result.token !== undefined) {
      const secure = isSecure(request, config.public_url)
      sessions.forget(tokenIn(request.headers.cookie, secure))
      reply.header('set-cookie', cookieWith(result.token, secure, absolute_days))
    }
    return reply.code(route.status).header('content-type', json_type).send(result.json)
  }
}

/** Under the person's name: whoever learns the key of a colleague is told nothing. */
function claimOf(desk: Desk, { method, status }: AdministrationRoute, request: FastifyRequest): Claim | null {
  const key = idempotencyKey(request.raw.rawHeaders)
  if (key === null) return null
  const path = request.url.split('?', 1)[0]!
  const of = fingerprint(method, path, request.query as Record<string, unknown>, request.body)
  return claim(desk, `${desk.session.user_id} ${key}`, of, () => ({ status, location: null }))
}

const fresh_hours = 12

function requireFreshPassword({ session }: Desk): void {
  if (Date.now() - Date.parse(session.confirmed_at) < fresh_hours * 3600_000) return
  throw new ApiError(
    'password_needed',
    'It is long since you gave your password. Give it again: POST /session/confirm.',
  )
}

function deskOf(request: FastifyRequest, services: DeskServices, config: Config): Desk {
  const secure = isSecure(request, config.public_url)
  const { database, cursors, vault, settings, presence } = services
  const visit: Visit = {
    database,
    cursors,
    vault,
    presence,
    settings,
    request_id: request.id,
    address: request.ip.slice(0, 100),
    user_agent: request.headers['user-agent'] ?? null,
    base_url: baseUrl(request, config.public_url),
    secure,
    token: tokenIn(request.headers.cookie, secure),
    sign_ins: config.rate_limit_sign_in,
  }
  const session = request.session as FoundSession
  if (session === null) return visit as Desk
  return {
    ...visit,
    session,
    account_id: session.account_id,
    environment_id: session.live,
    actor: { type: 'user', id: session.user_id, name: session.user_name },
  }
}

function answerFile({ csv, file_name }: Download, reply: FastifyReply) {
  return reply
    .code(200)
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file_name}"`)
    .send(Readable.from(csv))
}
