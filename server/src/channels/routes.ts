import { route } from '../http/route.ts'
import { getChannel, listChannels, updateChannel } from './channels.ts'
import { Channel, ChannelChanges, ChannelList, ChannelQuery } from './schema.ts'

const tag = 'Channels'

export const channelRoutes = [
  route({
    method: 'GET',
    path: '/channels',
    operation: 'listChannels',
    summary: 'List channels',
    description: 'Returns the channels that conversations come in through. Each mode has one channel, of kind `api`.',
    tag,
    permission: 'channels:read',
    query: ChannelQuery,
    answer: ChannelList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query }) => listChannels(scope, query),
  }),
  route({
    method: 'GET',
    path: '/channels/:channel_id',
    operation: 'getChannel',
    summary: 'Get a channel',
    tag,
    permission: 'channels:read',
    answer: Channel,
    errors: ['resource_not_found'],
    run: (scope, { params }) => getChannel(scope, params.channel_id!),
  }),
  route({
    method: 'PATCH',
    path: '/channels/:channel_id',
    operation: 'updateChannel',
    summary: 'Update a channel',
    description: 'Changes apply to new conversations. Existing conversations keep their handler.',
    tag,
    permission: 'channels:write',
    audited: 'channel.updated',
    body: ChannelChanges,
    answer: Channel,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed'],
    run: (scope, { params, body, expected }) => updateChannel(scope, params.channel_id!, body, expected),
  }),
]
