import { paging } from '../db/page.ts'
import { constant, define, id, input, listOf, nullable, oneOf, optional, Type, timestamp } from '../schema.ts'
import { languages } from './languages.ts'
import { permissions } from './permissions.ts'
import { roles } from './users.ts'

export const Email = Type.String({
  minLength: 3,
  maxLength: 254,
  pattern: '^[^\\s@]+@[^\\s@]+$',
  hint: 'must be an email address.',
  examples: ['maya@example.com'],
})
export const Name = Type.String({
  minLength: 1,
  maxLength: 255,
  pattern: '\\S',
  hint: 'must not be blank.',
  examples: ['Maya Lindqvist'],
})
/** The minimum length is checked where a password is chosen. Here it's only compared. */
export const Password = Type.String({ minLength: 1, maxLength: 1000, examples: ['four words of mine'] })
export const Token = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'The part of the link after `#token=`.',
  examples: ['text'],
})
export const Code = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'Six digits from the app, or a recovery code.',
  examples: ['287082'],
})

export const User = define(
  'User',
  Type.Object({
    object: constant('user'),
    id: id('user'),
    name: Type.String({ examples: ['Maya Lindqvist'] }),
    email: Type.String({ examples: ['maya@example.com'] }),
    role: oneOf(roles),
    two_factor: Type.Boolean({ description: 'Whether two-factor authentication is on.' }),
  }),
)

const words = Type.Array(oneOf(permissions))
const language = oneOf(languages, { description: 'For email and pushes to the user.', examples: ['en'] })
const signature = (limits: { minLength?: number; maxLength?: number } = {}) =>
  nullable(
    Type.String({
      ...limits,
      description: "Added below every email you write to a customer, above the mailbox's own. Markdown.",
      examples: ['Maya Lindqvist\nWorkshop'],
    }),
  )

export const Session = define(
  'Session',
  Type.Object({
    object: constant('session'),
    id: id('session'),
    user: User,
    language: nullable(language),
    signature: signature(),
    account: Type.Object({
      id: id('account'),
      name: Type.String({ examples: ['Lindqvist Cycles'] }),
      two_factor_required: Type.Boolean({
        description: 'Whether two-factor authentication must be turned on before anything else.',
      }),
      first_reply_assigns: Type.Boolean({
        description: "Whether a person's reply to an unassigned conversation assigns it to them.",
      }),
    }),
    permissions: Type.Object(
      { live: words, test: words },
      { description: 'What the API allows under `/dashboard/api/live` and `/dashboard/api/test`.' },
    ),
    last_event_ids: Type.Object(
      { live: nullable(Type.String()), test: nullable(Type.String()) },
      {
        description: 'The last event of each mode. To stay current, stream the events after it.',
      },
    ),
    created_at: timestamp(),
    expires_at: timestamp('When it ends at the latest. It also ends after seven days without a request.'),
    insecure: Type.Boolean({ description: 'Whether the connection is plain http, which others can read.' }),
  }),
)

export const Setup = define(
  'Setup',
  Type.Object({
    object: constant('setup'),
    needed: Type.Boolean({ description: 'Whether the service still needs to be set up.' }),
    sends_email: Type.Boolean({
      description: 'Whether an email server is set, so that too many attempts to sign in can be lifted by a code.',
    }),
  }),
)

export const NewSetup = define(
  'NewSetup',
  input({ token: Token, account_name: Name, name: Name, email: Email, password: Password }),
)

export const SignIn = define('SignIn', input({ email: Email, password: Password, code: optional(Code) }))
export const SignInCodeRequest = define('SignInCodeRequest', input({ email: Email }))
export const SignInCode = define(
  'SignInCode',
  input({
    email: Email,
    code: Type.String({ minLength: 1, maxLength: 64, description: 'As in the email.', examples: ['7Q2KX-90TFM'] }),
  }),
)
export const Confirmation = define('Confirmation', input({ password: Password }))
export const NewPassword = define(
  'NewPassword',
  input({ current_password: Password, new_password: Password, code: optional(Code) }),
)
export const Profile = define(
  'Profile',
  input(
    {
      name: optional(Name),
      language: optional(language),
      signature: optional(signature({ minLength: 1, maxLength: 2000 })),
    },
    { description: 'What you leave out stays.' },
  ),
)
export const Done = define('Done', Type.Object({ object: constant('done') }))

export const OpenSession = define(
  'OpenSession',
  Type.Object({
    object: constant('open_session'),
    id: id('session'),
    current: Type.Boolean({ description: 'Whether this is the session of the request.' }),
    address: Type.String({ examples: ['203.0.113.7'] }),
    user_agent: nullable(Type.String()),
    created_at: timestamp(),
    seen_at: timestamp('When it was last used, to the minute.'),
    expires_at: timestamp(),
  }),
)
export const OpenSessionList = listOf(OpenSession, 'OpenSessionList')
export const OpenSessionQuery = Type.Object(paging, { additionalProperties: false })
