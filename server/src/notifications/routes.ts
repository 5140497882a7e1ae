import { OfMode } from '../accounts/inbox/inbox-schema.ts'
import { Done } from '../accounts/schema.ts'
import { route } from '../http/route.ts'
import { hasMailServer } from '../mail/settings.ts'
import { countUnread, listNotifications, readNotifications } from './notifications.ts'
import { pushRoutes } from './push-routes.ts'
import {
  NotificationList,
  NotificationQuery,
  NotificationSettings,
  NotificationSettingsChanges,
  NotificationsRead,
  UnreadNotifications,
  WaitingNotifications,
} from './schema.ts'
import { changeNotificationSettings, getNotificationSettings } from './settings.ts'
import { groupWaiting } from './waiting.ts'

const own = { tag: 'Notifications', role: 'viewer', fresh_password: false } as const

/** What each person is told, and how they want it. */
export const notificationRoutes = [
  ...pushRoutes,
  route({
    ...own,
    method: 'GET',
    path: '/notifications',
    operation: 'listNotifications',
    summary: 'List your notifications',
    description:
      'Newest first. Streams of your sessions send `event: notifications` with your user ID when there are new ones.',
    query: NotificationQuery,
    answer: NotificationList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query }) => listNotifications(scope, query),
  }),
  route({
    ...own,
    method: 'GET',
    path: '/notifications/unread',
    operation: 'countUnreadNotifications',
    summary: 'Count your unread notifications',
    query: OfMode,
    answer: UnreadNotifications,
    run: (scope, { query }) => countUnread(scope, query.mode),
  }),
  route({
    ...own,
    method: 'GET',
    path: '/notifications/waiting',
    operation: 'groupWaitingNotifications',
    summary: 'Group the customers who wait for anybody',
    description: 'Your unread notifications of `customer_waiting` and `handover_waiting`, as one.',
    query: OfMode,
    answer: WaitingNotifications,
    run: (scope, { query }) => groupWaiting(scope, query.mode),
  }),
  route({
    ...own,
    method: 'POST',
    path: '/notifications/read',
    operation: 'readNotifications',
    summary: 'Mark notifications as read',
    description: 'One, those of a conversation, or all. They are no longer pushed or emailed.',
    body: NotificationsRead,
    answer: Done,
    run: (scope, { body }) => readNotifications(scope, body),
  }),
  route({
    ...own,
    method: 'GET',
    path: '/notification_settings',
    operation: 'getNotificationSettings',
    summary: 'Get your notification settings',
    answer: NotificationSettings,
    run: (scope) => getNotificationSettings(scope, hasMailServer(scope)),
  }),
  route({
    ...own,
    method: 'PATCH',
    path: '/notification_settings',
    operation: 'changeNotificationSettings',
    summary: 'Change your notification settings',
    body: NotificationSettingsChanges,
    answer: NotificationSettings,
    run: (scope, { body }) => changeNotificationSettings(scope, body, hasMailServer(scope)),
  }),
]
