import type { FetchMessageObject, ImapFlow } from 'imapflow'
import { isOutage } from '../../errors.ts'
import { LostLease } from '../../jobs/leases.ts'
import { limiter } from '../../jobs/limiter.ts'
import type { Scope } from '../../scope.ts'
import type { EmailAccount } from './account.ts'
import { type Cursor, type FolderKind, noteBegun, noteFailing, noteSurvived, openCursor, skip } from './cursor.ts'
import { before, max_mail_bytes, oneOfFew, whileHeard } from './imap.ts'
import { NotStored } from './imap-failure.ts'
import type { Arrival, Outcome } from './journal.ts'
import type { MailboxLease } from './lease.ts'
import { takeIn, takeInUnread } from './take-in.ts'

/** A mailbox that is being read. */
export interface Reading {
  readonly scope: Scope
  readonly account: EmailAccount
  readonly lease: MailboxLease
  readonly client: ImapFlow
  readonly answer_ms: number
  /** Whether the server announced mail since the folder was opened. */
  readonly news: { is_new: boolean }
  /** Called with what became of each mail. */
  readonly onOutcome: (outcome: Outcome) => void
  /** Aborts when another process has the mailbox, or this one stops. */
  readonly lease_lost: AbortSignal
}

/** Past so many tries, a mail is stored without looking into it. */
const max_tries = 3
// Of several that are begun with, nobody could tell which one a process died of.
const oneAtATime = limiter(1)

/** Takes in what a folder has behind the cursor, oldest first. Nothing in the mailbox changes. */
export async function catchUp(reading: Reading, folder: FolderKind, path: string): Promise<void> {
  const { scope, lease, client, answer_ms, lease_lost } = reading
  const mailbox = await before(answer_ms, client, client.mailboxOpen(path, { readOnly: true }))
  reading.news.is_new = false
  const uid_next = mailbox.uidNext || (await lastUid(reading)) + 1
  const place = { uid_validity: Number(mailbox.uidValidity), uid_next }
  const cursor = await openCursor(scope, lease, folder, place)
  for (const [n, uid] of (await newUids(reading, cursor)).entries()) {
    if (lease_lost.aborted) throw new LostLease()
    await oneOfFew(() => takeNext(reading, cursor, uid, n === 0))
  }
}

/** For servers that don't say which number comes next. */
async function lastUid({ client, answer_ms }: Reading): Promise<number> {
  const uids = await before(answer_ms, client, client.search({ uid: '*' }, { uid: true }))
  return Math.max(0, ...(uids || []))
}

async function newUids({ client, answer_ms }: Reading, cursor: Cursor): Promise<number[]> {
  const { last_uid, renumbered_through, began_at } = cursor
  // What is older than a day before isn't even listed: it may be tens of thousands.
  const since = new Date(Date.parse(began_at) - 24 * 3600 * 1000)
  const query = { uid: `${last_uid + 1}:*`, ...(last_uid < renumbered_through && { since }) }
  const uids = await before(answer_ms, client, client.search(query, { uid: true }))
  // `*` is the last mail, even if its number is lower.
  return (uids || []).filter((uid) => uid > last_uid).sort((a, b) => a - b)
}

async function takeNext(reading: Reading, cursor: Cursor, uid: number, is_first: boolean): Promise<void> {
  const { scope, lease, client, answer_ms } = reading
  const what = { uid: true, size: true, internalDate: true, source: { maxLength: max_mail_bytes } }
  const mail = await whileHeard(answer_ms, client, client.fetchOne(String(uid), what, { uid: true }))
  // Someone moved it in the meantime.
  if (mail === false || !mail.source) return skip(scope, lease, cursor, uid)
  const arrival = arrivalOf(cursor, uid, mail, mail.source)
  return is_first ? oneAtATime(() => takeNoted(reading, cursor, arrival)) : take(reading, cursor, arrival, 0)
}

/** Whoever starts after a death starts with the mail of it. So the first is noted, and the others cost nothing. */
async function takeNoted(reading: Reading, cursor: Cursor, arrival: Arrival): Promise<void> {
  const { scope, lease } = reading
  const begun_times = await noteBegun(scope, lease, cursor, arrival.uid).catch((error) => {
    throw new NotStored(error)
  })
  try {
    await take(reading, cursor, arrival, begun_times - 1)
  } catch (error) {
    await noteSurvived(scope, lease, cursor).catch(() => {})
    throw error
  }
}

async function take(reading: Reading, cursor: Cursor, arrival: Arrival, deaths: number): Promise<void> {
  const { scope, account, lease } = reading
  const { failing_uid, failing_tries, began_at } = cursor
  try {
    const is_hopeless = (failing_uid === arrival.uid && failing_tries >= max_tries) || deaths >= max_tries
    const outcome = is_hopeless
      ? await takeInUnread(scope, account, lease, arrival)
      : await takeIn(scope, account, lease, arrival, new Date(began_at))
    if (outcome !== null) reading.onOutcome(outcome)
  } catch (error) {
    if (error instanceof LostLease) throw error
    if (!isOutage(error)) await noteFailing(scope, lease, cursor, arrival.uid)
    throw new NotStored(error)
  }
}

function arrivalOf(cursor: Cursor, uid: number, mail: FetchMessageObject, raw: Buffer): Arrival {
  const { folder, uid_validity, renumbered_through } = cursor
  return {
    folder,
    uid_validity,
    uid,
    raw,
    is_cut: (mail.size ?? 0) > max_mail_bytes,
    is_renumbered: uid <= renumbered_through,
    received_at: new Date(mail.internalDate ?? Date.now()),
  }
}
