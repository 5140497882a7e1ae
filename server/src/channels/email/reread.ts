import type { ImapFlow } from 'imapflow'
import { ApiError, unavailable } from '../../errors.ts'
import { inTime } from '../../outbound/deadline.ts'
import type { EmailAccount } from './account.ts'
import type { FolderKind } from './cursor.ts'
import { before, max_mail_bytes, whileHeard } from './imap.ts'
import { imapProblem } from './imap-failure.ts'
import type { Arrival } from './journal.ts'
import type { Entry } from './journal-list.ts'
import { openMailbox } from './log-in.ts'
import { sentFolder } from './read-mailbox.ts'

const answer_ms = 20_000
/** Somebody waits for it. */
const whole_ms = 60_000

interface Options {
  max_bytes?: number
  limit_ms?: number
}

/**
 * Reads mails of the journal in the mailbox again, on a connection of its own. Null for one that isn't there any more, or that nobody can
 * find, because the server numbered its mails anew. Nothing in the mailbox changes.
 */
export async function reread(
  account: EmailAccount,
  entries: readonly Entry[],
  { max_bytes = max_mail_bytes, limit_ms = whole_ms }: Options = {},
): Promise<Map<string, Arrival | null>> {
  if (entries.length === 0) return new Map()
  const over = new AbortController()
  try {
    return await inTime(
      { whole_ms: limit_ms },
      () => over.abort(),
      () => readOn(account, entries, max_bytes, over.signal),
    )
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw unavailable('mailbox_unavailable', `The mailbox can't be read. ${imapProblem(error).message}`, 30)
  }
}

async function readOn(account: EmailAccount, entries: readonly Entry[], max_bytes: number, over: AbortSignal) {
  const client = await openMailbox(account, answer_ms)
  const hangUp = () => client.close()
  over.addEventListener('abort', hangUp)
  try {
    over.throwIfAborted()
    const mails = new Map<string, Arrival | null>()
    for (const folder of ['inbox', 'sent'] as const) {
      const of_folder = entries.filter((entry) => entry.folder === folder)
      if (of_folder.length === 0) continue
      const uid_validity = await open(client, account, folder)
      for (const entry of of_folder)
        mails.set(entry.id, Number(entry.uid_validity) === uid_validity ? await mailOf(client, entry, max_bytes) : null)
    }
    return mails
  } finally {
    hangUp()
  }
}

/** Returns how the folder's mails are numbered. Null if there is no such folder. */
async function open(client: ImapFlow, account: EmailAccount, folder: FolderKind): Promise<number | null> {
  const path = folder === 'inbox' ? 'INBOX' : await sentFolder({ client, account, answer_ms })
  if (path === null) return null
  const { uidValidity } = await before(answer_ms, client, client.mailboxOpen(path, { readOnly: true }))
  return Number(uidValidity)
}

async function mailOf(
  client: ImapFlow,
  { folder, uid, uid_validity }: Entry,
  max_bytes: number,
): Promise<Arrival | null> {
  const what = { uid: true, size: true, internalDate: true, source: { maxLength: max_bytes } }
  const mail = await whileHeard(answer_ms, client, client.fetchOne(uid, what, { uid: true }))
  if (mail === false || !mail.source) return null
  return {
    folder,
    uid_validity: Number(uid_validity),
    uid: Number(uid),
    raw: mail.source,
    is_cut: (mail.size ?? 0) > max_bytes,
    is_renumbered: false,
    received_at: new Date(mail.internalDate ?? Date.now()),
  }
}
