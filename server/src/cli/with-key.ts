import { readFileSync } from 'node:fs'
import { environmentOf } from '../accounts/accounts.ts'
import { looksLikeKey } from '../accounts/key-format.ts'
import { type Permission, permissions } from '../accounts/permissions.ts'
import type { Mode } from '../scope.ts'
import { createAuditedKey, deleteAuditedKey } from './audited-keys.ts'
import { serviceUrl } from './deployment.ts'
import { UsageError } from './usage.ts'
import { chosenAccount, withDatabase } from './with-database.ts'

export const connectionHelp = `--url URL         the URL of the API; by default, the service on this machine
--key KEY         an API key, but other users of the machine can see command lines: better set PARLEY_KEY, or read it from a file.
                  Without one, a temporary key is created in the database of this machine's settings and deleted at the end
--key-file FILE   an API key read from FILE, or from standard input with "-"
--mode test|live  the mode of the temporary key: test by default
--account ACCOUNT the account of the temporary key; optional if there is only one account`

/** The options of commands that use the API. */
export const connectionOptions = {
  url: { type: 'string' },
  key: { type: 'string' },
  'key-file': { type: 'string' },
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
const alive_ms = 10_000

/** Runs a command that calls the API like any client. */
export async function withKey<T>(
  name: string,
  values: ConnectionValues,
  environment: NodeJS.ProcessEnv,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const url = apiUrl(values.url, environment)
  const mode = modeOf(values.mode)
  const key = values.key ?? keyIn(values['key-file']) ?? (environment.PARLEY_KEY || undefined)
  if (key !== undefined) {
    if (!looksLikeKey(key)) throw new UsageError("This isn't an API key of this service.")
    if (values.mode !== undefined && !key.startsWith(`svc_${mode}_`))
      throw new UsageError(`The key doesn't belong to --mode ${mode}.`)
    return work({ url, key })
  }
  await requireService(url)
  const created = await makeKey(name, mode, values.account, environment)
  const forget = () => forgetKey(created.id, environment)
  const result = await work({ url, key: created.key }).catch(async (error) => {
    await forget().catch(({ message }) => console.error(message))
    throw error
  })
  await forget()
  return result
}

async function forgetKey(id: string, environment: NodeJS.ProcessEnv): Promise<void> {
  await withDatabase(environment, (database) => deleteAuditedKey(database, id)).catch(({ message }: Error) => {
    throw new Error(
      `${message}\nThe temporary key ${id} is still there, for a day. To end it now: parley keys revoke ${id}`,
    )
  })
}

function keyIn(file: string | undefined): string | undefined {
  return file === undefined ? undefined : readFileSync(file === '-' ? 0 : file, 'utf8').trim()
}

function makeKey(name: string, mode: Mode, account: string | undefined, environment: NodeJS.ProcessEnv) {
  return withDatabase(environment, async (database) => {
    const { id } = await chosenAccount(database, account)
    const environment_id = await environmentOf(database, id, mode)
    const expires_at = new Date(Date.now() + lifetime_ms).toISOString()
    const scopes: readonly Permission[] = permissions
    return createAuditedKey(database, { environment_id, mode, name: `parley ${name}`, scopes, expires_at })
  })
}

/** Before touching the database: if the service isn't running, the command would start the database itself. */
async function requireService(url: string): Promise<void> {
  const alive = await fetch(new URL('/healthz', url), { signal: AbortSignal.timeout(alive_ms) }).catch(() => undefined)
  if (!alive?.ok) throw new Error(`No service responds at ${url}. Start it first, or set its URL: --url URL.`)
}

function apiUrl(url: string | undefined, environment: NodeJS.ProcessEnv): string {
  if (url === undefined) return `${serviceUrl(environment)}/v1`
  if (!URL.canParse(url) || !/^https?:.*\/v1\/?$/.test(url))
    throw new UsageError('--url must be a URL that ends in /v1, such as http://127.0.0.1:3000/v1.')
  return url.replace(/\/$/, '')
}

function modeOf(mode = 'test'): Mode {
  if (mode !== 'test' && mode !== 'live') throw new UsageError('--mode must be test or live.')
  return mode
}
