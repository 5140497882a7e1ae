import { turnOutbound } from '../../conversations/messages/turn-outbound.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { read, type Scope } from '../../scope.ts'
import { type Fingerprint, localPart, messageKey } from './journal.ts'

/**
 * A mail from the channel's own address was read before anything was known of it, and now it turns out to have gone out: whichever was
 * read first, it ends the same. The message is turned around rather than deleted: something may have happened in its conversation.
 * Whoever got the mail can send another one with its ID: it must be the same mail. Called in a transaction. Returns the message, if
 * there is one.
 */
export function reclassify(scope: Scope, channel_id: string, copy: Copy, name: string) {
  return turnThose(scope, channel_id, sameAs(copy), name)
}

/** A mail as it lies among sent mail. */
interface Copy {
  message_id: string
  fingerprint: Fingerprint
}

function sameAs({ message_id, fingerprint }: Copy): Sql {
  return sql`message_key = ${messageKey(message_id)}::bytea and fingerprint = any (${[fingerprint.current, ...fingerprint.former]}::bytea[])`
}

/** The same once a provider says which ID it gave. */
export function reclassifyGiven(scope: Scope, channel_id: string, provider_id: string, name: string) {
  return turnThose(scope, channel_id, sql`provider_key = ${messageKey(localPart(provider_id))}::bytea`, name)
}

export async function seemedToComeIn(scope: Scope, channel_id: string, copy: Copy): Promise<boolean> {
  const rows = await read(
    scope,
    sql`
    select 1 as one from email_mails
    where environment_id = ${scope.environment_id} and channel_id = ${channel_id} and ${sameAs(copy)}
      and outcome = 'from_itself' limit 1`,
  )
  return rows.length > 0
}

interface Turned {
  conversation_id: string
  message_id: string
}

async function turnThose(scope: Scope, channel_id: string, those: Sql, name: string): Promise<Turned | undefined> {
  const rows = await scope.connection!.query<{ [key in keyof Turned]: string | null }>(sql`
    update email_mails set outcome = 'own'
    where environment_id = ${scope.environment_id} and channel_id = ${channel_id} and ${those} and outcome = 'from_itself'
    returning conversation_id, message_id`)
  const turned = rows.filter((row): row is Turned => row.conversation_id !== null && row.message_id !== null)
  for (const { conversation_id, message_id } of turned) await turnOutbound(scope, conversation_id, message_id, name)
  return turned[0]
}
