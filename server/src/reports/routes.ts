import { ConversationList } from '../conversations/schema.ts'
import { route } from '../http/route.ts'
import { listCountedConversations } from './counted.ts'
import { CountedQuery } from './counted-schema.ts'
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
      'assistant resolved on its own, handover reasons, ratings, and when contacts write. Everything counts in the hour or ' +
      'day it happened in. Deleted conversations still count. For definitions of the figures, see docs/reports.md.',
    tag: 'Reports',
    permission: 'conversations:read',
    query: ReportQuery,
    answer: ConversationReport,
    run: (scope, { query }) => reportConversations(scope, query),
  }),
  route({
    method: 'GET',
    path: '/reports/conversations/counted',
    operation: 'listCountedConversations',
    summary: 'List the conversations behind a figure',
    description:
      'Returns the conversations that a figure of the report counts, each once, those that counted last first. Deleted conversations are missing. ' +
      'Figures that count messages have no list.',
    tag: 'Reports',
    permission: 'conversations:read',
    query: CountedQuery,
    answer: ConversationList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query, caller }) => listCountedConversations(scope, query, caller.permissions),
  }),
]
