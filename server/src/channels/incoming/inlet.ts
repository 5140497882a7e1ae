import type { Scope } from '../../scope.ts'
import type { InboundMessage, StatusReport } from '../hook.ts'

/** A message whose files are here. */
export type StoredMessage = Omit<InboundMessage, 'media'> & { readonly file_ids: readonly string[] }

/**
 * How a kind of channel takes in what the other side says, which may come again, late and in any order. Both have committed when they
 * are done: then what was kept of it is dropped.
 */
export interface Inlet {
  /** What came under the same name, or from somebody who is blocked, changes nothing. */
  message(scope: Scope, channel_id: string, message: StoredMessage): Promise<unknown>
  /** Whether nothing is to be taken in: the message is here already, or is from somebody who is blocked. Its files needn't be fetched. */
  isSettled(scope: Scope, channel_id: string, message: InboundMessage): Promise<boolean>
  /** A status never goes back. One of a message that isn't ours changes nothing. */
  status(scope: Scope, channel_id: string, report: StatusReport): Promise<unknown>
}
