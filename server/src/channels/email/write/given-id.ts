import { sql } from '../../../db/sql.ts'
import { newId, timeOf } from '../../../ids.ts'
import type { Scope } from '../../../scope.ts'
import type { OutgoingLease } from '../../outgoing/lease.ts'
import type { Outcome } from '../../outgoing/way.ts'
import { localPart, messageKey, type Sent } from '../journal.ts'
import { reclassifyGiven } from '../reclassify.ts'

/** Some providers give a mail another ID, and say so: Amazon's is what answers refer to. */
export async function noteGivenId(scope: Scope, lease: OutgoingLease, { reply, email }: Outcome & { outcome: 'sent' }) {
  const [, provider_id] = /^250 (?:2\.\d\.\d )?ok:? <?([\w.@-]{16,})>?\s*$/i.exec(reply ?? '') ?? []
  if (provider_id === undefined) return
  const channel_id = await enterGivenId(scope, lease, messageKey(localPart(provider_id)))
  // A copy may have come in before.
  if (channel_id !== null) await reclassifyGiven(scope, channel_id, provider_id, email?.from?.name ?? '')
}

/**
 * Notes the ID that a provider gave to a message that went out. One that goes to further recipients later gets another ID there, and
 * answers refer to either. Returns its channel. Called in a transaction.
 */
async function enterGivenId(
  { connection, environment_id }: Scope,
  { conversation_id, message_id }: Sent,
  provider_key: Buffer,
): Promise<string | null> {
  const id = newId('mail')
  const those = sql`environment_id = ${environment_id} and conversation_id = ${conversation_id} and message_id = ${message_id} and outcome = 'sent'`
  const [row] = await connection!.query<{ channel_id: string }>(sql`
    with ours as (
      update email_mails set provider_key = coalesce(provider_key, ${provider_key}::bytea)
      where ${those} and message_key is not null returning channel_id, provider_key),
    another as (
      insert into email_mails (environment_id, id, channel_id, provider_key, outcome, conversation_id, message_id, created_at)
      select ${environment_id}, ${id}, channel_id, ${provider_key}::bytea, 'sent', ${conversation_id}, ${message_id}, ${timeOf(id)}
      from ours where provider_key <> ${provider_key}::bytea
        and not exists (select from email_mails where ${those} and provider_key = ${provider_key}::bytea))
    select channel_id from ours`)
  return row?.channel_id ?? null
}
