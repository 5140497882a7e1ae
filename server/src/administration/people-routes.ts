import { route } from '../http/route.ts'
import { acceptInvitation, previewInvitation } from './accept-invitation.ts'
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
} from './people-schema.ts'
import { Done, Session } from './schema.ts'

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
    description: 'Everybody of the account: whoever gives work to somebody must know who there is.',
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
    fresh_password: ({ role, disabled, api_keys }) => (role ?? disabled ?? api_keys) !== undefined,
    summary: 'Change a person',
    description:
      'Another role, or being shut out, ends all sessions of the person within a second, and the links this person made or was given ' +
      'lead nowhere. API keys that a person made who may make none any more are revoked, unless `api_keys` says `keep`. ' +
      'Owners are changed by owners. For all of this, the password must have been given within the last 12 hours.',
    body: PersonChanges,
    answer: Person,
    errors: ['resource_not_found', 'last_owner', 'password_needed'],
    run: (scope, { params, body }) => changePerson(scope, params.user_id!, body),
  }),
  route({
    tag,
    role: 'admin',
    method: 'POST',
    path: '/users/:user_id/end_sessions',
    operation: 'endUserSessions',
    fresh_password: false,
    summary: 'Sign a person out everywhere',
    description:
      'All sessions of the person end within a second, but for the one that asks. Owners are signed out by owners.',
    answer: Person,
    errors: ['resource_not_found'],
    run: (scope, { params }) => endSessionsOf(scope, params.user_id!),
  }),
  route({
    tag,
    role: 'owner',
    method: 'PATCH',
    path: '/account',
    operation: 'updateAccount',
    fresh_password: true,
    summary: 'Require two-factor sign-in',
    description:
      'Of everyone in the account. Whoever has no second factor can do nothing from then on but switch it on. Whoever requires it must ' +
      'have one. API keys are not affected.',
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
    summary: 'List open invitations',
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
      'The link is shown this once, works once, and for seven days. A new invitation replaces the one before. Whoever has been given a ' +
      'higher role already, without a password yet, is invited to that. Asks for a password that was given within the last 12 hours.',
    body: NewInvitation,
    status: 201,
    answer: InvitationMade,
    errors: ['user_already_exists', 'password_needed'],
    run: (scope, { body }) => invitePerson(scope, body),
  }),
  route({
    tag,
    role: 'admin',
    method: 'DELETE',
    path: '/invitations/:invitation_id',
    operation: 'revokeInvitation',
    fresh_password: false,
    summary: 'Withdraw an invitation',
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
    summary: 'See what a link is for',
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
    summary: 'Accept an invitation, or choose a new password',
    description:
      'Signs in. `name` may be left out by somebody who has one already. `code` is asked for where a second factor is on.',
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
