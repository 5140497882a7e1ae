import type { WriteOptions } from './api.ts'

export interface UploadOptions extends WriteOptions {
  /** Called after each part with the number of bytes that have arrived. */
  on_progress?: (received_bytes: number) => void
}

// A request has to arrive within 30 seconds, on a slow connection, too.
export const part_bytes = 1024 * 1024
