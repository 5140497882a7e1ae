import { createReadStream, existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { restore } from '../backup/restore.ts'
import { readConfig } from '../config/config.ts'
import { type EmbeddedDatabase, startEmbedded } from '../db/embedded.ts'
import { reachDatabase } from '../db/reach.ts'
import { draft_ending, sizeOf } from './backup.ts'
import { type Command, json_option, print, UsageError } from './usage.ts'

const help = `Usage: parley restore FILE [--json]

Fills an empty deployment with a backup from FILE, or from standard input with "-": the database at DATABASE_URL, or an embedded one in a
new DATA_DIR, and the files of the data folder. Everything is read back and compared with the backup. Start the
service afterward. A backup from an older version is migrated.`

export const restoreCommand: Command = {
  summary: 'fill an empty deployment with a backup',
  help,
  async run(words, environment) {
    const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options: json_option })
    const [file] = positionals
    if (file === undefined || positionals.length > 1) throw new UsageError(help)
    if (file.endsWith(draft_ending))
      throw new Error(`${file} is a backup that was cut short or is still being written. Restore a complete one.`)
    if (file !== '-' && !existsSync(file)) throw new UsageError(`There is no ${file}.`)
    const { data_dir, run_as, secret_key, secret_key_previous, database_url } = readConfig(environment)
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
    const source = file === '-' ? process.stdin : createReadStream(file)
    try {
      const checksums = await restore(source, { data_dir, secret_key, secret_key_previous, open })
      print(values.json, checksums, `Restored and compared ${sizeOf(checksums)}.`)
      return 0
    } finally {
      await embedded?.stop()
    }
  },
}
