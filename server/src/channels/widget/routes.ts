import type { VisitorCaller } from '../../http/caller.ts'
import { type Checked, route, type WidgetRoute } from '../../http/route.ts'
import type { VisitorScope } from '../../http/scopes.ts'
import { chatRoutes } from './chat-routes.ts'
import { listOwnConversations, startByVisitor } from './conversations.ts'
import { visitorFileRoutes } from './file-routes.ts'
import { listOwnMessages, sendByVisitor } from './messages.ts'
import { ownSessionRoutes } from './own-session-routes.ts'
import { proofRoutes } from './proof-routes.ts'
import { rate } from './ratings.ts'
import {
  ConversationStart,
  ListQuery,
  MessagesQuery,
  NewConversationByVisitor,
  NewMessageByVisitor,
  PublicSettings,
  Rating,
  VisitorConversation,
  VisitorConversationList,
  VisitorMessage,
  VisitorMessageList,
} from './schema.ts'
import { SignOutQuery } from './session-schema.ts'
import { noteUse } from './sessions.ts'
import { publicSettings } from './settings.ts'
import { streamOwn } from './stream.ts'
import { askForPerson } from './talk.ts'
import { ChangedVisitor, CreatedVisitor, NewVisitor, SignedOut, Visitor, VisitorChanges } from './visitor-schema.ts'
import { createVisitor, getVisitor, signOut, updateVisitor } from './visitors.ts'

/** Each request of a visitor shows that their session is in use. */
function noting(route: WidgetRoute): WidgetRoute {
  if (route.visitor === 'new') return route
  return {
    ...route,
    run: (scope: VisitorScope, request: Checked<unknown, unknown, VisitorCaller>) => {
      noteUse(scope)
      return route.run(scope, request)
    },
  }
}

const all = [
  route({
    method: 'GET',
    path: '/channels/:channel_id',
    operation: 'getWidgetSettings',
    summary: 'Get what a widget shows',
    tag: 'Visitors',
    visitor: 'new',
    answer: PublicSettings,
    errors: ['resource_not_found'],
    run: async (scope) => publicSettings(scope),
  }),
  route({
    method: 'POST',
    path: '/visitors',
    operation: 'createVisitor',
    summary: 'Create a visitor',
    description: 'Returns a token for the browser. No contact is created before the first message.',
    tag: 'Visitors',
    visitor: 'new',
    body: NewVisitor,
    status: 201,
    answer: CreatedVisitor,
    errors: ['resource_not_found', 'identity_invalid', 'identity_required', 'visitor_blocked'],
    run: (scope, { body }) => createVisitor(scope, body),
  }),
  route({
    method: 'GET',
    path: '/visitor',
    operation: 'getVisitor',
    summary: 'Get the visitor',
    tag: 'Visitors',
    visitor: 'known',
    before_identity: true,
    answer: Visitor,
    run: (scope) => getVisitor(scope),
  }),
  route({
    method: 'PATCH',
    path: '/visitor',
    operation: 'updateVisitor',
    summary: 'Update the visitor',
    description:
      'With `identity_token`, signs the visitor in. What they wrote in this browser before goes along. Send `new_token` and keep the ' +
      'token of the answer, so that nobody who knew the one before reads on.',
    tag: 'Visitors',
    visitor: 'known',
    before_identity: true,
    repeats_sign_in: true,
    body: VisitorChanges,
    answer: ChangedVisitor,
    errors: ['identity_invalid', 'contact_already_exists'],
    run: (scope, { body }) => updateVisitor(scope, body),
  }),
  route({
    method: 'DELETE',
    path: '/visitor',
    operation: 'signOutVisitor',
    summary: 'Sign the visitor out',
    description:
      'The token ends, and with `everywhere` all others of the visitor on this channel within a second. Conversations stay.',
    tag: 'Visitors',
    visitor: 'known',
    before_identity: true,
    query: SignOutQuery,
    answer: SignedOut,
    run: (scope, { query }) => signOut(scope, query.everywhere === 'true'),
  }),
  ...ownSessionRoutes,
  ...proofRoutes,
  route({
    method: 'GET',
    path: '/conversations',
    operation: 'listVisitorConversations',
    summary: "List the visitor's conversations",
    tag: 'Conversations',
    visitor: 'known',
    query: ListQuery,
    answer: VisitorConversationList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query }) => listOwnConversations(scope, query),
  }),
  route({
    method: 'POST',
    path: '/conversations',
    operation: 'startVisitorConversation',
    summary: 'Start a conversation',
    description:
      'Starts a conversation with its first message, in one step. If the channel requires details (`pre_chat`) that neither the visitor nor ' +
      'your signature has given yet, it is refused with `details_required`. While very many new visitors write to the channel, the first ' +
      'conversation of one who is not signed in is refused with `proof_required`.',
    tag: 'Conversations',
    visitor: 'known',
    once_per_key: true,
    body: NewConversationByVisitor,
    status: 201,
    answer: ConversationStart,
    errors: [
      'parameter_missing',
      'details_required',
      'proof_required',
      'resource_not_found',
      'file_in_use',
      'file_incomplete',
    ],
    run: (scope, { body }) => startByVisitor(scope, body),
  }),
  route({
    method: 'GET',
    path: '/conversations/:conversation_id/messages',
    operation: 'listVisitorMessages',
    summary: 'List the messages of a conversation',
    tag: 'Conversations',
    visitor: 'known',
    query: MessagesQuery,
    answer: VisitorMessageList,
    errors: ['resource_not_found', 'cursor_invalid', 'cursor_mismatch'],
    run: (scope, { params, query }) => listOwnMessages(scope, params.conversation_id!, query),
  }),
  route({
    method: 'POST',
    path: '/conversations/:conversation_id/messages',
    operation: 'sendVisitorMessage',
    summary: 'Send a message',
    tag: 'Conversations',
    visitor: 'known',
    once_per_key: true,
    body: NewMessageByVisitor,
    status: 201,
    answer: VisitorMessage,
    errors: ['parameter_missing', 'resource_not_found', 'file_in_use', 'file_incomplete'],
    run: (scope, { params, body }) => sendByVisitor(scope, params.conversation_id!, body),
  }),
  ...visitorFileRoutes,
  ...chatRoutes,
  route({
    method: 'POST',
    path: '/conversations/:conversation_id/handover',
    operation: 'handOverVisitorConversation',
    summary: 'Ask for a person',
    tag: 'Conversations',
    visitor: 'known',
    answer: VisitorConversation,
    errors: ['not_offered', 'resource_not_found', 'conversation_resolved'],
    run: (scope, { params }) => askForPerson(scope, params.conversation_id!),
  }),
  route({
    method: 'POST',
    path: '/conversations/:conversation_id/rating',
    operation: 'rateVisitorConversation',
    summary: 'Rate a conversation',
    description: 'A later rating replaces the earlier one.',
    tag: 'Conversations',
    visitor: 'known',
    body: Rating,
    answer: VisitorConversation,
    errors: ['not_offered', 'resource_not_found'],
    run: (scope, { params, body }) => rate(scope, params.conversation_id!, body),
  }),
  route({
    method: 'GET',
    path: '/stream',
    operation: 'streamVisitor',
    summary: 'Stream what happens',
    description:
      'Opens a stream of server-sent events: `message.created` and `message.updated` with a message, `conversation.updated` with a ' +
      "conversation, `typing` while an agent is, and `reset` if what happened since the last event isn't kept any more. Continue " +
      'with the `Last-Event-ID` header.',
    tag: 'Conversations',
    visitor: 'known',
    answer: VisitorMessage,
    answer_type: 'text/event-stream',
    errors: ['too_many_streams', 'streams_exhausted'],
    run: async (scope, { last_event_id }) => ({ subscription: await streamOwn(scope, last_event_id) }),
  }),
]

/** What the website widget calls. Outside `/v1`: no key ever reaches a browser. */
export const widgetRoutes = all.map(noting)
