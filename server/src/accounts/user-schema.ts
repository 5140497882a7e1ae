import { paging } from '../db/page.ts'
import {
  constant,
  define,
  id,
  input,
  listOf,
  nullable,
  oneOf,
  optional,
  type Static,
  Type,
  timestamp,
} from '../schema.ts'
import { roles } from './users.ts'

export const User = define(
  'User',
  Type.Object({
    object: constant('user'),
    id: id('user'),
    name: Type.String({ examples: ['Maya Lindqvist'] }),
    email: Type.String({ examples: ['maya@example.com'] }),
    role: oneOf(roles, { description: "Viewers can't be assigned conversations.", examples: ['agent'] }),
    created_at: timestamp(),
    disabled_at: nullable(timestamp("Since when this person can't sign in or be assigned conversations.")),
  }),
)

export const UserList = listOf(User, 'UserList')

export const UserQuery = input({
  ...paging,
  email: optional(
    Type.String({ maxLength: 254, description: 'Returns the user with exactly this email address. Case is ignored.' }),
  ),
})
export type UserQuery = Static<typeof UserQuery>
