import { setTimeout as pause } from 'node:timers/promises'
import { handOver } from '../../conversations/handover.ts'
import { handoverReasons } from '../../conversations/handover-reasons.ts'
import { sql } from '../../db/sql.ts'
import type { Announcements } from '../../events/announcements.ts'
import { underLease } from '../../jobs/lease.ts'
import { type Loop, startWorker } from '../../jobs/loop.ts'
import { type Means, type Scope, systemScope } from '../../scope.ts'
import { isOutage } from './imap-failure.ts'
import {
  claimOutgoing,
  giveBackOutgoing,
  type OutgoingLease,
  postponeOutgoing,
  renewOutgoing,
  terms,
} from './outgoing-lease.ts'
import { sendLetter } from './send-mail.ts'
import { type Attempt, settle } from './settle.ts'

interface Parts {
  services: Means
  announcements: Pick<Announcements, 'subscribe'>
  failed: (error: unknown) => void
}

const max_at_once = 8
const poll_ms = 1000
const max_settle_tries = 60
const settle_pause_ms = 1000

/**
 * Sends messages of email channels. Once, as far as anyone can know: whoever dies between the end of a mail and the server's word leaves
 * it undecided, and it isn't sent again.
 */
export function startOutgoingWorker({ services, announcements, failed }: Parts): Loop {
  const { database } = services
  return startWorker<OutgoingLease>({
    subscribe: announcements.subscribe,
    poll_ms,
    room: (running) => max_at_once - running.size,
    claim: (limit) => claimOutgoing(database, limit),
    work: (lease) =>
      underLease({ terms, renew: () => renewOutgoing(database, lease), failed }, (lost) => send(lease, lost)),
    giveUp: (lease) => postponeOutgoing(database, lease),
    giveBack: (lease) => giveBackOutgoing(database, lease),
    failed,
  })

  async function send(lease: OutgoingLease, lost: AbortSignal): Promise<void> {
    const scope = systemScope(services, lease)
    const attempt = await sendLetter(scope, lease, lost)
    if (attempt === null) return forget(scope, lease)
    await settlePatiently(scope, lease, attempt)
    await noteHealth(scope, lease, attempt)
    if (attempt.outcome === 'failed' && attempt.code === 'automatic_limit') await toPerson(scope, lease)
  }
}

/** While the database is away, the server's word is kept: without it, nobody would know whether the mail went out. */
async function settlePatiently(scope: Scope, lease: OutgoingLease, attempt: Attempt): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await settle(scope, lease, attempt)
    } catch (error) {
      if (tries === max_settle_tries || !isOutage(error)) throw error
      await pause(settle_pause_ms)
    }
}

/** The message is gone, or was sent otherwise. */
async function forget({ database, environment_id }: Scope, { message_id }: OutgoingLease): Promise<void> {
  await database.run(sql`
    update email_outgoing set due_at = null, leased_until = null where environment_id = ${environment_id} and message_id = ${message_id}`)
}

/** The channel shows what keeps its mail from going out, until one does. */
async function noteHealth({ database, environment_id }: Scope, lease: OutgoingLease, attempt: Attempt): Promise<void> {
  if (attempt.outcome === 'failed') return
  const problem = attempt.outcome === 'sent' ? null : JSON.stringify({ code: attempt.code, message: attempt.message })
  await database.run(sql`
    update email_mailboxes m set send_problem = ${problem}::json from conversations c
    where m.environment_id = ${environment_id} and c.environment_id = m.environment_id and c.id = ${lease.conversation_id}
      and m.channel_id = c.channel_id and (send_problem is not null or ${problem !== null}::boolean)`)
}

async function toPerson(scope: Scope, { conversation_id }: OutgoingLease): Promise<void> {
  await handOver(scope, conversation_id, { reason: handoverReasons.email_for_person }, null).catch(() => {})
}
