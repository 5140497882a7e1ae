import type { Wire } from '../outbound/http-call.ts'
import type { Scope } from '../scope.ts'
import type { CallRecord } from './client.ts'
import type { ConnectionRow } from './connection.ts'
import type { FieldProblem } from './connector.ts'
import type { Failure } from './failure.ts'
import type { Lease } from './lease.ts'

export interface Changes {
  written: string[]
  dropped: string[]
  kept: string[]
  notes: string[]
}

/** The outcome of one sync of one lead. */
export type Ending =
  | {
      status: 'created' | 'updated' | 'unchanged'
      remote_id: string
      remote_url: string | null
      payload_hash: string
      disturbed: number
      changes: Changes
      warnings: FieldProblem[]
    }
  | {
      status: 'failed'
      failure: Failure
      retry_after_ms: number | null
      remote_id: string | null
      remote_url: string | null
      changes: Changes
      warnings: FieldProblem[]
    }
  /** The lead no longer exists, or another worker has it. */
  | { status: 'lost' }

export interface Work {
  scope: Scope
  connection: ConnectionRow
  lease: Lease
  wire: Wire
  /** Records every call. */
  calls: CallRecord[]
  /** The lease is lost: aborts calls. */
  over: AbortSignal
  /** Called before the first call. */
  begun: () => Promise<void>
  /** Called with unexpected errors. */
  failed: (error: unknown) => void
}
