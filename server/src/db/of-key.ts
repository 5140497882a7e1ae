import { type Sql, sql } from './sql.ts'

/**
 * The end of a select that finds one row by the primary key (environment_id, id). By `id = …`, every index that begins with the environment
 * may serve: as long as PostgreSQL takes the table for small, all cost the same, and if a newer one wins, it reads the whole
 * environment for one row. As a range that is sorted, only the key needs no sorting. `limit` keeps it from being joined otherwise.
 */
export function ofKey(environment_id: number, id: Sql): Sql {
  return sql`environment_id = ${environment_id} and id >= ${id} and id <= ${id} order by id limit 1`
}

/** The same for several, sorted: one way down the index finds all that are near each other. */
export function ofKeys(environment_id: number, ids: readonly string[]): Sql {
  const sorted = ids.toSorted()
  return sql`
    environment_id = ${environment_id} and id >= ${sorted[0]!} and id <= ${sorted.at(-1)!} and id = any (${sorted})
    order by id limit ${sorted.length}`
}
