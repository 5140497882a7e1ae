import { isSeenBy } from '../accounts/hidden-teams.ts'
import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import { newId } from '../ids.ts'
import type { Draft } from './concerned.ts'
import { type Choices, waysOf } from './kinds.ts'
import { afterQuietHours } from './quiet-hours.ts'

/** How long a notification waits to be seen before it goes out. */
export interface Delays {
  notification_push_ms: number
  notification_mail_ms: number
  continuity_mail_ms: number
}

/**
 * Writes notifications, except of what people have seen already. Returns who has something new. Nothing goes out from test mode.
 */
export async function notify(
  connection: Connection,
  environment_id: number,
  drafts: readonly Draft[],
  { notification_push_ms, notification_mail_ms }: Delays,
): Promise<string[]> {
  const wanted = await withWays(connection, drafts)
  if (wanted.length === 0) return []
  await closeSeen(connection, environment_id, wanted)
  const column = <T>(value: (one: (typeof wanted)[number]) => T) => wanted.map(value)
  const due = (delay_ms: number) => afterQuietHours(sql`now() + ${delay_ms} * interval '1 ms'`)
  const rows = await connection.query<{ user_id: string }>(sql`
    insert into notifications (environment_id, user_id, id, kind, conversation_id, message_id, event_id, actor, events, is_listed, created_at, push_due_at, mail_due_at)
    select ${environment_id}::integer, d.user_id, d.id, d.kind, d.conversation_id, d.message_id, d.event_id, d.actor, d.events, d.center, d.created_at,
      case when d.push and mode = 'live' then ${due(notification_push_ms)} end,
      case when d.email and mode = 'live' then ${due(notification_mail_ms)} end
    from unnest(
      ${column(({ user_id }) => user_id)}::text[], ${column(({ id }) => id)}::text[], ${column(({ kind }) => kind)}::text[],
      ${column(({ happening }) => happening.conversation_id)}::text[], ${column(({ happening }) => happening.message?.id ?? null)}::text[],
      ${column(({ happening }) => happening.event_id)}::text[], ${column(({ happening }) => JSON.stringify(happening.actor))}::json[],
      ${column(({ events }) => events)}::integer[], ${column(({ ways }) => ways.center)}::boolean[], ${column(({ ways }) => ways.push)}::boolean[],
      ${column(({ ways }) => ways.email)}::boolean[], ${column(({ happening }) => happening.created_at)}::timestamptz[]
    ) d (user_id, id, kind, conversation_id, message_id, event_id, actor, events, center, push, email, created_at)
    join environments on environments.id = ${environment_id}
    left join notification_settings s on s.user_id = d.user_id
    where ${isSeenBy(sql`${environment_id}::integer`, sql`d.conversation_id`, sql`d.user_id`)} and not exists (
        select from conversation_reads r
        where r.environment_id = ${environment_id} and r.conversation_id = d.conversation_id and r.user_id = d.user_id
          and r.through_message_id >= d.message_id and marked_unread_at is null)
      -- Whoever knows that it waits isn't told again with each message.
      and not (d.kind = 'customer_waiting' and exists (
        select from notifications other
        where other.environment_id = ${environment_id} and other.user_id = d.user_id and other.conversation_id = d.conversation_id
          and other.kind in ('handover_waiting', 'customer_waiting') and read_at is null))
    on conflict (environment_id, user_id, conversation_id, kind) where read_at is null do update set
      id = excluded.id, message_id = excluded.message_id, event_id = excluded.event_id, actor = excluded.actor,
      events = notifications.events + excluded.events, is_listed = excluded.is_listed, created_at = excluded.created_at,
      -- One that waits doesn't wait longer because of another.
      push_due_at = coalesce(notifications.push_due_at, excluded.push_due_at),
      mail_due_at = coalesce(notifications.mail_due_at, excluded.mail_due_at), mail_id = null
    returning user_id`)
  return [...new Set(rows.map(({ user_id }) => user_id))]
}

type Wanted = Draft & { id: string; ways: ReturnType<typeof waysOf> }

/** Those that their people want, each with an id. In key order, like everyone who locks several. */
async function withWays(connection: Connection, drafts: readonly Draft[]): Promise<Wanted[]> {
  const user_ids = [...new Set(drafts.map(({ user_id }) => user_id))]
  const rows = await connection.query<{ user_id: string; channels: string }>(
    sql`select user_id, channels from notification_settings where user_id = any (${user_ids}::text[])`,
  )
  const choices = new Map(rows.map(({ user_id, channels }) => [user_id, JSON.parse(channels) as Choices]))
  return drafts
    .map((draft) => ({ ...draft, ways: waysOf(draft.kind, choices.get(draft.user_id) ?? {}) }))
    .filter(({ ways }) => ways.center || ways.push || ways.email)
    .map((draft) => ({ ...draft, id: newId('notification') }))
}

/** What was seen in the conversation is over: the next one begins anew. */
async function closeSeen(connection: Connection, environment_id: number, wanted: readonly Wanted[]): Promise<void> {
  await connection.query(sql`
    update notifications n set read_at = now(), push_due_at = null, mail_due_at = null
    from unnest(${wanted.map(({ user_id }) => user_id)}::text[], ${wanted.map(({ happening }) => happening.conversation_id)}::text[]) d (user_id, conversation_id),
      conversation_reads r
    where n.environment_id = ${environment_id} and n.user_id = d.user_id and n.conversation_id = d.conversation_id and n.read_at is null
      and r.environment_id = ${environment_id} and r.user_id = d.user_id and r.conversation_id = d.conversation_id
      and r.through_message_id >= n.message_id`)
}
