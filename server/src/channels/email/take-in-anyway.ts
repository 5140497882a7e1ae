import { conflict, notFound } from '../../errors.ts'
import { type Resource, type Scope, transact } from '../../scope.ts'
import { plainLine } from '../plain-line.ts'
import { type EmailAccount, emailAccount } from './account.ts'
import { type Author, authorOf } from './author.ts'
import { oneOfFew } from './imap.ts'
import type { Intake } from './intake.ts'
import { fingerprintOf, noteMessage, outboundOf, passed_over } from './journal.ts'
import { type Entry, entriesOf, entryJson, findEntry, requireEmailChannel } from './journal-list.ts'
import type { EmailHeaders, EmailHeadersQuery, EmailJournalHeaders } from './journal-schema.ts'
import { readMailApart } from './read/reading-thread.ts'
import { reread } from './reread.ts'
import { type Reread, sameMails } from './same-mails.ts'
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
  const arrivals = await reread(account, entries, { max_bytes: max_header_bytes })
  const mails: Reread[] = []
  for (const entry of entries) {
    const arrival = arrivals.get(entry.id)
    if (arrival) mails.push({ entry, arrival, mail: (await readMailApart(arrival.raw, untrusting)).mail })
  }
  const same = new Map((await sameMails(scope, channel_id, mails)).map((one) => [one.entry.id, one]))
  const data = entries.map(({ id }) => headersOf(id, same.get(id)))
  const result: EmailJournalHeaders = { object: 'channel.email_journal_headers', channel_id, data }
  return { json: JSON.stringify(result), volatile: true }
}

const untrusting = { trusted_authserv_id: null }

function headersOf(id: string, reread: Reread | undefined): EmailHeaders {
  const mail = reread?.mail ?? null
  return {
    id,
    is_in_mailbox: reread !== undefined,
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
  if ((passed_over as readonly string[]).includes(entry.outcome) && !isMessage(entry))
    await oneOfFew(() => takeIn(inner, account, entry))
  return { json: entryJson(await findEntry(inner, channel_id, id)), id }
}

/** A report names the message that it's about. */
function isMessage({ outcome, conversation_id }: Entry): boolean {
  return outcome !== 'report' && conversation_id !== null
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
  const [same] = await sameMails(scope, account.channel_id, [{ entry, arrival, mail }])
  if (!same) throw conflict('email_gone', absence)
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
  'The email is no longer in the folder in which it was read: it was moved or deleted, the server numbered its mail anew, or the channel has another mailbox since.'

/** What went out is a message already. */
async function noteOwn(scope: Scope, { account, mail, entry_id }: Intake): Promise<boolean> {
  const { message_id } = mail!
  const ours = message_id === null ? undefined : await outboundOf(scope, account.channel_id, message_id)
  if (!ours) return false
  await transact(scope, (scope) => noteMessage(scope, entry_id!, ours.conversation_id, ours.message_id))
  return true
}

function itself({ mail }: Intake, author: Author): Author {
  return { ...author, kind: 'itself', name: mail!.from!.name ?? mail!.from!.address }
}
