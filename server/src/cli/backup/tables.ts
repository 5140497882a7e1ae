import type pg from 'pg'
import { copyOut } from './copy.ts'
import { type RowSum, rowSum } from './row-sum.ts'

export interface Table {
  name: string
  /** Without generated columns. */
  columns: string[]
}

/** Every table of the service, each after those it refers to. Excludes the list of migrations, which migrating creates. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { refers_to: string[] }>(`
    select relname as name,
      array(select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select confrelid::regclass::text from pg_constraint
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as refers_to
    from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname <> 'migrations'
    order by relname`)
  const sorted: typeof rows = []
  while (rows.length > 0) {
    const next = rows.findIndex(({ refers_to }) => refers_to.every((name) => !rows.some((row) => row.name === name)))
    if (next === -1) throw new Error(`The tables ${rows.map(({ name }) => name).join(', ')} refer to each other.`)
    sorted.push(...rows.splice(next, 1))
  }
  return sorted.map(({ name, columns }) => ({ name, columns }))
}

/** The table and its columns for COPY. */
export function named({ name, columns }: Table): string {
  return `"${name}" (${columns.map((column) => `"${column}"`).join(', ')})`
}

const part_bytes = 4 << 20

/** The rows of a table in chunks of a few megabytes of whole rows. Adds them to a sum. */
export async function* partsOf(client: pg.Client, table: Table, sum: { add(chunk: Buffer): void }) {
  let [part, size] = [[] as Buffer[], 0]
  for await (const chunk of copyOut(client, `copy ${named(table)} to stdout`)) {
    part.push(chunk)
    size += chunk.length
    if (size < part_bytes || chunk.at(-1) !== 10) continue
    const whole = Buffer.concat(part)
    sum.add(whole)
    yield whole
    part = []
    size = 0
  }
  if (size === 0) return
  const whole = Buffer.concat(part)
  sum.add(whole)
  yield whole
}

/** The current content of a table. */
export async function sumOf(client: pg.Client, table: Table): Promise<RowSum> {
  const sum = rowSum()
  for await (const _ of partsOf(client, table, sum));
  return sum.total()
}

/** Settings so that COPY writes the same text for the same value on any server. */
export const plain_session = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set client_encoding = 'UTF8'; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`
