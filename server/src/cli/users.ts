import { parseArgs } from 'node:util'
import type { Role } from '../accounts/roles.ts'
import { createUser, listUsers, roles } from '../accounts/users.ts'
import { invitation_path, invite, offerPasswordReset } from '../administration/invitations.ts'
import { dropSecondFactor } from '../administration/two-factor.ts'
import { readConfig } from '../config.ts'
import { transaction } from '../db/transaction.ts'
import { type Command, table, UsageError } from './usage.ts'
import { chosenAccount, withDatabase } from './with-database.ts'

const help = `Usage:
  parley users create --name NAME --email EMAIL [--role ${roles.join('|')}] [--account ACCOUNT]
  parley users invite --email EMAIL [--role ${roles.join('|')}] [--account ACCOUNT]
  parley users reset-password EMAIL [--without-second-factor] [--account ACCOUNT]
  parley users list [--account ACCOUNT]

A user is somebody of the business: conversations are assigned to users. create prints the user's id; somebody made so can be given
work, but cannot sign in before an invitation. invite prints a link that works once, for seven days. reset-password prints a link to
choose a new password with, for an hour; --without-second-factor is for somebody who has lost the device and the recovery codes.
Links begin with PUBLIC_URL, or with the address of the service on this machine.`

export const users: Command = {
  summary: 'create, invite and list the people of an account',
  help,
  async run([action, ...words], environment) {
    const run = { create, invite: inviteSomebody, 'reset-password': resetPassword, list }[action ?? '']
    if (!run) throw new UsageError(help)
    return run(words, environment)
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
  if (!email || !isEmail(email)) throw new UsageError('Give an e-mail address: --email EMAIL.')
  if (!roles.includes(role as Role)) throw new UsageError(`--role must be one of ${roles.join(', ')}.`)
  const id = await withDatabase(environment, async (database) => {
    const account = await chosenAccount(database, values.account)
    return createUser(database, { account_id: account.id, name: name.trim(), email, role: role as Role })
  })
  console.log(id)
  return 0
}

async function inviteSomebody(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: words,
    options: { email: text, role: { ...text, default: 'agent' }, account: text },
  })
  const { email, role } = values
  if (!email || !isEmail(email)) throw new UsageError('Give an e-mail address: --email EMAIL.')
  if (!roles.includes(role as Role)) throw new UsageError(`--role must be one of ${roles.join(', ')}.`)
  const { token } = await withDatabase(environment, async (database) => {
    const { id: account_id } = await chosenAccount(database, values.account)
    const invited = { ...operator, account_id, email, role: role as Role, invited_by: null }
    return transaction(database, (connection) => invite(connection, invited))
  })
  console.log(linkWith(token, environment))
  return 0
}

async function resetPassword(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { 'without-second-factor': { type: 'boolean', default: false }, account: { type: 'string' } },
  })
  const [email] = positionals
  if (email === undefined || positionals.length > 1)
    throw new UsageError('Say whose: parley users reset-password EMAIL')
  const { token } = await withDatabase(environment, async (database) => {
    const { id: account_id } = await chosenAccount(database, values.account)
    const user = (await listUsers(database, account_id)).find((one) => one.email === email.toLowerCase())
    if (!user) throw new Error(`There is nobody with the address ${email}.`)
    return transaction(database, async (connection) => {
      const origin = { ...operator, account_id }
      if (values['without-second-factor']) await dropSecondFactor(connection, origin, user.id)
      return offerPasswordReset(connection, origin, user)
    })
  })
  console.log(linkWith(token, environment))
  return 0
}

/** Whoever can run a command on the machine. */
const operator = { actor: { type: 'system', id: null, name: 'command line' }, address: null, request_id: null } as const

function linkWith(token: string, environment: NodeJS.ProcessEnv): string {
  const { public_url, port } = readConfig(environment)
  return `${public_url || `http://127.0.0.1:${port}`}${invitation_path}${token}`
}

function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(text)
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
