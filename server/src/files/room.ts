import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ApiError } from '../errors.ts'

/** Throws if files would take what's reserved for the database and everything else on the disk. */
export function roomOf(folder: string, reserve_bytes: number, refused: (error: ApiError) => void) {
  return async (bytes: number): Promise<void> => {
    if (reserve_bytes === 0 || (await freeBytes(folder)) - bytes >= reserve_bytes) return
    const error = new ApiError('storage_full', 'There is no room left for files. Contact the operator of this service.')
    // Not all of them get into the log: mail is taken in without its files.
    refused(error)
    throw error
  }
}

/** Of the disk of a folder that may not exist yet. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder).catch(() => statfs(dirname(folder)))
  return bavail * bsize
}
