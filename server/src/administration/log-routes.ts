import { administer } from '../http/administration.ts'
import { RequestLogEntryList, RequestLogQuery } from './log-schema.ts'
import { listRequests } from './request-log.ts'

export const logRoutes = [
  administer({
    tag: 'Logs',
    role: 'admin',
    method: 'GET',
    path: '/request_log',
    operation: 'listRequests',
    summary: 'List requests',
    description:
      'What was asked of the API in one mode (live, unless told otherwise), a second or so behind. Under a load of thousands a second those that succeeded may be left out.',
    query: RequestLogQuery,
    answer: RequestLogEntryList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (desk, { query }) => listRequests(desk, query),
  }),
]
