import { conflict, notFound } from '../../errors.ts'
import { type Resource, type Scope, transact } from '../../scope.ts'
import { plainLine } from '../plain-line.ts'
import { type EmailAccount, emailAccount } from './account.ts'
import { type Author, authorOf } from './author.ts'
import type { Intake } from './intake.ts'
import { type Arrival, fingerprintOf, noteMessage, passed_over, sentAs } from './journal.ts'
import { type Entry, entriesOf, entryJson, findEntry, requireEmailChannel } from './journal-list.ts'
import type { EmailHeaders, EmailHeadersQuery, EmailJournalHeaders } from './journal-schema.ts'
import { readMailApart } from './read/reading-thread.ts'
import { reread } from './reread.ts'
import { storeMail, storeUnreadable } from './store-files.ts'
import { store } from './take-in.ts'
import { storeSent } from './take-sent.ts'

// What comes before the text fits, as a rule.
const max_header_bytes = 64 * 1024
const max_subject = 255

/** Who mails of the journal are from and what they are about: read in the mailbox at this moment, and not kept. */
export async function journalHeaders(scope: Scope, channel_id: string, { ids }: EmailHeadersQuery): Promise<Resource> {
  const account = await accountOf(scope, channel_id)
  const entries = await entriesOf(scope, channel_id, ids)
  const mails = await reread(account, entries, { max_bytes: max_header_bytes })
  const data: EmailHeaders[] = []
  for (const { id } of entries) data.push(await headersOf(id, mails.get(id) ?? null))
  const result: EmailJournalHeaders = { object: 'channel.email_journal_headers', channel_id, data }
  return { json: JSON.stringify(result), volatile: true }
}

async function headersOf(id: string, arrival: Arrival | null): Promise<EmailHeaders> {
  const { mail } = arrival ? await readMailApart(arrival.raw, { trusted_authserv_id: null }) : { mail: null }
  return {
    id,
    is_in_mailbox: arrival !== null,
    from: mail?.from
      ? { name: mail.from.name && plainLine(mail.from.name, max_subject), address: mail.from.address }
      : null,
    subject: mail && plainLine(mail.subject, max_subject),
    sent_at: mail?.sent_at?.toISOString() ?? null,
  }
}

/** Makes a message of a mail that was passed over, once: however often it's called, the entry names the same message. */
export async function takeInAnyway(scope: Scope, channel_id: string, id: string): Promise<Resource> {
  const { claim: _, ...inner } = scope
  const entry = await findEntry(inner, channel_id, id)
  const account = await accountOf(inner, channel_id)
  if ((passed_over as readonly string[]).includes(entry.outcome)) await takeIn(inner, account, entry)
  return { json: entryJson(await findEntry(inner, channel_id, id)), id }
}

async function accountOf(scope: Scope, channel_id: string): Promise<EmailAccount> {
  await requireEmailChannel(scope, channel_id)
  const account = await emailAccount(scope, channel_id)
  if (!account) throw notFound('channel')
  return account
}

async function takeIn(scope: Scope, account: EmailAccount, entry: Entry): Promise<void> {
  const arrival = (await reread(account, [entry])).get(entry.id)
  if (!arrival) throw conflict('email_gone', absence)
  const { trusted_authserv_id } = account.settings
  const { mail, problem } = arrival.is_cut
    ? ({ mail: null, problem: 'too_large' } as const)
    : await readMailApart(arrival.raw, { trusted_authserv_id })
  const fingerprint = fingerprintOf(arrival.raw, mail)
  const intake: Intake = { account, lease: null, arrival, mail, fingerprint, entry_id: entry.id }
  if (mail === null) {
    const content = await storeUnreadable(scope, account.channel_id, arrival.raw, problem)
    return void (await store(scope, intake, await authorOf(scope, account, null), 'unreadable', content))
  }
  if (entry.outcome === 'own' && (await noteOwn(scope, intake))) return
  if (arrival.folder === 'sent') return void (await storeSent(scope, intake))
  const author = await authorOf(scope, account, mail)
  const content = await storeMail(scope, account.channel_id, arrival.raw, mail)
  const outcome = author.kind === 'own' || author.kind === 'itself' ? 'from_itself' : 'stored'
  await store(scope, intake, author.kind === 'own' ? itself(intake, author) : author, outcome, content)
}

const absence =
  'The email is no longer in the folder in which it was read: it was moved or deleted, or the server numbered its mail anew.'

/** What went out from here is a message already. */
async function noteOwn(scope: Scope, { account, mail, entry_id }: Intake): Promise<boolean> {
  const { message_id } = mail!
  const ours = message_id === null ? undefined : await sentAs(scope, account.channel_id, message_id)
  if (!ours) return false
  await transact(scope, (scope) => noteMessage(scope, entry_id!, ours.conversation_id, ours.message_id))
  return true
}

function itself({ mail }: Intake, author: Author): Author {
  return { ...author, kind: 'itself', name: mail!.from!.name ?? mail!.from!.address }
}
