import type { VisitorSpans } from '../accounts/visitors.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

const idle_days = 30
const batch = 1000

type IdleSpans = Pick<VisitorSpans, 'visitor_session_days' | 'signed_visitor_session_days'>

/** Deletes sessions that are long over, and visitors who only looked. Returns whether there is more. */
export async function sweepVisitors(database: Database, spans: IdleSpans): Promise<boolean> {
  const more = [await sweepOnlookers(database), await sweepSessions(database, spans), await forgetClaims(database)]
  return more.includes(true)
}

/** Visitors who only looked, long ago, with their tokens. Blocked ones stay blocked. */
async function sweepOnlookers(database: Database): Promise<boolean> {
  const rows = await database.run(sql`
    delete from contact_identities where (environment_id, id) in (
      select environment_id, id from contact_identities
      where contact_id is null and last_seen_at < now() - make_interval(days => ${idle_days}::integer) and blocked_at is null
      order by last_seen_at limit ${batch}::integer for update skip locked)
    returning 1 as one`)
  return rows.length === batch
}

/** As long as a visitor who never wrote is kept. */
const claim_days = 30

/** Forgets from which networks visitors left their addresses. */
export async function forgetClaims(database: Database): Promise<boolean> {
  const rows = await database.run(sql`
    update contact_identities set claimed_from = null, claimed_at = null where (environment_id, id) in (
      select environment_id, id from contact_identities
      where claimed_at < now() - make_interval(days => ${claim_days}::integer)
      order by claimed_at limit ${batch}::integer for update skip locked)
    returning 1 as one`)
  return rows.length === batch
}

/** Those of signed visitors end earlier, and stay as long as the others. One that ended at its age isn't used any more either. */
async function sweepSessions(database: Database, spans: IdleSpans): Promise<boolean> {
  const days = Math.max(spans.visitor_session_days, spans.signed_visitor_session_days)
  const rows = await database.run(sql`
    delete from visitor_tokens where (environment_id, hash) in (
      select environment_id, hash from visitor_tokens
      where last_used_at < now() - make_interval(days => ${days}::integer)
      order by last_used_at limit ${batch}::integer for update skip locked)
    returning 1 as one`)
  return rows.length === batch
}
