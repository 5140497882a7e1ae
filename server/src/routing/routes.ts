import { route } from '../http/route.ts'
import { listQueue, previewRouting } from './preview.ts'
import { QueueEntryList, QueueQuery, RoutingPreview } from './schema.ts'

const tag = 'Teams'

export const routingRoutes = [
  route({
    method: 'GET',
    path: '/teams/:team_id/queue',
    operation: 'listTeamQueue',
    summary: 'List what waits for somebody of a team',
    description: 'Open conversations that nobody has, in the order in which routing gives them away.',
    tag,
    permission: 'conversations:read',
    query: QueueQuery,
    answer: QueueEntryList,
    errors: ['resource_not_found', 'cursor_invalid', 'cursor_mismatch'],
    run: (scope, { params, query }) => listQueue(scope, params.team_id!, query),
  }),
  route({
    method: 'POST',
    path: '/teams/:team_id/routing_preview',
    operation: 'previewRouting',
    summary: 'Preview routing',
    description:
      'Returns who would get the next conversation of the team and why, and of each member why not. Nothing changes.',
    tag,
    permission: 'conversations:read',
    answer: RoutingPreview,
    errors: ['resource_not_found'],
    run: (scope, { params }) => previewRouting(scope, params.team_id!),
  }),
]
