import { environmentOf } from '../accounts/accounts.ts'
import { createKey, revokeKey } from '../accounts/api-keys.ts'
import { looksLikeKey } from '../accounts/key-format.ts'
import { type Permission, permissions } from '../accounts/permissions.ts'
import { readConfig } from '../config.ts'
import type { Mode } from '../scope.ts'
import { UsageError } from './usage.ts'
import { chosenAccount, withDatabase } from './with-database.ts'

export const connectionHelp = `--url URL         where the API is; by default that of the service on this machine
--key KEY         an API key, or PARLEY_KEY in the environment. Without one a key is made in the database of this machine's
                  settings, and revoked at the end
--mode test|live  the mode of the key that is made: test, unless told otherwise
--account ACCOUNT whose key is made; may be left out while there is one account`

/** What commands that use the API are told about it. */
export const connectionOptions = {
  url: { type: 'string' },
  key: { type: 'string' },
  mode: { type: 'string' },
  account: { type: 'string' },
} as const

export type ConnectionValues = { [Name in keyof typeof connectionOptions]?: string }

export interface Connection {
  /** Ends in `/v1`. */
  url: string
  key: string
}

const lifetime_ms = 24 * 3600 * 1000

/** Runs a command that calls the API as any client does. */
export async function withKey<T>(
  name: string,
  values: ConnectionValues,
  environment: NodeJS.ProcessEnv,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const url = apiUrl(values.url, environment)
  const mode = modeOf(values.mode)
  const key = values.key ?? (environment.PARLEY_KEY || undefined)
  if (key !== undefined) {
    if (!looksLikeKey(key)) throw new UsageError('This is not an API key of this service.')
    if (values.mode !== undefined && !key.startsWith(`svc_${mode}_`))
      throw new UsageError(`The key is not one of --mode ${mode}.`)
    return work({ url, key })
  }
  await requireService(url)
  const made = await makeKey(name, mode, values.account, environment)
  try {
    return await work({ url, key: made.key })
  } finally {
    await withDatabase(environment, (database) => revokeKey(database, made.id))
  }
}

function makeKey(name: string, mode: Mode, account: string | undefined, environment: NodeJS.ProcessEnv) {
  return withDatabase(environment, async (database) => {
    const { id } = await chosenAccount(database, account)
    const environment_id = await environmentOf(database, id, mode)
    const expires_at = new Date(Date.now() + lifetime_ms).toISOString()
    const scopes: readonly Permission[] = permissions
    return createKey(database, { environment_id, mode, name: `parley ${name}`, scopes, expires_at })
  })
}

/** Before the database is touched: without its service, the command would start it for itself. */
async function requireService(url: string): Promise<void> {
  const alive = await fetch(new URL('/healthz', url)).catch(() => undefined)
  if (!alive?.ok) throw new Error(`No service answers at ${url}. Start it first, or say where it is: --url URL.`)
}

function apiUrl(given: string | undefined, environment: NodeJS.ProcessEnv): string {
  if (given === undefined) return `http://127.0.0.1:${readConfig(environment).port}/v1`
  if (!URL.canParse(given) || !/^https?:.*\/v1\/?$/.test(given))
    throw new UsageError('--url must be an address that ends in /v1, such as http://127.0.0.1:3000/v1.')
  return given.replace(/\/$/, '')
}

function modeOf(mode = 'test'): Mode {
  if (mode !== 'test' && mode !== 'live') throw new UsageError('--mode must be test or live.')
  return mode
}
