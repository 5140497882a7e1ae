import { parseArgs } from 'node:util'
import { environmentOf } from '../accounts/accounts.ts'
import { listKeys } from '../accounts/api-keys.ts'
import { isPermission, type Permission, permissions, presets } from '../accounts/permissions.ts'
import { isNetwork } from '../config/places.ts'
import { createAuditedKey, revokeAuditedKey, rollAuditedKey } from './audited-keys.ts'
import { type Command, json_option, print, table, UsageError } from './usage.ts'
import { chosenAccount, withDatabase } from './with-database.ts'

const help = `Usage:
  parley keys create --mode test|live [--name NAME] [--scopes SCOPES] [--expires-in DAYS]
                     [--allowed-addresses ADDRESSES] [--account ACCOUNT] [--json]
  parley keys list [--account ACCOUNT] [--json]
  parley keys revoke KEY_ID [--json]
  parley keys roll KEY_ID [--grace HOURS] [--allowed-addresses ADDRESSES] [--json]

create prints only the key, which is never shown again. roll prints a new key; the old key keeps working for the grace period
(24 hours by default, at most 168). If the old key was created to expire, the new one is valid for as long, from now on.

SCOPES: full (default), read-only, or a comma-separated list of ${permissions.join(', ')}.
ADDRESSES: addresses and networks the key can be used from, separated by commas, such as 203.0.113.7,10.0.0.0/8, or any. By default,
a new key can be used from anywhere, and a rolled key from where the old one can.
ACCOUNT: an ID or a name. Optional if there is only one account.`

export const keys: Command = {
  summary: 'create, list, revoke and roll API keys',
  help,
  async run([action, ...words], environment) {
    const run = { create, list, revoke, roll }[action ?? '']
    if (!run) throw new UsageError(help)
    return run(words, environment)
  },
}

async function create(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { values } = parseArgs({
    args: words,
    options: {
      mode: { type: 'string' },
      name: { type: 'string' },
      scopes: { type: 'string', default: 'full' },
      'expires-in': { type: 'string' },
      'allowed-addresses': { type: 'string' },
      account: { type: 'string' },
      ...json_option,
    },
  })
  const { mode, name = null } = values
  if (mode !== 'test' && mode !== 'live') throw new UsageError('Choose a mode: --mode test or --mode live.')
  const scopes = scopesOf(values.scopes)
  const expires_at = values['expires-in'] === undefined ? null : daysFromNow(values['expires-in'])
  const allowed_addresses = addressesOf(values['allowed-addresses'])
  const key = await withDatabase(environment, async (database) => {
    const account = await chosenAccount(database, values.account)
    const environment_id = await environmentOf(database, account.id, mode)
    return createAuditedKey(database, { environment_id, mode, name, scopes, expires_at, allowed_addresses })
  })
  print(values.json, key, key.key)
  return 0
}

async function list(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { values } = parseArgs({ args: words, options: { account: { type: 'string' }, ...json_option } })
  const rows = await withDatabase(environment, async (database) =>
    listKeys(database, (await chosenAccount(database, values.account)).id),
  )
  print(
    values.json,
    rows,
    table(
      ['ID', 'KEY', 'NAME', 'STATE', 'FROM', 'CREATED', 'LAST USED'],
      rows.map((key) => [
        key.id,
        `svc_${key.mode}_…${key.last_four}`,
        key.name ?? '-',
        key.revoked_at
          ? 'revoked'
          : key.expires_at
            ? `${key.expires_at < new Date().toISOString() ? 'expired' : 'until'} ${key.expires_at}`
            : 'active',
        key.allowed_addresses?.join(', ') ?? 'anywhere',
        key.created_at,
        key.last_used_at ?? 'never',
      ]),
    ),
  )
  return 0
}

async function revoke(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options: json_option })
  const [id] = positionals
  if (id === undefined || positionals.length > 1) throw new UsageError('Usage: parley keys revoke KEY_ID')
  const revoked = await withDatabase(environment, (database) => revokeAuditedKey(database, id))
  if (!revoked) throw new Error(`There is no key ${id}.`)
  print(values.json, { id, revoked: true }, `${id} is revoked. It stops working within a second.`)
  return 0
}

async function roll(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { grace: { type: 'string', default: '24' }, 'allowed-addresses': { type: 'string' }, ...json_option },
  })
  const [id] = positionals
  const grace = Number(values.grace)
  if (id === undefined || positionals.length > 1) throw new UsageError('Usage: parley keys roll KEY_ID [--grace HOURS]')
  if (!/^\d+$/.test(values.grace) || grace > 168)
    throw new UsageError('--grace must be a whole number of hours from 0 to 168.')
  const allowed_addresses = addressesOf(values['allowed-addresses'])
  const rolled = await withDatabase(environment, (database) =>
    rollAuditedKey(database, id, grace, allowed_addresses === undefined ? {} : { allowed_addresses }),
  )
  if (!rolled) throw new Error(`There is no active key ${id}.`)
  print(values.json, rolled, rolled.key)
  return 0
}

function scopesOf(text: string): readonly Permission[] {
  if (Object.hasOwn(presets, text)) return presets[text]!
  const words = text.split(',').map((word) => word.trim())
  const unknown = words.find((word) => !isPermission(word))
  if (unknown !== undefined)
    throw new UsageError(
      `There is no scope "${unknown}". Use ${Object.keys(presets).join(', ')}, ${permissions.join(', ')}.`,
    )
  return words as Permission[]
}

/** Undefined if not given. */
function addressesOf(text: string | undefined): string[] | null | undefined {
  if (text === undefined) return undefined
  if (text === 'any') return null
  const words = text.split(',').map((word) => word.trim())
  const wrong = words.find((word) => !isNetwork(word))
  if (wrong !== undefined)
    throw new UsageError(
      `--allowed-addresses has "${wrong}", which isn't an address or a network such as 203.0.113.0/24.`,
    )
  return words
}

function daysFromNow(text: string): string {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new UsageError('--expires-in must be a whole number of days.')
  return new Date(Date.now() + Number(text) * 24 * 3600 * 1000).toISOString()
}
