import { parseArgs } from 'node:util'
import { createAccount, listAccounts, suspendAccount } from '../accounts/accounts.ts'
import { recordAudit } from '../accounts/audit.ts'
import type { Database } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import { type Command, json_option, print, table, UsageError } from './usage.ts'
import { chosenAccount, operator, withDatabase } from './with-database.ts'

const help = `Usage:
  parley accounts create --name NAME [--json]
  parley accounts list [--json]
  parley accounts suspend ACCOUNT [--json]
  parley accounts resume ACCOUNT [--json]

Each account has its own contacts, conversations and keys, in live and in test mode. create prints the account ID. suspend blocks
all users and API keys of an account within a second. Nothing is deleted, and background work continues. resume lifts the block. ACCOUNT: an ID or a name.`

export const accounts: Command = {
  summary: 'create, list, suspend and resume accounts',
  help,
  async run([action, ...words], environment) {
    const run = { create, list, suspend: suspendOrResume(true), resume: suspendOrResume(false) }[action ?? '']
    if (!run) throw new UsageError(help)
    return run(words, environment)
  },
}

async function create(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { values } = parseArgs({ args: words, options: { name: { type: 'string' }, ...json_option } })
  const name = values.name?.trim()
  if (!name) throw new UsageError('Name the account: --name NAME.')
  const id = await withDatabase(environment, async (database) => {
    await refuseTaken(database, name)
    return transaction(database, async (connection) => {
      const account_id = await createAccount({ run: connection.query }, name)
      const object = { type: 'account', id: account_id }
      await recordAudit(connection, { ...operator, account_id, action: 'account.created', object, details: { name } })
      return account_id
    })
  })
  print(values.json, { id, name }, id)
  return 0
}

/** Commands select an account by name, so names must be unique. */
async function refuseTaken(database: Database, name: string): Promise<void> {
  const same = (await listAccounts(database)).find((account) => account.name.toLowerCase() === name.toLowerCase())
  if (same) throw new Error(`An account named "${same.name}" already exists: ${same.id}. Choose another name.`)
}

async function list(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { values } = parseArgs({ args: words, options: json_option })
  const rows = await withDatabase(environment, listAccounts)
  print(
    values.json,
    rows,
    table(
      ['ID', 'NAME', 'CREATED', 'STATE'],
      rows.map(({ id, name, created_at, suspended_at }) => [
        id,
        name,
        created_at,
        suspended_at ? 'suspended' : 'active',
      ]),
    ),
  )
  return 0
}

function suspendOrResume(suspended: boolean) {
  return async (words: string[], environment: NodeJS.ProcessEnv): Promise<number> => {
    const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options: json_option })
    const [chosen] = positionals
    const verb = suspended ? 'suspend' : 'resume'
    if (chosen === undefined || positionals.length > 1) throw new UsageError(`Usage: parley accounts ${verb} ACCOUNT`)
    const account = await withDatabase(environment, async (database) => {
      const { id: account_id, name } = await chosenAccount(database, chosen)
      await transaction(database, async (connection) => {
        if (!(await suspendAccount({ run: connection.query }, account_id, suspended))) return
        const action = suspended ? 'account.suspended' : 'account.resumed'
        await recordAudit(connection, { ...operator, account_id, action, object: { type: 'account', id: account_id } })
      })
      return name
    })
    print(values.json, { account, suspended }, `${account} is ${suspended ? 'suspended' : 'active'}.`)
    return 0
  }
}
