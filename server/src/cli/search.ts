import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startOver, step } from '../search/follow.ts'
import { addPending, mergePending } from '../search/merge.ts'
import { behindEnvironments } from '../search/progress.ts'
import { type Command, json_option, print, UsageError } from './usage.ts'
import { withDatabase } from './with-database.ts'

const help = `Usage: parley search reindex [--json]

Rebuilds the search index from all contacts, conversations and messages. You need it after loading rows into the database without
the API. Searches keep working, and the service can keep running. If you stop the command, it or the service continues from where it
stopped.`

export const searchCommand: Command = {
  summary: 'rebuild the search index',
  help,
  async run(words, environment) {
    const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options: json_option })
    if (positionals[0] !== 'reindex' || positionals.length > 1) throw new UsageError(help)
    await withDatabase(environment, async (database) => {
      await startOver(database)
      for (let behind = await behindEnvironments(database); behind.length > 0; ) {
        for (const id of behind) {
          const { more, added } = await step(database, id, ({ message }) => console.error(message))
          // Not if a running service already does it: this command waits for the service.
          if (!more) await pause(50)
          await addPending(database, added)
        }
        behind = await behindEnvironments(database)
      }
      await mergePending(database)
    })
    print(values.json, { up_to_date: true }, 'Search is up to date.')
    return 0
  },
}
