import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** How many rows this work reads of the tables, on a database with four connections that nobody else uses. */
export async function rowsRead(database: Database, work: () => Promise<unknown>) {
  const before = await readSoFar(database)
  await work()
  const after = await readSoFar(database)
  const read = [...after]
    .map(([table, rows]) => [table, rows - (before.get(table) ?? 0)] as const)
    .filter(([, rows]) => rows > 0)
    .sort(([, a], [, b]) => b - a)
  return {
    total: read.reduce((sum, [, rows]) => sum + rows, 0),
    text: read.map(([table, rows]) => `${table} ${rows}`).join(', '),
  }
}

async function readSoFar(database: Database): Promise<Map<string, number>> {
  // A backend reports what it did at most once a second unless told to: each of the connections is.
  const report = sql`select pg_stat_force_next_flush()`
  await Promise.all([database.read(report), database.read(report), database.write(report), database.run(report)])
  // An index may be read far, to fetch few rows.
  const rows = await database.run<{ table: string; rows: string }>(sql`
    select relname as table, (seq_tup_read + greatest(coalesce(idx_tup_fetch, 0), coalesce((
      select sum(idx_tup_read) from pg_stat_user_indexes indexes where indexes.relid = tables.relid), 0)))::bigint as rows
    from pg_stat_user_tables tables`)
  return new Map(rows.map(({ table, rows }) => [table, Number(rows)]))
}
