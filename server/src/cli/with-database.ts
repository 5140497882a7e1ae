import { type AccountRow, ensureAccount, listAccounts } from '../accounts/accounts.ts'
import { readConfig } from '../config/config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { reachDatabase } from '../db/reach.ts'
import { UsageError } from './usage.ts'

/** The deployment's database for the duration of a command, whether the service is running or not. */
export async function withDatabase<T>(
  environment: NodeJS.ProcessEnv,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const { statement_timeout_ms } = readConfig(environment)
  return withUrl(environment, async (url, is_running) => {
    if (!is_running) await migrate(url, { say: console.error })
    const database = openDatabase({ url, connections: 4, statement_timeout_ms })
    try {
      await ensureAccount(database)
      return await work(database)
    } finally {
      await database.close()
    }
  })
}

/** The same as a URL, without migrating. */
export async function withUrl<T>(
  environment: NodeJS.ProcessEnv,
  work: (url: string, is_running: boolean) => Promise<T>,
): Promise<T> {
  const { database_url: url, data_dir, run_as } = readConfig(environment)
  const log = (words: string) => console.error(words)
  if (url !== '') {
    await reachDatabase({ url, wait_ms: 0, say: log })
    return work(url, false)
  }
  const embedded = await startEmbedded({ data_dir, run_as, share: true, log })
  try {
    return await work(embedded.url, !embedded.started)
  } finally {
    await embedded.stop()
  }
}

/** The user who runs a command on this machine, as the audit log names them. */
export const operator = {
  actor: { type: 'system', id: null, name: 'command line' },
  address: null,
  request_id: null,
} as const

/** The account a command applies to: `--account`, by id or name. Optional while there is only one. */
export async function chosenAccount(database: Database, account: string | undefined): Promise<AccountRow> {
  const accounts = await listAccounts(database)
  const matching =
    account === undefined ? accounts : accounts.filter(({ id, name }) => id === account || name === account)
  if (matching.length === 1) return matching[0]!
  const all = accounts.map(({ id, name }) => `  ${id}  ${name}`).join('\n')
  throw new UsageError(
    account === undefined
      ? `There are several accounts. Choose one with --account:\n${all}`
      : `No single account matches "${account}":\n${all}`,
  )
}
