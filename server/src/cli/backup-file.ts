import { closeSync, createWriteStream, fstatSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Writable } from 'node:stream'
import { type BackupOptions, backUp, type Checksums } from './backup/backup.ts'
import { draft_ending } from './backup-source.ts'

/** Gets its final name only once it's complete and on disk. */
export async function writeBackup(url: string, file: string, what: Omit<BackupOptions, 'target'>): Promise<Checksums> {
  if (file === '-') return backUp(url, { ...what, target: throughStdout })
  const draft = file + draft_ending
  let inode: number | undefined
  const isOurs = () => inode !== undefined && statSync(draft, { throwIfNoEntry: false })?.ino === inode
  const openDraft = () => {
    // What a killed backup left may be readable by others, or a link.
    rmSync(draft, { force: true })
    const fd = openSync(draft, 'wx', 0o600)
    inode = fstatSync(fd).ino
    return createWriteStream(draft, { fd, flush: true })
  }
  try {
    const checksums = await backUp(url, { ...what, target: openDraft })
    if (!isOurs()) throw new Error(`Another backup to ${file} began meanwhile.`)
    renameSync(draft, file)
    syncFolder(dirname(file))
    return checksums
  } catch (error) {
    if (isOurs()) rmSync(draft, { force: true })
    throw no_room.has((error as NodeJS.ErrnoException).code ?? '') ? cutShort(file, error as Error) : error
  }
}

/** Past a limit for the size of files (`ulimit -f`), writes fail with EFBIG. */
const no_room = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

function cutShort(file: string, cause: Error): Error {
  const words = `There is no room for the backup in ${dirname(file)} (${cause.message}). Nothing was left there. Free up space, or write it elsewhere.`
  return new Error(words, { cause })
}

/** The new name lasts only once its folder does, too. */
function syncFolder(folder: string): void {
  const opened = openSync(folder, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

/** Standard output itself would be closed after the backup. */
function throughStdout(): Writable {
  return new Writable({ write: (chunk, _, done) => void process.stdout.write(chunk, done) })
}
