import { setTimeout as pause } from 'node:timers/promises'
import { behindEnvironments, startOver, step } from '../search/follow.ts'
import { type Command, UsageError } from './usage.ts'
import { withDatabase } from './with-database.ts'

const help = `Usage: parley search reindex

Reads all contacts, conversations and messages again and puts right what search keeps of them: needed after rows were
loaded into the database past the API. Searches go on meanwhile, and so may the service. What is stopped goes on from where
it was, here or in the service.`

export const searchCommand: Command = {
  summary: 'put right what search finds',
  help,
  async run([action, ...rest], environment) {
    if (action !== 'reindex' || rest.length > 0) throw new UsageError(help)
    await withDatabase(environment, async (database) => {
      await startOver(database)
      for (let behind = await behindEnvironments(database); behind.length > 0; ) {
        // False where a running service is at it: it does the work, and this command waits for it.
        for (const id of behind)
          if (!(await step(database, id, ({ message }) => console.error(message)))) await pause(50)
        behind = await behindEnvironments(database)
      }
    })
    console.log('Search is up to date.')
    return 0
  },
}
