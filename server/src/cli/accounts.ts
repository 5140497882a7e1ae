import { parseArgs } from 'node:util'
import { createAccount, listAccounts } from '../accounts/accounts.ts'
import { type Command, table, UsageError } from './usage.ts'
import { withDatabase } from './with-database.ts'

const help = `Usage:
  parley accounts create --name NAME
  parley accounts list

An account has its own contacts, conversations and keys, once for live and once for test. create prints its id.`

export const accounts: Command = {
  summary: 'create and list accounts',
  help,
  async run([action, ...words], environment) {
    if (action === 'create') {
      const { values } = parseArgs({ args: words, options: { name: { type: 'string' } } })
      const name = values.name?.trim()
      if (!name) throw new UsageError('Give the account a name: --name NAME.')
      console.log(await withDatabase(environment, (database) => createAccount(database, name)))
      return 0
    }
    if (action !== 'list') throw new UsageError(help)
    parseArgs({ args: words, options: {} })
    const rows = await withDatabase(environment, listAccounts)
    console.log(
      table(
        ['ID', 'NAME', 'CREATED'],
        rows.map(({ id, name, created_at }) => [id, name, created_at]),
      ),
    )
    return 0
  },
}
