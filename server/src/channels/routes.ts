import { usesPower } from '../accounts/powers.ts'
import { route } from '../http/route.ts'
import { createChannel, deleteChannel, getChannel, listChannels, updateChannel } from './channels.ts'
import {
  Channel,
  ChannelChanges,
  ChannelDeletion,
  ChannelList,
  ChannelQuery,
  DeletedChannel,
  NewChannel,
} from './schema.ts'

const tag = 'Channels'

export const channelRoutes = [
  route({
    method: 'GET',
    path: '/channels',
    operation: 'listChannels',
    summary: 'List channels',
    description: 'Returns the channels that conversations come in through. Each mode begins with one, of kind `api`.',
    tag,
    permission: 'channels:read',
    query: ChannelQuery,
    answer: ChannelList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query }) => listChannels(scope, query),
  }),
  route({
    method: 'POST',
    path: '/channels',
    operation: 'createChannel',
    summary: 'Create a channel',
    description:
      'To start conversations in it, name it as their `channel_id`. Conversations that name none join the oldest channel of kind `api`.',
    tag,
    permission: 'channels:write',
    audited: 'channel.created',
    fresh_password: usesPower('createChannel'),
    body: NewChannel,
    status: 201,
    located: true,
    answer: Channel,
    errors: ['parameter_missing', 'channel_limit_reached', 'channel_already_exists'],
    run: (scope, { body }) => createChannel(scope, body),
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
    fresh_password: usesPower('updateChannel'),
    body: ChannelChanges,
    answer: Channel,
    conditional: true,
    errors: ['parameter_missing', 'resource_not_found', 'precondition_failed', 'channel_already_exists'],
    run: (scope, { params, body, expected }) => updateChannel(scope, params.channel_id!, body, expected),
  }),
  route({
    method: 'DELETE',
    path: '/channels/:channel_id',
    operation: 'deleteChannel',
    summary: 'Delete a channel',
    description:
      'No new conversation can join it. Its conversations stay, keep their `channel_id`, and can still be read and answered. The last channel of kind `api` stays.',
    tag,
    permission: 'channels:write',
    audited: 'channel.deleted',
    query: ChannelDeletion,
    answer: DeletedChannel,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed', 'channel_in_use', 'channel_required'],
    run: (scope, { params, query, expected }) =>
      deleteChannel(scope, params.channel_id!, query.force === 'true', expected),
  }),
]
