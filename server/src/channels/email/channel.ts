import { type Sql, sql } from '../../db/sql.ts'
import { conflict } from '../../errors.ts'
import { read, type Scope } from '../../scope.ts'
import type { ChannelKind } from '../channel.ts'
import { changedEmail, newEmail } from './secrets.ts'
import { EmailSettings, EmailSettingsInput, storedEmail } from './settings.ts'

/** A new mailbox is connected within seconds. */
const not_read_yet = JSON.stringify({
  code: 'not_read_yet',
  message: 'The mailbox has not been read yet. Wait some seconds, then test the channel if this stays.',
})

/** A mailbox of one's own. */
export const email = {
  settings: { output: EmailSettings, input: EmailSettingsInput },
  columns: { settings: 'email', secrets: 'email_secrets' },
  capabilities: {
    attachments: true,
    buttons: false,
    typing: false,
    read_state: false,
    is_queued: true,
    inbound_by_api: false,
  },
  create: newEmail,
  change: changedEmail,
  /** Read by two, each of its mails would be two conversations. */
  async requireFree(scope, id, settings) {
    const { address } = JSON.parse(settings) as EmailSettings
    const others = await read(
      scope,
      sql`
      select from channels where environment_id = ${scope.environment_id} and email ->> 'address' = ${address} and email is not null
        and deleted_at is null and id <> ${id}`,
    )
    if (others.length > 0)
      throw conflict(
        'channel_already_exists',
        `Another channel has the address ${address} already. Change or delete that one.`,
      )
  },
  along: {
    create: ({ environment_id }, id) => [
      sql`mailbox as (insert into email_mailboxes (environment_id, channel_id) values (${environment_id}, ${id}))`,
    ],
    // Whoever reads the mailbox stops, and the next one reads it with the new settings.
    change: (scope, id) => [sql`mailbox as (${mailboxAgain(scope, id)})`],
    // Whoever reads it stops.
    delete: ({ environment_id }, id) => [
      sql`mailbox as (
        update email_mailboxes set lease_token = null, leased_until = null, read_at = null
        where environment_id = ${environment_id} and channel_id = ${id})`,
      sql`consent as (delete from email_consents where environment_id = ${environment_id} and channel_id = ${id})`,
    ],
  },
  present: (settings) => JSON.stringify(storedEmail(settings)),
  problem: sql`(
    select coalesce(problem, channels.send_problem, case when began_at is null then ${not_read_yet}::json end, filing_problem) from email_mailboxes
    where email_mailboxes.environment_id = channels.environment_id and channel_id = channels.id)`,
} satisfies ChannelKind<EmailSettingsInput>

/** Whoever reads the mailbox stops, and the next one reads it at once, if there is a row in `change`. */
export function mailboxAgain({ environment_id }: Scope, id: string): Sql {
  return sql`
    update email_mailboxes set due_at = now(), read_at = now(), failures = 0, problem = null, filing_problem = null, lease_token = null, leased_until = null
    where environment_id = ${environment_id} and channel_id = ${id} and exists (select from change)`
}
