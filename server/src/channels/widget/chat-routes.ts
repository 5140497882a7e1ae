import { route } from '../../http/route.ts'
import { getChat } from './chat.ts'
import { ChatQuery, VisitorChat } from './chat-schema.ts'

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
]
