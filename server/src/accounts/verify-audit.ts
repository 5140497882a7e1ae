import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { firstHead, type Head, hashOfEntry, type SealedEntry, sealed_columns } from './audit-chain.ts'

export interface Verification {
  entries: number
  head: Head
  /** Error messages. Empty if the chain is intact. */
  faults: string[]
}

interface Link extends SealedEntry {
  number: string
  entry_id: string
  hash: string
}

const batch = 1000
/** After a thousand removed entries, further ones aren't listed. */
const max_faults = 100

/** Verifies an account's chain from its start, or from the checkpoint after pruning, against the hash of each entry. */
export async function verifyAudit(database: Database, account_id: string): Promise<Verification> {
  const faults: string[] = []
  let head = firstHead(account_id)
  let entries = 0
  for (let links = await after(database, head); links.length > 0; links = await after(database, head)) {
    for (const link of links) {
      const number = Number(link.number)
      if (head.number === 0 && number > 1 && (await isCheckpoint(database, account_id, link))) {
        head = { account_id, number, hash: link.hash }
        continue
      }
      if (number !== head.number + 1) faults.push(`Entries ${head.number + 1} to ${number - 1} are missing.`)
      if (link.id === null) faults.push(`Entry ${number} (${link.entry_id}) is missing.`)
      else if (number === head.number + 1 && hashOfEntry({ ...head, number }, link) !== link.hash)
        faults.push(`Entry ${number} (${link.entry_id}) isn't what it was, or the chain before it isn't.`)
      entries++
      head = { account_id, number, hash: link.hash }
    }
    if (faults.length >= max_faults) break
  }
  return { entries, head, faults: [...faults, ...(await unsealed(database, account_id))].slice(0, max_faults) }
}

/** Whether the chain went through here. */
export async function isHead(database: Database, { account_id, number, hash }: Head): Promise<boolean> {
  const rows = await database.run(sql`
    select from audit_chain where account_id = ${account_id} and number = ${number} and hash = decode(${hash}, 'hex')`)
  return rows.length > 0
}

function after(database: Database, { account_id, number }: Head): Promise<Link[]> {
  return database.run<Link>(sql`
    select link.number, link.entry_id, link.hash, ${sealed_columns}
    from (select account_id, number, entry_id, encode(hash, 'hex') as hash from audit_chain
      where account_id = ${account_id} and number > ${number} order by number limit ${batch}) link
      left join audit_entries on audit_entries.account_id = link.account_id and id = entry_id
    order by link.number`)
}

/** Whether an entry in the chain says that everything up to here was deleted by `parley audit prune`. */
async function isCheckpoint(database: Database, account_id: string, { number, hash }: Link): Promise<boolean> {
  const rows = await database.run(sql`
    select from audit_entries where account_id = ${account_id} and action = 'audit_log.pruned'
      and details->>'through' = ${number}::text and details->>'hash' = ${hash}`)
  return rows.length > 0
}

/** Entries inserted outside the chain: regular entries are in it, or will be within moments. */
async function unsealed(database: Database, account_id: string): Promise<string[]> {
  const rows = await database.run<{ id: string }>(sql`
    select id from audit_entries where account_id = ${account_id}
      and not exists (select from audit_chain where audit_chain.account_id = ${account_id} and entry_id = id)
      and not exists (select from audit_waiting where audit_waiting.account_id = ${account_id} and entry_id = id)
    limit ${max_faults}`)
  return rows.map(({ id }) => `Entry ${id} isn't in the chain.`)
}
