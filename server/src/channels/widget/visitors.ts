import { hashOfToken, newToken } from '../../accounts/tokens.ts'
import { type StoredVisitor, visitorToken } from '../../accounts/visitors.ts'
import type { Verification } from '../../conversations/messages/schema.ts'
import { rendering, type Stored } from '../../db/render.ts'
import { join, type Sql, sql, verbatim } from '../../db/sql.ts'
import { ApiError, invalid } from '../../errors.ts'
import { invalidToken } from '../../http/authenticate-visitor.ts'
import type { StrangerScope, VisitorScope } from '../../http/scopes.ts'
import { newId } from '../../ids.ts'
import type { Static } from '../../schema.ts'
import type { Resource } from '../../scope.ts'
import { openIdentityKeys } from '../identity-keys.ts'
import { plainLine } from '../plain-line.ts'
import { browserName } from './browser.ts'
import { claimedFrom } from './claims.ts'
import { type SignedIdentity, verifyIdentity } from './identity-token.ts'
import { storedPage } from './page.ts'
import { endedKey, keepSession, limitSessions } from './sessions.ts'
import { adopt, ended, isEnded, signedIdentity } from './sign-in.ts'
import { type NewVisitor, Visitor, type VisitorChanges } from './visitor-schema.ts'
import { storedWidget } from './widget-settings.ts'

const { json } = rendering(Visitor)
type VisitorRow = Omit<Stored<Static<typeof Visitor>>, 'object'>

const max_name = 255
const columns = sql`id, channel_id, subject is not null as verified, name, email, phone_number, locale, time_zone, page, created_at`

/** Gives a browser a token. A contact is made with the first message, so that looking around leaves none. */
export async function createVisitor(scope: StrangerScope, input: NewVisitor): Promise<Resource> {
  const { environment_id, id: channel_id, widget } = scope.channel
  const signed =
    input.identity_token === undefined ? null : await identityIn(scope, scope.channel, input.identity_token)
  const { identity, page_queries } = storedWidget(widget)
  if (signed === null && identity === 'required')
    throw new ApiError('identity_required', 'This channel requires a signed identity. Send `identity_token`.')
  const place = { ...scope, environment_id, channel_id }
  const id = signed ? await signedIdentity(place, signed.claims) : await claimedIdentity(place)
  const token = newToken()
  const row = await changed(
    scope,
    environment_id,
    id,
    valuesOf(scope, input, signed !== null, page_queries),
    signed ? sql` and not ${isEnded(signed.claims)}` : sql``,
    sql`
    , token as (
      insert into visitor_tokens (environment_id, hash, id, identity_id, identity_key_id, browser, created_at, last_used_at)
      select ${environment_id}, ${hashOfToken(token)}::bytea, ${newId('visitor_session')}, id, ${signed?.key_id ?? null}, ${browserName(scope.user_agent)}, now(), now() from change)`,
  ).catch(endedKey)
  if (signed) await limitSessions(scope, environment_id, id)
  const shown = { ...JSON.parse(json(row)), token: visitorToken(token) }
  return { json: JSON.stringify(shown), id, secret: true }
}

export async function getVisitor({ database, environment_id, visitor }: VisitorScope): Promise<Resource> {
  const [row] = await database.read<VisitorRow>(
    sql`select ${columns} from contact_identities where environment_id = ${environment_id} and id = ${visitor.id}`,
  )
  return { json: json(row!), id: row!.id, volatile: true }
}

/** Says more about the visitor, or proves who they are. Then the browser's conversations are theirs. */
export async function updateVisitor(scope: VisitorScope, input: VisitorChanges): Promise<Resource> {
  const { environment_id, visitor } = scope
  let id = visitor.id
  let token: string | null = null
  if (visitor.is_replaced && !(input.identity_token && input.new_token)) throw invalidToken()
  if (input.identity_token !== undefined) {
    const channel = { environment_id, id: visitor.channel_id, widget: visitor.widget }
    const signed = await identityIn(scope, channel, input.identity_token)
    id = await signedIdentity({ ...scope, channel_id: visitor.channel_id }, signed.claims)
    const is_same = id === visitor.id && !visitor.is_replaced
    if (is_same) await keepSession(scope, signed.key_id).catch(endedKey)
    else token = await adopt(scope, id, { ...signed, wants_token: input.new_token === true }).catch(endedKey)
    await limitSessions(scope, environment_id, id)
  }
  const is_verified = visitor.is_verified || input.identity_token !== undefined
  const values = valuesOf(scope, input, is_verified, visitor.keeps_page_queries)
  const row = await changed(scope, environment_id, id, values, sql``, sql``)
  return { json: JSON.stringify({ ...JSON.parse(json(row)), token }), id, volatile: true, secret: token !== null }
}

/** The token ends, or all of the visitor's. What was written stays with the business. */
export async function signOut(
  { database, environment_id, visitor }: VisitorScope,
  is_everywhere: boolean,
): Promise<Resource> {
  const which = is_everywhere ? sql`identity_id = ${visitor.id}` : sql`hash = decode(${visitor.browser_id}, 'hex')`
  await database.write(sql`delete from visitor_tokens where environment_id = ${environment_id} and ${which}`)
  return { json: JSON.stringify({ object: 'visitor', id: visitor.id, deleted: true }), id: visitor.id }
}

/** Notes that the visitor is there, at most every few seconds. */
export async function noteSeen({ database, environment_id, visitor }: VisitorScope): Promise<void> {
  await database.write(sql`
    update contact_identities set last_seen_at = now()
    where environment_id = ${environment_id} and id = ${visitor.id} and last_seen_at < now() - interval '20 s'`)
}

/** As their messages show it. */
export function verificationOf({ is_verified }: Pick<StoredVisitor, 'is_verified'>): Verification {
  return is_verified ? 'verified' : 'claimed'
}

async function identityIn(
  scope: Pick<StrangerScope, 'database' | 'vault'>,
  { environment_id, id, widget }: { environment_id: number; id: string; widget: string },
  token: string,
): Promise<SignedIdentity> {
  const audience = storedWidget(widget).identity_claims === 'required' ? id : null
  return verifyIdentity(token, await openIdentityKeys(scope, environment_id, id), Date.now(), audience)
}

async function claimedIdentity({
  database,
  environment_id,
  channel_id,
}: StrangerScope & { environment_id: number; channel_id: string }): Promise<string> {
  const id = newId('visitor')
  await database.write(sql`
    insert into contact_identities (environment_id, id, channel_id, created_at, last_seen_at)
    values (${environment_id}, ${id}, ${channel_id}, date_trunc('milliseconds', now()), now())`)
  return id
}

/** Signed and claimed values never mix: what is shown as verified was signed. */
function valuesOf(
  scope: Pick<VisitorScope, 'user_agent' | 'address' | 'vault'>,
  input: VisitorChanges,
  is_verified: boolean,
  keeps_page_queries: boolean,
) {
  const { email, phone_number, locale, time_zone, page } = input
  const name = input.name && plainLine(input.name, max_name)
  if (name === '') throw invalid('name', 'must not be blank.')
  const claimed = { name, email: email?.toLowerCase() ?? email, phone_number }
  const [given] = Object.entries(claimed).find(([, value]) => value !== undefined) ?? []
  if (is_verified && given !== undefined && input.identity_token === undefined)
    throw invalid(given, "is part of the signed identity, and can't be changed without a new `identity_token`.")
  const values = {
    ...(is_verified ? {} : claimed),
    ...(email && !is_verified && { claimed_from: claimedFrom(scope), claimed_at: new Date() }),
    locale,
    time_zone,
    page: page && JSON.stringify(storedPage(page, keeps_page_queries)),
    browser: browserName(scope.user_agent),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

async function changed(
  { database }: Pick<StrangerScope, 'database'>,
  environment_id: number,
  id: string,
  values: Record<string, unknown>,
  condition: Sql,
  along: Sql,
): Promise<VisitorRow> {
  const assignments = Object.entries(values).map(([name, value]) => sql`${verbatim(name)} = ${value}`)
  const [row] = await database.write<VisitorRow>(sql`
    with change as (
      update contact_identities set ${join([sql`last_seen_at = now()`, ...assignments], ', ')}
      where environment_id = ${environment_id} and id = ${id}${condition}
      returning id, channel_id, subject, name, email, phone_number, locale, time_zone, page, created_at)${along}
    select ${columns} from change`)
  if (!row) throw ended()
  return row
}
