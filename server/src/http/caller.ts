import { hiddenFrom } from '../accounts/hidden-teams.ts'
import type { Permission } from '../accounts/permissions.ts'
import { permissionsOf } from '../accounts/roles.ts'
import { holderOf, type StoredSession } from '../accounts/sessions.ts'
import type { StoredVisitor } from '../accounts/visitors.ts'
import { holderOfVisitor } from '../accounts/visitors.ts'
import type { Network } from '../outbound/cidr.ts'
import type { Actor, Hidden, Mode } from '../scope.ts'

/** Who sent a request, as authentication established. */
export type Caller = KeyCaller | PersonCaller | VisitorCaller | AnyoneCaller

/** A caller who may use the API. */
export type ApiCaller = KeyCaller | PersonCaller

/** An integration with an API key. */
export interface KeyCaller extends Known {
  readonly kind: 'key'
  /** The addresses it may be used from. Null for any. */
  readonly networks: readonly Network[] | null
}

/** A user who is signed in to the dashboard. */
export interface PersonCaller extends Known {
  readonly kind: 'person'
  readonly hidden: Hidden | null
  readonly session: StoredSession
}

/** A visitor of a website with the widget. */
export interface VisitorCaller extends Acting {
  readonly kind: 'visitor'
  readonly visitor: StoredVisitor
}

/** No one in particular: the route needs no caller, such as signing in. */
export interface AnyoneCaller {
  readonly kind: 'anyone'
}

interface Acting {
  /** The key, session or visitor's browser in the request. A stream ends when it does. */
  readonly holder: string
  /** The stable identity: a series of rolled keys, a user, or a visitor's browser. */
  readonly principal: string
  readonly actor: Actor
  readonly environment_id: number
  readonly account_id: string
  readonly mode: Mode
}

interface Known extends Acting {
  readonly permissions: ReadonlySet<Permission>
  /** What responses may disclose (`accounts/disclosures.ts`): the same as the scopes, except for keys of earlier versions. */
  readonly disclosed: ReadonlySet<Permission>
}

export const anyone: AnyoneCaller = { kind: 'anyone' }

export function personIn(session: StoredSession, mode: Mode): PersonCaller {
  return {
    kind: 'person',
    hidden: hiddenFrom(session),
    session,
    holder: holderOf(session),
    principal: session.user_id,
    actor: { type: 'user', id: session.user_id, name: session.user_name },
    environment_id: session[mode],
    account_id: session.account_id,
    mode,
    permissions: permissionsOf[session.role],
    disclosed: permissionsOf[session.role],
  }
}

export function visitorIn(visitor: StoredVisitor): VisitorCaller {
  const { id, name, browser_id, environment_id, account_id, mode } = visitor
  return {
    kind: 'visitor',
    visitor,
    holder: holderOfVisitor(browser_id),
    principal: browser_id,
    actor: { type: 'visitor', id, name },
    environment_id,
    account_id,
    mode,
  }
}

/** A second line of defense: admission has refused everyone else. */
export function asApiCaller(caller: Caller | null): ApiCaller {
  if (caller?.kind !== 'key' && caller?.kind !== 'person')
    throw new Error('An API route ran without an identified caller.')
  return caller
}

export function asPerson(caller: Caller | null): PersonCaller {
  if (caller?.kind !== 'person') throw new Error('A route for users ran without a session.')
  return caller
}

export function asVisitor(caller: Caller | null): VisitorCaller {
  if (caller?.kind !== 'visitor') throw new Error('A route for visitors ran without one.')
  return caller
}
