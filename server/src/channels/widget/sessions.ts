import { endOf } from '../../accounts/visitors.ts'
import { findContact, sessionsEnded } from '../../contacts/contacts.ts'
import { page } from '../../db/page.ts'
import { rendering } from '../../db/render.ts'
import { sql } from '../../db/sql.ts'
import { ApiError } from '../../errors.ts'
import { write } from '../../events/record.ts'
import type { VisitorScope } from '../../http/scopes.ts'
import { type Resource, type Scope, transact } from '../../scope.ts'
import { browserName } from './browser.ts'
import { ContactSession, type SessionQuery } from './session-schema.ts'

const { json } = rendering(ContactSession)

/** Notes that a session was used, to the hour, and that its token has arrived. Nobody waits for it, and the next request makes up for a failure. */
export function noteUse({ database, environment_id, visitor }: VisitorScope): void {
  if (!visitor.use_unnoted) return
  database
    .write(sql`
      update visitor_tokens set last_used_at = now(), replaced_hash = null, replaced_at = null
      where environment_id = ${environment_id} and hash = decode(${visitor.browser_id}, 'hex')
        and (last_used_at < now() - interval '1 hour' or replaced_hash is not null)`)
    .catch(() => {})
}

/** The session goes on as long as the key that signed the visitor in, and its age counts from now. */
export async function keepSession(scope: VisitorScope, key_id: string): Promise<void> {
  const { database, environment_id, visitor, user_agent } = scope
  await database.write(sql`
    update visitor_tokens
    set identity_key_id = ${key_id}, browser = ${browserName(user_agent)}, last_used_at = now(), began_at = now()
    where environment_id = ${environment_id} and hash = decode(${visitor.browser_id}, 'hex')`)
}

/**
 * A signed visitor may be signed in in so many browsers: those used least recently end. It runs behind each sign-in, and so the last of
 * several at once sees them all. Anonymous visitors have one session, because nothing leads to them but their token.
 */
export async function limitSessions(
  { database, settings }: Pick<Scope, 'database' | 'settings'>,
  environment_id: number,
  identity_id: string,
): Promise<void> {
  await database.write(sql`
    delete from visitor_tokens where environment_id = ${environment_id} and hash in (
      select hash from visitor_tokens where environment_id = ${environment_id} and identity_id = ${identity_id}
      order by last_used_at desc, id desc offset ${settings.signed_visitor_session_limit}::integer)`)
}

/** The key was deleted in the same moment. */
export function endedKey(error: Error & { code?: string; constraint?: string }): never {
  const foreign_key_violation = '23503'
  if (error.code !== foreign_key_violation || !error.constraint?.includes('identity_key_id')) throw error
  throw new ApiError('identity_invalid', "`identity_token` isn't signed with an identity key of this channel.")
}

/** The browsers in which a contact can read what they wrote, on all channels. */
export async function listSessions(scope: Scope, contact_id: string, query: SessionQuery) {
  await findContact(scope, contact_id)
  return page(scope, {
    name: `sessions of ${contact_id}`,
    query,
    rows: (after, tail) => sql`
      select * from (
        select token.id, channel_id, visitor.id as identity_id, subject is not null as verified, identity_key_id, token.created_at,
          date_trunc('milliseconds', last_used_at) as last_used_at, date_trunc('milliseconds', ${endOf(scope.settings)}) as ends_at
        from contact_identities visitor
        join visitor_tokens token on token.environment_id = visitor.environment_id and token.identity_id = visitor.id
        where visitor.environment_id = ${scope.environment_id} and contact_id = ${contact_id}) sessions
      where ends_at > now()${after} ${tail}`,
    json,
  })
}

/**
 * Signs a contact out in every browser. Their streams end within a second, on every process. Signed identities that were made until now
 * sign nobody in again. Whoever signs in meanwhile holds the row of their identity: their session is seen, and ends.
 */
export async function endSessions(scope: Scope, contact_id: string): Promise<Resource> {
  await findContact(scope, contact_id)
  const { environment_id, claim: _, ...inner } = scope
  const ended = await transact({ ...inner, environment_id }, async (scope) => {
    const own = sql`environment_id = ${environment_id} and contact_id = ${contact_id}`
    await scope.connection!.query(sql`
      update contact_identities set sessions_ended_at = clock_timestamp(), undated_refused_through = undated_through where ${own}`)
    const tokens = await scope.connection!.query(sql`
      delete from visitor_tokens
      where environment_id = ${environment_id} and identity_id in (select id from contact_identities where ${own}) returning id`)
    const change = sql`change as (${sessionsEnded(environment_id, contact_id)})`
    await write(scope, change, [], { json: '', id: contact_id })
    return tokens.length
  })
  return { json: JSON.stringify({ object: 'contact.sessions_ended', contact_id, ended }), contact_id }
}
