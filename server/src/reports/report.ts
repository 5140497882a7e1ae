import { reasonCodeOf } from '../conversations/handover-reasons.ts'
import { begin, type Connection, commit, rollback } from '../db/connection.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { limiter } from '../jobs/limiter.ts'
import type { Resource, Scope } from '../scope.ts'
import { by_index } from '../search/by-index.ts'
import { busiestHours } from './busiest-hours.ts'
import { countsIn, openCounts } from './counts.ts'
import { daysIn } from './days.ts'
import { figuresOf } from './figures.ts'
import { measured } from './measure.ts'
import { iso, type Period, periodOf } from './period.ts'
import { ratings } from './ratings.ts'
import type { ConversationReport, ReportQuery } from './schema.ts'
import { openTimes, packedTimes } from './times.ts'

const max_reasons = 20

// A million conversations take about 100 MB for a moment: nobody should be able to request that a hundred times at once.
const taking_turns = limiter(2)

export async function reportConversations(scope: Scope, query: ReportQuery): Promise<Resource> {
  const period = periodOf(query)
  const { environment_id } = scope
  const [counted_until, handover_reasons, rated, { counts, durations }] = await taking_turns(() =>
    // Planned for empty tables, it would read all that was ever counted.
    byIndex(scope.database, (connection) =>
      Promise.all([
        countedUntil(connection, environment_id),
        reasons(connection, environment_id, period),
        ratings(connection, environment_id, period),
        gathered(connection, environment_id, period),
      ]),
    ),
  )
  const figures = figuresOf(counts, durations)
  const { since, until, previous_since, starts, interval, time_zone } = period
  const report: ConversationReport = {
    object: 'conversation_report',
    ...spanOf(since, until),
    interval,
    time_zone,
    counted_until,
    totals: figures.totals,
    previous: { ...spanOf(previous_since, since), totals: figures.previous, ratings: rated.previous },
    intervals: starts.map((start, n) => ({
      ...spanOf(start, starts[n + 1] ?? until),
      figures: figures.intervals[n]!,
    })),
    handover_reasons: handover_reasons.map((one) => ({ ...one, reason_code: reasonCodeOf(one.reason) })),
    ratings: rated.ratings,
    busiest_hours: busiestHours(counts.hours),
  }
  return { json: JSON.stringify(report) }
}

async function byIndex<T>(database: Database, work: (connection: Connection) => Promise<T>): Promise<T> {
  return database.session(async (connection) => {
    try {
      const [, , result] = await Promise.all([connection.query(begin), connection.query(by_index), work(connection)])
      await connection.query(commit)
      return result
    } catch (error) {
      await connection.query(rollback).catch(() => {})
      throw error
    }
  })
}

/** From packed days, and row by row from the others. */
async function gathered(connection: Connection, environment_id: number, period: Period) {
  const { packed, open } = await daysIn(connection, environment_id, period)
  const [happened, times] = await Promise.all([
    openCounts(connection, environment_id, open),
    openTimes(connection, environment_id, open, period),
  ])
  return {
    counts: countsIn(packed, happened, period),
    durations: await measured([...packedTimes(packed, period), ...times]),
  }
}

function spanOf(since: number, until: number) {
  return { since: iso(since), until: iso(until) }
}

/** Up to the first event that isn't counted yet. */
async function countedUntil(connection: Connection, environment_id: number): Promise<string | null> {
  const [row] = await connection.query<{ at: string | null }>(sql`
    select case when progress.environment_id is null or filled_through is not null then null
      else coalesce((select created_at from event_log join events
        on events.environment_id = event_log.environment_id and events.id = event_id
        where event_log.environment_id = environments.id and event_log.sequence > progress.sequence
        order by event_log.sequence limit 1), now()) end as at
    from environments left join report_progress progress on progress.environment_id = environments.id
    where environments.id = ${environment_id}`)
  return row?.at ?? null
}

function reasons(connection: Connection, environment_id: number, { since, until }: Period) {
  return connection.query<{ reason: string | null; count: number }>(sql`
    select reason, count(*)::integer as count from report_handovers
    where environment_id = ${environment_id} and at >= ${iso(since)}::timestamptz and at < ${iso(until)}::timestamptz
    group by reason order by count desc, reason limit ${max_reasons}::integer`)
}
