import { once } from 'node:events'
import { createReadStream, fstat } from 'node:fs'
import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Storage } from './store.ts'

const statusOf = promisify(fstat)

/** Files in a folder. The last characters of the id, which are random, spread them over 1024 subfolders. */
export function diskStorage(folder: string): Storage {
  const folderOf = (id: string) => join(folder, id.slice(-2), id)
  return {
    async put(id, piece, path) {
      const place = folderOf(id)
      await mkdir(place, { recursive: true, mode: 0o700 })
      await sync(path)
      await rename(path, join(place, piece))
      // The new names last only once their folders do, too.
      for (const one of [place, dirname(place), folder]) await sync(one)
    },
    async read(id, piece, range) {
      const path = join(folderOf(id), piece)
      const bytes = createReadStream(path, range && { start: range.first, end: range.last })
      try {
        const [descriptor] = await once(bytes, 'open')
        const { size } = await statusOf(descriptor)
        return { bytes, size }
      } catch (error) {
        // It may be deleted at any moment.
        if ((error as { code?: string }).code === 'ENOENT') return null
        throw error
      }
    },
    async remove(id, piece) {
      await rm(piece ? join(folderOf(id), piece) : folderOf(id), { recursive: true, force: true })
    },
    async check() {
      await access((await isThere(folder)) ? folder : dirname(folder), constants.W_OK)
    },
  }
}

async function sync(path: string): Promise<void> {
  const opened = await open(path, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
