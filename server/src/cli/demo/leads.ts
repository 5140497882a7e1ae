import { environmentOf, listAccounts } from '../../accounts/accounts.ts'
import { createConnection } from '../../crm/connections.ts'
import { sql } from '../../db/sql.ts'
import { qualifyLead } from '../../leads/qualify.ts'
import { type Means, type Scope, systemScope } from '../../scope.ts'
import { demoCompany } from './company.ts'

/** Connects the practice CRM and judges some who wrote; the good ones are then synced by themselves. */
export async function fillDemoLeads(means: Means): Promise<void> {
  const account = (await listAccounts(means.database))[0]!
  for (const mode of ['live', 'test'] as const) {
    const environment_id = await environmentOf(means.database, account.id, mode)
    const scope = systemScope(means, { environment_id, account_id: account.id, mode })
    if (await hasLeads(scope)) continue
    await createConnection(scope, { provider: 'fake', name: 'Sales', pull: {} })
    for (const contact_id of await buyers(scope)) await qualifyLead(scope, { contact_id })
  }
}

async function hasLeads({ database, environment_id }: Scope): Promise<boolean> {
  const rows = await database.run(sql`select from leads where environment_id = ${environment_id} limit 1`)
  return rows.length > 0
}

// Those whose words the rules read.
const languages = new Set(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'])

/** Those whom people have put to sales, and some who ask before they buy. The latest come last: they are then the newest leads. */
async function buyers({ database, environment_id }: Scope): Promise<string[]> {
  const understood = demoCompany().contacts.filter(({ language }) => languages.has(language))
  const rows = await database.run<{ contact_id: string }>(sql`
    select contact_id from conversations join contacts using (environment_id)
    where environment_id = ${environment_id} and contacts.id = contact_id and email = any(${understood.map(({ email }) => email)}::text[])
    group by contact_id
    order by bool_or(labels::jsonb ? 'sales') desc, bool_or(labels::jsonb ? 'sizing' or labels::jsonb ? 'accessories') desc,
      max(last_message_at) desc nulls last limit 12`)
  return rows.map(({ contact_id }) => contact_id).reverse()
}
