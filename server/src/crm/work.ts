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

/** How one sync of one lead ended. */
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
  /** There is no such lead any more, or somebody else works on it. */
  | { status: 'lost' }

export interface Work {
  scope: Scope
  connection: ConnectionRow
  lease: Lease
  wire: Wire
  /** Every call that is made. */
  calls: CallRecord[]
  /** The lease is lost: calls are broken off. */
  over: AbortSignal
  /** Told before the first call. */
  begun: () => Promise<void>
  /** Told what no one foresaw. */
  failed: (error: unknown) => void
}
