import {
  closeSync,
  createWriteStream,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { backUp, type Checksums } from '../backup/backup.ts'
import { noteBackup } from '../backup/last-backup.ts'
import { readConfig } from '../config/config.ts'
import { type Command, json_option, print, UsageError } from './usage.ts'
import { withUrl } from './with-database.ts'

/** Of a backup that is being written, or was cut short. */
export const draft_ending = '.partial'

const help = `Usage: parley backup FILE [--json]

Writes everything to FILE, or to standard output with "-": all rows of the database as of one moment, embedded or at DATABASE_URL, and
the files of the data folder, secret.key among them. The service keeps running.

Anyone who has FILE can read all of it. Only this user can read the file: encrypt it before you store it elsewhere.`

export const backup: Command = {
  summary: 'write everything to a file, while the service runs',
  help,
  async run(words, environment) {
    const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options: json_option })
    const [file] = positionals
    if (file === undefined || positionals.length > 1) throw new UsageError(help)
    if (file.endsWith(draft_ending))
      throw new UsageError(
        `Names that end in ${draft_ending} are for backups that aren't complete. Choose another one.`,
      )
    if (file !== '-' && existsSync(file)) throw new Error(`${file} already exists. Choose another name.`)
    const { data_dir, secret_key } = readConfig(environment)
    const as_of = new Date()
    const checksums = await withUrl(environment, (url) => writeBackup(url, data_dir, file))
    await noteMade(data_dir, as_of)
    if (secret_key !== '')
      console.error(
        "SECRET_KEY is set in the environment, so it isn't part of the backup. Keep a copy: you need it to restore.",
      )
    if (file !== '-') print(values.json, { file, ...checksums }, `Backed up ${sizeOf(checksums)} to ${file}.`)
    return 0
  },
}

/** The backup is good without it: the data folder may be read-only here, or not be there at all. */
async function noteMade(data_dir: string, as_of: Date): Promise<void> {
  await noteBackup(data_dir, as_of).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT')
      console.error(`${data_dir} can't be written (${error.code}): metrics and doctor won't know of this backup.`)
  })
}

/** Gets its final name only once it's complete and on disk. */
async function writeBackup(url: string, data_dir: string, file: string): Promise<Checksums> {
  if (file === '-') return backUp(url, data_dir, throughStdout)
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
    const checksums = await backUp(url, data_dir, openDraft)
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

export function sizeOf({ tables, files }: Checksums): string {
  const rows = Object.values(tables).reduce((all, table) => all + table.rows, 0)
  return `${rows} rows of ${Object.keys(tables).length} tables and ${Object.keys(files).length} files`
}
