import { administer } from '../http/administration.ts'
import {
  DeletedSavedView,
  NewSavedView,
  OfMode,
  SavedView,
  SavedViewList,
  SavedViewQuery,
  Sight,
} from './inbox-schema.ts'
import { reportSight } from './presence.ts'
import { deleteSavedView, listSavedViews, saveView } from './saved-views.ts'
import { Done } from './schema.ts'

const own = { tag: 'Inbox', role: 'viewer', fresh_password: false } as const

export const inboxRoutes = [
  administer({
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
    run: (desk, { body }) => reportSight(desk, body),
  }),
  administer({
    ...own,
    method: 'GET',
    path: '/saved_views',
    operation: 'listSavedViews',
    summary: 'List the filters you keep under a name',
    query: SavedViewQuery,
    answer: SavedViewList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (desk, { query }) => listSavedViews(desk, query),
  }),
  administer({
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
    run: (desk, { body }) => saveView(desk, body),
  }),
  administer({
    ...own,
    method: 'DELETE',
    path: '/saved_views/:saved_view_id',
    operation: 'deleteSavedView',
    summary: 'Forget filters that were kept',
    query: OfMode,
    answer: DeletedSavedView,
    errors: ['resource_not_found'],
    run: (desk, { params, query }) => deleteSavedView(desk, params.saved_view_id!, query.mode),
  }),
]
