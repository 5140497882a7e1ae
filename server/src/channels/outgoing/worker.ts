import { setTimeout as pause } from 'node:timers/promises'
import { handOver } from '../../conversations/handover.ts'
import { isOutage } from '../../errors.ts'
import type { Announcements } from '../../events/announcements.ts'
import { type Loop, startWorker } from '../../jobs/loop.ts'
import { type Means, type Scope, systemScope } from '../../scope.ts'
import { claimOutgoing, giveBackOutgoing, type OutgoingLease, outgoing_leases } from './lease.ts'
import { settle } from './settle.ts'
import type { Outcome, Way } from './way.ts'
import { wayOf } from './ways.ts'

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
 * Sends messages of channels that take them later. Whoever dies between the end of a message and the other side's word leaves it
 * undecided: whether it is sent again, its way decides.
 */
export function startOutgoingWorker({ services, announcements, failed }: Parts): Loop {
  const { database } = services
  return startWorker<OutgoingLease>({
    name: 'outgoing message',
    subscribe: announcements.subscribe,
    poll_ms,
    room: (running) => max_at_once - running.size,
    claim: (limit) => claimOutgoing(database, limit),
    work: (lease) => outgoing_leases.keep({ database, failed }, lease, (lost) => sendOutgoing(services, lease, lost)),
    // Something went wrong on our side. What the other side may have taken isn't sent again, unless it knows it.
    giveUp: (lease) => outgoing_leases.postpone(database, lease, failed_pause_ms),
    giveBack: (lease) => giveBackOutgoing(database, lease),
    failed,
  })
}

/** Nothing is written if another worker has it by now. */
export async function sendOutgoing(services: Means, lease: OutgoingLease, lost: AbortSignal): Promise<void> {
  const scope = systemScope(services, lease)
  const way = wayOf(lease.kind)
  const outcome = lease.is_undecided && way.undecided ? unknown(way.undecided) : await way.deliver(scope, lease, lost)
  // The message is gone, or was sent otherwise.
  if (outcome === null) return void (await outgoing_leases.postpone(scope.database, lease, null))
  const is_ours = await settlePatiently(scope, lease, way, outcome)
  if (is_ours && outcome.outcome === 'failed' && outcome.for_person)
    await handOver(scope, lease.conversation_id, { reason: outcome.for_person }, null).catch(() => {})
}

function unknown(undecided: NonNullable<Way['undecided']>): Outcome {
  return { outcome: 'failed', ...undecided, reply: null }
}

/** While the database is away, the other side's word is kept: without it, nobody would know whether the message went out. */
async function settlePatiently(scope: Scope, lease: OutgoingLease, way: Way, outcome: Outcome): Promise<boolean> {
  for (let tries = 1; ; tries++)
    try {
      return await settle(scope, lease, way, outcome)
    } catch (error) {
      if (tries === max_settle_tries || !isOutage(error)) throw error
      await pause(settle_pause_ms)
    }
}
