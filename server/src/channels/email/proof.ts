import { isUnknown, lockMessage, settleMessage } from '../../conversations/messages/progress.ts'
import { sql } from '../../db/sql.ts'
import type { Scope } from '../../scope.ts'
import type { Sent } from './journal.ts'

/** It was seen on its way or among sent mail: where nobody knew whether it went out, it did. Called in a transaction. */
export async function noteProof(scope: Scope, { conversation_id, message_id }: Sent): Promise<void> {
  const message = await lockMessage(scope, conversation_id, message_id)
  if (message && isUnknown(message))
    await settleMessage(scope, conversation_id, message_id, { status: 'sent', error: null })
}

/**
 * Whether it was seen on its way or among sent mail before anybody asked. Called under the lock of the message, as `noteProof` takes it:
 * one of them sees what the other did.
 */
export async function isProven(
  { connection, environment_id }: Scope,
  { conversation_id, message_id }: Sent,
): Promise<boolean> {
  const within = sql`environment_id = ${environment_id} and conversation_id = ${conversation_id} and message_id = ${message_id}`
  const rows = await connection!.query(sql`
    select 1 as one from email_mails where ${within} and outcome = 'report'
    union all
    select 1 as one from (select environment_id, channel_id, message_key from email_mails where ${within} and outcome = 'sent') ours
    join email_mails copy using (environment_id, channel_id, message_key)
    where copy.outcome = 'own' and copy.folder = 'sent' limit 1`)
  return rows.length > 0
}
