import { endOf } from '../../accounts/visitors.ts'
import { page } from '../../db/page.ts'
import { rendering } from '../../db/render.ts'
import { sql } from '../../db/sql.ts'
import { notFound } from '../../errors.ts'
import type { VisitorScope } from '../../http/scopes.ts'
import { isId } from '../../ids.ts'
import type { Resource } from '../../scope.ts'
import { type SessionQuery, VisitorSession } from './session-schema.ts'

const { json } = rendering(VisitorSession)

/** The browsers and apps in which a visitor is signed in. One whom nobody signed has only this. */
export function listOwnSessions(scope: VisitorScope, query: SessionQuery) {
  const { environment_id, visitor } = scope
  return page(scope, {
    name: `own sessions of ${visitor.id}`,
    query,
    rows: (after, tail) => sql`
      select * from (
        select token.id, token.browser, hash = decode(${visitor.browser_id}, 'hex') as current, token.created_at,
          date_trunc('milliseconds', last_used_at) as last_used_at, date_trunc('milliseconds', ${endOf(scope.settings)}) as ends_at
        from visitor_tokens token
        join contact_identities visitor on visitor.environment_id = token.environment_id and visitor.id = token.identity_id
        where token.environment_id = ${environment_id} and identity_id = ${visitor.id}) sessions
      where ends_at > now()${after} ${tail}`,
    json,
  })
}

/** Within a second, its streams end with it. */
export async function endOwnSession(
  { database, environment_id, visitor }: VisitorScope,
  id: string,
): Promise<Resource> {
  if (!isId('visitor_session', id)) throw notFound('session')
  const ended = await database.write(sql`
    delete from visitor_tokens where environment_id = ${environment_id} and identity_id = ${visitor.id} and id = ${id} returning 1 as one`)
  if (ended.length === 0) throw notFound('session')
  return { json: JSON.stringify({ object: 'visitor.session', id, deleted: true }), id }
}

export async function endOtherSessions({ database, environment_id, visitor }: VisitorScope): Promise<Resource> {
  const rows = await database.write(sql`
    delete from visitor_tokens
    where environment_id = ${environment_id} and identity_id = ${visitor.id} and hash <> decode(${visitor.browser_id}, 'hex')
    returning 1 as one`)
  return { json: JSON.stringify({ object: 'visitor.sessions_ended', ended: rows.length }) }
}
