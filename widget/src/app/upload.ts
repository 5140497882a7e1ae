import type { Transfer } from './transfer.ts'
import type { Attachment } from './types.ts'

/** A file of the message that is being written. */
export interface Upload {
  key: string
  name: string
  /** From 0 to 1. */
  part: number
  attachment?: Attachment
  error?: string
  may_retry?: boolean
  /** For the network. It goes on by itself. */
  is_waiting?: boolean
  /** Not after a reload: a page can't keep a file that the visitor chose. */
  transfer?: Transfer
}
