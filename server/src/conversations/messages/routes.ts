import { powers, usesPower } from '../../accounts/powers.ts'
import { requirePermission } from '../../http/authenticate.ts'
import type { ApiCaller } from '../../http/caller.ts'
import { route } from '../../http/route.ts'
import { getMessage, listMessages } from './messages.ts'
import { Message, MessageList, MessageQuery, NewMessage } from './schema.ts'
import { sendMessage } from './send.ts'

const tag = 'Messages'
const namesRecipients = usesPower('sendMessage')

/** Whoever passes on a message reads it in the mail: who wrote it, what, and its files. */
function mayForward(caller: ApiCaller): void {
  for (const permission of ['contacts:read', 'files:read'] as const) requirePermission(caller, permission)
}

export const messageRoutes = [
  route({
    method: 'GET',
    path: '/conversations/:conversation_id/messages',
    operation: 'listMessages',
    summary: 'List the messages of a conversation',
    tag,
    origin: 'specification',
    permission: 'messages:read',
    query: MessageQuery,
    answer: MessageList,
    errors: ['resource_not_found', 'cursor_invalid', 'cursor_mismatch'],
    run: (scope, { params, query }) => listMessages(scope, params.conversation_id!, query),
  }),
  route({
    method: 'POST',
    path: '/conversations/:conversation_id/messages',
    operation: 'sendMessage',
    summary: 'Send a message',
    description:
      'An outbound message takes the conversation over from the assistant. Written by a person in the dashboard, it also assigns an ' +
      'unassigned conversation to them, if the account says so. An inbound message reopens the conversation.',
    tag,
    origin: 'specification',
    permission: 'messages:write',
    audited: (body) => (namesRecipients(body) ? powers.sendMessage!.audited : undefined),
    body: NewMessage,
    status: 201,
    located: true,
    answer: Message,
    errors: ['parameter_missing', 'resource_not_found', 'file_in_use', 'file_incomplete'],
    run: (scope, { params, body, caller }) => {
      if (body.email?.forward) mayForward(caller)
      return sendMessage(scope, params.conversation_id!, body)
    },
  }),
  route({
    method: 'GET',
    path: '/conversations/:conversation_id/messages/:message_id',
    operation: 'getMessage',
    summary: 'Get a message',
    tag,
    permission: 'messages:read',
    answer: Message,
    errors: ['resource_not_found'],
    run: (scope, { params }) => getMessage(scope, params.conversation_id!, params.message_id!),
  }),
]
