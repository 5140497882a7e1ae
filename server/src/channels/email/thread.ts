import { sql } from '../../db/sql.ts'
import type { Mail } from '../../email/mail-shape.ts'
import { clues } from '../../email/threading.ts'
import { read, type Scope } from '../../scope.ts'
import type { EmailAccount } from './account.ts'
import { localPart, messageKey } from './journal.ts'

/** The conversation that a mail belongs to: never by its subject, and never one of another channel. Null: a new one. */
export async function conversationFor(scope: Scope, account: EmailAccount, mail: Mail): Promise<string | null> {
  for (const clue of clues(account.thread_key, mail)) {
    const id =
      clue.kind === 'reply_address'
        ? await own(scope, account, clue.conversation_id)
        : await byMessageIds(scope, account, clue.ids)
    if (id !== null) return id
  }
  return null
}

async function own(scope: Scope, { channel_id }: EmailAccount, id: string): Promise<string | null> {
  const [row] = await read<{ id: string }>(
    scope,
    sql`select id from conversations where environment_id = ${scope.environment_id} and id = ${id} and channel_id = ${channel_id}`,
  )
  return row?.id ?? null
}

/** The first of the IDs that is known. */
async function byMessageIds(scope: Scope, { channel_id }: EmailAccount, ids: string[]): Promise<string | null> {
  if (ids.length === 0) return null
  const rows = await read<{ key: string; conversation_id: string }>(
    scope,
    sql`
    select encode(message_key, 'hex') as key, conversation_id from email_mails
    where environment_id = ${scope.environment_id} and channel_id = ${channel_id} and conversation_id is not null
      and message_key = any (${ids.map(messageKey)}::bytea[])
    union all
    select encode(provider_key, 'hex') as key, conversation_id from email_mails
    where environment_id = ${scope.environment_id} and channel_id = ${channel_id} and conversation_id is not null
      and provider_key = any (${ids.map((id) => messageKey(localPart(id)))}::bytea[])`,
  )
  const conversations = new Map(rows.map(({ key, conversation_id }) => [key, conversation_id]))
  for (const id of ids)
    for (const key of [id, localPart(id)]) {
      const found = conversations.get(messageKey(key).toString('hex'))
      if (found !== undefined) return found
    }
  return null
}
