import type { SubjectType } from '../alarms/kinds.ts'
import { sinceWords } from '../alarms/words.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Finding } from './finding.ts'

const max_listed = 20

const pages: Record<SubjectType, string> = {
  channel: 'Settings → Channels',
  mail_settings: 'Settings → Email',
  assistant: 'Settings → Assistant',
  webhook_endpoint: 'Settings → Developers → Webhooks',
  crm_connection: 'Settings → CRM',
  api_key: 'Settings → Developers → API keys',
}

interface Row {
  account_name: string
  message: string
  subject_type: SubjectType
  began_at: string
}

/** What fails for accounts in live mode, as they were told it. */
export async function accountFindings(database: Database): Promise<Finding[]> {
  // A database of an earlier version has no alarms.
  const [table] = await database.run(sql`select where to_regclass('alarms') is not null`)
  const rows = table
    ? await database.run<Row>(sql`
        select accounts.name as account_name, message, subject_type, began_at from alarms
          join environments on environments.id = environment_id and mode = 'live'
          join accounts on accounts.id = account_id
        where ended_at is null order by began_at limit ${max_listed}::integer`)
    : []
  if (rows.length === 0) return [{ name: 'accounts', fact: 'nothing fails for an account' }]
  return rows.map(({ account_name, message, subject_type, began_at }) => ({
    name: 'alarm',
    fact: `${account_name}: ${message} ${sinceWords('en', began_at, 'UTC')}`,
    advice: `See ${pages[subject_type]} in the dashboard of the account.`,
  }))
}
