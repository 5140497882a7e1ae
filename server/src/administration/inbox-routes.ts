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
    summary: 'Say which conversation a window shows',
    description:
      'Told again every ten seconds: after twenty-five it is forgotten. Colleagues hear of it in the streams of events of their sessions, as `event: presence`, without a number.',
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
    description: 'Up to a message, for you alone: what is unread for others stays unread for them.',
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
    description: 'For you alone, until you open it again.',
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
    summary: 'List the filters you keep under a name',
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
    summary: 'Keep filters under a name',
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
    summary: 'Forget filters that were kept',
    query: OfMode,
    answer: DeletedSavedView,
    errors: ['resource_not_found'],
    run: (scope, { params, query }) => deleteSavedView(scope, params.saved_view_id!, query.mode),
  }),
]
