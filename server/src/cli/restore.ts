import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { type EmbeddedDatabase, startEmbedded } from '../db/embedded.ts'
import { reachDatabase } from '../db/reach.ts'
import { restore } from './backup/restore.ts'
import { decryptionOf, key_options } from './backup-keys.ts'
import { bucketNote, readBackup, sizeOf } from './backup-source.ts'
import { type Command, json_option, print, UsageError } from './usage.ts'

const help = `Usage: parley restore FILE [--passphrase-file FILE] [--identity-file FILE] [--json]

Fills an empty deployment with a backup from FILE, or from standard input with "-": the database at DATABASE_URL, or an embedded one in a
new DATA_DIR, and the files of the data folder. Everything is read back and compared with the backup. Start the
service afterward. A backup from an older version is migrated. An encrypted backup needs BACKUP_PASSPHRASE or --passphrase-file, or
--identity-file with a secret key of age.`

export const restoreCommand: Command = {
  summary: 'fill an empty deployment with a backup',
  help,
  async run(words, environment) {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { ...json_option, ...key_options },
    })
    const [file] = positionals
    if (file === undefined || positionals.length > 1) throw new UsageError(help)
    const config = readConfig(environment)
    const { data_dir, run_as, secret_key, secret_key_previous, database_url } = config
    const decryption = decryptionOf(config, values)
    const source = readBackup(file)
    const say = console.error
    let embedded: EmbeddedDatabase | undefined
    const open = async () => {
      if (database_url !== '') {
        await reachDatabase({ url: database_url, wait_ms: 0, say })
        return database_url
      }
      embedded = await startEmbedded({ data_dir, run_as, log: say, wait_for_lock_ms: 0 })
      return embedded.url
    }
    try {
      const { manifest, checksums } = await restore(source, {
        data_dir,
        secret_key,
        secret_key_previous,
        decryption,
        open,
      })
      for (const note of bucketNote(manifest.file_bucket)) say(note)
      print(values.json, checksums, `Restored and compared ${sizeOf(checksums)}.`)
      return 0
    } finally {
      await embedded?.stop()
    }
  },
}
