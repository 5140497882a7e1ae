import type { Database } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'
import { newId, timeOf } from '../ids.ts'
import type { Mode } from '../scope.ts'

/** Creates an account with its two environments. */
export async function createAccount(database: Pick<Database, 'run'>, name: string): Promise<string> {
  const id = newId('account')
  await database.run(sql`
    with account as (insert into accounts (id, name, created_at, first_reply_assigns_at)
      values (${id}, ${name}, ${timeOf(id)}::timestamptz, ${timeOf(id)}::timestamptz) returning id),
    ${environments()}`)
  return id
}

/** A fresh deployment has one account, created by whichever process starts first. */
export async function ensureAccount(database: Database): Promise<void> {
  const [existing] = await database.run(sql`select from accounts limit 1`)
  if (existing) return
  const id = newId('account')
  await database.run(sql`
    with first as (insert into deployment (name, value) values ('first_account', ${id}) on conflict do nothing returning value),
    account as (insert into accounts (id, name, created_at, first_reply_assigns_at)
      select value, 'Main', ${timeOf(id)}::timestamptz, ${timeOf(id)}::timestamptz from first returning id),
    ${environments()}`)
}

/** Both environments of `account`, each with its API channel. */
function environments(): Sql {
  const [live, test] = [newId('channel'), newId('channel')]
  return sql`
    environment as (
      insert into environments (account_id, mode) select id, mode from account, unnest(array['live', 'test']) mode returning id, mode)
    insert into channels (environment_id, id, kind, name, created_at, updated_at)
    select id, case mode when 'live' then ${live} else ${test} end, 'api', 'API', ${timeOf(live)}::timestamptz, ${timeOf(live)}::timestamptz
    from environment`
}

export interface AccountRow {
  id: string
  name: string
  created_at: string
  suspended_at: string | null
}

export function listAccounts(database: Database): Promise<AccountRow[]> {
  return database.run<AccountRow>(sql`select id, name, created_at, suspended_at from accounts order by id`)
}

/** Disables or enables all users and keys of an account. Returns whether that changed anything. */
export async function suspendAccount(
  database: Pick<Database, 'run'>,
  id: string,
  suspended: boolean,
): Promise<boolean> {
  const rows = await database.run(sql`
    update accounts set suspended_at = case when ${suspended}::boolean then now() end
    where id = ${id} and (suspended_at is not null) <> ${suspended} returning id`)
  return rows.length > 0
}

/** Notes that the team tried the assistant. Only the first time counts. */
export async function noteQuestion(database: Pick<Database, 'write'>, environment_id: number): Promise<void> {
  await database.write(
    sql`update environments set question_asked_at = now() where id = ${environment_id} and question_asked_at is null`,
  )
}

export async function environmentOf(database: Database, account_id: string, mode: Mode): Promise<number> {
  const [row] = await database.run<{ id: number }>(
    sql`select id from environments where account_id = ${account_id} and mode = ${mode}`,
  )
  if (!row) throw new Error(`There is no account ${account_id}.`)
  return row.id
}
