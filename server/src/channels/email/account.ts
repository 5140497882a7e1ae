import { sql } from '../../db/sql.ts'
import { type Allowed, parseAllowed } from '../../outbound/public-address.ts'
import { read, type Scope } from '../../scope.ts'
import type { ImapServer } from './imap.ts'
import { openEmailSecrets } from './secrets.ts'
import type { EmailSettings } from './settings.ts'

/** An email channel with what is needed to read its mailbox and to send for it. */
export interface EmailAccount {
  readonly channel_id: string
  readonly settings: EmailSettings
  readonly imap: ImapServer
  readonly smtp: ImapServer
  /** Where its servers may stand. */
  readonly allowed: Allowed
  readonly thread_key: Buffer
}

/** Undefined for other kinds, and once the channel is deleted. */
export async function emailAccount(scope: Scope, channel_id: string): Promise<EmailAccount | undefined> {
  const [row] = await read<{ email: string }>(
    scope,
    sql`
    select email from channels
    where environment_id = ${scope.environment_id} and id = ${channel_id} and email is not null and deleted_at is null`,
  )
  const secrets = row && (await openEmailSecrets(scope, channel_id))
  if (!secrets) return undefined
  const settings = JSON.parse(row.email) as EmailSettings
  return {
    channel_id,
    settings,
    imap: { ...settings.imap, password: secrets.imap_password },
    smtp: { ...settings.smtp, password: secrets.smtp_password },
    allowed: parseAllowed(scope.settings.mail_allowed_networks, scope.settings.own_place),
    thread_key: Buffer.from(secrets.thread_key, 'hex'),
  }
}
