import { type Sql, sql } from '../db/sql.ts'

/**
 * Finds those with a label first, by its own index. With a plain condition, PostgreSQL assumes that one in a hundred
 * conversations has a label, and scans the whole list to find a rare one.
 */
export function withLabel(environment_id: number, label: string): Sql {
  return sql`id = any (array(
    select id from conversations
    where environment_id = ${environment_id} and labels_within(environment_id, labels) @> array[${`${environment_id} ${label}`}]
      and labels::text <> '[]'))`
}
