import { requirePermission } from '../http/authenticate.ts'
import type { ApiCaller } from '../http/caller.ts'
import { route } from '../http/route.ts'
import { getFeedback, listFeedback, rateMessage } from './feedback.ts'
import { previewReply } from './preview.ts'
import { reportArticles, reportUnanswered } from './reports.ts'
import {
  ArticleReportList,
  AssistantPreview,
  AssistantQuestion,
  AssistantTurnList,
  AssistantTurnQuery,
  Feedback,
  FeedbackList,
  FeedbackQuery,
  NewFeedback,
  ReportQuery,
  Suggestion,
  SuggestionRequest,
  UnansweredReportList,
} from './schema.ts'
import { suggest } from './suggest.ts'
import { listTurns } from './turns.ts'

const report = { method: 'GET', tag: 'Assistant', permission: 'conversations:read', query: ReportQuery } as const

/** Reports cover conversations and articles. */
const mayReadArticles = (caller: ApiCaller) => requirePermission(caller, 'knowledge:read')

export const replyRoutes = [
  route({
    method: 'GET',
    path: '/conversations/:conversation_id/assistant_turns',
    operation: 'listAssistantTurns',
    summary: "List the assistant's turns in a conversation",
    tag: 'Conversations',
    permission: 'conversations:read',
    query: AssistantTurnQuery,
    answer: AssistantTurnList,
    errors: ['resource_not_found', 'cursor_invalid', 'cursor_mismatch'],
    run: (scope, { params, query }) => listTurns(scope, params.conversation_id!, query),
  }),
  route({
    method: 'POST',
    path: '/conversations/:conversation_id/suggest',
    operation: 'suggestForConversation',
    budget: 'outside',
    calls_others: true,
    summary: 'Draft or rewrite a reply',
    description: 'Nothing is sent to the contact. Without a language model, the reply quotes the articles.',
    tag: 'Conversations',
    permission: 'conversations:write',
    body: SuggestionRequest,
    answer: Suggestion,
    errors: ['parameter_missing', 'resource_not_found', 'assistant_model_required', 'assistant_unavailable'],
    run: (scope, { params, body }) => suggest(scope, params.conversation_id!, body),
  }),
  route({
    method: 'POST',
    path: '/conversations/:conversation_id/messages/:message_id/feedback',
    operation: 'rateMessage',
    summary: 'Rate a reply by the assistant',
    description: 'A new rating replaces the previous one.',
    tag: 'Messages',
    permission: 'messages:write',
    body: NewFeedback,
    answer: Feedback,
    errors: ['resource_not_found', 'message_not_by_assistant'],
    run: (scope, { params, body }) => rateMessage(scope, params.conversation_id!, params.message_id!, body),
  }),
  route({
    method: 'GET',
    path: '/conversations/:conversation_id/messages/:message_id/feedback',
    operation: 'getMessageFeedback',
    summary: 'Get the rating of a reply by the assistant',
    tag: 'Messages',
    permission: 'messages:read',
    answer: Feedback,
    errors: ['resource_not_found'],
    run: (scope, { params }) => getFeedback(scope, params.conversation_id!, params.message_id!),
  }),
  route({
    method: 'GET',
    path: '/conversations/:conversation_id/feedback',
    operation: 'listFeedback',
    summary: 'List the ratings in a conversation',
    tag: 'Conversations',
    permission: 'messages:read',
    query: FeedbackQuery,
    answer: FeedbackList,
    errors: ['resource_not_found', 'cursor_invalid', 'cursor_mismatch'],
    run: (scope, { params, query }) => listFeedback(scope, params.conversation_id!, query),
  }),
  route({
    method: 'POST',
    path: '/assistant/preview',
    operation: 'previewReply',
    budget: 'model',
    calls_others: true,
    summary: "Preview the assistant's reply",
    description:
      'Returns what the assistant would do if a customer started a conversation with this question. Nothing is sent and no conversation is created. Works even while the assistant is off.',
    tag: 'Assistant',
    permission: ['knowledge:write', 'conversations:write'],
    body: AssistantQuestion,
    answer: AssistantPreview,
    run: (scope, { body }) => previewReply(scope, body),
  }),
  route({
    ...report,
    path: '/assistant/reports/articles',
    operation: 'reportArticles',
    summary: 'Report articles cited in replies rated down',
    description: 'Covers the last 30 days by default. Also requires the scope `knowledge:read`.',
    answer: ArticleReportList,
    run: (scope, { query, caller }) => {
      mayReadArticles(caller)
      return reportArticles(scope, query)
    },
  }),
  route({
    ...report,
    path: '/assistant/reports/unanswered',
    operation: 'reportUnansweredQuestions',
    summary: 'Report questions that no article answers',
    description: 'Covers the last 30 days by default. Also requires the scope `knowledge:read`.',
    answer: UnansweredReportList,
    run: (scope, { query, caller }) => {
      mayReadArticles(caller)
      return reportUnanswered(scope, query)
    },
  }),
]
