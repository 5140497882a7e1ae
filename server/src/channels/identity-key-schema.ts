import { paging } from '../db/page.ts'
import { constant, define, deletedOf, id, input, listOf, type Static, Type, timestamp } from '../schema.ts'

/** The one in use, and its successor during a rotation. */
export const max_identity_keys = 2

const properties = {
  object: constant('identity_key'),
  id: id('identity_key'),
  channel_id: id('channel'),
  last_four: Type.String({ description: 'The last four characters of the key.', examples: ['k3Zq'] }),
  created_at: timestamp(),
}

export const IdentityKey = define('IdentityKey', Type.Object(properties))

export const CreatedIdentityKey = define(
  'CreatedIdentityKey',
  Type.Object({
    ...properties,
    key: Type.String({
      description:
        'The secret that signs identities, as HMAC-SHA256 over the UTF-8 bytes of this text. Shown only once.',
      examples: ['svc_identity_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG'],
    }),
  }),
)

export const IdentityKeyList = listOf(IdentityKey, 'IdentityKeyList')
export const DeletedIdentityKey = deletedOf('identity_key', 'DeletedIdentityKey')

export const IdentityKeyQuery = input({ ...paging })
export type IdentityKeyQuery = Static<typeof IdentityKeyQuery>
