import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Api, callsTo } from './api-calls.ts'
import type { CrmConnection, Entry } from './crm-objects.ts'
import { type Command, table, UsageError } from './usage.ts'
import { connectionHelp, connectionOptions, withKey } from './with-key.ts'

const help = `Usage:
  parley crm connect PROVIDER [--name NAME] [--base-url URL] [--setting NAME=VALUE]... [--credentials FILE] [--pull]
  parley crm list [--json]
  parley crm test CONNECTION_ID
  parley crm pause|resume|delete CONNECTION_ID
  parley crm pull CONNECTION_ID on|off
  parley crm backfill CONNECTION_ID all|failed
  parley crm journal CONNECTION_ID [--lead LEAD_ID] [--status STATUS] [--json]
  parley crm sync LEAD_ID [--connection CONNECTION_ID]
  each with [--url URL] [--key KEY] [--mode test|live] [--account ACCOUNT]

connect asks the CRM first and prints the connection's id. Credentials come as a JSON object from FILE, or from standard input
with "-": a command line is seen by others on the machine. In test mode the one provider is fake, a practice CRM inside the service.
With --pull, or pull on, owner and status of synced leads are read back from time to time.

${connectionHelp}`

const text = { type: 'string' } as const
const options = {
  name: text,
  'base-url': text,
  setting: { type: 'string', multiple: true },
  credentials: text,
  pull: { type: 'boolean' },
  lead: text,
  status: text,
  connection: text,
  json: { type: 'boolean' },
  ...connectionOptions,
} as const

type Values = ReturnType<typeof parse>['values']
type Action = (api: Api, words: string[], values: Values) => Promise<void>

function parse(args: string[]) {
  return parseArgs({ args, allowPositionals: true, options })
}

const actions: Record<string, Action> = {
  connect,
  list,
  test,
  pause: turn,
  resume: turn,
  pull,
  delete: remove,
  backfill,
  journal,
  sync,
}

export const crm: Command = {
  summary: 'connect CRMs, and see what was synced to them',
  help,
  async run(words, environment) {
    const { values, positionals } = parse(words)
    const action = Object.hasOwn(actions, positionals[0] ?? '') ? actions[positionals[0]!] : undefined
    if (!action) throw new UsageError(help)
    await withKey('crm', values, environment, (connection) => action(callsTo(connection), positionals, values))
    return 0
  },
}

async function connect(api: Api, [, provider]: string[], values: Values): Promise<void> {
  const { id, account } = await api.post<CrmConnection>('/crm_connections', {
    provider: wanted(provider, 'which provider'),
    ...(values.name !== undefined && { name: values.name }),
    settings: {
      ...(values['base-url'] !== undefined && { base_url: values['base-url'] }),
      ...Object.fromEntries((values.setting ?? []).map(pair)),
    },
    credentials: values.credentials === undefined ? {} : readCredentials(values.credentials),
    ...(values.pull && { pull: {} }),
  })
  console.error(`Connected to ${account ?? provider}.`)
  console.log(id)
}

async function list(api: Api, _: string[], { json }: Values): Promise<void> {
  const all = await api.all<CrmConnection>('/crm_connections')
  if (json) return console.log(JSON.stringify(all, null, 2))
  const rows = all.map((one) => [
    one.id,
    one.provider,
    one.name ?? '-',
    one.account ?? '-',
    one.status === 'paused' ? `paused (${one.paused_reason})` : one.status,
    String(one.waiting),
    String(one.failed),
  ])
  console.log(table(['ID', 'PROVIDER', 'NAME', 'ACCOUNT', 'STATE', 'WAITING', 'FAILED'], rows))
}

async function test(api: Api, [, id]: string[]): Promise<void> {
  const { ok, account, problem } = await api.post<{ ok: boolean; account: string; problem: string }>(
    `${connectionPath(id)}/test`,
  )
  if (!ok) throw new Error(problem)
  console.log(`It works: ${account}.`)
}

async function turn(api: Api, [action, id]: string[]): Promise<void> {
  const { status, waiting } = await api.post<CrmConnection>(`${connectionPath(id)}/${action}`)
  console.log(`${id} is ${status}; ${waiting} leads wait.`)
}

async function pull(api: Api, [, id, which]: string[]): Promise<void> {
  if (which !== 'on' && which !== 'off') throw new UsageError('Say which: on or off.')
  await api.patch(connectionPath(id), { pull: which === 'on' ? {} : null })
  console.log(which === 'on' ? 'Owner and status are read back from now on.' : 'Nothing is read back any more.')
}

async function remove(api: Api, [, id]: string[]): Promise<void> {
  await api.delete(connectionPath(id))
  console.log(`${id} is deleted. What it has written over there stays there.`)
}

async function backfill(api: Api, [, id, which]: string[]): Promise<void> {
  if (which !== 'all' && which !== 'failed') throw new UsageError('Say which: all or failed.')
  const { leads } = await api.post<{ leads: number }>(`${connectionPath(id)}/backfill`, { which })
  console.log(`${leads} leads are to be synced.`)
}

async function journal(api: Api, [, id]: string[], { lead, status, json }: Values): Promise<void> {
  const query = new URLSearchParams({
    limit: '100',
    ...(lead !== undefined && { lead_id: lead }),
    ...(status !== undefined && { status }),
  })
  const { data } = await api.get<{ data: Entry[] }>(`${connectionPath(id)}/syncs?${query}`)
  if (json) return console.log(JSON.stringify(data, null, 2))
  const rows = data.map((entry) => [
    entry.created_at,
    entry.lead_id,
    entry.cause,
    entry.status,
    entry.remote_id ?? '-',
    entry.error === null
      ? [...entry.changes.written, ...entry.pulled].join(', ')
      : said(entry.error, entry.next_try_at),
  ])
  console.log(table(['AT', 'LEAD', 'CAUSE', 'OUTCOME', 'RECORD', 'WRITTEN, READ BACK, OR WHAT WENT WRONG'], rows))
}

async function sync(api: Api, [, id]: string[], { connection }: Values): Promise<void> {
  const path = `/leads/${encodeURIComponent(wanted(id, 'which lead'))}/sync`
  const { status, remote_id, remote_url } = await api.post<{
    status: string
    remote_id: string
    remote_url: string | null
  }>(path, connection === undefined ? {} : { connection_id: connection })
  console.log(`${status}: ${remote_url ?? remote_id}`)
}

function said({ message, advice, fields }: NonNullable<Entry['error']>, next_try_at: string | null): string {
  const named = fields.map(({ name, problem }) => ` ${name} ${problem}`).join('')
  return `${message}${named} ${next_try_at === null ? advice : `Next try at ${next_try_at}.`}`
}

function connectionPath(id: string | undefined): string {
  return `/crm_connections/${encodeURIComponent(wanted(id, 'which connection, by its id'))}`
}

function wanted(word: string | undefined, what: string): string {
  if (word === undefined) throw new UsageError(`Say ${what}.\n\n${help}`)
  return word
}

function pair(given: string): [string, string] {
  const at = given.indexOf('=')
  if (at < 1) throw new UsageError(`--setting must be NAME=VALUE, not "${given}".`)
  return [given.slice(0, at), given.slice(at + 1)]
}

function readCredentials(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8'))
  } catch (error) {
    // The parser's own words would quote what it read.
    if (error instanceof SyntaxError) throw new UsageError('The credentials are no JSON object.')
    throw error
  }
}
