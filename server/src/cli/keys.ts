import { parseArgs } from 'node:util'
import { environmentOf } from '../accounts/accounts.ts'
import { createKey, listKeys, revokeKey, rollKey } from '../accounts/api-keys.ts'
import { isPermission, type Permission, permissions, presets } from '../accounts/permissions.ts'
import { type Command, table, UsageError } from './usage.ts'
import { chosenAccount, withDatabase } from './with-database.ts'

const help = `Usage:
  parley keys create --mode test|live [--name NAME] [--scopes SCOPES] [--expires-in DAYS] [--account ACCOUNT]
  parley keys list [--account ACCOUNT] [--json]
  parley keys revoke KEY_ID
  parley keys roll KEY_ID [--grace HOURS]

create prints the key and nothing else; it is shown this once. roll prints the new key; the old one goes on for the grace
period (default 24 hours, at most 168).

SCOPES: full (default), read-only, or a comma list of ${permissions.join(', ')}.
ACCOUNT: an id or a name; may be left out while there is one account.`

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
      account: { type: 'string' },
    },
  })
  const { mode, name = null } = values
  if (mode !== 'test' && mode !== 'live') throw new UsageError('Say which: --mode test or --mode live.')
  const scopes = scopesOf(values.scopes)
  const expires_at = values['expires-in'] === undefined ? null : daysFromNow(values['expires-in'])
  const key = await withDatabase(environment, async (database) => {
    const account = await chosenAccount(database, values.account)
    const environment_id = await environmentOf(database, account.id, mode)
    return createKey(database, { environment_id, mode, name, scopes, expires_at })
  })
  console.log(key.key)
  return 0
}

async function list(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { values } = parseArgs({ args: words, options: { account: { type: 'string' }, json: { type: 'boolean' } } })
  const found = await withDatabase(environment, async (database) =>
    listKeys(database, (await chosenAccount(database, values.account)).id),
  )
  if (values.json) console.log(JSON.stringify(found, null, 2))
  else
    console.log(
      table(
        ['ID', 'KEY', 'NAME', 'STATE', 'CREATED', 'LAST USED'],
        found.map((key) => [
          key.id,
          `svc_${key.mode}_…${key.last_four}`,
          key.name ?? '-',
          key.revoked_at
            ? 'revoked'
            : key.expires_at
              ? `${key.expires_at < new Date().toISOString() ? 'expired' : 'until'} ${key.expires_at}`
              : 'active',
          key.created_at,
          key.last_used_at ?? 'never',
        ]),
      ),
    )
  return 0
}

async function revoke([id, ...rest]: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  if (id === undefined || rest.length > 0) throw new UsageError('Usage: parley keys revoke KEY_ID')
  const revoked = await withDatabase(environment, (database) => revokeKey(database, id))
  if (!revoked) throw new Error(`There is no key ${id}.`)
  console.log(`${id} is revoked. It stops working within a second.`)
  return 0
}

async function roll(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { grace: { type: 'string', default: '24' } },
  })
  const [id] = positionals
  const grace = Number(values.grace)
  if (id === undefined || positionals.length > 1) throw new UsageError('Usage: parley keys roll KEY_ID [--grace HOURS]')
  if (!/^\d+$/.test(values.grace) || grace > 168)
    throw new UsageError('--grace must be a whole number of hours from 0 to 168.')
  const rolled = await withDatabase(environment, (database) => rollKey(database, id, grace))
  if (!rolled) throw new Error(`There is no working key ${id}.`)
  console.log(rolled.key)
  return 0
}

function scopesOf(text: string): readonly Permission[] {
  if (Object.hasOwn(presets, text)) return presets[text]!
  const words = text.split(',').map((word) => word.trim())
  const unknown = words.find((word) => !isPermission(word))
  if (unknown !== undefined)
    throw new UsageError(
      `There is no scope "${unknown}". There are: ${Object.keys(presets).join(', ')}, ${permissions.join(', ')}.`,
    )
  return words as Permission[]
}

function daysFromNow(text: string): string {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new UsageError('--expires-in must be a whole number of days.')
  return new Date(Date.now() + Number(text) * 24 * 3600 * 1000).toISOString()
}
