import { page } from '../../db/page.ts'
import { sql } from '../../db/sql.ts'
import { notFound } from '../../errors.ts'
import type { DashboardScope } from '../../http/scopes.ts'
import type { Static } from '../../schema.ts'
import { objectNames } from '../logs/audited-objects.ts'
import { lasting_actions } from '../powers.ts'
import type { PersonQuery } from './people-schema.ts'

interface AccessRow {
  id: string
  type: string
  object_id: string | null
  mode: string | null
  last_change_at: string
  details: string
}

/** What somebody made or changed that they could still use, or that still gets data: each object once, if it still exists. */
export async function listAccess(scope: DashboardScope, user_id: string, query: Static<typeof PersonQuery>) {
  const { account_id, database, session } = scope
  const [user] = await database.run(sql`select from users where id = ${user_id} and account_id = ${account_id}`)
  if (!user) throw notFound('user')
  const there = sql`environment_id in (${session.live}, ${session.test})`
  return page(scope, {
    name: `access of ${user_id}`,
    query,
    walks: true,
    json: () => '',
    expand: async (rows) => {
      const nameOf = await objectNames(scope, rows as never)
      return (row) => json(row as unknown as AccessRow, nameOf(row as never))
    },
    rows: (after, tail) => sql`
      select * from (
        select distinct on (type, object_id, mode) id, type, object_id, mode, created_at as last_change_at, '{}' as details
        from audit_entries, split_part(action, '.', 1) type
        where account_id = ${account_id} and actor_id = ${user_id} and action = any (${lasting_actions}::text[]) and type <> 'api_key'
        order by type, object_id, mode, id desc) change
      where case type
        when 'identity_key' then exists (select from identity_keys one where ${there} and one.id = object_id)
        when 'webhook_endpoint' then exists (select from webhook_endpoints one where ${there} and one.id = object_id and deleted_at is null)
        when 'crm_connection' then exists (select from crm_connections one where ${there} and one.id = object_id)
        when 'channel' then exists (select from channels one where ${there} and one.id = object_id and deleted_at is null)
        else true end${after} ${tail}`,
  })
}

function json({ details: _, ...row }: AccessRow, name: string | null): string {
  return JSON.stringify({ object: 'user.access', ...row, name })
}
