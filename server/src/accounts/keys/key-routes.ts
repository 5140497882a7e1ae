import { route } from '../../http/route.ts'
import { ApiKey, ApiKeyList, ApiKeyMade, ApiKeyQuery, NewApiKey, RolledApiKey } from './key-schema.ts'
import { createApiKey, listApiKeys, restrictApiKey, revokeApiKey, rollApiKey } from './keys.ts'

const own = { tag: 'API keys', role: 'admin' } as const

export const keyRoutes = [
  route({
    ...own,
    method: 'GET',
    path: '/api_keys',
    operation: 'listApiKeys',
    fresh_password: false,
    summary: 'List API keys',
    query: ApiKeyQuery,
    answer: ApiKeyList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query }) => listApiKeys(scope, query),
  }),
  route({
    ...own,
    method: 'POST',
    path: '/api_keys',
    operation: 'createApiKey',
    once_per_key: true,
    fresh_password: true,
    summary: 'Make an API key',
    description:
      'The response contains the key, which is shown only once. Requires a password entered within the last 12 hours.',
    body: NewApiKey,
    status: 201,
    answer: ApiKeyMade,
    errors: ['api_key_limit_reached', 'password_needed'],
    run: (scope, { body }) => createApiKey(scope, body),
  }),
  route({
    ...own,
    method: 'POST',
    path: '/api_keys/:api_key_id/roll',
    operation: 'rollApiKey',
    once_per_key: true,
    fresh_password: true,
    summary: 'Replace an API key',
    description:
      'Creates a key with the same name, scopes and addresses, shown only once. If the old key was created to expire, the new one ' +
      'is valid for as long, from now on. The old key keeps working for the grace period.',
    body: RolledApiKey,
    status: 201,
    answer: ApiKeyMade,
    errors: ['resource_not_found', 'api_key_ended', 'api_key_limit_reached', 'password_needed'],
    run: (scope, { params, body }) => rollApiKey(scope, params.api_key_id!, body),
  }),
  route({
    ...own,
    method: 'POST',
    path: '/api_keys/:api_key_id/revoke',
    operation: 'revokeApiKey',
    fresh_password: false,
    summary: 'Revoke an API key',
    description: 'It stops working within a second, and its streams end. Revoking it again changes nothing.',
    answer: ApiKey,
    errors: ['resource_not_found'],
    run: (scope, { params }) => revokeApiKey(scope, params.api_key_id!),
  }),
  route({
    ...own,
    role: 'owner',
    method: 'POST',
    path: '/api_keys/:api_key_id/restrict',
    operation: 'restrictApiKey',
    fresh_password: false,
    summary: 'Restrict an API key to its scopes',
    description:
      'Keys from an earlier version can read quotes, summaries and names beyond their scopes, and choose where such data is sent. ' +
      "Restricting ends both and can't be undone. If your code needs more, create a key with more scopes. " +
      'Restricting a key again changes nothing.',
    answer: ApiKey,
    errors: ['resource_not_found'],
    run: (scope, { params }) => restrictApiKey(scope, params.api_key_id!),
  }),
]
