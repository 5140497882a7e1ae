import type { Scope } from '../../scope.ts'
import type { InboundMessage, StatusReport } from '../hook.ts'

/**
 * How a kind of channel takes in what the other side says, which may come again, late and in any order. Both have committed when they
 * are done: then the other side is answered, and forgets.
 */
export interface Inlet {
  /** What came under the same name, or from somebody who is blocked, changes nothing. */
  message(scope: Scope, channel_id: string, message: InboundMessage): Promise<unknown>
  /** A status never goes back. One of a message that isn't ours changes nothing. */
  status(scope: Scope, channel_id: string, report: StatusReport): Promise<unknown>
}
