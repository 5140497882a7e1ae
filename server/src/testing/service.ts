import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environmentOf, listAccounts } from '../accounts/accounts.ts'
import { createKey } from '../accounts/api-keys.ts'
import { type Permission, permissions } from '../accounts/permissions.ts'
import { type Config, readConfig } from '../config/config.ts'
import { ApiError } from '../errors.ts'
import { newId } from '../ids.ts'
import type { Mode } from '../scope.ts'
import { type Service, startService } from '../service.ts'
import { checkAnswer } from './contract.ts'
import { cloneDatabase } from './database.ts'

/** An account on a running service, and what a test needs of that service. */
export interface TestAccount extends Pick<Service, 'url' | 'database' | 'means'> {
  account_id: string
  /** The database ids of its environments. */
  environment_ids: Record<Mode, number>
  database_url: string
  data_dir: string
  /** The base of the API, ending in `/v1`. */
  base: string
  /** Creates a key for this account or another one. */
  key(options?: {
    mode?: Mode
    scopes?: readonly Permission[]
    name?: string
    account_id?: string
    expires_at?: string
  }): Promise<string>
  /** A client with its own key. */
  client(options?: Parameters<TestAccount['key']>[0]): Promise<Client>
}

/** A test's own service, with its first account. */
export type TestService = Service & TestAccount & AsyncDisposable

/**
 * The real service on its own database and port, without rate limits by default. Or on the database of another one, as a second
 * process of the same deployment. For tests of a process, its settings or the whole database. Everything else uses `testAccount`.
 */
export async function startTestService(
  settings: Record<string, string> = {},
  beside?: TestAccount,
): Promise<TestService> {
  const database = beside ? { url: beside.database_url, drop: async () => {} } : await cloneDatabase()
  const data_dir = beside?.data_dir ?? mkdtempSync(join(tmpdir(), 'parley-'))
  const config = readConfig({
    PORT: '0',
    DATA_DIR: data_dir,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    // Nobody listens there: no test asks name servers of the world.
    NAME_SERVERS: '127.0.0.1:9',
    RATE_LIMIT: '0',
    RATE_LIMIT_SIGN_IN: '0',
    // All visitors of tests come from one address.
    CLAIMED_MAILS_PER_HOUR_NETWORK: '100000',
    // A busy machine is no reason to fail a request.
    DATABASE_TIMEOUT_MS: '60000',
    STATEMENT_TIMEOUT_MS: '60000',
    // Nor is a disk that is nearly full.
    FILES_RESERVE_MB: '0',
    ALARM_DISK_MB: '0',
    // Every connection has to plan every statement, so few connections warm up sooner. Tests hold some of them at once.
    DATABASE_CONNECTIONS: '10',
    ...settings,
  })
  const service = await startPatiently(config)
  const running = { ...service, database_url: database.url, data_dir }

  async function stop() {
    await service.stop()
    await database.drop()
    if (!beside) rmSync(data_dir, { recursive: true, force: true })
  }

  const account_id = beside?.account_id ?? (await listAccounts(service.database))[0]!.id
  return { ...(await accountOf(running, account_id)), ...running, stop, [Symbol.asyncDispose]: stop }
}

/** On a busy machine, connecting may take longer than the service waits. Starts it again then, as an operator would. */
function startPatiently(config: Config): Promise<Service> {
  return startService(config).catch((error) => {
    if (error instanceof ApiError && error.code === 'database_unavailable') return startPatiently(config)
    throw error
  })
}

type Running = Pick<TestAccount, 'url' | 'database' | 'means' | 'database_url' | 'data_dir'>

/** What a test needs of one account on a running service. */
export async function accountOf(running: Running, account_id: string): Promise<TestAccount> {
  const { url, database, means, database_url, data_dir } = running
  const base = `${url}/v1`
  const environment_ids = {
    live: await environmentOf(database, account_id, 'live'),
    test: await environmentOf(database, account_id, 'test'),
  }

  async function key(options: Parameters<TestAccount['key']>[0] = {}) {
    const { mode = 'live', scopes = permissions, expires_at = null, name = null } = options
    const environment_id =
      options.account_id === undefined ? environment_ids[mode] : await environmentOf(database, options.account_id, mode)
    return (await createKey(database, { environment_id, mode, name, scopes, expires_at })).key
  }

  return {
    url,
    database,
    means,
    database_url,
    data_dir,
    account_id,
    environment_ids,
    base,
    key,
    client: async (options) => client(base, await key(options)),
  }
}

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  body: any
}

export interface Client {
  /** The base of the API, ending in `/v1`. */
  base: string
  key: string
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  put(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
  patch(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
  delete(path: string, headers?: Record<string, string>): Promise<Answer>
  send(
    method: string,
    path: string,
    init?: { body?: string | Buffer; headers?: Record<string, string> },
  ): Promise<Answer>
}

/** Calls the API as any client would, over a real socket, and checks every response against the OpenAPI document. */
export function client(base: string, key: string): Client {
  async function send(
    method: string,
    path: string,
    { body, headers = {} }: { body?: string | Buffer; headers?: Record<string, string> } = {},
  ) {
    const answer = await fetch(base + path, {
      method,
      body: body as string,
      headers: { authorization: `Bearer ${key}`, ...headers },
    })
    const text = await answer.text()
    const parsed = text === '' ? null : JSON.parse(text)
    checkAnswer(method, path, answer.status, answer.headers, parsed)
    return { status: answer.status, headers: answer.headers, body: parsed }
  }
  const json =
    (method: string) =>
    (path: string, body: unknown = undefined, headers: Record<string, string> = {}) =>
      send(method, path, {
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      })
  return {
    base,
    key,
    send,
    get: (path, headers) => send('GET', path, { headers }),
    post: json('POST'),
    put: json('PUT'),
    patch: json('PATCH'),
    delete: (path, headers) => send('DELETE', path, { headers }),
  }
}

let people = 0

/** The fields of a contact that no other test has. */
export function someContact(changes: Record<string, unknown> = {}) {
  people++
  return { name: `Person ${people}`, email: `person-${people}-${newId('request').slice(-8)}@example.com`, ...changes }
}

/**
 * Retries until it succeeds: events get their numbers a moment after the change, and in a busy process search and reports lag by
 * some seconds. The default limit asserts nothing about time, because the machine may be busy.
 */
export async function eventually<T>(attempt: () => T | Promise<T>, within_ms = 60_000): Promise<T> {
  const until = performance.now() + within_ms
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (performance.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
