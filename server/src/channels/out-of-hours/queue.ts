import { type Sql, sql } from '../../db/sql.ts'
import type { NumberedEvent } from '../../events/sequencer.ts'

/** Notes who may have to be told that nobody is there, in the transaction that numbers the event of their own message. */
export function queueOutOfHours(events: NumberedEvent[]): Sql[] {
  const column = <Name extends keyof NumberedEvent>(name: Name) => events.map((event) => event[name])
  // In key order, like everyone who locks several.
  return [
    sql`
    insert into out_of_hours_due (environment_id, conversation_id, due_at)
    select c.environment_id, c.id, clock_timestamp()
    from (
      select distinct told.environment_id, about
      from unnest(${column('environment_id')}::integer[], ${column('about')}::text[], ${column('event_id')}::text[])
        as told (environment_id, about, event_id)
      join events on events.environment_id = told.environment_id and events.id = event_id
        and data -> 'object' ->> 'direction' = 'inbound'
      where exists (
        select from channels where channels.environment_id = told.environment_id and hours_id is not null)) told
    join conversations c on c.environment_id = told.environment_id and c.id = about and unanswered_since is not null
    join channels on channels.environment_id = c.environment_id and channels.id = c.channel_id
      and hours_id is not null and json_array_length(out_of_hours_replies) > 0
    order by c.environment_id, c.id
    on conflict (environment_id, conversation_id) do update set due_at = excluded.due_at, tries = 0`,
  ]
}
