import { route } from '../http/route.ts'
import { ConversationSummary, SummaryRecordList, SummaryRecordQuery } from './schema.ts'
import { listSummaryRecords, summarizeConversation } from './summaries.ts'

const tag = 'Conversations'

export const assistantRoutes = [
  route({
    method: 'POST',
    path: '/conversations/:conversation_id/summarize',
    operation: 'summarizeConversation',
    budget: 'model',
    summary: 'Summarize a conversation',
    description: "Excludes private notes. If the conversation hasn't changed, you get the same summary again.",
    tag,
    origin: 'specification',
    permission: 'conversations:write',
    answer: ConversationSummary,
    errors: ['resource_not_found', 'conversation_empty', 'assistant_unavailable'],
    calls_others: true,
    run: (scope, { params }) => summarizeConversation(scope, params.conversation_id!),
  }),
  route({
    method: 'GET',
    path: '/conversations/:conversation_id/summary_records',
    operation: 'listSummaryRecords',
    summary: 'List the summaries of a conversation with their sources',
    tag,
    permission: 'conversations:read',
    query: SummaryRecordQuery,
    answer: SummaryRecordList,
    errors: ['resource_not_found', 'cursor_invalid', 'cursor_mismatch'],
    run: (scope, { params, query }) => listSummaryRecords(scope, params.conversation_id!, query),
  }),
]
