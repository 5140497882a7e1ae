import { permissions } from '../accounts/permissions.ts'
import { roles } from '../accounts/users.ts'
import { paging } from '../db/page.ts'
import { constant, id, input, listOf, named, nullable, oneOf, optional, Type, timestamp } from '../schema.ts'

export const Email = Type.String({
  minLength: 3,
  maxLength: 254,
  pattern: '^[^\\s@]+@[^\\s@]+$',
  hint: 'must be an e-mail address.',
  examples: ['maya@example.com'],
})
export const Name = Type.String({
  minLength: 1,
  maxLength: 255,
  pattern: '\\S',
  hint: 'must not be blank.',
  examples: ['Maya Lindqvist'],
})
/** How long it must be is said where it is chosen: here it is only read. */
export const Password = Type.String({ minLength: 1, maxLength: 1000, examples: ['four words of mine'] })
export const Token = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'From the link, behind `#token=`.',
  examples: ['text'],
})
export const Code = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'Six digits of the device, or a recovery code.',
  examples: ['287082'],
})

export const User = named(
  'User',
  Type.Object({
    object: constant('user'),
    id: id('user'),
    name: Type.String({ examples: ['Maya Lindqvist'] }),
    email: Type.String({ examples: ['maya@example.com'] }),
    role: oneOf(roles),
    two_factor: Type.Boolean({ description: 'Whether a second factor is asked for.' }),
  }),
)

const words = Type.Array(oneOf(permissions))

export const Session = named(
  'Session',
  Type.Object({
    object: constant('session'),
    id: id('session'),
    user: User,
    account: Type.Object({
      id: id('account'),
      name: Type.String({ examples: ['Lindqvist Cycles'] }),
      two_factor_required: Type.Boolean({
        description: 'Whether nothing but switching it on is allowed without a second factor.',
      }),
    }),
    permissions: Type.Object(
      { live: words, test: words },
      { description: 'What the API allows under `/dashboard/api/live` and `/dashboard/api/test`.' },
    ),
    last_event_ids: Type.Object(
      { live: nullable(Type.String()), test: nullable(Type.String()) },
      {
        description:
          'The last event of each mode. What is read from here on is kept current by a stream of the events after it.',
      },
    ),
    created_at: timestamp(),
    expires_at: timestamp('When it ends however much it is used. Without a request for seven days it ends before.'),
    insecure: Type.Boolean({ description: 'Whether it goes over plain http, for all to read on the way.' }),
  }),
)

export const Setup = named(
  'Setup',
  Type.Object({
    object: constant('setup'),
    needed: Type.Boolean({ description: 'Whether nobody has set up this service yet.' }),
  }),
)

export const NewSetup = named(
  'NewSetup',
  input({ token: Token, account_name: Name, name: Name, email: Email, password: Password }),
)

export const SignIn = named('SignIn', input({ email: Email, password: Password, code: optional(Code) }))
export const Confirmation = named('Confirmation', input({ password: Password }))
export const NewPassword = named('NewPassword', input({ current_password: Password, new_password: Password }))
export const Profile = named('Profile', input({ name: Name }))
export const Done = named('Done', Type.Object({ object: constant('done') }))

export const OpenSession = named(
  'OpenSession',
  Type.Object({
    object: constant('open_session'),
    id: id('session'),
    current: Type.Boolean({ description: 'Whether it is the one that asks.' }),
    address: Type.String({ examples: ['203.0.113.7'] }),
    user_agent: nullable(Type.String()),
    created_at: timestamp(),
    seen_at: timestamp('When it was last used, to the minute.'),
    expires_at: timestamp(),
  }),
)
export const OpenSessionList = listOf(OpenSession, 'OpenSessionList')
export const OpenSessionQuery = Type.Object(paging, { additionalProperties: false })
