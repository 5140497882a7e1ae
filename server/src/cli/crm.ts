import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Api, callsTo } from './api-calls.ts'
import type { CrmConnection, Entry } from './crm-objects.ts'
import { type Command, print, table, UsageError } from './usage.ts'
import { connectionHelp, connectionOptions, withKey } from './with-key.ts'

const help = `Usage:
  parley crm connect PROVIDER [--name NAME] [--base-url URL] [--setting NAME=VALUE]... [--credentials FILE] [--pull]
  parley crm list
  parley crm test CONNECTION_ID
  parley crm pause|resume|delete CONNECTION_ID
  parley crm pull CONNECTION_ID on|off
  parley crm backfill CONNECTION_ID all|failed
  parley crm journal CONNECTION_ID [--lead LEAD_ID] [--status STATUS]
  parley crm sync LEAD_ID [--connection CONNECTION_ID]
  each with [--json] [--url URL] [--key KEY] [--mode test|live] [--account ACCOUNT]

connect tests the connection first and prints its ID. Credentials are read as a JSON object from FILE, or from standard input with
"-", because other users of the machine can see command lines. In test mode, the only provider is fake, a practice CRM inside the
service. With --pull, or pull on, owner and status of synced leads are read from the CRM periodically.

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
  summary: 'connect CRMs and see what was synced',
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
  const connection = await api.post<CrmConnection>('/crm_connections', {
    provider: wanted(provider, 'which provider'),
    ...(values.name !== undefined && { name: values.name }),
    settings: {
      ...(values['base-url'] !== undefined && { base_url: values['base-url'] }),
      ...Object.fromEntries((values.setting ?? []).map(pair)),
    },
    credentials: values.credentials === undefined ? {} : readCredentials(values.credentials),
    ...(values.pull && { pull: {} }),
  })
  console.error(`Connected to ${connection.account ?? provider}.`)
  print(values.json, connection, connection.id)
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

async function test(api: Api, [, id]: string[], { json }: Values): Promise<void> {
  const tested = await api.post<{ ok: boolean; account: string; problem: string }>(`${connectionPath(id)}/test`)
  if (!tested.ok) throw new Error(tested.problem)
  print(json, tested, `Connected to ${tested.account}.`)
}

async function turn(api: Api, [action, id]: string[], { json }: Values): Promise<void> {
  const connection = await api.post<CrmConnection>(`${connectionPath(id)}/${action}`)
  print(json, connection, `${id} is ${connection.status}. ${connection.waiting} leads are waiting.`)
}

async function pull(api: Api, [, id, which]: string[], { json }: Values): Promise<void> {
  if (which !== 'on' && which !== 'off') throw new UsageError('Choose on or off.')
  const connection = await api.patch(connectionPath(id), { pull: which === 'on' ? {} : null })
  print(
    json,
    connection,
    which === 'on' ? 'Owner and status now sync from the CRM.' : 'Owner and status no longer sync from the CRM.',
  )
}

async function remove(api: Api, [, id]: string[], { json }: Values): Promise<void> {
  const deleted = await api.delete(connectionPath(id))
  print(json, deleted, `${id} is deleted. Records in the CRM stay as they are.`)
}

async function backfill(api: Api, [, id, which]: string[], { json }: Values): Promise<void> {
  if (which !== 'all' && which !== 'failed') throw new UsageError('Choose all or failed.')
  const { leads } = await api.post<{ leads: number }>(`${connectionPath(id)}/backfill`, { which })
  print(json, { leads }, `${leads} leads are queued to sync.`)
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
      : errorLine(entry.error, entry.next_try_at),
  ])
  console.log(table(['AT', 'LEAD', 'CAUSE', 'OUTCOME', 'RECORD', 'RESULT'], rows))
}

async function sync(api: Api, [, id]: string[], { connection, json }: Values): Promise<void> {
  const path = `/leads/${encodeURIComponent(wanted(id, 'which lead'))}/sync`
  const input = connection === undefined ? {} : { connection_id: connection }
  const synced = await api.post<{ status: string; remote_id: string; remote_url: string | null }>(path, input)
  print(json, synced, `${synced.status}: ${synced.remote_url ?? synced.remote_id}`)
}

function errorLine({ message, advice, fields }: NonNullable<Entry['error']>, next_try_at: string | null): string {
  const named = fields.map(({ name, problem }) => ` ${name} ${problem}`).join('')
  return `${message}${named} ${next_try_at === null ? advice : `Next try at ${next_try_at}.`}`
}

function connectionPath(id: string | undefined): string {
  return `/crm_connections/${encodeURIComponent(wanted(id, 'a connection ID'))}`
}

function wanted(word: string | undefined, what: string): string {
  if (word === undefined) throw new UsageError(`Specify ${what}.\n\n${help}`)
  return word
}

function pair(text: string): [string, string] {
  const at = text.indexOf('=')
  if (at < 1) throw new UsageError(`--setting must be NAME=VALUE, not "${text}".`)
  return [text.slice(0, at), text.slice(at + 1)]
}

function readCredentials(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8'))
  } catch (error) {
    // The parser's message would quote the input.
    if (error instanceof SyntaxError) throw new UsageError("The credentials aren't a JSON object.")
    throw error
  }
}
