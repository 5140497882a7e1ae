import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Mode } from '../scope.ts'

export interface PullLink {
  lead_id: string
  remote_id: string
  remote_status: string | null
  /** When it was picked. */
  due_at: string
}

/** What one round reads from one connection. */
export interface Round {
  environment_id: number
  account_id: string
  mode: Mode
  connection_id: string
  links: PullLink[]
}

// At most about one call a second per connection, in addition to syncs.
export const pull_every_ms = 5000
const max_links = 5
/** The maximum age of pulled data, if there are few enough leads. */
const again_after_s = 900

/**
 * Picks the next records of each connection that is due: newly synced ones first, then those pulled longest ago. They count
 * as pulled whatever happens, so a process that dies only delays them.
 */
export async function claimRound(database: Database, limit: number): Promise<Round[]> {
  const rows = await database.run<Omit<Round, 'links'> & { links: string }>(sql`
    with turn as (
      select environment_id, id from crm_connections connection
      where pull is not null and status = 'active' and pull_after <= now() and (blocked_until is null or blocked_until <= now())
        and exists (
          select from crm_links link where link.environment_id = connection.environment_id and connection_id = connection.id
            and remote_id is not null and pull_due_at <= now())
      order by pull_after limit ${limit}::integer for no key update skip locked),
    taken as (
      update crm_connections connection set pull_after = now() + ${pull_every_ms} * interval '1 ms'
      from turn where connection.environment_id = turn.environment_id and connection.id = turn.id
      returning connection.environment_id, connection.id),
    due as (
      select link.environment_id, link.connection_id, link.lead_id, link.pull_due_at as due_at from taken, lateral (
        select environment_id, connection_id, lead_id, pull_due_at from crm_links
        where environment_id = taken.environment_id and connection_id = taken.id and remote_id is not null and pull_due_at <= now()
        order by pull_due_at limit ${max_links} for no key update skip locked) link),
    asked as (
      update crm_links link set pull_due_at = now() + ${again_after_s} * interval '1 second'
      from due where link.environment_id = due.environment_id and link.connection_id = due.connection_id and link.lead_id = due.lead_id
      returning link.*, due_at)
    select asked.environment_id, account_id, mode, connection_id, json_agg(
      json_build_object('lead_id', lead_id, 'remote_id', remote_id, 'remote_status', remote_status, 'due_at', due_at) order by due_at) as links
    from asked join environments on environments.id = asked.environment_id
    group by asked.environment_id, account_id, mode, connection_id`)
  return rows.map((row) => ({ ...row, links: JSON.parse(row.links) }))
}

/** Records that weren't read stay due. */
export async function giveBackLinks(
  database: Database,
  { environment_id, connection_id }: Round,
  links: PullLink[],
): Promise<void> {
  if (links.length === 0) return
  await database.run(sql`
    update crm_links link set pull_due_at = least(link.pull_due_at, given.due_at)
    from json_to_recordset(${JSON.stringify(links)}::json) given (lead_id text, due_at timestamptz)
    where environment_id = ${environment_id} and connection_id = ${connection_id} and link.lead_id = given.lead_id`)
}
