import { service_alarm_kinds } from '../alarms/kinds.ts'
import { Alarm } from '../alarms/schema.ts'
import { paging } from '../db/page.ts'
import {
  constant,
  define,
  id,
  idGiven,
  input,
  listOf,
  nullable,
  oneOf,
  optional,
  type Static,
  Type,
  timestamp,
} from '../schema.ts'
import { type Kind, kind_names, type Ways } from './kinds.ts'

const { id: alarm_id, kind, reason, subject_type, subject_id, subject_name, began_at } = Alarm.properties

const mode = oneOf(['live', 'test'])

export const Notification = define(
  'Notification',
  Type.Object({
    object: constant('notification'),
    id: id('notification'),
    kind: oneOf(kind_names, { description: 'More values may be added.' }),
    conversation_id: nullable(id('conversation')),
    subject: nullable(Type.String({ description: "The conversation's subject." })),
    contact_name: nullable(Type.String({ examples: ['Ada Birch'] })),
    message_id: nullable(id('message')),
    excerpt: nullable(Type.String({ description: 'The beginning of the message, if it is about one.' })),
    alarm: nullable(
      Type.Object(
        {
          id: alarm_id,
          kind,
          reason,
          subject_type,
          subject_id,
          subject_name,
          began_at,
        },
        { description: 'The alarm, if it is about one. Then there is no conversation.' },
      ),
    ),
    service_alarm: nullable(
      Type.Object(
        {
          kind: oneOf(service_alarm_kinds, { description: 'What failed. More values may be added.' }),
          began_at: timestamp('Since when.'),
          ended_at: nullable(timestamp('When it was over. Null while it lasts.')),
        },
        { description: 'What the whole service suffered from, if it is about that. Only owners are told.' },
      ),
    ),
    actor_name: nullable(Type.String({ description: 'The user who did it. Null if it was no user.' })),
    events: Type.Integer({ minimum: 1, description: 'How many events it stands for.' }),
    created_at: timestamp('When the newest of them happened.'),
    read_at: nullable(timestamp()),
  }),
)
export const NotificationList = listOf(Notification, 'NotificationList')
export const NotificationQuery = input({
  mode,
  limit: paging.limit,
  cursor: paging.cursor,
  unread: optional(Type.Boolean({ description: 'Whether to list only unread ones.' })),
  waiting: optional(
    Type.Boolean({
      description:
        'Whether to list only customers who wait for anybody (`customer_waiting`, `handover_waiting`), or only the others.',
    }),
  ),
})
export type NotificationQuery = Static<typeof NotificationQuery>

export const UnreadNotifications = define(
  'UnreadNotifications',
  Type.Object({
    object: constant('notifications.unread'),
    count: Type.Integer({ minimum: 0, maximum: 100, description: '100 stands for 100 or more.' }),
  }),
)

export const WaitingNotifications = define(
  'WaitingNotifications',
  Type.Object({
    object: constant('notifications.waiting'),
    count: Type.Integer({ minimum: 0, maximum: 100, description: 'How many customers. 100 stands for 100 or more.' }),
    newest: Type.Array(Notification, { description: 'Up to 3, newest first.' }),
  }),
)

export const NotificationsRead = define(
  'NotificationsRead',
  input(
    {
      mode,
      notification_id: optional(idGiven('notification')),
      conversation_id: optional(idGiven('conversation')),
    },
    { description: 'One notification, those of a conversation, or all.' },
  ),
)
export type NotificationsRead = Static<typeof NotificationsRead>

const clock = (description: string) =>
  nullable(
    Type.String({
      pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
      hint: 'must be a time such as 18:30.',
      description,
      examples: ['18:30'],
    }),
  )
const ways = {
  center: Type.Boolean({ description: 'In the notification center.' }),
  push: Type.Boolean({ description: 'As a push to your browsers.' }),
  email: Type.Boolean({ description: 'By email, grouped.' }),
}
const each = <T>(make: () => T) => Object.fromEntries(kind_names.map((kind) => [kind, make()])) as Record<Kind, T>
const time_zone = Type.String({ maxLength: 100, description: 'An IANA time zone.', examples: ['Europe/Stockholm'] })
const sounds = Type.Boolean({ description: 'Whether the dashboard plays a sound.' })
const waiting_email = oneOf(['away', 'always'], {
  description:
    'When emails about customers who wait for anybody come: `away`, only while nobody uses the dashboard, at most every 15 minutes, or `always`.',
})

export const NotificationSettings = define(
  'NotificationSettings',
  Type.Object({
    object: constant('notification_settings'),
    channels: Type.Unsafe<Record<Kind, Ways>>(Type.Object(each(() => Type.Object(ways)))),
    quiet_from: clock('When your quiet hours begin. Pushes and emails wait until they end. Null: none.'),
    quiet_until: clock('When they end.'),
    time_zone,
    sounds,
    waiting_email,
    email_configured: Type.Boolean({ description: 'Whether the account has an email server.' }),
  }),
)
export type NotificationSettings = Static<typeof NotificationSettings>

export const NotificationSettingsChanges = define(
  'NotificationSettingsChanges',
  input(
    {
      channels: optional(
        Type.Unsafe<Partial<Record<Kind, Partial<Ways>>>>(
          input(
            each(() =>
              optional(
                input({ center: optional(ways.center), push: optional(ways.push), email: optional(ways.email) }),
              ),
            ),
          ),
        ),
      ),
      quiet_from: optional(clock('Send it together with `quiet_until`.')),
      quiet_until: optional(clock('Send it together with `quiet_from`.')),
      time_zone: optional(time_zone),
      sounds: optional(sounds),
      waiting_email: optional(waiting_email),
    },
    { description: 'What you leave out stays.' },
  ),
)
export type NotificationSettingsChanges = Static<typeof NotificationSettingsChanges>
