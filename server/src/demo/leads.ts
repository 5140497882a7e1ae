import { environmentOf, listAccounts } from '../accounts/accounts.ts'
import { createConnection } from '../crm/connections.ts'
import { sql } from '../db/sql.ts'
import { qualifyLead } from '../leads/qualify.ts'
import { type Means, type Scope, systemScope } from '../scope.ts'

/** Connects the practice CRM and judges some who wrote; the good ones are then synced by themselves. */
export async function fillDemoLeads(means: Means): Promise<void> {
  const account = (await listAccounts(means.database))[0]!
  for (const mode of ['live', 'test'] as const) {
    const environment_id = await environmentOf(means.database, account.id, mode)
    const scope = systemScope(means, { environment_id, account_id: account.id, mode })
    if (await hasLeads(scope)) continue
    await createConnection(scope, { provider: 'fake', name: 'Sales', pull: {} })
    for (const contact_id of await writers(scope)) await qualifyLead(scope, { contact_id })
  }
}

async function hasLeads({ database, environment_id }: Scope): Promise<boolean> {
  const rows = await database.run(sql`select from leads where environment_id = ${environment_id} limit 1`)
  return rows.length > 0
}

/** Those whom people have put to sales, and some who wrote lately. The latest come last: they are then the newest leads. */
async function writers({ database, environment_id }: Scope): Promise<string[]> {
  const rows = await database.run<{ contact_id: string }>(sql`
    select contact_id from conversations where environment_id = ${environment_id}
    group by contact_id order by bool_or(labels::jsonb ? 'sales') desc, max(last_message_at) desc nulls last limit 12`)
  return rows.map(({ contact_id }) => contact_id).reverse()
}
