import type { Connection } from '../db/connection.ts'
import { ofKeys } from '../db/of-key.ts'
import { type Sql, sql } from '../db/sql.ts'

/**
 * Counts what is new in these conversations. Reads each as it is now, and its messages after the last counted one, in id
 * order. Counting the same conversation repeatedly never counts anything twice.
 */
export async function count(connection: Connection, environment_id: number, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await keepHandovers(connection, environment_id, newHandovers(environment_id, ids))
  // One pass over the messages: joins without an index would scan a million times. What is known of a conversation is looked
  // up by its key, in an order that only the key has: a plan from the time when the tables were empty read all of them for each.
  await connection.query(sql`
    with told as materialized (
      select conversations.id, conversations.created_at, conversations.resolved_at, handled_by, last_message_id,
        known.conversation_id is null as is_new, coalesce(through_message_id, '') as through, received_at,
        assistant_replied_at, person_replied_at,
        (select at from report_handovers
          where environment_id = ${environment_id} and conversation_id >= conversations.id and conversation_id <= conversations.id
          order by conversation_id, at limit 1) as handed_over_at
      from (
        select id, created_at, resolved_at, handled_by, last_message_id from conversations
        where ${ofKeys(environment_id, ids)}) conversations
      left join lateral (
        select * from report_conversations where environment_id = ${environment_id} and conversation_id = conversations.id offset 0) known on true),
    said as materialized (
      select told.*, messages.id as message_id, messages.created_at as said_at,
        case when private then 'note' when direction = 'inbound' then 'received' when sender->>'type' = 'assistant' then 'assistant'
          when sender->>'type' in ('user', 'api') then 'people' end as what,
        told.received_at is not null or messages.id > min(messages.id) filter (where direction = 'inbound') over (partition by told.id) as replies
      from told left join messages on environment_id = ${environment_id} and conversation_id = told.id and messages.id > through),
    now as (
      select id, created_at, resolved_at, handled_by, handed_over_at,
        coalesce(received_at, min(said_at) filter (where what = 'received')) as received_at,
        coalesce(assistant_replied_at, min(said_at) filter (where what = 'assistant' and replies)) as assistant_replied_at,
        coalesce(person_replied_at, min(said_at) filter (where what = 'people' and replies)) as person_replied_at,
        greatest(through, last_message_id, max(message_id)) as through
      from said group by id, created_at, resolved_at, handled_by, handed_over_at, received_at, assistant_replied_at,
        person_replied_at, through, last_message_id),
    kept as (
      insert into report_conversations as known (environment_id, conversation_id, created_at, received_at, assistant_replied_at,
        person_replied_at, handed_over_at, resolved_at, resolved_by, through_message_id)
      select ${environment_id}, id, created_at, received_at, assistant_replied_at, person_replied_at, handed_over_at, resolved_at,
        case when resolved_at is null then null
          when handled_by = 'assistant' and assistant_replied_at is not null and person_replied_at is null and handed_over_at is null
          then 'assistant' else 'people' end, through
      from now
      on conflict (environment_id, conversation_id) do update set received_at = excluded.received_at,
        assistant_replied_at = excluded.assistant_replied_at, person_replied_at = excluded.person_replied_at,
        handed_over_at = excluded.handed_over_at, resolved_at = excluded.resolved_at, resolved_by = excluded.resolved_by,
        through_message_id = excluded.through_message_id
      where (known.through_message_id, known.resolved_at, known.resolved_by, known.handed_over_at)
        is distinct from (excluded.through_message_id, excluded.resolved_at, excluded.resolved_by, excluded.handed_over_at)),
    happened as (
      select created_at, 'started' as what from told where is_new
      union all
      select said_at, what from said where what in ('received', 'assistant', 'people'))
    insert into report_counts as known (environment_id, quarter, what, count)
    select ${environment_id}, date_bin('15 minutes', created_at, 'epoch'), what, count(*) from happened group by 2, 3
    on conflict (environment_id, quarter, what) do update set count = known.count + excluded.count`)
}

function newHandovers(environment_id: number, ids: string[]): Sql {
  return sql`
    select environment_id, id, (handover->>'requested_at')::timestamptz, handover->>'reason'
    from (
      select environment_id, id, handover from conversations
      where handover is not null and not exists (
        select from report_handovers known where known.environment_id = ${environment_id} and known.conversation_id = conversations.id
          and known.at = (handover->>'requested_at')::timestamptz)
      and ${ofKeys(environment_id, ids)} for key share) handed_over`
}

/** Stores handovers and counts new ones: the count remains when a conversation is deleted with its reasons. */
export async function keepHandovers(connection: Connection, environment_id: number, handovers: Sql): Promise<void> {
  await connection.query(sql`
    with kept as (
      insert into report_handovers (environment_id, conversation_id, at, reason) ${handovers}
      on conflict do nothing returning at)
    insert into report_counts as known (environment_id, quarter, what, count)
    select ${environment_id}, date_bin('15 minutes', at, 'epoch'), 'handovers', count(*) from kept group by 2
    on conflict (environment_id, quarter, what) do update set count = known.count + excluded.count`)
}
