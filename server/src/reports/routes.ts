import { route } from '../http/route.ts'
import { reportConversations } from './report.ts'
import { ConversationReport, ReportQuery } from './schema.ts'

export const reportRoutes = [
  route({
    method: 'GET',
    path: '/reports/conversations',
    operation: 'reportConversations',
    summary: 'Report on conversations',
    description:
      'How many conversations and messages there were in a period, how long first replies and resolutions took, what the assistant solved by itself, why people were called, and when contacts write. What happened counts in the hour or day it happened in. Conversations that were deleted since count on. How each figure is made: docs/reports.md.',
    tag: 'Reports',
    permission: 'conversations:read',
    query: ReportQuery,
    answer: ConversationReport,
    run: (scope, { query }) => reportConversations(scope, query),
  }),
]
