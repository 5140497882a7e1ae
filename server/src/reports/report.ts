import { reasonCodeOf } from '../conversations/handover-reasons.ts'
import type { Connection } from '../db/connection.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { Resource, Scope } from '../scope.ts'
import { busiestHours } from './busiest-hours.ts'
import { figuresOf, kinds, type Measured } from './figures.ts'
import { type Period, periodOf } from './period.ts'
import type { ConversationReport, ReportQuery } from './schema.ts'

const most_reasons = 20

export async function reportConversations(scope: Scope, query: ReportQuery): Promise<Resource> {
  const period = periodOf(query)
  const { environment_id } = scope
  const [counted_until, counts, durations, handover_reasons, busiest_hours] = await scope.database.session(
    (connection) =>
      Promise.all([
        countedUntil(connection, environment_id),
        counted(connection, environment_id, period),
        measured(connection, environment_id, period),
        reasons(connection, environment_id, period),
        busiestHours(connection, environment_id, period),
      ]),
  )
  const figures = figuresOf(counts, durations, period.starts.length)
  const { since, until, previous_since, starts, interval, time_zone } = period
  const report: ConversationReport = {
    object: 'conversation_report',
    ...told(since, until),
    interval,
    time_zone,
    counted_until,
    totals: figures.totals,
    previous: { ...told(previous_since, since), totals: figures.previous },
    intervals: starts.map((start, n) => ({
      ...told(start, starts[n + 1] ?? until),
      figures: figures.intervals[n]!,
    })),
    handover_reasons: handover_reasons.map((one) => ({ ...one, reason_code: reasonCodeOf(one.reason) })),
    busiest_hours,
  }
  return { json: JSON.stringify(report) }
}

function told(since: number, until: number) {
  return { since: iso(since), until: iso(until) }
}

function iso(ms: number): string {
  return new Date(ms).toISOString()
}

/** Up to the first event that waits to be counted. */
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

/** 0 is the period before, 1 the first interval. */
function placed({ starts }: Period) {
  return sql`${starts.map(iso)}::timestamptz[]`
}

interface Counted {
  what: string
  place: number
  count: number
}

function counted(connection: Connection, environment_id: number, period: Period): Promise<Counted[]> {
  return connection.query<Counted>(sql`
    select what, width_bucket(quarter, ${placed(period)}) as place, sum(count)::integer as count from report_counts
    where environment_id = ${environment_id} and quarter >= ${iso(period.previous_since)}::timestamptz
      and quarter < ${iso(period.until)}::timestamptz
    group by 1, 2`)
}

function reasons(connection: Connection, environment_id: number, { since, until }: Period) {
  return connection.query<{ reason: string | null; count: number }>(sql`
    select reason, count(*)::integer as count from report_handovers
    where environment_id = ${environment_id} and at >= ${iso(since)}::timestamptz and at < ${iso(until)}::timestamptz
    group by reason order by count desc, reason limit ${most_reasons}::integer`)
}

/**
 * Every interval and both periods from one reading of what ended in them; a place of null is the whole period. Kinds are numbers:
 * sorted as texts, a hundred thousand resolutions take three times as long.
 */
function measured(connection: Connection, environment_id: number, period: Period): Promise<Measured[]> {
  const within = (column: Sql) =>
    sql`environment_id = ${environment_id} and ${column} >= ${iso(period.previous_since)}::timestamptz
      and ${column} < ${iso(period.until)}::timestamptz`
  return connection.query<Measured>(sql`
    with ended (kind, at, seconds) as (
      select ${kinds.first_reply}::integer, first_replied_at, first_reply_s from report_conversations where ${within(sql`first_replied_at`)}
      union all
      select ${kinds.first_reply_by_assistant}::integer, assistant_replied_at, assistant_reply_s from report_conversations
      where ${within(sql`assistant_replied_at`)}
      union all
      select ${kinds.first_reply_by_people}::integer, person_replied_at, person_reply_s from report_conversations
      where ${within(sql`person_replied_at`)}
      union all
      select ${kinds.resolution}::integer, resolved_at, resolution_s from report_conversations where ${within(sql`resolved_at`)}
      union all
      select case resolved_by when 'assistant' then ${kinds.resolution_by_assistant}::integer else ${kinds.resolution_by_people}::integer end,
        resolved_at, resolution_s from report_conversations where ${within(sql`resolved_at`)}),
    placed as (
      select kind, width_bucket(at, ${placed(period)}) as place, greatest(seconds, 0)::double precision as seconds from ended)
    select kind, case when grouping(place) = 0 then place end as place, count(*)::integer as count,
      percentile_cont(array[0.5, 0.9]) within group (order by seconds)::text as seconds
    from placed group by grouping sets ((kind, place), (kind, (place > 0)))
    having grouping(place) = 0 or (place > 0)`)
}
