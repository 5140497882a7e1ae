import { planContinuity } from '../channels/email/continuity/schedule.ts'
import { begin, type Connection, commit, rollback } from '../db/connection.ts'
import type { Database } from '../db/database.ts'
import { locks } from '../db/locks.ts'
import { sql } from '../db/sql.ts'
import { by_index } from '../search/by-index.ts'
import { tellOfAlarms } from './alarms.ts'
import { attended, concerned, type Happening } from './concerned.ts'
import { readHappenings } from './happenings.ts'
import { asking_kinds } from './kinds.ts'
import { type Delays, notify } from './notify.ts'

const batch_size = 500
const max_ms = 250

/** Called with the people who have something new, or for whom something is over. */
export type Told = (environment_id: number, user_ids: readonly string[], is_new: boolean) => void

/**
 * Notifies people of recent events, for a limited time. Any process may do it: a lock admits one at a time, and what was
 * written commits with the progress, so each event is told once. A failing environment doesn't delay others. Returns whether there is more.
 */
export async function notifyOfEvents(database: Database, delays: Delays, told: Told): Promise<boolean> {
  const until = performance.now() + max_ms
  const behind = await behindEnvironments(database)
  const failures: unknown[] = []
  while (behind.length > 0 && performance.now() < until) {
    const environment_id = behind.shift()!
    const step = await followSome(database, environment_id, delays).catch((error) => void failures.push(error))
    if (!step) continue
    if (step.user_ids.length > 0) told(environment_id, step.user_ids, true)
    if (step.relieved_ids.length > 0) told(environment_id, step.relieved_ids, false)
    if (step.more) behind.push(environment_id)
  }
  if (failures.length > 0) throw new AggregateError(failures, 'People could not be notified.')
  return behind.length > 0
}

async function behindEnvironments(database: Database): Promise<number[]> {
  const rows = await database.run<{ id: number }>(sql`
    select id from environments left join notification_progress on environment_id = id
    where sequence is null or sequence < last_sequence order by id`)
  return rows.map(({ id }) => id)
}

interface Step {
  more: boolean
  user_ids: readonly string[]
  /** Those for whom something is over. */
  relieved_ids: readonly string[]
}

const nothing: Step = { more: false, user_ids: [], relieved_ids: [] }

function followSome(database: Database, environment_id: number, delays: Delays): Promise<Step> {
  return database.session(async (connection) => {
    await connection.query(begin)
    try {
      await connection.query(by_index)
      const [lock] = await connection.query<{ free: boolean }>(
        sql`select pg_try_advisory_xact_lock(${locks.notifications}, ${environment_id}) as free`,
      )
      // A separate statement: it must see what the previous holder of the lock wrote.
      const step = lock!.free ? await advance(connection, environment_id, delays) : nothing
      await connection.query(commit)
      return step
    } catch (error) {
      connection.query(rollback).catch(() => {})
      throw error
    }
  })
}

async function advance(connection: Connection, environment_id: number, delays: Delays): Promise<Step> {
  const [progress] = await connection.query<{ sequence: string }>(
    sql`select sequence from notification_progress where environment_id = ${environment_id}`,
  )
  if (!progress) {
    // Nobody is told about what was there before this version. An account that was created a moment ago has nothing of that kind.
    await connection.query(sql`
      insert into notification_progress (environment_id, sequence)
      select environments.id, case when created_at > now() - interval '1 minute' then 0 else last_sequence end
      from environments join accounts on accounts.id = account_id where environments.id = ${environment_id}`)
    return { ...nothing, more: true }
  }
  const { logged, happenings } = await readHappenings(connection, environment_id, progress.sequence, batch_size)
  const last = logged.at(-1)
  if (last === undefined) return nothing
  const relieved_ids = await withdraw(connection, environment_id, happenings)
  const user_ids = await tell(connection, environment_id, happenings, delays)
  const alarms = await tellOfAlarms(connection, environment_id, logged)
  const answered = happenings.filter(isAnswer).map(({ conversation_id }) => conversation_id)
  await planContinuity(connection, environment_id, answered, delays.continuity_mail_ms)
  await connection.query(sql`
    update notification_progress set sequence = ${last.sequence}::bigint where environment_id = ${environment_id}`)
  return {
    more: logged.length === batch_size,
    user_ids: [...new Set([...user_ids, ...alarms.user_ids])],
    relieved_ids: [...new Set([...relieved_ids, ...alarms.relieved_ids])],
  }
}

/** Nobody is asked any more to come where somebody is. */
async function withdraw(
  connection: Connection,
  environment_id: number,
  happenings: readonly Happening[],
): Promise<string[]> {
  const ends = [...attended(happenings).values()].map((at) => happenings[at]!)
  if (ends.length === 0) return []
  const rows = await connection.query<{ user_id: string }>(sql`
    delete from notifications n
    using unnest(${ends.map(({ conversation_id }) => conversation_id)}::text[], ${ends.map(({ event_id }) => event_id)}::text[]) ended (conversation_id, event_id)
    where n.environment_id = ${environment_id} and n.conversation_id = ended.conversation_id and n.event_id < ended.event_id
      and n.kind = any (${asking_kinds}::text[]) and n.read_at is null
    returning user_id`)
  return [...new Set(rows.map(({ user_id }) => user_id))]
}

/** Something that the customer has not seen yet. That nobody is there is none. */
function isAnswer({ type, message }: Happening): boolean {
  return (
    type === 'message.created' &&
    message?.direction === 'outbound' &&
    !message.private &&
    message.sender.type !== 'system'
  )
}

async function tell(
  connection: Connection,
  environment_id: number,
  happenings: readonly Happening[],
  delays: Delays,
): Promise<readonly string[]> {
  if (happenings.length === 0) return []
  const ids = [...new Set(happenings.map(({ conversation_id }) => conversation_id))]
  const conversations = await connection.query<{ id: string; assignee: string | null; status: string }>(sql`
    select id, assignee, status from conversations where environment_id = ${environment_id} and id = any (${ids}::text[])`)
  const team = await connection.query<{ id: string; can_reply: boolean }>(sql`
    select users.id, role <> 'viewer' as can_reply from environments join users on users.account_id = environments.account_id
    where environments.id = ${environment_id} and disabled_at is null`)
  const drafts = concerned(happenings, new Map(conversations.map((one) => [one.id, one])), team)
  return drafts.length === 0 ? [] : notify(connection, environment_id, drafts, delays)
}
