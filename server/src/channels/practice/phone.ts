import { rendering, type Stored } from '../../db/render.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { Scope } from '../../scope.ts'
import { PracticeMessage } from './schema.ts'

export const rendered = rendering(PracticeMessage)
export type PracticeRow = Omit<Stored<PracticeMessage>, 'object'>

/** What telephones of customers show. */
export const shownMessages = sql`
  select m.id, m.channel_id, address as customer_id, direction, external_id, content, attachments, conversation_id, message_id, m.created_at
  from practice_messages m join contact_identities i on i.environment_id = m.environment_id and i.id = identity_id`

/** Stores a message unless its sender has called another one so, and returns the ID of the one that is there. */
export function keepMessage(
  { environment_id }: Scope,
  identity_id: string,
  message: Omit<PracticeRow, 'customer_id'>,
): Sql {
  const { id, channel_id, direction, external_id, content, attachments, conversation_id, message_id, created_at } =
    message
  return sql`
    insert into practice_messages as m (environment_id, id, channel_id, identity_id, direction, external_id, content, attachments,
      conversation_id, message_id, created_at)
    values (${environment_id}, ${id}, ${channel_id}, ${identity_id}, ${direction}, ${external_id}, ${content}, ${attachments}::json,
      ${conversation_id}, ${message_id}, ${created_at})
    on conflict (environment_id, identity_id, direction, external_id) do update set external_id = m.external_id returning id`
}
