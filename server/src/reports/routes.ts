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
      'Returns the number of conversations and messages in a period, first response and resolution times, what the ' +
      'assistant resolved on its own, handover reasons, and when contacts write. Everything counts in the hour or ' +
      'day it happened in. Deleted conversations still count. For definitions of the figures, see docs/reports.md.',
    tag: 'Reports',
    permission: 'conversations:read',
    query: ReportQuery,
    answer: ConversationReport,
    run: (scope, { query }) => reportConversations(scope, query),
  }),
]
