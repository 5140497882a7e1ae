import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { noteBackup } from '../system/last-backup.ts'
import type { Encryption } from './backup/encryption.ts'
import { writeBackup } from './backup-file.ts'
import { deleteOld, nextIn } from './backup-folder.ts'
import { encryptionOf, passphrase_option } from './backup-keys.ts'
import { bucketNote, draft_ending, sizeOf } from './backup-source.ts'
import { type Command, json_option, print, UsageError } from './usage.ts'
import { verifyBackup } from './verify-backup.ts'
import { withUrl } from './with-database.ts'

const help = `Usage: parley backup FILE [--passphrase-file FILE] [--json]
       parley backup --to FOLDER [--passphrase-file FILE] [--json]
       parley backup verify FILE [--passphrase-file FILE] [--identity-file FILE] [--json]

Writes everything to FILE, or to standard output with "-": all rows of the database as of one moment, embedded or at DATABASE_URL, and
the files of the data folder, secret.key among them. The service keeps running.

--to chooses a name with the time, and deletes older backups in FOLDER beyond BACKUP_KEEP.

verify restores FILE, or standard input with "-", into a temporary database, compares everything with what was backed up, and removes it
again. It changes nothing else, and exits with 1 if anything differs.

Anyone who has FILE can read all of it, unless it's encrypted: with BACKUP_PASSPHRASE or --passphrase-file, or for BACKUP_RECIPIENT.`

const options = { ...json_option, ...passphrase_option, to: { type: 'string' } } as const

export const backup: Command = {
  summary: 'write everything to a file, while the service runs',
  help,
  async run(words, environment) {
    if (words[0] === 'verify') return verifyBackup(words.slice(1), environment)
    const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
    const config = readConfig(environment)
    const { data_dir, secret_key, s3_endpoint, s3_bucket } = config
    const encryption = encryptionOf(config, values['passphrase-file'])
    const as_of = new Date()
    const file = fileFor(positionals, values.to, { data_dir, as_of, is_encrypted: isOn(encryption) })
    const file_bucket = s3_endpoint === '' ? null : s3_bucket
    const what = { data_dir, file_bucket, encryption }
    const checksums = await withUrl(environment, (url) => writeBackup(url, file, what))
    await noteMade(data_dir, as_of)
    for (const note of [...keyNote(secret_key), ...bucketNote(file_bucket)]) console.error(note)
    const deleted = values.to === undefined ? [] : deleteOld(values.to, basename(file), config.backup_keep)
    const done = `Backed up ${sizeOf(checksums)} to ${file}${isOn(encryption) ? ', encrypted' : ''}.`
    const gone = deleted.length === 0 ? '' : ` Deleted ${deleted.join(', ')}.`
    if (file !== '-') print(values.json, { file, encrypted: isOn(encryption), deleted, ...checksums }, done + gone)
    return 0
  },
}

interface Moment {
  data_dir: string
  as_of: Date
  is_encrypted: boolean
}

function fileFor([file, ...more]: string[], folder: string | undefined, moment: Moment): string {
  const is_one = (file === undefined) !== (folder === undefined) && more.length === 0
  if (!is_one) throw new UsageError(help)
  const path = file ?? nextIn(folder!, moment)
  if (path.endsWith(draft_ending))
    throw new UsageError(`Names that end in ${draft_ending} are for backups that aren't complete. Choose another one.`)
  if (path !== '-' && existsSync(path))
    throw new Error(
      file === undefined
        ? `${path} already exists. Try again in a minute.`
        : `${path} already exists. Choose another name.`,
    )
  return path
}

function isOn({ passphrase, recipients }: Encryption): boolean {
  return passphrase !== '' || recipients.length > 0
}

function keyNote(secret_key: string): string[] {
  if (secret_key === '') return []
  return ["SECRET_KEY is set in the environment, so it isn't part of the backup. Keep a copy: you need it to restore."]
}

/** The backup is good without it: the data folder may be read-only here, or not be there at all. */
async function noteMade(data_dir: string, as_of: Date): Promise<void> {
  await noteBackup(data_dir, as_of).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT')
      console.error(`${data_dir} can't be written (${error.code}): metrics and doctor won't know of this backup.`)
  })
}
