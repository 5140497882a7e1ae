import { isSeenBy } from '../accounts/hidden-teams.ts'
import { done } from '../accounts/inbox/done-response.ts'
import { page } from '../db/page.ts'
import { rendering } from '../db/render.ts'
import { type Sql, sql } from '../db/sql.ts'
import { invalid } from '../errors.ts'
import type { DashboardScope } from '../http/scopes.ts'
import type { Mode, Resource } from '../scope.ts'
import { asking_kinds } from './kinds.ts'
import { Notification, type NotificationQuery, type NotificationsRead } from './schema.ts'
import { overAt } from './service-alarms.ts'

export const { json } = rendering(Notification)

/** As far as a badge can tell. */
export const max_count = 100
const excerpt_length = 160

/** Whether the person has read what it is about: in the notification center, or in the conversation itself. */
export const isUnread = sql`n.read_at is null and ${isSeenBy(sql`n.environment_id`, sql`n.conversation_id`, sql`n.user_id`)} and not exists (
  select from conversation_reads r
  where r.environment_id = n.environment_id and r.conversation_id = n.conversation_id and r.user_id = n.user_id
    and r.through_message_id >= n.message_id and r.marked_unread_at is null)`

const moment = (at: Sql) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const alarm = sql`case when alarms.id is not null then json_build_object('id', alarms.id, 'kind', alarms.kind, 'reason', reason,
  'subject_type', subject_type, 'subject_id', subject_id, 'subject_name', subject_name,
  'began_at', ${moment(sql`alarms.began_at`)}) end`

const service_alarm = sql`case when service_alarms.id is not null then json_build_object('kind', service_alarms.kind,
  'began_at', ${moment(sql`service_alarms.began_at`)}, 'ended_at', ${moment(overAt)}) end`

export const columns = sql`n.id, n.kind, n.conversation_id, conversations.subject, contacts.name as contact_name, n.message_id,
  left(messages.content, ${excerpt_length}::integer) as excerpt, ${alarm} as alarm, ${service_alarm} as service_alarm, users.name as actor_name, n.events, n.created_at,
  case when ${isUnread} then null else coalesce(n.read_at, n.created_at) end as read_at`

/** What notifications refer to, as it is now. */
export const referred = sql`
  left join conversations on conversations.environment_id = n.environment_id and conversations.id = n.conversation_id
  left join alarms on alarms.environment_id = n.environment_id and alarms.id = n.alarm_id
  left join service_alarms on service_alarms.id = n.service_alarm_id
  left join contacts on contacts.environment_id = n.environment_id and contacts.id = conversations.contact_id
  left join messages on messages.environment_id = n.environment_id and messages.conversation_id = n.conversation_id and messages.id = n.message_id
  left join users on users.id = n.actor->>'id'`

export function listNotifications(
  scope: DashboardScope,
  { mode, unread = false, waiting, ...query }: NotificationQuery,
) {
  const { user_id } = scope.session
  const only = unread ? sql`and ${isUnread}` : sql``
  const kinds = waiting === undefined ? sql`` : sql`and (n.kind = any (${asking_kinds}::text[])) = ${waiting}`
  return page(scope, {
    name: `notifications ${user_id} ${mode} ${unread} ${waiting}`,
    query,
    json,
    rows: (after, tail) => sql`
      select ${columns}
      from (select environment_id, user_id, id, kind, conversation_id, alarm_id, service_alarm_id, message_id, actor, events, created_at, read_at
        from notifications n where ${own(scope, mode)} and is_listed ${only} ${kinds}${after} ${tail}) n ${referred}
      order by n.id desc`,
  })
}

/** How many are unread, as far as a badge can tell. */
export async function countUnread(scope: DashboardScope, mode: Mode): Promise<Resource> {
  const [row] = await scope.database.read<{ count: number }>(sql`
    select count(*)::integer as count from (
      select from notifications n where ${own(scope, mode)} and is_listed and ${isUnread} limit ${max_count}::integer) unread`)
  return { json: JSON.stringify({ object: 'notifications.unread', count: row!.count }), volatile: true }
}

/** Marks as read, and keeps from going out. What is read already stays as it is. */
export async function readNotifications(
  scope: DashboardScope,
  { mode, notification_id, conversation_id }: NotificationsRead,
): Promise<Resource> {
  if (notification_id !== undefined && conversation_id !== undefined)
    throw invalid('conversation_id', "can't be used together with `notification_id`.")
  const which =
    notification_id !== undefined
      ? sql`and id = ${notification_id}`
      : conversation_id !== undefined
        ? sql`and conversation_id = ${conversation_id}`
        : sql``
  await scope.database.run(sql`
    update notifications n set read_at = now(), push_due_at = null, mail_due_at = null
    where ${own(scope, mode)} and read_at is null ${which}`)
  return done
}

export function own({ session }: DashboardScope, mode: Mode): Sql {
  return sql`n.environment_id = ${session[mode]} and n.user_id = ${session.user_id}`
}
