import { route } from '../../http/route.ts'
import { Done, Session } from '../schema.ts'
import { acceptInvitation, previewInvitation } from './accept-invitation.ts'
import { listAccess } from './access.ts'
import { changeAccount } from './account.ts'
import { invitePerson, listInvitations, revokeInvitation } from './invitations.ts'
import { changePerson, endSessionsOf, listPeople } from './people.ts'
import {
  AcceptedInvitation,
  Account,
  AccountChanges,
  InvitationList,
  InvitationMade,
  InvitationPreview,
  InvitationQuery,
  InvitationToken,
  NewInvitation,
  Person,
  PersonChanges,
  PersonList,
  PersonQuery,
  UserAccessList,
} from './people-schema.ts'

const tag = 'People'
const paged = ['cursor_invalid', 'cursor_mismatch'] as const

export const peopleRoutes = [
  route({
    tag,
    role: 'viewer',
    method: 'GET',
    path: '/users',
    operation: 'listUsers',
    fresh_password: false,
    summary: 'List people',
    description: 'All users of the account, for any role.',
    query: PersonQuery,
    answer: PersonList,
    errors: paged,
    run: (scope, { query }) => listPeople(scope, query),
  }),
  route({
    tag,
    role: 'admin',
    method: 'PATCH',
    path: '/users/:user_id',
    operation: 'updateUser',
    fresh_password: ({ role, disabled, api_keys, identity_keys }) =>
      (role ?? disabled ?? api_keys ?? identity_keys) !== undefined,
    summary: 'Change a person',
    description:
      'A new role or deactivation ends all sessions of the user within a second and invalidates the links the user created or received. ' +
      'API keys of a user who can no longer create any are revoked, unless `api_keys` is `keep`. ' +
      'Only owners can change owners. Requires a password entered within the last 12 hours.',
    body: PersonChanges,
    answer: Person,
    errors: ['resource_not_found', 'last_owner', 'password_needed'],
    run: (scope, { params, body }) => changePerson(scope, params.user_id!, body),
  }),
  route({
    tag,
    role: 'admin',
    method: 'GET',
    path: '/users/:user_id/access',
    operation: 'listUserAccess',
    fresh_password: false,
    summary: 'List what a user set up',
    description:
      'Returns what still exists of the secrets this user was shown and the destinations they named, in both modes, according to ' +
      'the audit log: check it when they leave. API keys are in `GET /api_keys?created_by=`.',
    query: PersonQuery,
    answer: UserAccessList,
    errors: ['resource_not_found', ...paged],
    run: (scope, { params, query }) => listAccess(scope, params.user_id!, query),
  }),
  route({
    tag,
    role: 'admin',
    method: 'POST',
    path: '/users/:user_id/end_sessions',
    operation: 'endUserSessions',
    fresh_password: 'just_now',
    summary: 'Sign a user out on all devices',
    description:
      'Ends all sessions of the user within a second, except the one that makes this request. Only owners can sign out owners. ' +
      'Requires a password entered within the last 15 minutes.',
    answer: Person,
    errors: ['resource_not_found', 'password_needed'],
    run: (scope, { params }) => endSessionsOf(scope, params.user_id!),
  }),
  route({
    tag,
    role: 'admin',
    method: 'PATCH',
    path: '/account',
    operation: 'updateAccount',
    fresh_password: ({ two_factor_required }) => two_factor_required !== undefined,
    summary: 'Rename the account, or change what applies to everyone',
    description:
      'The name appears in the dashboard, in invitations and in emails. Only owners change it, or require two-factor authentication: users without it ' +
      'must turn it on before they can do anything else. That requires a password entered within the last 12 hours, and you must have ' +
      "turned it on yourself. API keys aren't affected.",
    body: AccountChanges,
    answer: Account,
    errors: ['two_factor_not_begun', 'password_needed'],
    run: (scope, { body }) => changeAccount(scope, body),
  }),
  route({
    tag,
    role: 'admin',
    method: 'GET',
    path: '/invitations',
    operation: 'listInvitations',
    fresh_password: false,
    summary: 'List pending invitations',
    query: InvitationQuery,
    answer: InvitationList,
    errors: paged,
    run: (scope, { query }) => listInvitations(scope, query),
  }),
  route({
    tag,
    role: 'admin',
    method: 'POST',
    path: '/invitations',
    operation: 'createInvitation',
    once_per_key: true,
    fresh_password: true,
    summary: 'Invite a person',
    description:
      'The response contains the link, which is shown only once, works once and expires after 7 days. A new invitation replaces the ' +
      'previous one. A user who has a higher role but no password yet keeps that role. Requires a password entered within the last 12 hours.',
    body: NewInvitation,
    status: 201,
    answer: InvitationMade,
    errors: ['user_already_exists', 'invitation_limit_reached', 'password_needed'],
    run: (scope, { body }) => invitePerson(scope, body),
  }),
  route({
    tag,
    role: 'admin',
    method: 'DELETE',
    path: '/invitations/:invitation_id',
    operation: 'revokeInvitation',
    fresh_password: false,
    summary: 'Revoke an invitation',
    answer: Done,
    errors: ['resource_not_found'],
    run: (scope, { params }) => revokeInvitation(scope, params.invitation_id!),
  }),
  route({
    role: 'anyone',
    tag,
    method: 'POST',
    path: '/invitations/preview',
    operation: 'previewInvitation',
    summary: 'Get what a link is for',
    body: InvitationToken,
    answer: InvitationPreview,
    errors: ['invitation_invalid'],
    run: (scope, { body }) => previewInvitation(scope, body.token),
  }),
  route({
    role: 'anyone',
    tag,
    method: 'POST',
    path: '/invitations/accept',
    operation: 'acceptInvitation',
    cookie: 'always',
    summary: 'Accept an invitation or choose a new password',
    description:
      'Signs in. `name` is optional for users who have one. `code` is required if two-factor authentication is on.',
    body: AcceptedInvitation,
    status: 201,
    answer: Session,
    errors: [
      'invitation_invalid',
      'user_already_exists',
      'password_not_allowed',
      'second_factor_required',
      'second_factor_invalid',
    ],
    run: (scope, { body }) => acceptInvitation(scope, body),
  }),
]
