import { sql } from '../../db/sql.ts'
import { type Allowed, parseAllowed } from '../../outbound/public-address.ts'
import { read, type Scope } from '../../scope.ts'
import type { ImapServer } from './imap.ts'
import { accessToken, type Consented } from './oauth/access-token.ts'
import { termsOf } from './oauth/client.ts'
import { type EmailSecrets, openEmailSecrets } from './secrets.ts'
import { type EmailSettings, storedEmail } from './settings.ts'

/** An email channel with what is needed to read its mailbox and to send for it. */
export interface EmailAccount {
  readonly channel_id: string
  readonly settings: EmailSettings
  readonly imap: ImapServer
  readonly smtp: ImapServer
  /** Where its servers may stand. */
  readonly allowed: Allowed
  readonly thread_key: Buffer
  /** With which it is logged in to, in place of a password. `old_token`: the one that the server didn't take. */
  readonly accessToken: ((old_token: string | null) => Promise<string>) | null
}

/** Undefined for other kinds, and once the channel is deleted. */
export async function emailAccount(scope: Scope, channel_id: string): Promise<EmailAccount | undefined> {
  const channel = await findStored(scope, channel_id)
  if (!channel) return undefined
  const { settings, secrets } = channel
  const consented = consentedBy(channel_id, settings, secrets)
  return {
    channel_id,
    settings,
    imap: { ...settings.imap, password: secrets.imap_password, ...(consented && signedIn(settings, 'imap')) },
    smtp: { ...settings.smtp, password: secrets.smtp_password, ...(consented && signedIn(settings, 'smtp')) },
    allowed: parseAllowed(scope.settings.mail_allowed_networks, scope.settings.own_place),
    thread_key: Buffer.from(secrets.thread_key, 'hex'),
    accessToken: consented && ((old_token) => accessToken(scope, consented, old_token)),
  }
}

/** The client with which an email channel is signed in to. Null if it isn't, undefined once the channel is deleted. */
export async function consentedOf(
  scope: Scope,
  channel_id: string,
): Promise<(Consented & { address: string }) | null | undefined> {
  const channel = await findStored(scope, channel_id)
  if (!channel) return undefined
  const consented = consentedBy(channel_id, channel.settings, channel.secrets)
  return consented && { ...consented, address: signedIn(channel.settings, 'imap').username }
}

async function findStored(scope: Scope, channel_id: string) {
  const [row] = await read<{ email: string }>(
    scope,
    sql`
    select email from channels
    where environment_id = ${scope.environment_id} and id = ${channel_id} and email is not null and deleted_at is null`,
  )
  const secrets = row && (await openEmailSecrets(scope, channel_id))
  return secrets && { settings: storedEmail(row.email), secrets }
}

function consentedBy(
  channel_id: string,
  { oauth, imap, smtp }: EmailSettings,
  { oauth_client_secret = null }: EmailSecrets,
): Consented | null {
  if (oauth === null) return null
  return { channel_id, client: { oauth, client_secret: oauth_client_secret }, terms: termsOf({ oauth, imap, smtp }) }
}

/** Without a user name, the address is it. */
function signedIn(settings: EmailSettings, which: 'imap' | 'smtp') {
  return { username: settings[which].username ?? settings.address }
}
