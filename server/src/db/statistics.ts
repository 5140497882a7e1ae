import type pg from 'pg'

/**
 * Until a table is analyzed for the first time, PostgreSQL supposes that an environment has a two-hundredth of its rows, of an empty
 * one not even a whole row. All indexes that begin with the environment cost the same then, and which one finds a row by its key
 * depends on how wide rows are. Supposing half of the rows, only the key is cheap. Before PostgreSQL 18, nobody can tell it.
 */
export async function assumeRows(client: pg.Client): Promise<void> {
  const { rows } = await client.query('show server_version_num')
  if (Number(rows[0].server_version_num) < 180_000) return
  await client.query(`
    select pg_restore_attribute_stats('schemaname', nspname::text, 'relname', relname::text, 'attname', 'environment_id'::text,
      'inherited', false, 'null_frac', 0::real, 'avg_width', 4, 'n_distinct', 2::real)
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and nspname = current_schema() and attname = 'environment_id' and not attisdropped and not exists (
      select from pg_stats
      where schemaname = nspname and tablename = relname and pg_stats.attname = 'environment_id')`)
}
