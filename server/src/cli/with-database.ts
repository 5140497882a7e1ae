import { type AccountRow, ensureAccount, listAccounts } from '../accounts/accounts.ts'
import { readConfig } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { UsageError } from './usage.ts'

/** The deployment's database for the length of a command, whether its service is running or not. */
export async function withDatabase<T>(
  environment: NodeJS.ProcessEnv,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const config = readConfig(environment)
  const embedded =
    config.database_url === ''
      ? await startEmbedded({ data_dir: config.data_dir, share: true, log: (words) => console.error(words) })
      : undefined
  const url = embedded?.url ?? config.database_url
  try {
    if (embedded?.started !== false) await migrate(url)
    const database = openDatabase({ url, connections: 4, statement_timeout_ms: config.statement_timeout_ms })
    try {
      await ensureAccount(database)
      return await work(database)
    } finally {
      await database.close()
    }
  } finally {
    await embedded?.stop()
  }
}

/** The account a command is about: `--account`, by id or by name, which may be left out while there is only one. */
export async function chosenAccount(database: Database, given: string | undefined): Promise<AccountRow> {
  const accounts = await listAccounts(database)
  const matching = given === undefined ? accounts : accounts.filter(({ id, name }) => id === given || name === given)
  if (matching.length === 1) return matching[0]!
  const all = accounts.map(({ id, name }) => `  ${id}  ${name}`).join('\n')
  throw new UsageError(
    given === undefined
      ? `There are several accounts; name one with --account:\n${all}`
      : `There is no one account "${given}":\n${all}`,
  )
}
