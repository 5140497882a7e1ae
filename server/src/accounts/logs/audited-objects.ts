import { sql } from '../../db/sql.ts'
import type { DashboardScope } from '../../http/scopes.ts'

interface Entry {
  object_id: string | null
  details: string
}

/**
 * The names of the objects of audit entries. A name is looked up where the object is stored and never stored in the entry,
 * so that no name of an erased person remains in a log that keeps everything.
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
    union all select id, name from teams join place using (environment_id) join wanted using (id)
    union all select id, name from contact_identities join place using (environment_id) join wanted using (id) where name is not null
    union all select id, '…' || last_four from identity_keys join place using (environment_id) join wanted using (id)
    union all select id, name from lead_rules join place using (environment_id) join wanted using (id) where name is not null
    union all select id, name from contacts join place using (environment_id) join wanted using (id)`)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return ({ object_id, details }) => names.get(object_id ?? '') ?? noted(details)
}

function noted(details: string): string | null {
  const { name, email } = JSON.parse(details) as { name?: unknown; email?: unknown }
  const called = name ?? email
  return typeof called === 'string' ? called : null
}
