import { paging } from '../../db/page.ts'
import { constant, define, id, input, listOf, nullable, oneOf, optional, Type, timestamp } from '../../schema.ts'
import { modes } from '../keys/key-schema.ts'
import { Code, Email, Name, Password, Token } from '../schema.ts'
import { roles } from '../users.ts'

/** What a user can leave behind and go on using: the objects of `lasting_actions`, except API keys, which have a list of their own. */
const access_types = [
  'identity_key',
  'webhook_endpoint',
  'crm_connection',
  'channel',
  'assistant',
  'mail_settings',
] as const

export const Person = define(
  'Person',
  Type.Object({
    object: constant('user'),
    id: id('user'),
    name: Type.String({ examples: ['Maya Lindqvist'] }),
    email: Type.String({ examples: ['maya@example.com'] }),
    role: oneOf(roles),
    two_factor: Type.Boolean({ description: 'Whether two-factor authentication is on.' }),
    can_sign_in: Type.Boolean({
      description: 'Whether the user has a password. Conversations can be assigned to users without one.',
    }),
    created_at: timestamp(),
    disabled_at: nullable(timestamp("Since when this user can't sign in or be assigned conversations.")),
    seen_at: nullable(timestamp('The last request of a session, to the minute.')),
  }),
)
export const PersonList = listOf(Person, 'PersonList')
export const PersonQuery = Type.Object(paging, { additionalProperties: false })

export const PersonChanges = define(
  'PersonChanges',
  input(
    {
      name: optional(Name),
      role: optional(oneOf(roles)),
      disabled: optional(Type.Boolean({ description: 'Whether this user is deactivated.' })),
      api_keys: optional(
        oneOf(['revoke', 'keep'], {
          description:
            "What happens to the API keys this user created. By default, they're revoked if the user is deactivated or gets a role that can't create keys.",
        }),
      ),
      identity_keys: optional(
        oneOf(['delete', 'keep'], {
          description:
            "What happens to the widgets' identity keys this user created, and may still know. Deleting one signs out the visitors it signed in. By default, they're kept.",
        }),
      ),
    },
    { minProperties: 1 },
  ),
)

export const UserAccess = define(
  'UserAccess',
  Type.Object({
    object: constant('user.access'),
    id: id('audit_entry'),
    type: oneOf(access_types, { description: 'What it is. More values may be added.' }),
    object_id: nullable(Type.String({ description: 'Null for settings, which there is one of.' })),
    name: nullable(Type.String()),
    mode: nullable(oneOf(modes)),
    last_change_at: timestamp('When this user last created or changed it.'),
  }),
)
export const UserAccessList = listOf(UserAccess, 'UserAccessList')

const accountSettings = {
  two_factor_required: Type.Boolean({ description: 'Whether everyone must use two-factor authentication.' }),
  first_reply_assigns: Type.Boolean({
    description: "Whether a person's reply to an unassigned conversation assigns it to them. On in new accounts.",
  }),
}

export const Account = define(
  'Account',
  Type.Object({
    object: constant('account'),
    id: id('account'),
    name: Type.String({ examples: ['Lindqvist Cycles'] }),
    ...accountSettings,
  }),
)
export const AccountChanges = define(
  'AccountChanges',
  input(
    {
      name: optional(Name),
      two_factor_required: optional(accountSettings.two_factor_required),
      first_reply_assigns: optional(accountSettings.first_reply_assigns),
    },
    { minProperties: 1 },
  ),
)

const invitation = {
  object: constant('invitation'),
  id: id('invitation'),
  email: Type.String({ examples: ['jonas@example.com'] }),
  role: oneOf(roles),
  invited_by: nullable(Type.String({ description: 'The id of the user who invited them. Null for the command line.' })),
  created_at: timestamp(),
  expires_at: timestamp(),
}

export const Invitation = define('Invitation', Type.Object(invitation))
export const InvitationList = listOf(Invitation, 'InvitationList')
export const InvitationQuery = Type.Object(paging, { additionalProperties: false })
export const InvitationMade = define(
  'InvitationMade',
  Type.Object({
    ...invitation,
    link: Type.String({
      description: 'For the invited person only. Shown only once.',
      examples: ['https://parley.example.com/dashboard/invitation#token=…'],
    }),
  }),
)

export const NewInvitation = define('NewInvitation', input({ email: Email, role: oneOf(roles) }))
export const InvitationToken = define('InvitationToken', input({ token: Token }))
export const InvitationPreview = define(
  'InvitationPreview',
  Type.Object({
    object: constant('invitation_preview'),
    kind: oneOf(['invitation', 'password_reset'], {
      description: 'Whether the link is an invitation or resets a password.',
    }),
    account_name: Type.String({ examples: ['Lindqvist Cycles'] }),
    email: Type.String({ examples: ['jonas@example.com'] }),
    name: nullable(Type.String({ description: 'The name of the user, if known.' })),
    role: oneOf(roles),
    expires_at: timestamp(),
  }),
)
export const AcceptedInvitation = define(
  'AcceptedInvitation',
  input({
    token: Token,
    name: optional(Name),
    password: Password,
    code: optional(Code),
  }),
)
