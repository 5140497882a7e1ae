import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { reachDatabase } from '../db/reach.ts'
import { type Command, json_option, print } from './usage.ts'

export const migrateCommand: Command = {
  summary: 'migrate the database to this version',
  help: `Usage: parley migrate [--json]

Applies missing migrations, each in its own transaction, and lists them. The service does the same when it starts.`,
  async run(words, environment) {
    const { values } = parseArgs({ args: words, options: json_option })
    const { database_url, database_wait_ms, data_dir, run_as } = readConfig(environment)
    if (database_url !== '') await reachDatabase({ url: database_url, wait_ms: database_wait_ms, say: console.error })
    const embedded = database_url === '' ? await startEmbedded({ data_dir, run_as, share: true }) : undefined
    try {
      const done = await migrate(embedded?.url ?? database_url, { say: console.error })
      const words_done = done.map((name) => `Applied ${name}`).join('\n')
      print(values.json, { applied: done }, words_done || 'The database is up to date.')
      return 0
    } finally {
      await embedded?.stop()
    }
  },
}
