import type { Connection } from '../db/connection.ts'
import { type Sql, sql } from '../db/sql.ts'
import { firstIdAt } from '../ids.ts'
import type { Period } from './period.ts'
import type { RatingCounts } from './schema.ts'

const scores = [5, 4, 3, 2, 1] as const

/** Rated conversations that started in a period: a range of the primary key, because ids begin with the time of creation. */
export function ratedIn(
  environment_id: number,
  { since, until }: Pick<Period, 'since' | 'until'>,
  score?: number,
): Sql {
  return sql`
    select conversation_id, score from visitor_conversations where environment_id = ${environment_id}
      and conversation_id >= ${firstIdAt('conversation', since)} and conversation_id < ${firstIdAt('conversation', until)}
      and score is not null${score === undefined ? sql`` : sql` and score = ${score}::integer`}`
}

/** How many conversations have each score, in the period and in the previous one. */
export async function ratings(connection: Connection, environment_id: number, period: Period) {
  const { previous_since: since, since: middle, until } = period
  const rows = await connection.query<{ is_previous: boolean; score: number; count: number }>(sql`
    select conversation_id < ${firstIdAt('conversation', middle)} as is_previous, score::integer as score, count(*)::integer as count
    from (${ratedIn(environment_id, { since, until })}) rated group by 1, 2`)
  const countsOf = (is_previous: boolean): RatingCounts =>
    scores.map((score) => ({
      score,
      count: rows.find((row) => row.is_previous === is_previous && row.score === score)?.count ?? 0,
    }))
  return { ratings: countsOf(false), previous: countsOf(true) }
}
