import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { forgetResponses } from '../events/forget-responses.ts'
import { firstIdAt } from '../ids.ts'

const lately_ms = 10 * 60_000

/** Deliveries that were running while their contact was deleted, and those that a crashed process left. */
export async function forgetLateAnswers(database: Database): Promise<void> {
  const from = firstIdAt('event', Date.now() - lately_ms)
  const deleted = await database.run<{ environment_id: number; contact_id: string }>(sql`
    select id as environment_id, about as contact_id from environments, lateral (
      select about from event_log
      where environment_id = environments.id and event_id >= ${from} and type = 'contact.deleted' and about is not null) log`)
  for (const { environment_id, contact_id } of deleted) await forgetResponses(database, environment_id, contact_id)
}
