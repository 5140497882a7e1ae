import { filters } from '../db/page.ts'
import { type Sql, sql, verbatim } from '../db/sql.ts'
import type { Static } from '../schema.ts'
import type { Resource, Scope } from '../scope.ts'
import { channelsOf, conditionsOf, isOne, ofEach, statusesIn } from './filter.ts'
import { type ConversationCountRequest, type ConversationFilter, max_counted } from './list-schema.ts'
import { statuses } from './schema.ts'

const enough = verbatim(`limit ${max_counted + 1}`)

/** How many conversations match each filter, up to what a badge shows: no count reads beyond that. */
export async function countConversations(scope: Scope, request: ConversationCountRequest): Promise<Resource> {
  const matching = request.filters.map(
    (filter) => sql`(select count(*)::integer from (${matches(scope, filter)}) match)`,
  )
  // One after another on a separate connection, so that nobody's reads wait.
  const counts: number[] = []
  for (const count of matching) {
    const [row] = await scope.database.run<{ count: number }>(sql`select ${count} as count`)
    counts.push(row!.count)
  }
  const data = counts.map((count) => ({ count: Math.min(count, max_counted), has_more: count > max_counted }))
  return { json: JSON.stringify({ object: 'conversation_counts', data }) }
}

function matches({ environment_id }: Scope, filter: Static<typeof ConversationFilter>): Sql {
  const wanted = filter.status === undefined ? statuses : statusesIn(filter.status)
  const from = sql`select from conversations where environment_id = ${environment_id}${filters(conditionsOf(environment_id, filter))}`
  const asked = channelsOf(environment_id, filter)
  return sql`${ofEach(wanted, asked, sql`${from}${isOne(asked)} ${enough}`)} ${enough}`
}
