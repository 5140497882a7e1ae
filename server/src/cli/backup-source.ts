import { createReadStream, existsSync } from 'node:fs'
import type { Readable } from 'node:stream'
import type { Checksums } from './backup/backup.ts'
import { UsageError } from './usage.ts'

/** Of a backup that is being written, or was cut short. */
export const draft_ending = '.partial'

/** The bytes of a backup: of a file, or from standard input with "-". */
export function readBackup(file: string): Readable {
  if (file.endsWith(draft_ending))
    throw new Error(`${file} is a backup that was cut short or is still being written. Use a complete one.`)
  if (file === '-') return process.stdin
  if (!existsSync(file)) throw new UsageError(`There is no ${file}.`)
  return createReadStream(file)
}

export function sizeOf({ tables, files }: Checksums): string {
  const rows = Object.values(tables).reduce((all, table) => all + table.rows, 0)
  return `${rows} rows of ${Object.keys(tables).length} tables and ${Object.keys(files).length} files`
}

/** What a backup can't hold. */
export function bucketNote(bucket: string | null | undefined): string[] {
  return bucket ? [`Files of messages are in the S3 bucket ${bucket}, not in the backup: back up the bucket, too.`] : []
}
