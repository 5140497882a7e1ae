import type { MessageEmail } from '../../conversations/messages/email-schema.ts'
import { settleMessage } from '../../conversations/messages/progress.ts'
import { sql } from '../../db/sql.ts'
import { type Scope, transact } from '../../scope.ts'
import { localPart, messageKey } from './journal.ts'
import { leasedBy, type OutgoingLease } from './outgoing-lease.ts'
import { reclassifyGiven } from './reclassify.ts'

// Together more than a day: longer than most servers are down.
const pauses_s = [60, 300, 1800, 7200, 21_600, 86_400]

/** What became of one try. */
export type Attempt =
  | { outcome: 'sent'; email: MessageEmail; reply: string; problem: { code: string; message: string } | null }
  | { outcome: 'failed'; code: string; message: string; reply: string | null; email?: MessageEmail }
  /** Nothing about the mail: its server, or the way there. */
  | { outcome: 'later'; code: string; message: string; reply: string | null }

/** Writes down what became of it, at the message too: unless another worker has it by now. */
export function settle(scope: Scope, lease: OutgoingLease, attempt: Attempt): Promise<void> {
  return transact(scope, async (scope) => {
    const pause_s = attempt.outcome === 'later' ? pauses_s[lease.tries - 1] : undefined
    const failure = attempt.outcome === 'sent' ? null : attempt.code
    const rows = await scope.connection!.query(sql`
      update email_outgoing set leased_until = null, finishing_at = null, failure = ${failure}, reply = ${attempt.reply},
        sent_at = case when ${attempt.outcome === 'sent'}::boolean then now() end,
        due_at = now() + ${pause_s ?? null}::integer * interval '1 second'
      where ${leasedBy(lease)} returning 1 as one`)
    if (rows.length === 0) return
    if (attempt.outcome === 'sent') await noteSent(scope, lease, attempt)
    if (pause_s !== undefined) return
    await settleMessage(scope, lease.conversation_id, lease.message_id, settled(attempt))
  })
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
