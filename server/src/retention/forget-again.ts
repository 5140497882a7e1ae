import { forgetAnswers } from '../contacts/forget-answers.ts'
import { sql } from '../db/sql.ts'
import type { Services } from '../http/serve.ts'
import { systemScope, transact } from '../scope.ts'
import type { Place } from './due.ts'
import { forgetConversations, forgetSyncs } from './forget.ts'
import { forgetQuotes } from './forget-quotes.ts'

/** Longer than anything takes that began before a deletion: a request, a call of a model, an attempt to deliver. */
const after = sql`interval '2 minutes'`
const batch = 500

interface Deleted extends Place {
  contact_id: string
  ids: string
}

/**
 * Looks once more for what is left of conversations that were deleted a moment ago: what was under way then may have come after.
 * Answers whether there may be more.
 */
export async function forgetAgain(services: Services): Promise<boolean> {
  const { database } = services
  const deleted = await database.run<Deleted>(sql`
    select environment_id, account_id, mode, contact_id, json_agg(late.id) as ids
    from (
      select environment_id, id, contact_id from deleted_conversations
      where deleted_at < now() - ${after} order by deleted_at limit ${batch}) late
    join environments on environments.id = environment_id
    group by environment_id, account_id, mode, contact_id`)
  const failures: unknown[] = []
  for (const { contact_id, ids, ...place } of deleted)
    await forgetOnce(services, place, contact_id, JSON.parse(ids)).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'What is left of deleted conversations was not found.')
  return deleted.length > 0
}

async function forgetOnce(services: Services, place: Place, contact_id: string, ids: string[]): Promise<void> {
  const { environment_id } = place
  await forgetAnswers(services.database, environment_id, contact_id, 'of emptied events')
  await transact(systemScope(services, place), async (scope) => {
    const connection = scope.connection!
    await connection.query(sql`
      select from leads where environment_id = ${environment_id} and contact_id = ${contact_id} for update`)
    await forgetConversations(connection, environment_id, contact_id, ids)
    await forgetQuotes(scope, contact_id)
    await forgetSyncs(connection, environment_id, contact_id)
    await connection.query(sql`
      delete from deleted_conversations where environment_id = ${environment_id} and id = any (${ids})`)
  })
}
