import { route } from '../http/route.ts'
import {
  DeletedSavedView,
  NewSavedView,
  OfMode,
  ReadThrough,
  SavedView,
  SavedViewList,
  SavedViewQuery,
  Sight,
} from './inbox-schema.ts'
import { reportSight } from './presence.ts'
import { markRead, markUnread } from './reads.ts'
import { deleteSavedView, listSavedViews, saveView } from './saved-views.ts'
import { Done } from './schema.ts'

const own = { tag: 'Inbox', role: 'viewer', fresh_password: false } as const

export const inboxRoutes = [
  route({
    ...own,
    method: 'POST',
    path: '/presence',
    operation: 'reportSight',
    summary: 'Report which conversation a window shows',
    description:
      'Repeat it every 10 seconds; it expires after 25. Teammates receive it in the event streams of their sessions, as `event: presence` without a sequence number.',
    body: Sight,
    answer: Done,
    errors: ['resource_not_found', 'insufficient_role'],
    run: (scope, { body }) => reportSight(scope, body),
  }),
  route({
    ...own,
    method: 'POST',
    path: '/conversation_reads/:conversation_id',
    operation: 'markRead',
    summary: 'Mark a conversation as read',
    description: 'Up to a message, for you only. It stays unread for others.',
    body: ReadThrough,
    answer: Done,
    errors: ['resource_not_found'],
    run: (scope, { params, body }) => markRead(scope, params.conversation_id!, body),
  }),
  route({
    ...own,
    method: 'DELETE',
    path: '/conversation_reads/:conversation_id',
    operation: 'markUnread',
    summary: 'Mark a conversation as unread',
    description: 'For you only, until you open it again.',
    query: OfMode,
    answer: Done,
    errors: ['resource_not_found'],
    run: (scope, { params, query }) => markUnread(scope, params.conversation_id!, query.mode),
  }),
  route({
    ...own,
    method: 'GET',
    path: '/saved_views',
    operation: 'listSavedViews',
    summary: 'List your saved views',
    query: SavedViewQuery,
    answer: SavedViewList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query }) => listSavedViews(scope, query),
  }),
  route({
    ...own,
    method: 'POST',
    path: '/saved_views',
    operation: 'saveView',
    summary: 'Save a view',
    once_per_key: true,
    body: NewSavedView,
    status: 201,
    answer: SavedView,
    errors: ['saved_view_already_exists', 'saved_view_limit_reached'],
    run: (scope, { body }) => saveView(scope, body),
  }),
  route({
    ...own,
    method: 'DELETE',
    path: '/saved_views/:saved_view_id',
    operation: 'deleteSavedView',
    summary: 'Delete a saved view',
    query: OfMode,
    answer: DeletedSavedView,
    errors: ['resource_not_found'],
    run: (scope, { params, query }) => deleteSavedView(scope, params.saved_view_id!, query.mode),
  }),
]
