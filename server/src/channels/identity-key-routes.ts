import { route } from '../http/route.ts'
import { CreatedIdentityKey, DeletedIdentityKey, IdentityKeyList, IdentityKeyQuery } from './identity-key-schema.ts'
import { createIdentityKey, deleteIdentityKey, listIdentityKeys } from './identity-keys.ts'

const tag = 'Channels'

export const identityKeyRoutes = [
  route({
    method: 'GET',
    path: '/channels/:channel_id/identity_keys',
    operation: 'listIdentityKeys',
    summary: 'List the identity keys of a widget',
    description:
      'Your server signs the identity of visitors with one of them. The keys themselves are never shown again.',
    tag,
    permission: 'channels:read',
    query: IdentityKeyQuery,
    answer: IdentityKeyList,
    errors: ['resource_not_found', 'cursor_invalid', 'cursor_mismatch'],
    run: (scope, { params, query }) => listIdentityKeys(scope, params.channel_id!, query),
  }),
  route({
    method: 'POST',
    path: '/channels/:channel_id/identity_keys',
    operation: 'createIdentityKey',
    summary: 'Create an identity key',
    description:
      'Returns the key, only this once. A channel can have two: to rotate, create the second, use it on your server, then delete the first.',
    tag,
    permission: 'channels:write',
    audited: 'identity_key.created',
    fresh_password: true,
    status: 201,
    answer: CreatedIdentityKey,
    errors: ['resource_not_found', 'identity_key_limit_reached'],
    run: (scope, { params }) => createIdentityKey(scope, params.channel_id!),
  }),
  route({
    method: 'DELETE',
    path: '/channels/:channel_id/identity_keys/:identity_key_id',
    operation: 'deleteIdentityKey',
    summary: 'Delete an identity key',
    description:
      'Identities signed with it are refused from now on. Visitors it signed in are signed out within a second.',
    tag,
    permission: 'channels:write',
    audited: 'identity_key.deleted',
    answer: DeletedIdentityKey,
    errors: ['resource_not_found'],
    run: (scope, { params }) => deleteIdentityKey(scope, params.channel_id!, params.identity_key_id!),
  }),
]
