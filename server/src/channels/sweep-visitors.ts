import type { VisitorSpans } from '../accounts/visitors.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

const idle_days = 30
const batch = 1000

/** Deletes visitors who only looked, long ago, with their tokens. Blocked ones stay blocked. Returns whether there is more. */
export async function sweepVisitors(database: Database): Promise<boolean> {
  const rows = await database.run(sql`
    delete from contact_identities where (environment_id, id) in (
      select environment_id, id from contact_identities
      where contact_id is null and last_seen_at < now() - make_interval(days => ${idle_days}::integer) and blocked_at is null
      order by last_seen_at limit ${batch}::integer for update skip locked)
    returning 1 as one`)
  return rows.length === batch
}

/** Deletes sessions that ended long ago. Those of signed visitors end earlier, and stay until then. */
export async function sweepVisitorSessions(database: Database, spans: VisitorSpans): Promise<boolean> {
  const days = Math.max(spans.visitor_session_days, spans.signed_visitor_session_days)
  const rows = await database.run(sql`
    delete from visitor_tokens where (environment_id, hash) in (
      select environment_id, hash from visitor_tokens
      where last_used_at < now() - make_interval(days => ${days}::integer)
      order by last_used_at limit ${batch}::integer for update skip locked)
    returning 1 as one`)
  return rows.length === batch
}
