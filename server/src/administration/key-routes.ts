import { route } from '../http/route.ts'
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
    description: 'The key is shown this once. Asks for a password that was given within the last 12 hours.',
    body: NewApiKey,
    status: 201,
    answer: ApiKeyMade,
    errors: ['password_needed'],
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
      'The new key has the same name, scopes, end and addresses, and is shown this once; the old one works for the grace still.',
    body: RolledApiKey,
    status: 201,
    answer: ApiKeyMade,
    errors: ['resource_not_found', 'api_key_ended', 'password_needed'],
    run: (scope, { params, body }) => rollApiKey(scope, params.api_key_id!, body),
  }),
  route({
    ...own,
    method: 'POST',
    path: '/api_keys/:api_key_id/revoke',
    operation: 'revokeApiKey',
    fresh_password: false,
    summary: 'Revoke an API key',
    description: 'It stops working within a second, and its streams end. To revoke it again changes nothing.',
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
      'A key that an earlier version made still reads quotes, summaries and names beyond its scopes, and still chooses where such ' +
      'data is sent. From now on it does neither. There is no way back: if the program needs more, make a key with more scopes. ' +
      'To restrict a key again changes nothing.',
    answer: ApiKey,
    errors: ['resource_not_found'],
    run: (scope, { params }) => restrictApiKey(scope, params.api_key_id!),
  }),
]
