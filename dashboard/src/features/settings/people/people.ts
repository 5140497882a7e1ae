import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type {
  Invitation,
  InvitationMade,
  NewInvitation,
  Person,
  PersonChanges,
  UserAccess,
} from '../../../api/generated/administration.ts'
import { byCursor, pageOf } from '../../../api/pages.ts'
import { administration } from '../../../api/service.ts'

export type { Invitation, InvitationMade, Person, UserAccess }
export type Role = Person['role']

const ranks: readonly Role[] = ['viewer', 'agent', 'admin', 'owner']

/** Nobody gives more than they have. */
export function rolesUpTo(role: Role): readonly Role[] {
  return ranks.slice(0, ranks.indexOf(role) + 1)
}

export const peopleQuery = infiniteQueryOptions({
  queryKey: ['users', 'pages'],
  queryFn: ({ pageParam, signal }) =>
    pageOf(administration.people.listUsers({ limit: 100, order: 'asc', cursor: pageParam }, { signal })),
  ...byCursor,
})

export const invitationsQuery = infiniteQueryOptions({
  queryKey: ['invitations'],
  queryFn: ({ pageParam, signal }) =>
    pageOf(administration.people.listInvitations({ limit: 100, cursor: pageParam }, { signal })),
  ...byCursor,
})

export const invite = ({ key, ...body }: NewInvitation & { key: string }) =>
  administration.people.createInvitation(body, { idempotency_key: key })

export const withdraw = (id: string) => administration.people.revokeInvitation(id)

export const keysOfQuery = (created_by: string) =>
  queryOptions({
    queryKey: ['api_keys_of', created_by],
    queryFn: async ({ signal }) =>
      (await pageOf(administration.apiKeys.list({ created_by, limit: 100 }, { signal }))).data,
  })

export const accessOfQuery = (id: string) =>
  queryOptions({
    queryKey: ['access_of', id],
    queryFn: async ({ signal }) =>
      (await pageOf(administration.people.listUserAccess(id, { limit: 100 }, { signal }))).data,
  })

export const endSessionsOf = (id: string) => administration.people.endUserSessions(id)

export const requireTwoFactor = (two_factor_required: boolean) =>
  administration.people.updateAccount({ two_factor_required })

export const letFirstReplyAssign = (first_reply_assigns: boolean) =>
  administration.people.updateAccount({ first_reply_assigns })

export const changePerson = ({ id, ...body }: PersonChanges & { id: string }) =>
  administration.people.updateUser(id, body)
