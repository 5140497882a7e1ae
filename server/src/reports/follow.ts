import { begin, type Connection, commit, rollback } from '../db/connection.ts'
import type { Database } from '../db/database.ts'
import { locks } from '../db/locks.ts'
import { ofKey } from '../db/of-key.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { EventType } from '../events/catalog.ts'
import { by_index } from '../search/by-index.ts'
import { count, keepHandovers } from './count.ts'
import { packSome } from './pack.ts'

const batch_size = 1000
const max_ms = 250

/**
 * Counts recent events, for a limited time. Any process may do it: a lock admits one at a time. A failing environment
 * doesn't delay others. Returns whether there is more.
 */
export async function countEvents(database: Database): Promise<boolean> {
  const until = performance.now() + max_ms
  const behind = await behindEnvironments(database)
  const failures: unknown[] = []
  while (behind.length > 0 && performance.now() < until) {
    const environment_id = behind.shift()!
    const more = await step(database, environment_id).catch((error) => void failures.push(error))
    if (more) behind.push(environment_id)
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Reports lag behind.')
  return behind.length > 0
}

/** The environments with events that aren't counted yet. */
export async function behindEnvironments(database: Database): Promise<number[]> {
  const rows = await database.run<{ id: number }>(sql`
    select id from environments left join report_progress on environment_id = id
    where sequence is null or sequence < last_sequence or filled_through is not null or exists (
      select from report_days where environment_id = id and seconds is null and day < date_bin('1 day', now(), 'epoch'))
    order by id`)
  return rows.map(({ id }) => id)
}

/** One batch in one transaction, together with its progress: if the process is killed, the batch starts over. */
function step(database: Database, environment_id: number): Promise<boolean> {
  return database.session(async (connection) => {
    await connection.query(begin)
    try {
      await connection.query(by_index)
      await connection.query(sql`set local statement_timeout = '60s'`)
      const [lock] = await connection.query<{ free: boolean }>(
        sql`select pg_try_advisory_xact_lock(${locks.report_days}, ${environment_id}) as free`,
      )
      // A separate statement: it must see what the previous holder of the lock wrote.
      const more = lock!.free && (await advance(connection, environment_id))
      await connection.query(commit)
      return more
    } catch (error) {
      connection.query(rollback).catch(() => {})
      throw error
    }
  })
}

interface Progress {
  sequence: string
  filled_through: string | null
}

async function advance(connection: Connection, environment_id: number): Promise<boolean> {
  const [progress] = await connection.query<Progress>(
    sql`select sequence, filled_through from report_progress where environment_id = ${environment_id}`,
  )
  if (!progress) {
    // Rows from before the first followed event are counted from the tables.
    await connection.query(sql`
      insert into report_progress (environment_id, sequence, filled_through)
      select id, last_sequence, '' from environments where id = ${environment_id}`)
    return true
  }
  if (await followSome(connection, environment_id, progress.sequence)) return true
  if (progress.filled_through !== null) return fillSome(connection, environment_id, progress.filled_through)
  return packSome(connection, environment_id)
}

/** Events that change a figure. */
export const counted_kinds: readonly EventType[] = [
  'conversation.created',
  'conversation.updated',
  'conversation.status_changed',
  'conversation.handed_over',
  'conversation.assigned',
  'conversation.deleted',
  'message.created',
  'message.updated',
]
const counted = new Set<string>(counted_kinds)

/** Counts the conversations of the next events. Returns whether there may be more. */
async function followSome(connection: Connection, environment_id: number, sequence: string): Promise<boolean> {
  const happened = await connection.query<{ sequence: string; type: string; about: string | null }>(sql`
    select sequence, type, about from event_log
    where environment_id = ${environment_id} and sequence > ${sequence}::bigint order by sequence limit ${batch_size}`)
  const last = happened.at(-1)
  if (!last) return false
  const about = happened.filter(({ type }) => counted.has(type)).map(({ about }) => about)
  if (happened.some(({ type }) => type === 'conversation.handed_over'))
    await keepHandovers(connection, environment_id, handoversTold(environment_id, sequence, last.sequence))
  await count(connection, environment_id, [...new Set(about.filter((id) => id !== null))])
  await connection.query(sql`
    update report_progress set sequence = ${last.sequence}::bigint where environment_id = ${environment_id}`)
  return happened.length === batch_size
}

/** Of several changes between two batches, a conversation shows only the last: the events contain each. */
function handoversTold(environment_id: number, after: string, through: string): Sql {
  return sql`
    with told as materialized (
      select about, (data->'object'->'handover'->>'requested_at')::timestamptz as at, data->'object'->'handover'->>'reason' as reason
      from event_log log cross join lateral (
        select data from events where environment_id = ${environment_id} and id = log.event_id limit 1) event
      where log.environment_id = ${environment_id} and sequence > ${after}::bigint and sequence <= ${through}::bigint
        and log.type = 'conversation.handed_over')
    select environment_id, id, at, reason from told
    cross join lateral (
      select environment_id, id from conversations where ${ofKey(environment_id, sql`about`)} for key share) conversation
    where at is not null`
}

/** Counts the next existing conversations. Returns whether there are more. */
async function fillSome(connection: Connection, environment_id: number, after: string): Promise<boolean> {
  const conversations = await connection.query<{ id: string }>(sql`
    select id from conversations where environment_id = ${environment_id} and id > ${after} order by id limit ${batch_size}`)
  const last = conversations.at(-1)?.id ?? null
  await count(
    connection,
    environment_id,
    conversations.map(({ id }) => id),
  )
  await connection.query(
    sql`update report_progress set filled_through = ${last} where environment_id = ${environment_id}`,
  )
  return last !== null
}
