import { LostLease } from '../../jobs/leases.ts'
import { type Loop, startWorker } from '../../jobs/loop.ts'
import { type Means, systemScope } from '../../scope.ts'
import { emailAccount } from './account.ts'
import { fileSent } from './file-sent.ts'
import { imapProblem, isLasting } from './imap-failure.ts'
import type { Outcome } from './journal.ts'
import { claimMailboxes, type MailboxLease, mailbox_leases, releaseFailing } from './lease.ts'
import { readMailbox } from './read-mailbox.ts'

interface Parts {
  services: Means
  /** How often a mailbox is looked into without an announcement. */
  poll_ms: number
  /** Called with what became of each mail. */
  onOutcome: (outcome: Outcome) => void
  failed: (error: unknown) => void
}

/** Each is a connection that stays open. */
const max_at_once = 200
const gone_pause_ms = 300_000

/** Reads the mailboxes of email channels: each by one process at a time. */
export function startMailboxWorker({ services, poll_ms, onOutcome, failed }: Parts): Loop {
  const { database } = services
  const stopping = new AbortController()
  const worker = startWorker<MailboxLease>({
    name: 'mailbox',
    poll_ms: Math.min(1000, poll_ms),
    room: (running) => max_at_once - running.size,
    claim: (limit) => claimMailboxes(database, limit),
    work: (lease) =>
      mailbox_leases.keep({ database, failed }, lease, (signal) =>
        work(lease, AbortSignal.any([signal, stopping.signal])),
      ),
    giveUp: (lease) => release(lease, 10_000),
    giveBack: (lease) => release(lease, 0),
    failed,
  })

  async function work(lease: MailboxLease, lease_lost: AbortSignal): Promise<void> {
    const scope = systemScope(services, lease)
    const account = await emailAccount(scope, lease.channel_id)
    if (!account) return release(lease, gone_pause_ms)
    try {
      await readMailbox({ scope, account, lease, poll_ms, onOutcome, fileCopies: fileSent, lease_lost })
      await release(lease, 0)
    } catch (error) {
      if (lease_lost.aborted || error instanceof LostLease) return release(lease, 0)
      const problem = imapProblem(error)
      if (problem.code === 'not_stored') failed(error)
      await releaseFailing(database, lease, {
        pause_ms: Math.min(10_000, poll_ms),
        problem,
        is_lasting: isLasting(problem),
      })
    }
  }

  async function release(lease: MailboxLease, pause_ms: number): Promise<void> {
    await mailbox_leases.postpone(database, lease, pause_ms)
  }

  return {
    wake: worker.wake,
    stop: () => {
      stopping.abort()
      return worker.stop()
    },
  }
}
