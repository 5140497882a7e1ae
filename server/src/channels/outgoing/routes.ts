import { Message } from '../../conversations/messages/schema.ts'
import { invalid } from '../../errors.ts'
import { route } from '../../http/route.ts'
import type { Resource, Scope } from '../../scope.ts'
import { kindOf, queued_kinds } from '../kinds.ts'
import { getChannelKind } from '../row.ts'
import { cancelMessage } from './cancel.ts'
import { ChannelTest } from './test-schema.ts'
import { wayOf } from './ways.ts'

export const outgoingRoutes = [
  route({
    method: 'POST',
    path: '/channels/:channel_id/test',
    operation: 'testChannel',
    summary: 'Test a channel',
    description:
      'For channels of kind `email` and `practice`: whether both directions work now. Of an email channel, logs in to both servers and, ' +
      "in live mode, sends an email from the channel's address to itself. What doesn't work isn't an error: the response says what to do.",
    tag: 'Channels',
    permission: 'channels:write',
    budget: 'outside',
    calls_others: true,
    answer: ChannelTest,
    errors: ['resource_not_found', 'parameter_invalid'],
    run: (scope, { params }) => testChannel(scope, params.channel_id!),
  }),
  route({
    method: 'POST',
    path: '/conversations/:conversation_id/messages/:message_id/cancel',
    operation: 'cancelMessage',
    summary: 'Cancel a message that waits to go out',
    description:
      'It stays as a private message with the status `failed` and the error `canceled`, and its files can be sent again. ' +
      'Only a message that is `queued` can be canceled, and only once: it is either sent or canceled.',
    tag: 'Messages',
    permission: 'messages:write',
    answer: Message,
    errors: ['resource_not_found', 'message_not_queued'],
    run: (scope, { params }) => cancelMessage(scope, params.conversation_id!, params.message_id!),
  }),
]

async function testChannel(scope: Scope, id: string): Promise<Resource> {
  const kind = await getChannelKind(scope, id)
  if (!kindOf(kind).capabilities.is_queued)
    throw invalid('channel_id', `must be a channel of kind ${queued_kinds.join(' or ')}. This one's kind is ${kind}.`)
  const tested: ChannelTest = { object: 'channel.test', ...(await wayOf(kind).test(scope, id)) }
  return { json: JSON.stringify(tested), volatile: true }
}
