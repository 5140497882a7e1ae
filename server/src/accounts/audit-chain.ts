import { hash } from 'node:crypto'
import type { Connection } from '../db/connection.ts'
import type { Database } from '../db/database.ts'
import { whole_locks } from '../db/locks.ts'
import { sql } from '../db/sql.ts'
import { transaction } from '../db/transaction.ts'

/** The end of an account's chain: stored elsewhere, it reveals a chain that was rebuilt. */
export interface Head {
  account_id: string
  number: number
  hash: string
}

/** Chosen once for this product: one process seals or prunes at a time. */
const batch = 500
const beginning = '0'.repeat(64)

/** What is hashed of an entry, as text that doesn't depend on connection settings. */
export const sealed_columns = sql`audit_entries.id, action, actor::text as actor, mode, object_type, object_id, details::text as details, address,
  request_id, to_char(audit_entries.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at`

export interface SealedEntry {
  /** Null if the entry was deleted. */
  id: string | null
  [column: string]: string | null
}

export function hashOfEntry({ account_id, number, hash: before }: Head, entry: SealedEntry): string {
  const { id, action, actor, mode, object_type, object_id, details, address, request_id, created_at } = entry
  const content = [id, action, actor, mode, object_type, object_id, details, address, request_id, created_at]
  return hash('sha256', JSON.stringify([before, account_id, number, ...content]))
}

export function firstHead(account_id: string): Head {
  return { account_id, number: 0, hash: beginning }
}

/** Adds recent entries to the chains of their accounts. Returns the new ends of the chains. */
export function sealAudit(database: Database): Promise<Head[]> {
  return transaction(database, async (connection) => {
    const [lock] = await connection.query<{ held: boolean }>(
      sql`select pg_try_advisory_xact_lock(${whole_locks.audit_chain}) as held`,
    )
    return lock!.held ? sealBatch(connection) : []
  })
}

async function sealBatch(connection: Connection): Promise<Head[]> {
  const entries = await connection.query<SealedEntry & { account_id: string; entry_id: string }>(sql`
    select waiting.account_id, entry_id, ${sealed_columns}
    from (select account_id, entry_id from audit_waiting order by account_id, entry_id limit ${batch}) waiting
      left join audit_entries on audit_entries.account_id = waiting.account_id and id = entry_id
    order by waiting.account_id, entry_id`)
  if (entries.length === 0) return []
  const heads = await headsOf(connection, [...new Set(entries.map(({ account_id }) => account_id))])
  const links = entries.map(({ account_id, entry_id, ...entry }) => {
    const before = heads.get(account_id)!
    const link = { ...before, number: before.number + 1 }
    link.hash = hashOfEntry({ ...link, hash: before.hash }, entry)
    heads.set(account_id, link)
    return { ...link, entry_id }
  })
  await connection.query(sql`
    with link as (select * from json_to_recordset(${JSON.stringify(links)}::json)
      as link (account_id text, number bigint, entry_id text, hash text)),
    done as (delete from audit_waiting using link
      where audit_waiting.account_id = link.account_id and audit_waiting.entry_id = link.entry_id)
    insert into audit_chain (account_id, number, entry_id, hash)
    select account_id, number, entry_id, decode(hash, 'hex') from link`)
  return [...heads.values()]
}

async function headsOf(connection: Connection, account_ids: readonly string[]): Promise<Map<string, Head>> {
  const rows = await connection.query<{ account_id: string; number: string; hash: string }>(sql`
    select account.id as account_id, number, hash from unnest(${account_ids}::text[]) account (id), lateral (
      select number, encode(hash, 'hex') as hash from audit_chain
      where account_id = account.id order by number desc limit 1) head`)
  const heads = new Map(rows.map((row) => [row.account_id, { ...row, number: Number(row.number) }]))
  return new Map(account_ids.map((id) => [id, heads.get(id) ?? firstHead(id)]))
}

/**
 * Deletes an account's oldest entries, all older than this many days. The last deleted entry's hash remains as a checkpoint,
 * which the entry about the pruning names: so it's known that the deletion was legitimate. Null if there is nothing to
 * delete.
 */
export async function pruneAudit(connection: Connection, account_id: string, days: number): Promise<Head | null> {
  await connection.query(sql`select pg_advisory_xact_lock(${whole_locks.audit_chain})`)
  const [last] = await connection.query<{ number: string; hash: string }>(sql`
    select number, encode(hash, 'hex') as hash from audit_chain
    where account_id = ${account_id} and number < (
      select coalesce(min(number), 9223372036854775807) from audit_chain join audit_entries using (account_id)
      where account_id = ${account_id} and id = entry_id and audit_entries.created_at >= now() - make_interval(days => ${days}))
    order by number desc limit 1`)
  if (!last) return null
  const deleted = await connection.query(sql`
    delete from audit_entries using audit_chain
    where audit_entries.account_id = ${account_id} and audit_chain.account_id = ${account_id} and entry_id = id and number <= ${last.number}
    returning id`)
  await connection.query(sql`delete from audit_chain where account_id = ${account_id} and number < ${last.number}`)
  return deleted.length === 0 ? null : { account_id, number: Number(last.number), hash: last.hash }
}
