import { sql } from '../db/sql.ts'
import type { DashboardScope } from '../http/scopes.ts'

interface Entry {
  object_id: string | null
  details: string
}

/**
 * What the objects of audit entries are called. A name is looked up where the object is, and only then stands in the entry: of a
 * person who was erased, no name remains in a log that keeps everything.
 */
export async function objectNames(
  { database, account_id }: DashboardScope,
  entries: readonly Entry[],
): Promise<(entry: Entry) => string | null> {
  const ids = [...new Set(entries.flatMap(({ object_id }) => object_id ?? []))]
  const rows =
    ids.length === 0
      ? []
      : await database.run<{ id: string; name: string }>(sql`
    with place as (select id as environment_id from environments where account_id = ${account_id}),
    wanted as (select unnest(${ids}::text[]) collate "C" as id)
    select id, name from users join wanted using (id) where account_id = ${account_id}
    union all select id, name from accounts join wanted using (id) where id = ${account_id}
    union all select id, email from invitations join wanted using (id) where account_id = ${account_id}
    union all select id, coalesce(name, '…' || last_four) from api_keys join place using (environment_id) join wanted using (id)
    union all select id, coalesce(description, url) from webhook_endpoints join place using (environment_id) join wanted using (id)
    union all select id, coalesce(name, provider) from crm_connections join place using (environment_id) join wanted using (id)
    union all select id, name from channels join place using (environment_id) join wanted using (id)
    union all select id, name from lead_rules join place using (environment_id) join wanted using (id) where name is not null
    union all select id, name from contacts join place using (environment_id) join wanted using (id)`)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return ({ object_id, details }) => names.get(object_id ?? '') ?? noted(details)
}

function noted(details: string): string | null {
  const { name } = JSON.parse(details) as { name?: unknown }
  return typeof name === 'string' ? name : null
}
