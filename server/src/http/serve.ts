import type { FastifyReply, FastifyRequest } from 'fastify'
import { findWidget } from '../accounts/visitors.ts'
import { invalid, notFound } from '../errors.ts'
import type { Resource } from '../scope.ts'
import type { Answer } from './answer.ts'
import type { Visitors } from './authenticate-visitor.ts'
import { type AnyoneCaller, anyone, asApiCaller, asPerson, asVisitor } from './caller.ts'
import { concealFrom } from './conceal.ts'
import { concealIn } from './conceal-answer.ts'
import { requireListed } from './cors.ts'
import { requireFreshPassword } from './fresh-password.ts'
import { claim, fingerprint, idempotencyKey, type Keeper, type KeptAnswer, once, onceCalling } from './idempotency.ts'
import { keyOfVisitor } from './kept-answers.ts'
import { foreignOrigin } from './origin.ts'
import { expectation } from './precondition.ts'
import {
  type Checked,
  type Described,
  isApiRoute,
  isOpenRoute,
  isWidgetRoute,
  type Route,
  type Runs,
  requireAccess,
  type StrangerRoute,
} from './route.ts'
import { apiScope, browserScope, dashboardScope, type ScopeParts, strangerScope, visitorScope } from './scopes.ts'
import { pathOf, type SendParts, sending } from './send.ts'
import { contentOf, discard, isUpload } from './upload.ts'
import { type Check, checkBody, checkQuery } from './validation.ts'
import { requireDisclosed } from './withhold.ts'

/**
 * The handler of a route: check the request, run (once per Idempotency-Key), respond. By then, `admit.ts` has established
 * who calls and that they may.
 */
export function handler(route: Route, parts: ScopeParts & SendParts & { visitors: Pick<Visitors, 'forget'> }) {
  requireAccess(route)
  const check = checking(route)
  const send = sending(route, parts)
  const writes = route.method !== 'GET'

  function work(request: FastifyRequest): Promise<Answer | KeptAnswer> {
    const key = route.once_per_key ? idempotencyKey(request.raw.rawHeaders) : null
    if (isApiRoute(route)) {
      const caller = asApiCaller(request.caller)
      const checked = check(request, caller)
      requireDisclosed(caller, route.operation, checked.body)
      if (caller.kind === 'person') requireFreshPassword(route, caller.session, checked.body)
      const action = typeof route.audited === 'function' ? route.audited(checked.body) : route.audited
      const audited = action === undefined ? undefined : { action, body: route.body }
      return runOnce(route, apiScope(parts, request, caller, audited), checked, key, request)
    }
    if (isWidgetRoute(route)) {
      if (route.visitor === 'new') return runForStranger(route, parts, request, check(request, anyone))
      const caller = asVisitor(request.caller)
      const checked = check(request, caller)
      const own_key = key && keyOfVisitor(caller.visitor.id, key)
      const done = runOnce(route, visitorScope(parts, request, caller), checked, own_key, request)
      // Their name, contact or token may have changed.
      return writes ? done.finally(() => parts.visitors.forget(caller.visitor.browser_id)) : done
    }
    if (isOpenRoute(route)) return route.run(browserScope(parts, request), check(request, anyone))
    const caller = asPerson(request.caller)
    const checked = check(request, caller)
    requireFreshPassword(route, caller.session, checked.body)
    // Each user has their own keys: a colleague who learns one gets nothing.
    const own_key = key && `${caller.session.user_id} ${key}`
    return runOnce(route, dashboardScope(parts, request, caller), checked, own_key, request)
  }

  async function answerTo(request: FastifyRequest): Promise<Answer | KeptAnswer> {
    const hidden = request.caller?.kind === 'person' ? request.caller.hidden : null
    if (!hidden) return work(request)
    const exceptions = await concealFrom(parts.database, hidden, request)
    return concealIn(parts.database, hidden, await work(request), exceptions)
  }

  return async function serve(request: FastifyRequest, reply: FastifyReply) {
    if (writes) request.event_ids = []
    const { body } = request
    const answer = isUpload(body) ? await answerTo(request).finally(() => discard(body)) : await answerTo(request)
    return send(answer, request, reply)
  }
}

type CheckRequest = <By>(request: FastifyRequest, caller: By) => Checked<unknown, unknown, By>

function checking(route: Described): CheckRequest {
  const query_of = checkQuery(route.query)
  const check_body: Check = route.body ? checkBody(route.body) : refuseBody
  const writes = route.method !== 'GET'
  return (request, caller) => {
    const { body = {} } = request
    if (isUpload(body)) requireTaken(route)
    else if (writes) check_body(body)
    const query = query_of(request.query as Record<string, unknown>)
    return {
      caller,
      params: idsIn(request.params as Record<string, string>),
      query,
      body,
      expected: route.conditional ? expectation(request.headers['if-match']) : null,
      last_event_id: request.headers['last-event-id'] as string | undefined,
    }
  }
}

/** PostgreSQL can't store NUL, so no object has such an id. */
function idsIn(params: Record<string, string>): Record<string, string> {
  if (!Object.values(params).some((id) => id.includes('\0'))) return params
  return Object.fromEntries(Object.entries(params).map(([name, id]) => [name, id.includes('\0') ? '' : id]))
}

/** Admission has refused the others. */
function requireTaken({ operation, takes }: Described): void {
  if (takes === 'json') throw new Error(`${operation} does not take files.`)
}

function fingerprinted(body: unknown): unknown {
  return isUpload(body) ? contentOf(body) : body
}

function refuseBody(body: unknown): void {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('body', 'must be left out or {}.')
  const [name] = Object.keys(body)
  if (name !== undefined) throw invalid(name, "isn't a parameter of this request.", 'parameter_unknown')
}

/** The website must be listed in the channel that the request names. */
async function runForStranger(
  route: StrangerRoute,
  parts: ScopeParts,
  request: FastifyRequest,
  checked: Checked<unknown, unknown, AnyoneCaller>,
): Promise<Answer> {
  const { channel_id = checked.params.channel_id } = checked.body as { channel_id?: string }
  const found = await findWidget(parts.database, channel_id ?? '')
  if (!found) throw notFound('channel')
  const { origins } = JSON.parse(found.widget) as { origins: string[] }
  requireListed(foreignOrigin(request, parts.config.public_url), origins)
  return route.run(strangerScope(parts, request, found), checked)
}

function runOnce<At extends Keeper, By extends { principal: string }>(
  route: Runs<At, By>,
  scope: At,
  checked: Checked<unknown, unknown, By>,
  key: string | null,
  request: FastifyRequest,
): Promise<Answer | KeptAnswer> {
  if (key === null) return route.run(scope, checked)
  const { method, status, located } = route
  const path = pathOf(request)
  const same = fingerprint(method, path, request.query as Record<string, unknown>, fingerprinted(checked.body))
  const { principal } = checked.caller
  const claimed = claim(scope, key, principal, same, ({ id }) => ({
    status,
    location: located ? `${path}/${id}` : null,
  }))
  const keep = route.calls_others ? onceCalling : once
  return keep(scope, claimed, async (claiming) => objectOf(await route.run(claiming, checked)))
}

function objectOf(answer: Answer): Resource {
  if ('json' in answer && !('next_cursor' in answer)) return answer
  throw new Error('Only an object can be kept for a repeated request.')
}
