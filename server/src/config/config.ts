import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { addressSettings } from './addresses.ts'
import { backupFaults, backupSettings } from './backups.ts'
import { databaseUrlFaults, verified } from './database-url.ts'
import { fileFaults, fileSettings } from './files.ts'
import { tracingSettings } from './tracing.ts'

/** Every setting. Names, defaults and explanations are in `config.default.env`. */
export type Config = Readonly<ReturnType<typeof interpret>>

type Environment = Record<string, string | undefined>

const secret_key = /^([A-Za-z0-9+/]{43}=)?$/

export class ConfigError extends Error {}

export const secrets = [
  'DATABASE_URL',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'METRICS_TOKEN',
  'ASSISTANT_API_KEY',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_PASSWORD',
  'BACKUP_PASSPHRASE',
  'ALARM_URL',
  'HEARTBEAT_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
]

/** Reads the environment once, validates everything, reports all errors at once, and freezes the result. */
export function readConfig(environment: Environment): Config {
  const faults: string[] = []
  const read = reader(environment, faults)
  const config = interpret(read)
  const { assistant_provider, assistant_base_url, assistant_model, assistant_api_key } = config
  const named = [assistant_provider, assistant_base_url, assistant_model].filter((word) => word !== '').length
  if (named % 3 !== 0 || (named === 0 && assistant_api_key !== ''))
    faults.push('ASSISTANT_PROVIDER, ASSISTANT_BASE_URL and ASSISTANT_MODEL must be set together, or none of them.')
  faults.push(...fileFaults(config), ...backupFaults(config))
  if (assistant_model === 'embedded')
    faults.push("ASSISTANT_MODEL must not be `embedded`: that's the name of the built-in engine.")
  if (assistant_base_url !== '' && !URL.canParse(assistant_base_url))
    faults.push("ASSISTANT_BASE_URL isn't a valid URL.")
  if (config.assistant_embedding_model !== '' && assistant_provider !== 'openai_compatible')
    faults.push(
      'ASSISTANT_EMBEDDING_MODEL requires ASSISTANT_PROVIDER openai_compatible: the other provider has no embeddings.',
    )
  if (config.smtp_host !== '' && config.smtp_from_address === '')
    faults.push('SMTP_FROM_ADDRESS must be set together with SMTP_HOST.')
  faults.push(...databaseUrlFaults(config.database_url))
  if (config.alarm_email !== '' && config.smtp_host === '') faults.push('ALARM_EMAIL needs SMTP_HOST.')
  for (const [name, folder] of Object.entries({ DASHBOARD_DIR: config.dashboard_dir, WIDGET_DIR: config.widget_dir }))
    if (folder !== '' && !existsSync(folder)) faults.push(`${name} names ${folder}, which doesn't exist.`)
  if (faults.length > 0) throw new ConfigError(`The settings are invalid:\n${faults.map((f) => `  - ${f}`).join('\n')}`)
  return Object.freeze(config)
}

function interpret(read: ReturnType<typeof reader>) {
  return {
    host: read.text('HOST'),
    port: read.integer('PORT', 0, 65_535),
    public_url: read.matching('PUBLIC_URL', /^(https?:\/\/[^\s/?#@]+)?$/, 'a URL such as https://parley.example.com'),
    dashboard_dir: read.text('DASHBOARD_DIR'),
    widget_dir: read.text('WIDGET_DIR'),
    data_dir: read.folder('DATA_DIR'),
    run_as: read.matching('RUN_AS', /^(\w[\w.-]*)?$/, 'the name of a user of this machine'),
    database_url: verified(
      read.matching('DATABASE_URL', /^(postgres(ql)?:\/\/\S+)?$/, 'a URL such as postgres://user@host/name'),
    ),
    database_wait_ms: read.integer('DATABASE_WAIT_MS', 0, 3_600_000),
    database_timeout_ms: read.integer('DATABASE_TIMEOUT_MS', 100, 600_000),
    database_connections: read.integer('DATABASE_CONNECTIONS', 4, 500),
    statement_timeout_ms: read.integer('STATEMENT_TIMEOUT_MS', 100, 600_000),
    secret_key: read.matching('SECRET_KEY', secret_key, '32 bytes in base64 (44 characters)'),
    secret_key_previous: read.matching('SECRET_KEY_PREVIOUS', secret_key, '32 bytes in base64 (44 characters)'),
    ...rateLimits(read),
    flood_messages_per_minute: read.integer('FLOOD_MESSAGES_PER_MINUTE', 0, 1_000_000),
    flood_check: read.oneOf('FLOOD_CHECK', ['proof_of_work', 'off']),
    ...fileSettings(read),
    ...backupSettings(read),
    idempotency_days: read.integer('IDEMPOTENCY_DAYS', 1, 3650),
    visitor_session_days: read.integer('VISITOR_SESSION_DAYS', 1, 3650),
    signed_visitor_session_days: read.integer('SIGNED_VISITOR_SESSION_DAYS', 1, 3650),
    visitor_session_max_days: read.integer('VISITOR_SESSION_MAX_DAYS', 1, 3650),
    signed_visitor_session_max_days: read.integer('SIGNED_VISITOR_SESSION_MAX_DAYS', 1, 3650),
    signed_visitor_session_limit: read.integer('SIGNED_VISITOR_SESSION_LIMIT', 1, 1000),
    event_days: read.integer('EVENT_DAYS', 4, 3650),
    request_log_days: read.integer('REQUEST_LOG_DAYS', 0, 3650),
    log_level: read.oneOf('LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    role: read.oneOf('ROLE', ['all', 'api', 'worker']),
    stream_limit: read.integer('STREAM_LIMIT', 0, 1_000_000),
    stream_limit_per_key: read.integer('STREAM_LIMIT_PER_KEY', 0, 1_000_000),
    stream_limit_per_session: read.integer('STREAM_LIMIT_PER_SESSION', 0, 1_000_000),
    stream_limit_per_visitor: read.integer('STREAM_LIMIT_PER_VISITOR', 0, 1_000_000),
    webhook_allowed_networks: read.places('WEBHOOK_ALLOWED_NETWORKS'),
    crm_allowed_networks: read.places('CRM_ALLOWED_NETWORKS', 'WEBHOOK_ALLOWED_NETWORKS'),
    assistant_allowed_networks: read.places('ASSISTANT_ALLOWED_NETWORKS', 'WEBHOOK_ALLOWED_NETWORKS'),
    import_allowed_networks: read.places('IMPORT_ALLOWED_NETWORKS', 'WEBHOOK_ALLOWED_NETWORKS'),
    webhook_endpoint_limit: read.integer('WEBHOOK_ENDPOINT_LIMIT', 1, 10_000),
    ...notificationSettings(read),
    ...assistantSettings(read),
    ...alarmSettings(read),
    ...tracingSettings(read),
    trust_proxy: read.proxies('TRUST_PROXY'),
    metrics_token: read.text('METRICS_TOKEN'),
    drain_ms: read.integer('DRAIN_MS', 0, 600_000),
    shutdown_ms: read.integer('SHUTDOWN_MS', 0, 600_000),
  }
}

function assistantSettings(read: ReturnType<typeof reader>) {
  return {
    assistant_provider: read.oneOf('ASSISTANT_PROVIDER', ['', 'openai_compatible', 'anthropic']),
    assistant_base_url: read.matching(
      'ASSISTANT_BASE_URL',
      /^(https?:\/\/[^\s@?#]+)?$/,
      'a URL such as https://api.openai.com/v1, without user name, query or fragment',
    ),
    assistant_model: read.text('ASSISTANT_MODEL'),
    assistant_embedding_model: read.matching(
      'ASSISTANT_EMBEDDING_MODEL',
      /^[!-~]{0,200}$/,
      'printable ASCII without spaces',
    ),
    assistant_api_key: read.matching('ASSISTANT_API_KEY', /^[\x21-\x7e]*$/, 'printable ASCII without spaces'),
  }
}

function notificationSettings(read: ReturnType<typeof reader>) {
  return {
    notification_push_ms: read.integer('NOTIFICATION_PUSH_MS', 0, 86_400_000),
    notification_mail_ms: read.integer('NOTIFICATION_MAIL_MS', 0, 86_400_000),
    continuity_mail_ms: read.integer('CONTINUITY_MAIL_MS', 0, 86_400_000),
    claimed_mails_per_hour: read.integer('CLAIMED_MAILS_PER_HOUR', 0, 100_000),
    claimed_mails_per_hour_network: read.integer('CLAIMED_MAILS_PER_HOUR_NETWORK', 0, 100_000),
    email_poll_ms: read.integer('EMAIL_POLL_MS', 50, 3_600_000),
    mail_allowed_networks: read.places('MAIL_ALLOWED_NETWORKS', 'WEBHOOK_ALLOWED_NETWORKS'),
    name_servers: read.nameServers('NAME_SERVERS'),
    push_allowed_networks: read.places('PUSH_ALLOWED_NETWORKS', 'WEBHOOK_ALLOWED_NETWORKS'),
    smtp_host: read.matching('SMTP_HOST', /^[A-Za-z0-9._:-]{0,253}$/, 'a host name or address, without a port'),
    smtp_port: read.integer('SMTP_PORT', 1, 65_535),
    smtp_security: read.oneOf('SMTP_SECURITY', ['tls', 'starttls', 'none']),
    smtp_user: read.text('SMTP_USER'),
    smtp_password: read.text('SMTP_PASSWORD'),
    smtp_from_name: read.text('SMTP_FROM_NAME'),
    smtp_from_address: read.matching('SMTP_FROM_ADDRESS', /^([^\s@<>]+@[^\s@<>]+)?$/, 'an email address'),
  }
}

const web_address = /^(https?:\/\/[^\s@#]+)?$/

function alarmSettings(read: ReturnType<typeof reader>) {
  return {
    alarm_email: read.matching('ALARM_EMAIL', /^([^\s@<>,]+@[^\s@<>,]+)?$/, 'an email address'),
    alarm_url: read.matching('ALARM_URL', web_address, 'a URL such as https://hooks.example.com/a1b2'),
    heartbeat_url: read.matching('HEARTBEAT_URL', web_address, 'a URL such as https://heartbeat.example.com/a1b2'),
    alarm_after_ms: read.integer('ALARM_AFTER_MS', 100, 3_600_000),
    alarm_disk_mb: read.integer('ALARM_DISK_MB', 0, 1e9),
    alarm_backup_hours: read.integer('ALARM_BACKUP_HOURS', 0, 100_000),
  }
}

/** Requests per minute, and bursts. */
function rateLimits({ integer }: ReturnType<typeof reader>) {
  const quota = (name: string) => integer(`RATE_LIMIT_${name}`, 0, 1e9)
  const burst = (name: string) => integer(`RATE_LIMIT_${name}BURST`, 1, 1e9)
  return {
    rate_limit: integer('RATE_LIMIT', 0, 1e9),
    rate_limit_burst: burst(''),
    rate_limit_test: quota('TEST'),
    rate_limit_test_burst: burst('TEST_'),
    rate_limit_outside: quota('OUTSIDE'),
    rate_limit_person: quota('PERSON'),
    rate_limit_person_burst: burst('PERSON_'),
    rate_limit_sign_in: integer('RATE_LIMIT_SIGN_IN', 0, 1e6),
    rate_limit_visitor: quota('VISITOR'),
    rate_limit_visitor_burst: burst('VISITOR_'),
    rate_limit_visitor_address: quota('VISITOR_ADDRESS'),
    rate_limit_visitor_messages: quota('VISITOR_MESSAGES'),
    rate_limit_visitor_files: quota('VISITOR_FILES'),
    rate_limit_new_visitors: quota('NEW_VISITORS'),
    rate_limit_hooks: quota('HOOKS'),
    rate_limit_refused_keys: quota('REFUSED_KEYS'),
  }
}

/** The default folder for data, whatever folder the command is run from. */
const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The annotated file of defaults is read, not repeated, so it's always true. */
export function defaultSettings(): Environment {
  return parseEnv(readFileSync(new URL('../../config.default.env', import.meta.url), 'utf8'))
}

/** The value of a setting, or its default. From a file if a secret is in one. */
function texts(environment: Environment, faults: string[]): (name: string) => string {
  const defaults = defaultSettings()
  return (name) => {
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
}

function reader(environment: Environment, faults: string[]) {
  const text = texts(environment, faults)
  const matching = (name: string, pattern: RegExp, wanted: string) => {
    const value = text(name)
    if (!pattern.test(value)) faults.push(`${name} must be ${wanted}${quoted(name, value)}.`)
    return value
  }
  return {
    text,
    matching,
    ...addressSettings(text, faults),
    folder: (name: string) => (environment[name] ? resolve(environment[name]) : resolve(root, text(name))),
    integer(name: string, min: number, max: number) {
      const value = matching(name, /^\d{1,15}$/, `a whole number from ${min} to ${max}`)
      const number = Number(value)
      if (/^\d{1,15}$/.test(value) && (number < min || number > max))
        faults.push(`${name} must be a whole number from ${min} to ${max}, not ${value}.`)
      return number
    },
    oneOf<Word extends string>(name: string, words: Word[]) {
      const value = text(name)
      if (!words.includes(value as Word))
        faults.push(`${name} must be one of ${words.join(', ')}${quoted(name, value)}.`)
      return value as Word
    },
  }
}

function quoted(name: string, value: string): string {
  return secrets.includes(name) ? '' : `, not "${value}"`
}
