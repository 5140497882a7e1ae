import type { MessageEmail } from '../../conversations/messages/email-schema.ts'
import type { Scope } from '../../scope.ts'
import type { OutgoingLease, Remaining } from './lease.ts'
import type { Tested } from './test-schema.ts'

/** How messages of a kind of channel go out. */
export interface Way {
  /**
   * What happens if a process dies when the other side may have taken a message (`noteFinishing`). Null: it is sent again under the same
   * key, by which the other side knows it. Otherwise it is never sent again, and these words say what to do.
   */
  readonly undecided: { readonly code: string; readonly message: string } | null
  /** Sends it, and returns what became of it. Null: there is nothing to send any more. Throws only for faults on our side. */
  deliver(scope: Scope, lease: OutgoingLease, lost: AbortSignal): Promise<Outcome | null>
  /** Whether both directions work now. What doesn't is data too, with what to do. */
  test(scope: Scope, channel_id: string): Promise<Tested>
  /** Whether something tells by now that a message went out of which nobody knows. Called under the lock of the message. */
  isProven?(scope: Scope, lease: OutgoingLease): Promise<boolean>
  /** Called in the transaction that notes that it was sent. */
  onSent?(scope: Scope, lease: OutgoingLease, outcome: Outcome & { outcome: 'sent' }): Promise<void>
}

/** What became of one try. */
export type Outcome = Sent | Failed | Later

interface Sent {
  outcome: 'sent'
  /** What is known already of how far it came. */
  status?: 'delivered'
  /** What the other side calls it, and what it said. */
  external_id?: string
  reply: string | null
  problem: { code: string; message: string } | null
  /** As it went out. */
  email?: MessageEmail
  /** The date that it says. Missing if nothing left. */
  written_at?: Date
  /** Who is to get it later. */
  remaining?: Remaining
}

interface Failed {
  outcome: 'failed'
  code: string
  message: string
  reply: string | null
  email?: MessageEmail
  /** Why a person has to go on, if so. */
  for_person?: string
}

/** Nothing about the message: the other side, the way there, or recipients who can't be reached for now. */
interface Later {
  outcome: 'later'
  code: string
  message: string
  reply: string | null
  /** Only these recipients. */
  remaining?: Remaining
  /** Whether their servers asked for that. Otherwise, the server or the way there is at fault. */
  is_of_recipients?: boolean
}
