import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { backUp, type Checksums } from '../backup/backup.ts'
import { readConfig } from '../config/config.ts'
import { type Command, json_option, print, UsageError } from './usage.ts'
import { withUrl } from './with-database.ts'

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
    if (file !== '-' && existsSync(file)) throw new Error(`${file} already exists. Choose another name.`)
    const { data_dir, secret_key } = readConfig(environment)
    const checksums = await withUrl(environment, (url) => writeBackup(url, data_dir, file))
    if (secret_key !== '')
      console.error(
        "SECRET_KEY is set in the environment, so it isn't part of the backup. Keep a copy: you need it to restore.",
      )
    if (file !== '-') print(values.json, { file, ...checksums }, `Backed up ${sizeOf(checksums)} to ${file}.`)
    return 0
  },
}

/** Gets its final name only once it's complete. */
async function writeBackup(url: string, data_dir: string, file: string): Promise<Checksums> {
  if (file === '-') return backUp(url, data_dir, throughStdout)
  const draft = `${file}.partial`
  try {
    const checksums = await backUp(url, data_dir, () => createWriteStream(draft, { mode: 0o600, flush: true }))
    renameSync(draft, file)
    return checksums
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
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
