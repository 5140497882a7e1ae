import type { FastifyRequest } from 'fastify'
import type { FailedSignIns } from '../accounts/failed-sign-ins.ts'
import type { Presence } from '../accounts/presence/presence.ts'
import type { StoredSession } from '../accounts/sessions.ts'
import type { StoredVisitor, StoredWidget } from '../accounts/visitors.ts'
import type { Config } from '../config/config.ts'
import type { Connection } from '../db/connection.ts'
import type { TObject } from '../schema.ts'
import type { Actor, Claim, Means, Scope } from '../scope.ts'
import type { ApiCaller, PersonCaller, VisitorCaller } from './caller.ts'
import { deviceIn, tokenIn } from './cookie.ts'
import { baseUrl, isSecure } from './origin.ts'

/** The parts of a scope. */
export interface ScopeParts extends Means {
  config: Config
  presence: Pick<Presence, 'report' | 'tellRead'>
  failed_sign_ins: Pick<FailedSignIns, 'note'>
}

/** A request from a dashboard page, whether or not someone is signed in. */
export interface BrowserScope
  extends Pick<
    ScopeParts,
    'database' | 'cursors' | 'vault' | 'settings' | 'announce' | 'presence' | 'failed_sign_ins'
  > {
  /** Set inside a transaction. */
  readonly connection?: Connection
  readonly request_id: string
  readonly address: string
  readonly user_agent: string | null
  /** The base of links to this deployment. */
  readonly base_url: string
  readonly secure: boolean
  /** The session token in the cookie, which may have expired. */
  readonly token: string | null
  /** What the browser sends to be recognized. Untrusted. */
  readonly device: string | null
  /** How many sign-in attempts are allowed in ten minutes. 0 for no limit. */
  readonly sign_ins: number
}

/** A signed-in user who administers an account. Administration has no mode. */
export interface DashboardScope extends BrowserScope {
  readonly session: StoredSession
  readonly account_id: string
  /** The live environment, which stands for the account where one is required. */
  readonly environment_id: number
  readonly actor: Actor
  /** The Idempotency-Key of the request, if any. */
  readonly claim?: Claim
}

/** A browser that has no visitor's token yet. */
export interface StrangerScope extends Means {
  readonly request_id: string
  readonly address: string
  readonly user_agent: string | null
  /** The channel that the request names. */
  readonly channel: StoredWidget
}

/** A visitor of a website. */
export interface VisitorScope extends Scope {
  readonly address: string
  readonly visitor: StoredVisitor
  readonly user_agent: string | null
  readonly presence: Pick<Presence, 'report' | 'tellRead'>
}

/** `audited` is the action's name in the audit log if it is recorded there, with the schema of the request's body. */
export function apiScope(
  parts: ScopeParts,
  request: FastifyRequest,
  caller: ApiCaller,
  audited?: { action: string; body: TObject | undefined },
): Scope {
  const { database, cursors, vault, files, settings, committed, announce } = parts
  return {
    database,
    cursors,
    vault,
    files,
    base_url: baseUrl(request, parts.config.public_url),
    settings,
    committed,
    announce,
    environment_id: caller.environment_id,
    account_id: caller.account_id,
    mode: caller.mode,
    actor: caller.actor,
    request_id: request.id,
    event_ids: request.event_ids,
    ...(request.may_ask_model && { may_ask_model: request.may_ask_model }),
    ...(audited !== undefined && {
      audited: { action: audited.action, address: addressOf(request), details: detailsOf(request.body, audited.body) },
    }),
  }
}

export function strangerScope(parts: ScopeParts, request: FastifyRequest, channel: StoredWidget): StrangerScope {
  const user_agent = request.headers['user-agent'] ?? null
  return { ...meansOf(parts), request_id: request.id, address: addressOf(request), user_agent, channel }
}

function meansOf({ database, cursors, vault, files, settings, committed, announce }: ScopeParts): Means {
  return { database, cursors, vault, files, settings, committed, announce }
}

export function visitorScope(parts: ScopeParts, request: FastifyRequest, caller: VisitorCaller): VisitorScope {
  const { environment_id, account_id, mode, actor, visitor } = caller
  const place = { environment_id, account_id, mode, actor, request_id: request.id, event_ids: request.event_ids }
  const user_agent = request.headers['user-agent'] ?? null
  const base_url = baseUrl(request, parts.config.public_url)
  const address = addressOf(request)
  return { ...meansOf(parts), ...place, base_url, address, visitor, user_agent, presence: parts.presence }
}

export function browserScope(parts: ScopeParts, request: FastifyRequest): BrowserScope {
  const { database, cursors, vault, settings, announce, presence, failed_sign_ins, config } = parts
  const secure = isSecure(request, config.public_url)
  return {
    database,
    cursors,
    vault,
    settings,
    announce,
    presence,
    failed_sign_ins,
    request_id: request.id,
    address: addressOf(request),
    user_agent: request.headers['user-agent'] ?? null,
    base_url: baseUrl(request, config.public_url),
    secure,
    token: tokenIn(request.headers.cookie, secure),
    device: deviceIn(request.headers.cookie, secure),
    sign_ins: config.rate_limit_sign_in,
  }
}

export function dashboardScope(parts: ScopeParts, request: FastifyRequest, caller: PersonCaller): DashboardScope {
  const { session, account_id, environment_id, actor } = caller
  return { ...browserScope(parts, request), session, account_id, environment_id, actor }
}

function addressOf(request: FastifyRequest): string {
  return request.ip.slice(0, 100)
}

/** Names only: values may be secrets. */
function detailsOf(body: unknown, schema: TObject | undefined): Record<string, unknown> {
  const fields = fieldsOf(body, schema)
  return fields.length > 0 ? { fields } : {}
}

/** As paths, down to where the schema names no more fields: what a caller calls something may be about a person. */
function fieldsOf(body: unknown, schema: unknown): string[] {
  return Object.entries(body ?? {}).flatMap(([name, value]) => {
    const inner = objectIn((schema as TObject | undefined)?.properties?.[name])
    const is_object = typeof value === 'object' && value !== null && !Array.isArray(value)
    const fields = inner && is_object ? fieldsOf(value, inner).map((field) => `${name}.${field}`) : []
    return fields.length > 0 ? fields : [name]
  })
}

/** The object that a field can be, among others, such as null. */
function objectIn(schema: unknown): unknown {
  const { properties, anyOf = [] } = (schema ?? {}) as { properties?: unknown; anyOf?: unknown[] }
  return properties ? schema : anyOf.find((one) => objectIn(one))
}
