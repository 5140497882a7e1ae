import { route } from '../../http/route.ts'
import { getChat } from './chat.ts'
import { ChatQuery, VisitorChat } from './chat-schema.ts'
import { Done, ReadThrough } from './schema.ts'
import { readThrough, reportTyping } from './talk.ts'

/** What a chat asks for when it opens, and what it reports by itself while its visitor reads and types. */
export const chatRoutes = [
  route({
    method: 'GET',
    path: '/chat',
    operation: 'getVisitorChat',
    summary: 'Get all that a chat opens with',
    description:
      "Returns the widget's settings, the visitor, their 50 newest conversations, and the 30 newest messages of `conversation_id`, or else " +
      'of the only conversation that goes on: it is not resolved, or has something unread. `thread` is null if there is none. Open the ' +
      'stream with `last_event_id` as `Last-Event-ID`: nothing that happens in between is missed.',
    tag: 'Conversations',
    visitor: 'known',
    query: ChatQuery,
    answer: VisitorChat,
    errors: ['resource_not_found'],
    run: (scope, { query }) => getChat(scope, query),
  }),
  route({
    method: 'POST',
    path: '/conversations/:conversation_id/read',
    operation: 'readVisitorConversation',
    summary: 'Report what was read',
    tag: 'Conversations',
    visitor: 'known',
    budget: 'signal',
    body: ReadThrough,
    answer: Done,
    errors: ['resource_not_found'],
    run: (scope, { params, body }) => readThrough(scope, params.conversation_id!, body.message_id),
  }),
  route({
    method: 'POST',
    path: '/conversations/:conversation_id/typing',
    operation: 'reportVisitorTyping',
    summary: 'Report that the visitor is typing',
    description: 'Repeat it every few seconds while they do.',
    tag: 'Conversations',
    visitor: 'known',
    budget: 'signal',
    answer: Done,
    errors: ['resource_not_found'],
    run: (scope, { params }) => reportTyping(scope, params.conversation_id!),
  }),
]
