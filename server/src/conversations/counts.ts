import { sql, verbatim } from '../db/sql.ts'
import type { Resource, Scope } from '../scope.ts'
import { matching } from './filter.ts'
import { type ConversationCountRequest, max_counted } from './list-schema.ts'

const enough = verbatim(`limit ${max_counted + 1}`)

/** How many conversations match each filter, up to a maximum: no count reads beyond that. */
export async function countConversations(scope: Scope, request: ConversationCountRequest): Promise<Resource> {
  const statements = request.filters.map(
    (filter) => sql`select count(*)::integer from (${matching(scope, filter, sql``, enough)}) match`,
  )
  // One after another on a separate connection, so that nobody's reads wait.
  const counts: number[] = []
  for (const statement of statements) {
    const [row] = await scope.database.run<{ count: number }>(statement)
    counts.push(row!.count)
  }
  const data = counts.map((count) => ({ count: Math.min(count, max_counted), has_more: count > max_counted }))
  return { json: JSON.stringify({ object: 'conversation_counts', data }) }
}
