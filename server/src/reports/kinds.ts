import { type Sql, sql } from '../db/sql.ts'

/** What is counted, in the order of a packed day. */
export const counted = ['started', 'received', 'assistant', 'people', 'handovers'] as const
export type Counted = (typeof counted)[number]

/** What is measured, and from which durations: by their number in queries and packed days. */
export const measures = {
  first_reply: [0],
  first_reply_by_assistant: [1],
  first_reply_by_people: [2],
  resolution: [3, 4],
  resolution_by_assistant: [3],
  resolution_by_people: [4],
} as const satisfies Record<string, readonly number[]>
export type Measure = keyof typeof measures

export const kinds_count = 5

/** What ended between two moments, one row (kind, at, seconds) each. */
export function endedBetween(environment_id: number, since: Sql, until: Sql): Sql {
  const within = (at: Sql) => sql`environment_id = ${environment_id} and ${at} >= ${since} and ${at} < ${until}`
  return sql`
    select 0 as kind, first_replied_at as at, first_reply_s as seconds from report_conversations where ${within(sql`first_replied_at`)}
    union all
    select 1, assistant_replied_at, assistant_reply_s from report_conversations where ${within(sql`assistant_replied_at`)}
    union all
    select 2, person_replied_at, person_reply_s from report_conversations where ${within(sql`person_replied_at`)}
    union all
    select case resolved_by when 'assistant' then 3 else 4 end, resolved_at, resolution_s
    from report_conversations where ${within(sql`resolved_at`)}`
}
