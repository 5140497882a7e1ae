import { parseArgs } from 'node:util'
import type { Role } from '../accounts/roles.ts'
import { createUser, listUsers, roles } from '../accounts/users.ts'
import { type Command, table, UsageError } from './usage.ts'
import { chosenAccount, withDatabase } from './with-database.ts'

const help = `Usage:
  parley users create --name NAME --email EMAIL [--role ${roles.join('|')}] [--account ACCOUNT]
  parley users list [--account ACCOUNT]

A user is somebody of the business: conversations are assigned to users. create prints the user's id.`

export const users: Command = {
  summary: 'create and list the people of an account',
  help,
  async run([action, ...words], environment) {
    if (action === 'create') return create(words, environment)
    if (action === 'list') return list(words, environment)
    throw new UsageError(help)
  },
}

async function create(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: words,
    options: { name: text, email: text, role: { ...text, default: 'agent' }, account: text },
  })
  const { name, email, role } = values
  if (!name?.trim()) throw new UsageError('Give a name: --name NAME.')
  if (!email || !/^[^\s@]+@[^\s@]+$/.test(email)) throw new UsageError('Give an e-mail address: --email EMAIL.')
  if (!roles.includes(role as Role)) throw new UsageError(`--role must be one of ${roles.join(', ')}.`)
  const id = await withDatabase(environment, async (database) => {
    const account = await chosenAccount(database, values.account)
    return createUser(database, { account_id: account.id, name: name.trim(), email, role: role as Role })
  })
  console.log(id)
  return 0
}

async function list(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { values } = parseArgs({ args: words, options: { account: { type: 'string' } } })
  const rows = await withDatabase(environment, async (database) =>
    listUsers(database, (await chosenAccount(database, values.account)).id),
  )
  console.log(
    table(
      ['ID', 'NAME', 'E-MAIL', 'ROLE'],
      rows.map(({ id, name, email, role }) => [id, name, email, role]),
    ),
  )
  return 0
}
