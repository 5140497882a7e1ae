import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import type { Resource, Scope } from '../scope.ts'
import { busiestHours } from './busiest-hours.ts'
import { figuresOf, type Measured } from './figures.ts'
import { type Period, periodOf } from './period.ts'
import type { ConversationReport, ReportQuery } from './schema.ts'

const most_reasons = 20

export async function reportConversations(scope: Scope, query: ReportQuery): Promise<Resource> {
  const period = periodOf(query)
  const { environment_id } = scope
  const [counted_until, counts, durations, handovers, handover_reasons, busiest_hours] = await scope.database.session(
    (connection) =>
      Promise.all([
        countedUntil(connection, environment_id),
        counted(connection, environment_id, period),
        measured(connection, environment_id, period),
        handedOver(connection, environment_id, period),
        reasons(connection, environment_id, period),
        busiestHours(connection, environment_id, period),
      ]),
  )
  const figures = figuresOf([...counts, ...handovers], durations, period.starts.length)
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
    handover_reasons,
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

function handedOver(connection: Connection, environment_id: number, period: Period): Promise<Counted[]> {
  return connection.query<Counted>(sql`
    select 'handovers' as what, width_bucket(at, ${placed(period)}) as place, count(*)::integer as count from report_handovers
    where environment_id = ${environment_id} and at >= ${iso(period.previous_since)}::timestamptz
      and at < ${iso(period.until)}::timestamptz
    group by 2`)
}

function reasons(connection: Connection, environment_id: number, { since, until }: Period) {
  return connection.query<ConversationReport['handover_reasons'][number]>(sql`
    select reason, count(*)::integer as count from report_handovers
    where environment_id = ${environment_id} and at >= ${iso(since)}::timestamptz and at < ${iso(until)}::timestamptz
    group by reason order by count desc, reason limit ${most_reasons}::integer`)
}

/** Each of the periods and intervals from one reading of what ended in them; a place of null is the whole period. */
function measured(connection: Connection, environment_id: number, period: Period): Promise<Measured[]> {
  const [from, to] = [sql`${iso(period.previous_since)}::timestamptz`, sql`${iso(period.until)}::timestamptz`]
  const mine = sql`environment_id = ${environment_id}`
  return connection.query<Measured>(sql`
    with ended as (
      select 'first_reply' as what, first_replied_at as at, received_at as since from report_conversations
      where ${mine} and first_replied_at >= ${from} and first_replied_at < ${to}
      union all
      select 'first_reply_by_assistant', assistant_replied_at, received_at from report_conversations
      where ${mine} and assistant_replied_at >= ${from} and assistant_replied_at < ${to}
      union all
      select 'first_reply_by_people', person_replied_at,
        case when handed_over_at between received_at and person_replied_at then handed_over_at else received_at end
      from report_conversations where ${mine} and person_replied_at >= ${from} and person_replied_at < ${to}
      union all
      select 'resolution_by_' || resolved_by, resolved_at, created_at from report_conversations
      where ${mine} and resolved_at >= ${from} and resolved_at < ${to}
      union all
      select 'resolution', resolved_at, created_at from report_conversations
      where ${mine} and resolved_at >= ${from} and resolved_at < ${to}),
    timed as (
      select what, width_bucket(at, ${placed(period)}) as place,
        greatest(extract(epoch from at - since), 0)::double precision as seconds from ended)
    select what, case when grouping(place) = 0 then place end as place, count(*)::integer as count,
      percentile_cont(array[0.5, 0.9]) within group (order by seconds)::text as seconds
    from timed group by grouping sets ((what, place), (what, (place > 0)))
    having grouping(place) = 0 or (place > 0)`)
}
