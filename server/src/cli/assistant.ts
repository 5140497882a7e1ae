import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Api, callsTo } from './api-calls.ts'
import { type Command, table, UsageError } from './usage.ts'
import { connectionHelp, connectionOptions, withKey } from './with-key.ts'

const help = `Usage:
  parley assistant show
  parley assistant set [--provider openai_compatible|anthropic --base-url URL --model NAME] [--api-key FILE]
                       [--embedding-model NAME|none]
                       [--status on|off] [--name NAME] [--redaction remote|always|never]
                       [--tokens-per-day N] [--tokens-per-conversation N]
  parley assistant set --provider none
  parley assistant test
  parley assistant usage [--days N]
  each with [--json] [--url URL] [--key KEY] [--mode test|live] [--account ACCOUNT]

The API key of the model's server is read from FILE, or from standard input with "-", because other users of the machine can see
command lines. Without a model, the embedded engine does everything.

${connectionHelp}`

const text = { type: 'string' } as const
const options = {
  provider: text,
  'base-url': text,
  model: text,
  'embedding-model': text,
  'api-key': text,
  status: text,
  name: text,
  redaction: text,
  'tokens-per-day': text,
  'tokens-per-conversation': text,
  days: text,
  json: { type: 'boolean' },
  ...connectionOptions,
} as const

type Values = ReturnType<typeof parse>['values']
type Action = (api: Api, values: Values) => Promise<void>

function parse(args: string[]) {
  return parseArgs({ args, allowPositionals: true, options })
}

const actions: Record<string, Action> = { show, set, test, usage }

export const assistant: Command = {
  summary: 'set the assistant and its language model, and test them',
  help,
  async run(words, environment) {
    const { values, positionals } = parse(words)
    const action = Object.hasOwn(actions, positionals[0] ?? '') ? actions[positionals[0]!] : undefined
    if (!action || positionals.length > 1) throw new UsageError(help)
    await withKey('assistant', values, environment, (connection) => action(callsTo(connection), values))
    return 0
  },
}

type Settings = Record<string, unknown>

async function show(api: Api, { json }: Values): Promise<void> {
  print(await api.get<Settings>('/assistant'), json)
}

async function set(api: Api, values: Values): Promise<void> {
  const { provider, model, status, name, redaction } = values
  const changes = {
    provider: provider === 'none' ? null : provider,
    base_url: values['base-url'],
    model,
    embedding_model: values['embedding-model'] === 'none' ? null : values['embedding-model'],
    api_key: values['api-key'] === undefined ? undefined : readKey(values['api-key']),
    status,
    name,
    redaction,
    tokens_per_day: numberIn(values, 'tokens-per-day'),
    tokens_per_conversation: numberIn(values, 'tokens-per-conversation'),
  }
  if (Object.values(changes).every((value) => value === undefined)) throw new UsageError(`Nothing to set.\n\n${help}`)
  print(await api.patch<Settings>('/assistant', changes), values.json)
}

interface Tested extends Settings {
  problem: string
  embeddings: { ok: boolean; engine: string; dimensions: number; ms: number; problem: string } | null
}

async function test(api: Api, { json }: Values): Promise<void> {
  const tested = await api.post<Tested>('/assistant/test')
  const { ok, engine, structured_output, ms, problem, embeddings } = tested
  if (json) console.log(JSON.stringify(tested, null, 2))
  if (!ok) throw new Error(problem)
  if (!json)
    console.log(`It works: ${engine} responded after ${ms} ms, with structured output by ${structured_output}.`)
  if (embeddings?.ok === false) throw new Error(`The embedding model ${embeddings.engine}: ${embeddings.problem}`)
  if (embeddings && !json)
    console.log(
      `${embeddings.engine} returned vectors with ${embeddings.dimensions} dimensions after ${embeddings.ms} ms.`,
    )
}

interface Usage {
  tokens_today: number
  tokens_per_day: number
  calls: Record<string, string | number | null>[]
}

async function usage(api: Api, values: Values): Promise<void> {
  const days = numberIn(values, 'days') ?? 7
  const used = await api.get<Usage>(`/assistant/usage?days=${days}`)
  if (values.json) return console.log(JSON.stringify(used, null, 2))
  console.log(`Today ${used.tokens_today} of ${used.tokens_per_day} tokens.`)
  const names = ['day', 'purpose', 'engine', 'outcome', 'calls', 'input_tokens', 'output_tokens', 'mean_ms']
  const rows = used.calls.map((call) => names.map((name) => String(call[name] ?? '-')))
  if (rows.length > 0)
    console.log(
      table(
        names.map((name) => name.toUpperCase()),
        rows,
      ),
    )
}

function print(settings: Settings, json: boolean | undefined): void {
  if (json) return console.log(JSON.stringify(settings, null, 2))
  const { object: _, ...fields } = settings
  const rows = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  console.log(table(['SETTING', 'VALUE'], rows))
}

function numberIn(values: Values, name: 'tokens-per-day' | 'tokens-per-conversation' | 'days'): number | undefined {
  const text_value = values[name]
  if (text_value === undefined) return undefined
  if (!/^\d{1,12}$/.test(text_value)) throw new UsageError(`--${name} must be a whole number, not "${text_value}".`)
  return Number(text_value)
}

function readKey(file: string): string {
  return readFileSync(file === '-' ? 0 : file, 'utf8').trim()
}
