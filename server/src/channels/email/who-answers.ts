import { hash } from 'node:crypto'
import { handoverReasons } from '../../conversations/handover-reasons.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { Scope } from '../../scope.ts'
import type { EmailAccount } from './account.ts'
import type { Mail } from './read/mail-shape.ts'
import type { Sender } from './write/sender.ts'

/**
 * Why a person has to answer a mail, if so. The assistant never answers machines, strangers and forged senders, and answers each sender
 * once a day: two programs that answer each other would go on forever. Called in the transaction that stores the mail.
 */
export async function whyForPerson(
  scope: Scope,
  { channel_id }: EmailAccount,
  mail: Mail | null,
  sender: Sender,
  is_participant: boolean,
): Promise<string | undefined> {
  const { address } = sender
  if (mail === null || address === null) return handoverReasons.email_for_person
  const may_answer = mail.automatic === null && is_participant && mail.authentication.dmarc !== 'fail'
  return may_answer && (await mayAnswerToday(scope, channel_id, address)) ? undefined : handoverReasons.email_for_person
}

/** Uses the right to an automatic answer for this message. Only one message has it, and the next one a day after it. */
export async function useRight(
  { database, environment_id }: Scope,
  channel_id: string,
  address: string,
  message_id: string,
): Promise<boolean> {
  const rows = await database.run(sql`
    update email_automatic_answers set message_id = ${message_id}, answered_at = now()
    where environment_id = ${environment_id} and channel_id = ${channel_id} and address_hash = ${addressHash(address)}::bytea
      and coalesce(message_id, ${message_id}) = ${message_id}
    returning 1 as one`)
  return rows.length > 0
}

/** The same right, as parts of the statement that writes the message. */
export function rightTo(environment_id: number, channel_id: string, address: string) {
  const unused = sql`environment_id = ${environment_id} and channel_id = ${channel_id} and address_hash = ${addressHash(address)}::bytea
    and message_id is null`
  return {
    held: (condition: Sql) => sql`select from email_automatic_answers where ${unused} and ${condition} for update`,
    use: (message_id: string) => sql`
      right_used as (
        update email_automatic_answers set message_id = ${message_id}, answered_at = now()
        where ${unused} and exists (select from change))`,
  }
}

function addressHash(address: string): Buffer {
  return hash('sha256', address.toLowerCase(), 'buffer')
}

/** Takes the right to one automatic answer to this sender. */
async function mayAnswerToday(
  { connection, environment_id }: Scope,
  channel_id: string,
  address: string,
): Promise<boolean> {
  const rows = await connection!.query(sql`
    insert into email_automatic_answers as a (environment_id, channel_id, address_hash, answered_at)
    select ${environment_id}::integer, ${channel_id}, ${addressHash(address)}::bytea, now()
    from channels where environment_id = ${environment_id} and id = ${channel_id}
    on conflict (environment_id, channel_id, address_hash) do update set answered_at = now(), message_id = null
    where a.answered_at < now() - interval '1 day'
    returning 1 as one`)
  return rows.length > 0
}
