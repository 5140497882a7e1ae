import { route } from '../http/route.ts'
import { SystemQuery, System as SystemState } from './schema.ts'
import { systemState } from './system.ts'

export const systemRoutes = [
  route({
    tag: 'System',
    role: 'owner',
    method: 'GET',
    path: '/system',
    operation: 'getSystem',
    fresh_password: false,
    summary: 'Get the state of the system',
    description:
      'Returns whether the parts of the service that your account depends on work, as `parley doctor` and the metrics say it. What fails in your account itself is in the list of alarms.',
    query: SystemQuery,
    answer: SystemState,
    run: (scope, { query }) => systemState(scope, query.mode ?? 'live'),
  }),
]
