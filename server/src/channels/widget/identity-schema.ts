import { paging } from '../../db/page.ts'
import { constant, define, id, input, listOf, nullable, type Static, Type, timestamp } from '../../schema.ts'

export const Identity = define(
  'ContactIdentity',
  Type.Object({
    object: constant('contact.identity'),
    id: id('visitor'),
    channel_id: id('channel'),
    contact_id: nullable(id('contact')),
    verified: Type.Boolean({
      description: 'Whether your server signed who they are. Otherwise, name, email and phone number are only claimed.',
    }),
    name: nullable(Type.String({ examples: ['Ana Sousa'] })),
    email: nullable(Type.String({ examples: ['ana@example.com'] })),
    phone_number: nullable(Type.String()),
    browser: nullable(Type.String({ examples: ['Firefox 145, Windows'] })),
    locale: nullable(Type.String({ examples: ['pt-PT'] })),
    time_zone: nullable(Type.String({ examples: ['Europe/Lisbon'] })),
    page: nullable(
      Type.Object({ url: Type.String(), title: nullable(Type.String()) }, { description: 'Where they last were.' }),
    ),
    last_seen_at: timestamp(),
    blocked_at: nullable(timestamp('Since when they can no longer write.')),
    created_at: timestamp(),
  }),
)
export type Identity = Static<typeof Identity>
export const IdentityList = listOf(Identity, 'ContactIdentityList')

export const IdentityQuery = input({ ...paging })
export type IdentityQuery = Static<typeof IdentityQuery>
