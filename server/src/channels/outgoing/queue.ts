import { type Sql, sql } from '../../db/sql.ts'
import type { NumberedEvent } from '../../events/sequencer.ts'
import { queued_kinds } from '../kinds.ts'

/** Queues what is to go out, in the transaction that numbers the event of the message. */
export function queueOutgoing(events: NumberedEvent[]): Sql[] {
  const column = <Name extends keyof NumberedEvent>(name: Name) => events.map((event) => event[name])
  return [
    sql`
    insert into outgoing (environment_id, message_id, conversation_id, kind, due_at, created_at)
    select m.environment_id, m.id, m.conversation_id, c.channel, starts_at, starts_at
    from (
      select distinct told.environment_id, about
      from unnest(${column('environment_id')}::integer[], ${column('about')}::text[]) as told (environment_id, about)
      where exists (
        select from channels where channels.environment_id = told.environment_id and kind = any (${queued_kinds}::text[]))) told
    join conversations c on c.environment_id = told.environment_id and c.id = about and c.channel = any (${queued_kinds}::text[])
    join messages m on m.environment_id = c.environment_id and m.conversation_id = c.id
      and m.direction = 'outbound' and m.status = 'queued'
    cross join lateral (
      -- What waits for its time isn't late before.
      select greatest((m.email ->> 'send_at')::timestamptz, now()) as starts_at) start
    on conflict do nothing`,
  ]
}
