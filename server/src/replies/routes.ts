import type { Permission } from '../../accounts/permissions.ts'
import { requirePermission } from '../../http/authenticate.ts'
import { route } from '../../http/route.ts'
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

/** A report tells of conversations and of articles. */
const mayReadArticles = (permissions: ReadonlySet<Permission>) => requirePermission({ permissions }, 'knowledge:read')

export const replyRoutes = [
  route({
    method: 'GET',
    path: '/conversations/:conversation_id/assistant_turns',
    operation: 'listAssistantTurns',
    summary: 'List what the assistant did about a conversation',
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
    summary: 'Draft a reply, or rework one',
    description: 'Nothing is sent. Without a language model, a reply is what the articles say, in their own words.',
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
    summary: 'Rate a reply of the assistant',
    description: 'The last word counts.',
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
    summary: 'Get the rating of a reply of the assistant',
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
    summary: 'List the ratings of the replies in a conversation',
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
    summary: 'Preview what the assistant would say',
    description:
      'The decision that replies are made by, for a customer who begins with this question. Nobody is told anything, and no conversation is made. Where the assistant is switched off, as if it were on.',
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
    summary: 'Report articles that were cited in replies rated down',
    description: 'Of the last 30 days, unless said otherwise. Needs the scope `knowledge:read`, too.',
    answer: ArticleReportList,
    run: (scope, { query, permissions }) => {
      mayReadArticles(permissions)
      return reportArticles(scope, query)
    },
  }),
  route({
    ...report,
    path: '/assistant/reports/unanswered',
    operation: 'reportUnansweredQuestions',
    summary: 'Report questions that no article answers',
    description: 'Of the last 30 days, unless said otherwise. Needs the scope `knowledge:read`, too.',
    answer: UnansweredReportList,
    run: (scope, { query, permissions }) => {
      mayReadArticles(permissions)
      return reportUnanswered(scope, query)
    },
  }),
]
