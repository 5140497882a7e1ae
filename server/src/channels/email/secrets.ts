import { randomBytes } from 'node:crypto'
import { sql } from '../../db/sql.ts'
import { invalid } from '../../errors.ts'
import { read, type Scope } from '../../scope.ts'
import type { Kept } from '../channel.ts'
import { clientOf, type KeptClient } from './oauth/client.ts'
import { type EmailSettings, type EmailSettingsInput, type ServerInput, storedEmail } from './settings.ts'

/** What an email channel keeps encrypted. */
export interface EmailSecrets {
  readonly imap_password: string | null
  readonly smtp_password: string | null
  /** Absent in what was stored before mailboxes could be signed in to. */
  readonly oauth_client_secret?: string | null
  /** Signs its reply addresses: as hexadecimal. */
  readonly thread_key: string
}

/** The context they're encrypted for. */
export function emailSecretsPlace(environment_id: number, id: string): string {
  return `channels ${environment_id} ${id} email`
}

export function newEmail(
  scope: Scope,
  { id, name }: { id: string; name: string },
  input: EmailSettingsInput | undefined,
): Kept {
  const { address, imap, smtp, ...rest } = input ?? {}
  if (address === undefined) throw missing('email.address')
  if (imap === undefined) throw missing('email.imap')
  if (smtp === undefined) throw missing('email.smtp')
  const client = rest.oauth ? clientOf(rest.oauth, null) : null
  if (client) requireNoPassword({ imap, smtp })
  const settings: EmailSettings = {
    address: address.toLowerCase(),
    from_name: rest.from_name ?? name,
    sent_folder: rest.sent_folder ?? null,
    file_sent: rest.file_sent ?? !filesItself(smtp),
    signature: rest.signature ?? null,
    trusted_authserv_id: rest.trusted_authserv_id?.toLowerCase() ?? null,
    plus_addressing: rest.plus_addressing ?? false,
    imap: shownServer(imap, passwordOf(imap) !== null),
    smtp: shownServer(smtp, passwordOf(smtp) !== null),
    oauth: client?.oauth ?? null,
  }
  const thread_key = randomBytes(32).toString('hex')
  const secrets = {
    imap_password: passwordOf(imap),
    smtp_password: passwordOf(smtp),
    oauth_client_secret: client?.client_secret ?? null,
    thread_key,
  }
  return { settings: JSON.stringify(settings), secrets: sealed(scope, id, secrets) }
}

export async function changedEmail(
  scope: Scope,
  { id, settings: settings_json }: { id: string; settings: string },
  changes: EmailSettingsInput,
): Promise<Kept> {
  const before = storedEmail(settings_json)
  const secrets = await openEmailSecrets(scope, id)
  if (!secrets) throw invalid('email', 'can no longer be changed.')
  const { imap, smtp, oauth: client_input, ...rest } = changes
  const client = changedClient(before, secrets, client_input)
  const passwords = client ? withoutPasswords(changes) : changedPasswords(before, secrets, changes)
  const settings: EmailSettings = {
    ...before,
    ...rest,
    ...(rest.address !== undefined && { address: rest.address.toLowerCase() }),
    ...(rest.trusted_authserv_id && { trusted_authserv_id: rest.trusted_authserv_id.toLowerCase() }),
    imap: shownServer(imap ?? before.imap, passwords.imap_password !== null),
    smtp: shownServer(smtp ?? before.smtp, passwords.smtp_password !== null),
    oauth: client?.oauth ?? null,
  }
  const oauth_client_secret = client?.client_secret ?? null
  return {
    settings: JSON.stringify(settings),
    secrets: sealed(scope, id, { ...secrets, ...passwords, oauth_client_secret }),
  }
}

function changedClient(
  { oauth }: EmailSettings,
  { oauth_client_secret = null }: EmailSecrets,
  client_input: EmailSettingsInput['oauth'],
): KeptClient | null {
  const before = oauth && { oauth, client_secret: oauth_client_secret }
  if (client_input === undefined) return before
  return client_input && clientOf(client_input, before)
}

type Passwords = Pick<EmailSecrets, 'imap_password' | 'smtp_password'>

function changedPasswords(before: EmailSettings, secrets: EmailSecrets, { imap, smtp }: EmailSettingsInput): Passwords {
  // Nobody knew them while the mailbox was signed in to.
  if (before.oauth !== null && imap === undefined) throw missing('email.imap')
  if (before.oauth !== null && smtp === undefined) throw missing('email.smtp')
  return {
    imap_password: imap ? keptPassword('imap', before.imap, imap, secrets.imap_password) : secrets.imap_password,
    smtp_password: smtp ? keptPassword('smtp', before.smtp, smtp, secrets.smtp_password) : secrets.smtp_password,
  }
}

function withoutPasswords(changes: EmailSettingsInput): Passwords {
  requireNoPassword(changes)
  return { imap_password: null, smtp_password: null }
}

function requireNoPassword(servers: Pick<EmailSettingsInput, 'imap' | 'smtp'>): void {
  for (const which of ['imap', 'smtp'] as const)
    if ((servers[which]?.password ?? null) !== null)
      throw invalid(
        `email.${which}.password`,
        'must not be sent together with `email.oauth`: the mailbox has a consent.',
      )
}

/** Undefined once the channel is deleted. */
export async function openEmailSecrets(scope: Scope, id: string): Promise<EmailSecrets | undefined> {
  const [row] = await read<{ secrets: string | null }>(
    scope,
    sql`select encode(email_secrets, 'hex') as secrets from channels where environment_id = ${scope.environment_id} and id = ${id}`,
  )
  if (!row?.secrets) return undefined
  return JSON.parse(scope.vault.open(Buffer.from(row.secrets, 'hex'), emailSecretsPlace(scope.environment_id, id)))
}

function sealed(scope: Scope, id: string, secrets: EmailSecrets): Buffer {
  return scope.vault.seal(JSON.stringify(secrets), emailSecretsPlace(scope.environment_id, id))
}

/** Whoever may change the server must not learn the password that is sent there. */
function keptPassword(
  which: 'imap' | 'smtp',
  before: EmailSettings['imap'],
  after: ServerInput,
  password: string | null,
): string | null {
  if (after.password !== undefined || (after.username ?? null) === null) return passwordOf(after)
  const is_same = (['host', 'port', 'security', 'username'] as const).every((field) => before[field] === after[field])
  if (is_same) return password
  throw invalid(
    `email.${which}.password`,
    'must be sent again, because the server or the user name changed.',
    'parameter_missing',
  )
}

function passwordOf({ username = null, password = null }: ServerInput): string | null {
  return username === null ? null : password
}

function shownServer({ host, port, security, username = null }: Omit<ServerInput, 'password'>, has_password: boolean) {
  return { host: host.toLowerCase(), port, security, username, has_password }
}

/** Google and Microsoft keep what goes out over them. */
function filesItself({ host }: ServerInput): boolean {
  return /(?:^|\.)(?:gmail|googlemail|office365|outlook)\.com$/i.test(host)
}

function missing(parameter: string) {
  return invalid(parameter, 'is required for a channel of kind email.', 'parameter_missing')
}
