import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ApiError } from '../errors.ts'

/** Throws if files would take what's reserved for the database and everything else on the disk. */
export function roomOf(folder: string, reserve_bytes: number) {
  return async (bytes: number): Promise<void> => {
    if (reserve_bytes > 0 && (await freeBytes(folder)) - bytes < reserve_bytes)
      throw new ApiError('storage_full', 'There is no room left for files. Contact the operator of this service.')
  }
}

/** Of the disk of a folder that may not exist yet. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder).catch(() => statfs(dirname(folder)))
  return bavail * bsize
}
