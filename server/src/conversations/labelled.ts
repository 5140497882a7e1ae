import { type Sql, sql } from '../db/sql.ts'

/**
 * Those with a label, found first and by its own index. As a plain condition PostgreSQL takes a label to be on one conversation
 * in a hundred, and walks the whole list in its order to find a rare one.
 */
export function withLabel(environment_id: number, label: string): Sql {
  return sql`id = any (array(
    select id from conversations
    where environment_id = ${environment_id} and labels_within(environment_id, labels) @> array[${`${environment_id} ${label}`}]
      and labels::text <> '[]'))`
}
