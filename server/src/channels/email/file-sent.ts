import type { ImapFlowError } from 'imapflow'
import { sql } from '../../db/sql.ts'
import { ApiError } from '../../errors.ts'
import { LostLease } from '../../jobs/leases.ts'
import { retries } from '../../jobs/retries.ts'
import { timeFor } from '../../outbound/deadline.ts'
import { type Scope, transact } from '../../scope.ts'
import type { Reading } from './catch-up.ts'
import { before, oneOfFew } from './imap.ts'
import { imapProblem, type Problem } from './imap-failure.ts'
import { type MailboxLease, requireLease } from './lease.ts'
import { letterOf } from './plan.ts'
import { composeLetter } from './write/compose-letter.ts'

/** An answer of which a copy is to be filed. */
interface Filing {
  message_id: string
  conversation_id: string
  written_at: Date
  tries: number
}

/** Providers that file by themselves have done so by then. */
const provider_ms = 10_000
/** New mail waits for these. */
const max_at_once = 5
const max_tries = 4
const day_ms = 24 * 3600 * 1000

/** Notes that an answer is to be filed, if the channel files. Called in the transaction that notes that it was sent. */
export async function noteToFile(
  { connection, environment_id, settings }: Scope,
  { conversation_id, message_id }: Pick<Filing, 'conversation_id' | 'message_id'>,
  written_at: Date,
): Promise<void> {
  const wait_ms = Math.min(provider_ms, 5 * settings.email_poll_ms)
  await connection!.query(sql`
    insert into email_filings (environment_id, channel_id, conversation_id, message_id, written_at, due_at)
    select c.environment_id, c.channel_id, c.id, ${message_id}, ${written_at}, now() + ${wait_ms}::integer * interval '1 ms'
    from conversations c join channels on channels.environment_id = c.environment_id and channels.id = c.channel_id
    where c.environment_id = ${environment_id} and c.id = ${conversation_id} and (channels.email ->> 'file_sent')::boolean
    on conflict do nothing`)
}

/** Files copies of what went out among sent mail, which was read before: whatever lies there by then is known. */
export async function fileSent(reading: Reading, path: string | null): Promise<void> {
  for (let n = 0; n < max_at_once; n++) {
    if (reading.lease_lost.aborted) throw new LostLease()
    const filing = await beginFiling(reading)
    if (!filing) return
    // Whoever tried it last never came to its end: once more, and this process may not either.
    const problem =
      filing.tries > max_tries ? notFiled(gave_up) : await oneOfFew(() => problemFiling(reading, path, filing))
    await endFiling(reading, filing, problem)
  }
}

/** The try counts from its begin: the next process knows of it, whatever it ends with. */
function beginFiling({ scope, lease }: Reading): Promise<Filing | undefined> {
  const delays_ms = Array.from({ length: max_tries }, (_, n) => retries.filing.delay_ms(n + 1))
  return transact(scope, async (scope) => {
    await requireLease(scope, lease)
    const [row] = await scope.connection!.query<Omit<Filing, 'written_at'> & { written_at: string }>(sql`
      update email_filings f set tries = tries + 1,
        due_at = now() + (${delays_ms}::integer[])[1 + least(tries, ${max_tries - 1}::integer)] * interval '1 ms'
      from (
        select message_id from email_filings
        where environment_id = ${lease.environment_id} and channel_id = ${lease.channel_id} and due_at <= now()
        order by due_at limit 1) due
      where f.environment_id = ${lease.environment_id} and f.message_id = due.message_id
      returning f.message_id, conversation_id, written_at, tries`)
    return row && { ...row, written_at: new Date(row.written_at) }
  })
}

/** Null: it's there, or there is nothing to file any more. A connection that breaks is a problem of the mailbox, unless it always does. */
async function problemFiling(reading: Reading, path: string | null, filing: Filing): Promise<Problem | null> {
  try {
    await file(reading, path, filing)
    return null
  } catch (error) {
    if (reading.lease_lost.aborted) throw new LostLease()
    const problem = notFiled(whyNot(error))
    if (reading.client.usable) return problem
    await endFiling(reading, filing, problem)
    throw error
  }
}

function notFiled(why: string): Problem {
  return { code: 'not_filed', message: `A copy of an answer can't be filed among sent mail. ${why}` }
}

const gave_up = 'Each process that tried it ended.'

function whyNot(error: unknown): string {
  if (error instanceof NotFiled || error instanceof ApiError) return error.message
  if ((error as ImapFlowError).serverResponseCode === 'APPENDLIMIT') return 'It is larger than the server takes.'
  return imapProblem(error).message
}

async function file(reading: Reading, path: string | null, filing: Filing): Promise<void> {
  const { scope, account, client, answer_ms } = reading
  const { conversation_id, message_id, written_at } = filing
  if (!account.settings.file_sent || (await wasRead(scope, filing))) return
  const letter = await letterOf(scope, conversation_id, message_id, true)
  const email = letter?.email
  if (!letter || !email?.message_id || (email.forward && !letter.forwarded)) return
  if (path === null) throw new NotFiled('There is no folder for sent mail. Name one in sent_folder.')
  await before(answer_ms, client, client.mailboxOpen(path))
  const query = { header: { 'message-id': `<${email.message_id}>` }, since: new Date(written_at.getTime() - day_ms) }
  const copies = await before(answer_ms, client, client.search(query, { uid: true }))
  // Without an answer, it might lie there twice.
  if (!copies) throw new NotFiled('The server refused to search the folder.')
  if (copies.length > 0) return
  const mail = await composeLetter(scope, letter, account, email, { date: written_at, keep_bcc: true })
  const limit_ms = answer_ms + timeFor(mail.length)
  const filed = await before(limit_ms, client, client.append(path, mail, ['\\Seen'], written_at))
  if (!filed) throw new NotFiled('The server did not say that it took it.')
}

/** Whether a copy of it was read among sent mail. */
async function wasRead({ database, environment_id }: Scope, { conversation_id, message_id }: Filing): Promise<boolean> {
  const rows = await database.run(sql`
    select 1 as one from (
      select environment_id, channel_id, message_key from email_mails
      where environment_id = ${environment_id} and conversation_id = ${conversation_id} and message_id = ${message_id} and outcome = 'sent') ours
    join email_mails copy using (environment_id, channel_id, message_key)
    where copy.outcome = 'own' and copy.folder = 'sent' limit 1`)
  return rows.length > 0
}

/** The last failure is what the channel shows, until a copy is filed. */
async function endFiling({ scope, lease }: Reading, { message_id, tries }: Filing, problem: Problem | null) {
  if (problem !== null && tries < max_tries) return
  await transact(scope, async (scope) => {
    await requireLease(scope, lease)
    await scope.connection!.query(
      sql`delete from email_filings where environment_id = ${lease.environment_id} and message_id = ${message_id}`,
    )
    await noteFiling(scope, lease, problem)
  })
}

async function noteFiling(
  { connection }: Scope,
  { environment_id, channel_id }: MailboxLease,
  problem: Problem | null,
) {
  await connection!.query(sql`
    update email_mailboxes set filing_problem = ${problem && JSON.stringify(problem)}::json
    where environment_id = ${environment_id} and channel_id = ${channel_id}`)
}

/** In words that need no server to explain them. */
class NotFiled extends Error {}
