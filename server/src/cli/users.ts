import { parseArgs } from 'node:util'
import { recordAudit } from '../accounts/audit.ts'
import { invitation_path, invite, offerPasswordReset } from '../accounts/people/invitations.ts'
import type { Role } from '../accounts/roles.ts'
import { dropSecondFactor } from '../accounts/sign-in/two-factor.ts'
import { createUser, listUsers, roles } from '../accounts/users.ts'
import { readConfig } from '../config/config.ts'
import { transaction } from '../db/transaction.ts'
import { serviceUrl } from './deployment.ts'
import { type Command, json_option, print, table, UsageError } from './usage.ts'
import { chosenAccount, operator, withDatabase } from './with-database.ts'

const help = `Usage:
  parley users create --name NAME --email EMAIL [--role ${roles.join('|')}] [--account ACCOUNT] [--json]
  parley users invite --email EMAIL [--role ${roles.join('|')}] [--account ACCOUNT] [--json]
  parley users reset-password EMAIL [--without-second-factor] [--account ACCOUNT] [--json]
  parley users list [--account ACCOUNT] [--json]

Users are your teammates. create prints the user's ID; the user can be assigned
conversations, but can't sign in until you invite them. invite prints a link that works once, for seven days. reset-password prints a
link to choose a new password, valid for an hour; --without-second-factor is for users who lost both their device and their recovery
codes. Links begin with PUBLIC_URL, or with the address of the service on this machine.`

export const users: Command = {
  summary: 'create, invite and list the users of an account',
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
    options: { name: text, email: text, role: { ...text, default: 'agent' }, account: text, ...json_option },
  })
  const { name, email, role } = values
  if (!name?.trim()) throw new UsageError('Set a name: --name NAME.')
  if (!email || !isEmail(email)) throw new UsageError('Set an email address: --email EMAIL.')
  if (!roles.includes(role as Role)) throw new UsageError(`--role must be one of ${roles.join(', ')}.`)
  const id = await withDatabase(environment, async (database) => {
    const account = await chosenAccount(database, values.account)
    const made = { account_id: account.id, name: name.trim(), email, role: role as Role }
    return transaction(database, async (connection) => {
      const id = await createUser({ run: connection.query }, made)
      const object = { type: 'user', id }
      const details = { email: email.toLowerCase(), role }
      await recordAudit(connection, { ...operator, account_id: account.id, action: 'user.created', object, details })
      return id
    })
  })
  print(values.json, { id }, id)
  return 0
}

async function inviteSomebody(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: words,
    options: { email: text, role: { ...text, default: 'agent' }, account: text, ...json_option },
  })
  const { email, role } = values
  if (!email || !isEmail(email)) throw new UsageError('Set an email address: --email EMAIL.')
  if (!roles.includes(role as Role)) throw new UsageError(`--role must be one of ${roles.join(', ')}.`)
  const { token } = await withDatabase(environment, async (database) => {
    const { id: account_id } = await chosenAccount(database, values.account)
    const invited = { ...operator, account_id, email, role: role as Role, invited_by: null }
    return transaction(database, (connection) => invite(connection, invited))
  })
  const url = linkWith(token, environment)
  print(values.json, { url }, url)
  return 0
}

async function resetPassword(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      'without-second-factor': { type: 'boolean', default: false },
      account: { type: 'string' },
      ...json_option,
    },
  })
  const [email] = positionals
  if (email === undefined || positionals.length > 1)
    throw new UsageError('Name the user: parley users reset-password EMAIL')
  const { token } = await withDatabase(environment, async (database) => {
    const { id: account_id } = await chosenAccount(database, values.account)
    const user = (await listUsers(database, account_id)).find((one) => one.email === email.toLowerCase())
    if (!user) throw new Error(`There is no user with the email address ${email}.`)
    return transaction(database, async (connection) => {
      const origin = { ...operator, account_id }
      if (values['without-second-factor']) await dropSecondFactor(connection, origin, user.id)
      return offerPasswordReset(connection, origin, user)
    })
  })
  const url = linkWith(token, environment)
  print(values.json, { url }, url)
  return 0
}

function linkWith(token: string, environment: NodeJS.ProcessEnv): string {
  return `${readConfig(environment).public_url || serviceUrl(environment)}${invitation_path}${token}`
}

function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(text)
}

async function list(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { values } = parseArgs({ args: words, options: { account: { type: 'string' }, ...json_option } })
  const rows = await withDatabase(environment, async (database) =>
    listUsers(database, (await chosenAccount(database, values.account)).id),
  )
  print(
    values.json,
    rows,
    table(
      ['ID', 'NAME', 'E-MAIL', 'ROLE'],
      rows.map(({ id, name, email, role }) => [id, name, email, role]),
    ),
  )
  return 0
}
