import { hashOfToken, newToken } from '../../accounts/tokens.ts'
import { replacedBy, type StoredVisitor, visitorToken } from '../../accounts/visitors.ts'
import { findContact, updateContact } from '../../contacts/contacts.ts'
import { isPlaceholder } from '../../contacts/placeholder.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { ApiError, conflict } from '../../errors.ts'
import { invalidToken } from '../../http/authenticate-visitor.ts'
import { moveVisitorsAnswers } from '../../http/kept-answers.ts'
import type { VisitorScope } from '../../http/scopes.ts'
import { newId } from '../../ids.ts'
import { type Scope, transact } from '../../scope.ts'
import { browserName } from './browser.ts'
import { type Claims, refused, type SignedIdentity } from './identity-token.ts'

interface Place extends Pick<Scope, 'database' | 'environment_id'> {
  readonly channel_id: string
}

/** The one identity of whom the business signed, the same in all their browsers. Known contacts are joined at once. */
export async function signedIdentity(place: Place, claims: Claims): Promise<string> {
  const { database, environment_id, channel_id } = place
  const { sub, name, email, phone_number, made_at, expires_at } = claims
  const known = await knownContact(place, claims)
  if (known?.sessions_ended_at && made_at !== null && made_at <= known.sessions_ended_at) throw ended()
  const undated_through = made_at === null ? expires_at : null
  const [row] = await database.write<{ id: string; is_blocked: boolean }>(sql`
    insert into contact_identities (environment_id, id, channel_id, contact_id, sees_since, undated_through, subject, name, email, phone_number, created_at, last_seen_at)
    values (${environment_id}, ${newId('visitor')}, ${channel_id}, ${known?.id ?? null}, ${known?.named_at ?? null}, ${undated_through}, ${sub}, ${name}, ${email}, ${phone_number},
      date_trunc('milliseconds', now()), now())
    on conflict (environment_id, channel_id, subject) where subject is not null do update set
      contact_id = coalesce(contact_identities.contact_id, excluded.contact_id), last_seen_at = now(),
      sees_since = case when contact_identities.contact_id is null then excluded.sees_since else contact_identities.sees_since end,
      name = excluded.name, email = excluded.email, phone_number = excluded.phone_number,
      undated_through = greatest(contact_identities.undated_through, excluded.undated_through)
      where not ${isEnded(claims)}
    returning id, blocked_at is not null as is_blocked`)
  if (!row) throw ended()
  if (row.is_blocked) throw new ApiError('visitor_blocked', "You can't write here any more.")
  return row.id
}

/**
 * Whether the visitor of this row was signed out everywhere after their identity was made. One that doesn't say when counts as of before if
 * it expires no later than the last one that was used before: those that are signed afterward expire later.
 */
export function isEnded({ made_at, expires_at }: Pick<Claims, 'made_at' | 'expires_at'>): Sql {
  return made_at === null
    ? sql`coalesce(contact_identities.undated_refused_through >= ${expires_at}::timestamptz, false)`
    : sql`coalesce(contact_identities.sessions_ended_at >= ${made_at}::timestamptz, false)`
}

export function ended(): ApiError {
  return refused('was made before its visitor was signed out everywhere. Have your server sign a new one.')
}

export interface KnownContact {
  readonly id: string
  /** When somebody else than the person put there what they are known by. */
  readonly named_at: string | null
  readonly sessions_ended_at: string | null
}

/** By the business's own ID, or else by the signed address of a contact that has no other ID. */
export async function knownContact(
  { database, environment_id }: Pick<Place, 'database' | 'environment_id'>,
  { sub, email }: Pick<Claims, 'sub' | 'email'>,
): Promise<KnownContact | undefined> {
  const [row] = await database.read<KnownContact>(sql`
    (select id, identifier_set_at as named_at, sessions_ended_at, 1 as place from contacts
    where environment_id = ${environment_id} and identifier = ${sub})
    union all
    (select id, greatest(identifier_set_at, email_set_at), sessions_ended_at, 2 from contacts
    where environment_id = ${environment_id} and email = ${email} and identifier is null)
    order by place limit 1`)
  return row
}

interface SignIn extends SignedIdentity {
  readonly wants_token: boolean
}

/**
 * The browser becomes that of the signed identity. What was written in it before signing in goes along, but nothing of somebody
 * else who was signed in there. Without the key, which may be deleted meanwhile, it becomes nobody's. Returns the token that takes
 * the place of the one before, which somebody else may have put there: from now on, that one only repeats this sign-in.
 */
export function adopt(
  scope: VisitorScope,
  id: string,
  { key_id, claims, wants_token }: SignIn,
): Promise<string | null> {
  const { environment_id, visitor } = scope
  const token = wants_token ? newToken() : null
  const signed = sql`
    identity_id = ${id}, identity_key_id = ${key_id}, browser = ${browserName(scope.user_agent)}, last_used_at = now(), began_at = now()`
  const current = sql`hash = decode(${visitor.browser_id}, 'hex')`
  return transact(scope, async (scope) => {
    const query = scope.connection!.query
    await requireNotEnded(scope, id, claims)
    const sessions =
      token === null
        ? await query(sql`
            update visitor_tokens set ${signed} where environment_id = ${environment_id} and ${current} returning 1 as one`)
        : await query(sql`
            update visitor_tokens set ${signed}, hash = ${hashOfToken(token)}::bytea, replaced_hash = decode(${visitor.browser_id}, 'hex'),
              replaced_at = case when ${current} then now() else replaced_at end
            where environment_id = ${environment_id} and (${current} or (${replacedBy(visitor.browser_id)} and identity_id = ${id}))
            returning 1 as one`)
    // It has ended, or somebody else has signed in with it.
    if (sessions.length === 0) throw invalidToken()
    await joinBefore(scope, visitor, id, claims)
    return token && visitorToken(token)
  })
}

/** The conversations of a visitor without a name are now those of whom the business says, and so is their contact. */
async function joinBefore(scope: Scope, visitor: StoredVisitor, id: string, claims: Claims): Promise<void> {
  const { environment_id } = scope
  if (visitor.is_verified || visitor.contact_id === null) return
  await moveVisitorsAnswers(scope.connection!, environment_id, visitor.id, id)
  await scope.connection!.query(sql`
    update visitor_conversations set identity_id = ${id}
    where environment_id = ${environment_id} and identity_id = ${visitor.id}`)
  const [joined] = await scope.connection!.query(sql`
    update contact_identities joining set contact_id = own.contact_id, sees_since = own.sees_since, merged_from = own.merged_from
    from contact_identities own
    where joining.environment_id = ${environment_id} and joining.id = ${id} and joining.contact_id is null
      and own.environment_id = joining.environment_id and own.id = ${visitor.id} returning 1 as one`)
  if (joined) await describe(scope, visitor.contact_id, claims)
}

/** Whoever signs them out at this moment waits for this row, and then ends this session, too. */
async function requireNotEnded({ connection, environment_id }: Scope, id: string, claims: Claims): Promise<void> {
  const rows = await connection!.query(sql`
    select from contact_identities where environment_id = ${environment_id} and id = ${id} and not ${isEnded(claims)} for update`)
  if (rows.length === 0) throw ended()
}

/** The contact that a visitor without a name made is now whom the business says. */
async function describe(scope: Scope, contact_id: string, { sub, name, email, phone_number }: Claims): Promise<void> {
  const contact = await findContact(scope, contact_id)
  const [taken] = await scope.connection!.query(
    sql`select 1 as one from contacts where environment_id = ${scope.environment_id} and email = ${email}`,
  )
  const may_have_email = email !== null && !taken && isPlaceholder(contact.email)
  if (contact.identifier !== null && contact.identifier !== sub)
    throw conflict('contact_already_exists', 'The contact of this visitor has another identifier.')
  await updateContact(
    scope,
    contact_id,
    {
      identifier: sub,
      ...(name !== null && { name }),
      ...(phone_number !== null && contact.phone_number === null && { phone_number }),
      ...(may_have_email && { email }),
    },
    null,
  )
}
