import type { MessageEmail } from '../../conversations/messages/email-schema.ts'
import { settleMessage } from '../../conversations/messages/progress.ts'
import { sql } from '../../db/sql.ts'
import { retries } from '../../jobs/retries.ts'
import { type Scope, transact } from '../../scope.ts'
import { localPart, messageKey } from './journal.ts'
import { type OutgoingLease, outgoing_leases } from './outgoing-lease.ts'
import { reclassifyGiven } from './reclassify.ts'

/** What became of one try. */
export type Attempt =
  | { outcome: 'sent'; email: MessageEmail; reply: string; problem: { code: string; message: string } | null }
  | { outcome: 'failed'; code: string; message: string; reply: string | null; email?: MessageEmail }
  /** Nothing about the mail: its server, or the way there. */
  | { outcome: 'later'; code: string; message: string; reply: string | null }

/** Writes down what became of it, at the message and the channel too. Returns false if another worker has it by now. */
export function settle(scope: Scope, lease: OutgoingLease, attempt: Attempt): Promise<boolean> {
  return transact(scope, async (scope) => {
    const { query } = scope.connection!
    const delay_ms = attempt.outcome === 'later' ? retries.mail.delay_ms(lease.tries) : null
    const failure = attempt.outcome === 'sent' ? null : attempt.code
    const set = sql`finishing_at = null, failure = ${failure}, reply = ${attempt.reply},
      sent_at = case when ${attempt.outcome === 'sent'}::boolean then now() end`
    if (!(await outgoing_leases.postpone({ run: query }, lease, delay_ms, set))) return false
    // Mailbox before conversation, as whoever takes in mail locks them.
    await noteHealth(scope, lease, attempt)
    if (attempt.outcome === 'sent') await noteSent(scope, lease, attempt)
    if (delay_ms === null) await settleMessage(scope, lease.conversation_id, lease.message_id, settled(attempt))
    return true
  })
}

/** The channel shows what keeps its mail from going out, until one does. */
async function noteHealth(
  { connection, environment_id }: Scope,
  lease: OutgoingLease,
  attempt: Attempt,
): Promise<void> {
  if (attempt.outcome === 'failed') return
  const problem = attempt.outcome === 'sent' ? null : JSON.stringify({ code: attempt.code, message: attempt.message })
  await connection!.query(sql`
    update email_mailboxes m set send_problem = ${problem}::json from conversations c
    where m.environment_id = ${environment_id} and c.environment_id = m.environment_id and c.id = ${lease.conversation_id}
      and m.channel_id = c.channel_id and (send_problem is not null or ${problem !== null}::boolean)`)
}

function settled(attempt: Attempt) {
  if (attempt.outcome === 'sent') return { status: 'sent' as const, error: attempt.problem, email: attempt.email }
  const { code, message } = attempt
  return {
    status: 'failed' as const,
    error: { code, message },
    ...(attempt.outcome === 'failed' && attempt.email && { email: attempt.email }),
  }
}

/** Some providers give a mail another ID, and say so: Amazon's is what answers refer to. */
async function noteSent(scope: Scope, lease: OutgoingLease, { reply, email }: Attempt & { outcome: 'sent' }) {
  const { environment_id, message_id } = lease
  const [, given] = /^250 (?:2\.\d\.\d )?ok:? <?([\w.@-]{16,})>?\s*$/i.exec(reply) ?? []
  if (given === undefined) return
  const [row] = await scope.connection!.query<{ channel_id: string }>(sql`
    update email_mails set provider_key = ${messageKey(localPart(given))}::bytea
    where environment_id = ${environment_id} and message_id = ${message_id} and outcome = 'sent' returning channel_id`)
  // A copy may have come in before.
  if (row) await reclassifyGiven(scope, row.channel_id, given, email.from?.name ?? '')
}
