import { type Sql, sql } from '../../db/sql.ts'
import type { NumberedEvent } from '../../events/sequencer.ts'

/** Queues what is to go out as mail, in the transaction that numbers the event of the message. */
export function queueEmails(events: NumberedEvent[]): Sql[] {
  const column = <Name extends keyof NumberedEvent>(name: Name) => events.map((event) => event[name])
  return [
    sql`
    insert into email_outgoing (environment_id, message_id, conversation_id, due_at)
    select m.environment_id, m.id, m.conversation_id, now()
    from (
      select distinct told.environment_id, about
      from unnest(${column('environment_id')}::integer[], ${column('about')}::text[]) as told (environment_id, about)
      where exists (select from email_mailboxes where email_mailboxes.environment_id = told.environment_id)) told
    join conversations c on c.environment_id = told.environment_id and c.id = about and c.channel = 'email'
    join messages m on m.environment_id = c.environment_id and m.conversation_id = c.id
      and m.direction = 'outbound' and m.status = 'queued'
    on conflict do nothing`,
  ]
}
