import { setTimeout as pause } from 'node:timers/promises'
import { handOver } from '../../conversations/handover.ts'
import { handoverReasons } from '../../conversations/handover-reasons.ts'
import type { Announcements } from '../../events/announcements.ts'
import { type Loop, startWorker } from '../../jobs/loop.ts'
import { type Means, type Scope, systemScope } from '../../scope.ts'
import { isOutage } from './imap-failure.ts'
import { claimOutgoing, giveBackOutgoing, type OutgoingLease, outgoing_leases } from './outgoing-lease.ts'
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
const failed_pause_ms = 60_000

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
    work: (lease) => outgoing_leases.keep({ database, failed }, lease, (lost) => sendOutgoing(services, lease, lost)),
    // Something went wrong on our side. What the server may have taken isn't sent again.
    giveUp: (lease) => outgoing_leases.postpone(database, lease, failed_pause_ms),
    giveBack: (lease) => giveBackOutgoing(database, lease),
    failed,
  })
}

/** Nothing is written if another worker has it by now. */
export async function sendOutgoing(services: Means, lease: OutgoingLease, lost: AbortSignal): Promise<void> {
  const scope = systemScope(services, lease)
  const attempt = await sendLetter(scope, lease, lost)
  // The message is gone, or was sent otherwise.
  if (attempt === null) return void (await outgoing_leases.postpone(scope.database, lease, null))
  const is_ours = await settlePatiently(scope, lease, attempt)
  if (is_ours && attempt.outcome === 'failed' && attempt.code === 'automatic_limit') await toPerson(scope, lease)
}

/** While the database is away, the server's word is kept: without it, nobody would know whether the mail went out. */
async function settlePatiently(scope: Scope, lease: OutgoingLease, attempt: Attempt): Promise<boolean> {
  for (let tries = 1; ; tries++)
    try {
      return await settle(scope, lease, attempt)
    } catch (error) {
      if (tries === max_settle_tries || !isOutage(error)) throw error
      await pause(settle_pause_ms)
    }
}

async function toPerson(scope: Scope, { conversation_id }: OutgoingLease): Promise<void> {
  await handOver(scope, conversation_id, { reason: handoverReasons.email_for_person }, null).catch(() => {})
}
