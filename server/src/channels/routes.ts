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
    description: 'Where customers write from. In each mode there is one, of the kind `api`.',
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
    summary: 'Change a channel',
    description: 'Conversations that were begun stay with whom they are.',
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
