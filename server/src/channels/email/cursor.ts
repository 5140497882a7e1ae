import { randomUUID } from 'node:crypto'
import { sql } from '../../db/sql.ts'
import { type Scope, transact } from '../../scope.ts'
import { type MailboxLease, noteProgress, requireLease } from './lease.ts'

export type FolderKind = 'inbox' | 'sent'

/** How far a folder was read. */
export interface Cursor {
  readonly folder: FolderKind
  readonly uid_validity: number
  readonly last_uid: number
  /** Up to here, mails may be old ones that the server numbered anew. */
  readonly renumbered_through: number
  /** When the mailbox was first connected. */
  readonly began_at: string
  /** How often storing the mail after `last_uid` failed. */
  readonly failing_uid: number | null
  readonly failing_tries: number
}

/**
 * Where reading goes on. A folder that is seen for the first time begins at its end: nothing old is taken in. If the server numbered
 * its mails anew, all of them are looked at again, and those that are known or old are passed over.
 */
export function openCursor(
  scope: Scope,
  lease: MailboxLease,
  folder: FolderKind,
  { uid_validity, uid_next }: { uid_validity: number; uid_next: number },
): Promise<Cursor> {
  return transact(scope, async (scope) => {
    await requireLease(scope, lease)
    const end = uid_next - 1
    const [row] = await scope.connection!.query<CursorRow>(sql`
      insert into email_cursors as c (environment_id, channel_id, folder, uid_validity, last_uid)
      values (${lease.environment_id}, ${lease.channel_id}, ${folder}, ${uid_validity}, ${end})
      on conflict (environment_id, channel_id, folder) do update set
        uid_validity = excluded.uid_validity, failing_uid = null,
        begun_uid = case when c.uid_validity = excluded.uid_validity then c.begun_uid end,
        last_uid = case when c.uid_validity = excluded.uid_validity then c.last_uid else 0 end,
        renumbered_through = case when c.uid_validity = excluded.uid_validity then c.renumbered_through else excluded.last_uid end
      returning uid_validity, last_uid, renumbered_through, failing_uid, failing_tries, (
        select coalesce(began_at, now()) from email_mailboxes m
        where m.environment_id = c.environment_id and m.channel_id = c.channel_id) as began_at`)
    return cursorOf(folder, row!)
  })
}

/** The database gives large numbers as text. */
type CursorRow = Record<'uid_validity' | 'last_uid' | 'renumbered_through', string> &
  Pick<Cursor, 'began_at' | 'failing_tries'> & { failing_uid: string | null }

function cursorOf(folder: FolderKind, row: CursorRow): Cursor {
  const { uid_validity, last_uid, renumbered_through, failing_uid, ...rest } = row
  return {
    ...rest,
    folder,
    uid_validity: Number(uid_validity),
    last_uid: Number(last_uid),
    renumbered_through: Number(renumbered_through),
    failing_uid: failing_uid === null ? null : Number(failing_uid),
  }
}

/** Called in the transaction that stores the mail: both happen, or none. */
export async function advance(
  { connection }: Scope,
  lease: MailboxLease,
  { folder, uid_validity }: Pick<Cursor, 'folder' | 'uid_validity'>,
  uid: number,
): Promise<void> {
  const { environment_id, channel_id } = lease
  await connection!.query(sql`
    with going_on as (${noteProgress(lease)})
    update email_cursors set last_uid = greatest(last_uid, ${uid}::bigint), failing_uid = null, failing_tries = 0
    where environment_id = ${environment_id} and channel_id = ${channel_id} and folder = ${folder} and uid_validity = ${uid_validity}::bigint`)
}

/** Passes over a mail of which there is nothing to store. */
export function skip(scope: Scope, lease: MailboxLease, cursor: Cursor, uid: number): Promise<void> {
  return transact(scope, async (scope) => {
    await requireLease(scope, lease)
    await advance(scope, lease, cursor, uid)
  })
}

/** Counts how often a mail could not be stored. Returns the count. */
export async function noteFailing(
  scope: Scope,
  { environment_id, channel_id }: MailboxLease,
  { folder }: Cursor,
  uid: number,
): Promise<number> {
  const [row] = await scope.database.run<{ failing_tries: number }>(sql`
    update email_cursors set failing_uid = ${uid}::bigint,
      failing_tries = case when failing_uid = ${uid}::bigint then failing_tries + 1 else 1 end
    where environment_id = ${environment_id} and channel_id = ${channel_id} and folder = ${folder} returning failing_tries`)
  return row?.failing_tries ?? 0
}

const this_process = randomUUID()

/** Notes that this process begins with a mail. Returns how many did, one after the other, without coming to an end. */
export async function noteBegun(
  scope: Scope,
  { environment_id, channel_id }: MailboxLease,
  { folder }: Cursor,
  uid: number,
): Promise<number> {
  const [row] = await scope.database.run<{ begun_times: number }>(sql`
    update email_cursors set begun_uid = ${uid}::bigint, begun_by = ${this_process},
      begun_times = case when begun_uid is distinct from ${uid}::bigint then 1 when begun_by = ${this_process} then begun_times else begun_times + 1 end
    where environment_id = ${environment_id} and channel_id = ${channel_id} and folder = ${folder} returning begun_times`)
  return row?.begun_times ?? 0
}

/** It failed, and this process goes on: nothing that anyone dies of. */
export async function noteSurvived(
  { database }: Scope,
  { environment_id, channel_id }: MailboxLease,
  { folder }: Cursor,
): Promise<void> {
  await database.run(sql`
    update email_cursors set begun_uid = null
    where environment_id = ${environment_id} and channel_id = ${channel_id} and folder = ${folder} and begun_by = ${this_process}`)
}
