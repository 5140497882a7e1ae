import { type Scope, transact } from '../../scope.ts'
import type { EmailAccount } from './account.ts'
import { advance } from './cursor.ts'
import { type Arrival, amend, enter, type Fingerprint, type Outcome } from './journal.ts'
import { lockMailbox, type MailboxLease, requireLease } from './lease.ts'
import type { Mail } from './read/mail-shape.ts'

/** A mail on its way into the database. */
export interface Intake {
  readonly account: EmailAccount
  /** Null for a mail that was passed over, and that somebody wants nevertheless. */
  readonly lease: MailboxLease | null
  readonly arrival: Arrival
  readonly mail: Mail | null
  readonly fingerprint: Fingerprint
  /** Its entry in the journal, if it was passed over. */
  readonly entry_id: string | null
}

/** A transaction under the lease that ends with the cursor behind the mail. Without one, whoever reads the mailbox waits for its end. */
export function storing(
  scope: Scope,
  { account, lease, arrival }: Intake,
  work: (scope: Scope) => Promise<void>,
): Promise<void> {
  return transact(scope, async (scope) => {
    if (lease === null) {
      await lockMailbox(scope, account.channel_id)
      return work(scope)
    }
    await requireLease(scope, lease)
    await work(scope)
    await advance(scope, lease, arrival, arrival.uid)
  })
}

/** Of this one, the journal is all that's kept. */
export async function close(scope: Scope, intake: Intake, outcome: Outcome): Promise<Outcome> {
  await storing(scope, intake, async (scope) => {
    await enterIntake(scope, intake, outcome)
  })
  return outcome
}

/** Null if it's in the journal already. */
export function enterIntake(
  scope: Scope,
  { account, arrival, mail, fingerprint, entry_id }: Intake,
  outcome: Outcome,
): Promise<string | null> {
  if (entry_id !== null) return amend(scope, entry_id, outcome)
  const { channel_id } = account
  return enter(scope, {
    channel_id,
    outcome,
    message_id: mail?.message_id ?? null,
    arrival,
    fingerprint: fingerprint.current,
  })
}

/** Of what is in the journal already: counted, and nothing finds it by its ID. */
export function enterDuplicate(scope: Scope, { account, arrival }: Intake): Promise<string | null> {
  return enter(scope, { channel_id: account.channel_id, outcome: 'duplicate', message_id: null, arrival })
}
