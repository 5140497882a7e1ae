import { administer, admitAnyone } from '../http/administration.ts'
import { acceptInvitation, previewInvitation } from './accept-invitation.ts'
import { invitePerson, listInvitations, revokeInvitation } from './invitations.ts'
import { changePerson, listPeople } from './people.ts'
import {
  AcceptedInvitation,
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
  administer({
    tag,
    role: 'viewer',
    method: 'GET',
    path: '/users',
    operation: 'listUsers',
    summary: 'List people',
    description: 'Everybody of the account: whoever gives work to somebody must know who there is.',
    query: PersonQuery,
    answer: PersonList,
    errors: paged,
    run: (desk, { query }) => listPeople(desk, query),
  }),
  administer({
    tag,
    role: 'admin',
    method: 'PATCH',
    path: '/users/:user_id',
    operation: 'updateUser',
    summary: 'Change a person',
    description:
      'Another role, or being shut out, ends all sessions of the person within a second. Owners are changed by owners.',
    body: PersonChanges,
    answer: Person,
    errors: ['resource_not_found', 'last_owner'],
    run: (desk, { params, body }) => changePerson(desk, params.user_id!, body),
  }),
  administer({
    tag,
    role: 'admin',
    method: 'GET',
    path: '/invitations',
    operation: 'listInvitations',
    summary: 'List open invitations',
    query: InvitationQuery,
    answer: InvitationList,
    errors: paged,
    run: (desk, { query }) => listInvitations(desk, query),
  }),
  administer({
    tag,
    role: 'admin',
    method: 'POST',
    path: '/invitations',
    operation: 'createInvitation',
    summary: 'Invite a person',
    description:
      'The link is shown this once, works once, and for seven days. A new invitation replaces the one before.',
    body: NewInvitation,
    status: 201,
    answer: InvitationMade,
    errors: ['user_already_exists'],
    run: (desk, { body }) => invitePerson(desk, body),
  }),
  administer({
    tag,
    role: 'admin',
    method: 'DELETE',
    path: '/invitations/:invitation_id',
    operation: 'revokeInvitation',
    summary: 'Withdraw an invitation',
    answer: Done,
    errors: ['resource_not_found'],
    run: (desk, { params }) => revokeInvitation(desk, params.invitation_id!),
  }),
  admitAnyone({
    tag,
    method: 'POST',
    path: '/invitations/preview',
    operation: 'previewInvitation',
    summary: 'See what a link is for',
    body: InvitationToken,
    answer: InvitationPreview,
    errors: ['invitation_invalid'],
    run: (visit, { body }) => previewInvitation(visit, body.token),
  }),
  admitAnyone({
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
    run: (visit, { body }) => acceptInvitation(visit, body),
  }),
]
