import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import ipaddr from 'ipaddr.js'

/** Everything an operator can set. Names, defaults and reasons stand in `config.default.env`. */
export type Config = Readonly<ReturnType<typeof interpret>>

type Environment = Record<string, string | undefined>

export class ConfigError extends Error {}

const secrets = ['DATABASE_URL', 'SECRET_KEY', 'METRICS_TOKEN', 'ASSISTANT_API_KEY']

/** Reads the environment once, checks everything, names all faults at once, freezes. */
export function readConfig(environment: Environment): Config {
  const faults: string[] = []
  const read = reader(environment, faults)
  const config = interpret(read)
  const { assistant_provider, assistant_base_url, assistant_model, assistant_api_key } = config
  const named = [assistant_provider, assistant_base_url, assistant_model].filter((word) => word !== '').length
  if (named % 3 !== 0 || (named === 0 && assistant_api_key !== ''))
    faults.push('ASSISTANT_PROVIDER, ASSISTANT_BASE_URL and ASSISTANT_MODEL must be set together, or none of them.')
  if (assistant_model === 'embedded')
    faults.push('ASSISTANT_MODEL must not be `embedded`: that is what works without one.')
  if (assistant_base_url !== '' && !URL.canParse(assistant_base_url))
    faults.push('ASSISTANT_BASE_URL is no address that can be read.')
  if (config.assistant_embedding_model !== '' && assistant_provider !== 'openai_compatible')
    faults.push(
      'ASSISTANT_EMBEDDING_MODEL needs ASSISTANT_PROVIDER to be openai_compatible: the other has no embeddings.',
    )
  if (faults.length > 0)
    throw new ConfigError(`The settings cannot be used:\n${faults.map((f) => `  - ${f}`).join('\n')}`)
  return Object.freeze(config)
}

function interpret(read: ReturnType<typeof reader>) {
  return {
    host: read.text('HOST'),
    port: read.integer('PORT', 0, 65_535),
    public_url: read.matching('PUBLIC_URL', /^(https?:\/\/[^\s/?#@]+)?$/, 'an address like https://parley.example.com'),
    dashboard_dir: read.text('DASHBOARD_DIR'),
    data_dir: resolve(read.text('DATA_DIR')),
    database_url: read.matching(
      'DATABASE_URL',
      /^(postgres(ql)?:\/\/\S+)?$/,
      'an address like postgres://user@host/name',
    ),
    database_connections: read.integer('DATABASE_CONNECTIONS', 4, 500),
    statement_timeout_ms: read.integer('STATEMENT_TIMEOUT_MS', 100, 600_000),
    secret_key: read.matching('SECRET_KEY', /^([A-Za-z0-9+/]{43}=)?$/, '32 bytes in base64 (44 characters)'),
    rate_limit: read.integer('RATE_LIMIT', 0, 1e9),
    rate_limit_burst: read.integer('RATE_LIMIT_BURST', 1, 1e9),
    rate_limit_test: read.integer('RATE_LIMIT_TEST', 0, 1e9),
    rate_limit_test_burst: read.integer('RATE_LIMIT_TEST_BURST', 1, 1e9),
    rate_limit_outside: read.integer('RATE_LIMIT_OUTSIDE', 0, 1e9),
    rate_limit_person: read.integer('RATE_LIMIT_PERSON', 0, 1e9),
    rate_limit_person_burst: read.integer('RATE_LIMIT_PERSON_BURST', 1, 1e9),
    rate_limit_sign_in: read.integer('RATE_LIMIT_SIGN_IN', 0, 1e6),
    rate_limit_refused_keys: read.integer('RATE_LIMIT_REFUSED_KEYS', 0, 1e9),
    idempotency_days: read.integer('IDEMPOTENCY_DAYS', 1, 3650),
    event_days: read.integer('EVENT_DAYS', 4, 3650),
    request_log_days: read.integer('REQUEST_LOG_DAYS', 0, 3650),
    log_level: read.oneOf('LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    role: read.oneOf('ROLE', ['all', 'api', 'worker']),
    stream_limit: read.integer('STREAM_LIMIT', 0, 1_000_000),
    stream_limit_per_key: read.integer('STREAM_LIMIT_PER_KEY', 0, 1_000_000),
    webhook_allowed_networks: read.networks('WEBHOOK_ALLOWED_NETWORKS'),
    webhook_endpoint_limit: read.integer('WEBHOOK_ENDPOINT_LIMIT', 1, 10_000),
    assistant_provider: read.oneOf('ASSISTANT_PROVIDER', ['', 'openai_compatible', 'anthropic']),
    assistant_base_url: read.matching(
      'ASSISTANT_BASE_URL',
      /^(https?:\/\/[^\s@?#]+)?$/,
      'an address like https://api.openai.com/v1, without user name, query or fragment',
    ),
    assistant_model: read.text('ASSISTANT_MODEL'),
    assistant_embedding_model: read.matching(
      'ASSISTANT_EMBEDDING_MODEL',
      /^[!-~]{0,200}$/,
      'printable ASCII without spaces',
    ),
    assistant_api_key: read.matching('ASSISTANT_API_KEY', /^[\x21-\x7e]*$/, 'printable ASCII without spaces'),
    trust_proxy: read.oneOf('TRUST_PROXY', ['on', 'off']) === 'on',
    metrics_token: read.text('METRICS_TOKEN'),
    shutdown_ms: read.integer('SHUTDOWN_MS', 0, 600_000),
  }
}

/** The annotated default file is read, not repeated: what it says is what holds. */
export function defaultSettings(): Environment {
  return parseEnv(readFileSync(new URL('../config.default.env', import.meta.url), 'utf8'))
}

function reader(environment: Environment, faults: string[]) {
  const defaults = defaultSettings()
  const text = (name: string) => {
    const value = environment[name]
    const file = secrets.includes(name) ? environment[`${name}_FILE`] : undefined
    if (value !== undefined && value !== '') return value
    if (file === undefined || file === '') return defaults[name] ?? ''
    try {
      return readFileSync(file, 'utf8').trim()
    } catch (error) {
      faults.push(`${name}_FILE names ${file}, which cannot be read (${(error as NodeJS.ErrnoException).code}).`)
      return ''
    }
  }
  const matching = (name: string, pattern: RegExp, wanted: string) => {
    const value = text(name)
    if (!pattern.test(value)) faults.push(`${name} must be ${wanted}${shown(name, value)}.`)
    return value
  }
  return {
    text,
    matching,
    integer(name: string, least: number, most: number) {
      const value = matching(name, /^\d{1,15}$/, `a whole number from ${least} to ${most}`)
      const number = Number(value)
      if (/^\d{1,15}$/.test(value) && (number < least || number > most))
        faults.push(`${name} must be a whole number from ${least} to ${most}, not ${value}.`)
      return number
    },
    /** Networks, addresses and host names, separated by commas. */
    networks(name: string) {
      const words = text(name)
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== '')
      for (const word of words.filter((word) => !isNetwork(word)))
        faults.push(`${name} holds "${word}", which is no network, address or host name, such as 10.20.0.0/16.`)
      return words
    },
    oneOf<Word extends string>(name: string, words: Word[]) {
      const value = text(name)
      if (!words.includes(value as Word))
        faults.push(`${name} must be one of ${words.join(', ')}${shown(name, value)}.`)
      return value as Word
    },
  }
}

function isNetwork(word: string): boolean {
  const { IPv4, IPv6 } = ipaddr
  if (word.includes('%')) return false
  if (word.includes('/')) return IPv4.isValidCIDRFourPartDecimal(word) || IPv6.isValidCIDR(word)
  // A name does not end in a number: that would be an address in a spelling nobody should have to guess.
  return isIP(word) !== 0 || /^(?=.{1,253}$)([a-z0-9_-]{1,63}\.)*[a-z0-9-]*[a-z][a-z0-9-]*\.?$/i.test(word)
}

function shown(name: string, value: string): string {
  return secrets.includes(name) ? '' : `, not "${value}"`
}
