import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import type { Command } from './usage.ts'

export const migrateCommand: Command = {
  summary: 'bring the database to this version',
  help: `Usage: parley migrate

Applies the migrations that are missing, one transaction each, and says which. The service does the same when it starts.`,
  async run(words, environment) {
    parseArgs({ args: words, options: {} })
    const config = readConfig(environment)
    const embedded =
      config.database_url === '' ? await startEmbedded({ data_dir: config.data_dir, share: true }) : undefined
    try {
      const done = await migrate(embedded?.url ?? config.database_url)
      console.log(done.length === 0 ? 'The database is up to date.' : done.map((name) => `Applied ${name}`).join('\n'))
      return 0
    } finally {
      await embedded?.stop()
    }
  },
}
