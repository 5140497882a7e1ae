import { administer } from '../http/administration.ts'
import { ApiKey, ApiKeyList, ApiKeyMade, ApiKeyQuery, NewApiKey, RolledApiKey } from './key-schema.ts'
import { createApiKey, listApiKeys, revokeApiKey, rollApiKey } from './keys.ts'

const own = { tag: 'API keys', role: 'admin' } as const

export const keyRoutes = [
  administer({
    ...own,
    method: 'GET',
    path: '/api_keys',
    operation: 'listApiKeys',
    fresh_password: false,
    summary: 'List API keys',
    query: ApiKeyQuery,
    answer: ApiKeyList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (desk, { query }) => listApiKeys(desk, query),
  }),
  administer({
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
    run: (desk, { body }) => createApiKey(desk, body),
  }),
  administer({
    ...own,
    method: 'POST',
    path: '/api_keys/:api_key_id/roll',
    operation: 'rollApiKey',
    once_per_key: true,
    fresh_password: true,
    summary: 'Replace an API key',
    description:
      'The new key has the same name, scopes and end, and is shown this once; the old one works for the grace still.',
    body: RolledApiKey,
    status: 201,
    answer: ApiKeyMade,
    errors: ['resource_not_found', 'api_key_ended', 'password_needed'],
    run: (desk, { params, body }) => rollApiKey(desk, params.api_key_id!, body.grace_hours ?? 24),
  }),
  administer({
    ...own,
    method: 'POST',
    path: '/api_keys/:api_key_id/revoke',
    operation: 'revokeApiKey',
    fresh_password: false,
    summary: 'Revoke an API key',
    description: 'It stops working within a second, and its streams end. To revoke it again changes nothing.',
    answer: ApiKey,
    errors: ['resource_not_found'],
    run: (desk, { params }) => revokeApiKey(desk, params.api_key_id!),
  }),
]
