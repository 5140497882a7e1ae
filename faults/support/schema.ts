import { randomBytes } from 'node:crypto'
import type { TestContext } from 'node:test'
import { undo } from '../../server/src/testing/embedded-database.ts'
import { onDatabase } from './on-database.ts'

/** An empty database on the test run's server. */
export async function emptyDatabase(t: TestContext): Promise<string> {
  const server = new URL(process.env.TEST_SERVER_URL!)
  const name = `empty_${randomBytes(6).toString('hex')}`
  await onDatabase(server.href, `create database ${name}`)
  undo(t, () => onDatabase(server.href, `drop database ${name} with (force)`))
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}

/** The schema as text: columns, constraints, indexes, functions and triggers. Without the table of migrations. */
export async function schemaOf(database_url: string): Promise<string[]> {
  const rows = await onDatabase(
    database_url,
    `select format('column %s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as words
       from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'
     union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
       from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> coalesce(to_regclass('migrations'), 0)
     union all select indexdef from pg_indexes where schemaname = 'public' and tablename <> 'migrations'
     union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
     union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     order by words`,
  )
  return rows.map(({ words }) => words!)
}
