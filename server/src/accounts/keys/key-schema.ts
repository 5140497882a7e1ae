import { paging } from '../../db/page.ts'
import { constant, define, id, input, listOf, nullable, oneOf, optional, Type, timestamp } from '../../schema.ts'
import { permissions } from '../permissions.ts'
import { Name } from '../schema.ts'

export const modes = ['live', 'test'] as const
const scopes = Type.Array(oneOf(permissions), { examples: [['contacts:read', 'events:read']] })

const addresses = Type.Array(Type.String({ minLength: 2, maxLength: 60 }), {
  minItems: 1,
  maxItems: 100,
  description: 'Addresses and networks the key can be used from, such as 203.0.113.7 or 2001:db8::/32. Null for any.',
  examples: [['203.0.113.0/24']],
})

const api_key = {
  object: constant('api_key'),
  id: id('api_key'),
  mode: oneOf(modes),
  name: nullable(Type.String({ examples: ['Web shop'] })),
  prefix: Type.String({ description: 'How the key begins.', examples: ['svc_live_'] }),
  last_four: Type.String({ description: 'How it ends.', examples: ['7Kq2'] }),
  scopes,
  created_at: timestamp(),
  created_by: nullable(Type.String({ description: 'The id of the user who created it. Null for the command line.' })),
  expires_at: nullable(timestamp()),
  revoked_at: nullable(timestamp()),
  last_used_at: nullable(timestamp('To the minute.')),
  allowed_addresses: nullable(
    Type.Array(Type.String(), { description: 'Where it can be used from. Null for anywhere.' }),
  ),
  restricted_at: nullable(
    timestamp(
      'Since when it reads only what its scopes allow, by any operation. Null for keys from an earlier version, which read more ' +
        'until an owner restricts them.',
    ),
  ),
}

export const ApiKey = define('ApiKey', Type.Object(api_key))
export const ApiKeyList = listOf(ApiKey, 'ApiKeyList')
export const ApiKeyMade = define(
  'ApiKeyMade',
  Type.Object({
    ...api_key,
    key: Type.String({ description: 'The key itself. Shown only once.', examples: ['svc_live_…'] }),
  }),
)
export const ApiKeyQuery = Type.Object(
  {
    ...paging,
    mode: optional(oneOf(modes)),
    created_by: optional(Type.String({ description: 'The id of the user who created them.' })),
  },
  { additionalProperties: false },
)

export const NewApiKey = define(
  'NewApiKey',
  input({
    mode: oneOf(modes),
    name: Name,
    scopes: optional(Type.Array(oneOf(permissions), { minItems: 1, uniqueItems: true })),
    preset: optional(oneOf(['full', 'read-only'], { description: 'Instead of `scopes`.' })),
    expires_at: optional(nullable(timestamp('When it expires.'))),
    allowed_addresses: optional(nullable(addresses)),
  }),
)

export const RolledApiKey = define(
  'RolledApiKey',
  input({
    grace_hours: optional(
      Type.Integer({ minimum: 0, maximum: 168, default: 24, description: 'How long the old key keeps working.' }),
    ),
    allowed_addresses: optional(
      nullable(Type.Array(addresses.items, { ...addresses, description: 'By default, those of the old key.' })),
    ),
  }),
)
