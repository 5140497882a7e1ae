import { forgetSent } from '../crm/forget-sent.ts'
import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import { forgetResponses } from '../events/forget-responses.ts'
import { type Means, systemScope, transact } from '../scope.ts'
import type { Place } from './due.ts'
import { eraseContact } from './erase-contacts.ts'
import { forgetConversations } from './forget.ts'
import { forgetQuotes } from './forget-quotes.ts'

/** Longer than anything that started before a deletion: a request, a model call, a delivery attempt. */
const after = sql`interval '2 minutes'`
const batch = 500

interface Deleted extends Place {
  contact_id: string
  ids: string
  contact_days: number | null
}

/**
 * Checks again for remains of conversations that were just deleted: operations in progress may have added some. Returns
 * whether there may be more.
 */
export async function forgetAgain(services: Means): Promise<boolean> {
  const { database } = services
  const deleted = await database.run<Deleted>(sql`
    select environment_id, account_id, mode, contact_id, contact_days, json_agg(late.id) as ids
    from (
      select environment_id, id, contact_id from deleted_conversations
      where deleted_at < now() - ${after} order by deleted_at limit ${batch}) late
    join environments on environments.id = environment_id left join retention_settings using (environment_id)
    group by environment_id, account_id, mode, contact_id, contact_days`)
  const failures: unknown[] = []
  for (const one of deleted) await forgetOnce(services, one).catch((error) => failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, 'Some data of deleted conversations could not be checked.')
  return deleted.length > 0
}

async function forgetOnce(services: Means, { contact_id, ids, contact_days, ...place }: Deleted): Promise<void> {
  const { environment_id } = place
  // It was deleted with its conversations, unless that failed or the process ended in between.
  if (contact_days !== null) await eraseContact(services, place, contact_days, contact_id)
  await forgetResponses(services.database, environment_id, contact_id, 'of emptied events')
  await transact(systemScope(services, place), async (scope) => {
    const connection = scope.connection!
    const own = await stillOf(connection, environment_id, contact_id, JSON.parse(ids))
    if (own.length === 0) return
    await connection.query(sql`
      select from leads where environment_id = ${environment_id} and contact_id = ${contact_id} for update`)
    await forgetConversations(connection, environment_id, contact_id, own)
    await forgetQuotes(scope, contact_id)
    await forgetSent(connection, environment_id, contact_id)
    await connection.query(sql`
      delete from deleted_conversations where environment_id = ${environment_id} and id = any (${own})`)
  })
}

/**
 * Those that a merge hasn't moved to another contact in the meantime: it holds the same lock. The next run finds them there.
 */
async function stillOf(connection: Connection, environment_id: number, contact_id: string, ids: string[]) {
  await connection.query(sql`
    select from contacts where environment_id = ${environment_id} and id = ${contact_id} for no key update`)
  const rows = await connection.query<{ id: string }>(sql`
    select id from deleted_conversations
    where environment_id = ${environment_id} and contact_id = ${contact_id} and id = any (${ids})`)
  return rows.map(({ id }) => id)
}

/** What was deleted for one contact is now checked for the other, which has its events and stored responses. */
export async function moveDeleted(connection: Connection, environment_id: number, from: string, to: string) {
  await connection.query(sql`
    update deleted_conversations set contact_id = ${to} where environment_id = ${environment_id} and contact_id = ${from}`)
}
