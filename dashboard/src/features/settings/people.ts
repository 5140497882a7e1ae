import { infiniteQueryOptions } from '@tanstack/react-query'
import { call, type List } from '../../api/call.ts'
import type {
  Invitation,
  InvitationMade,
  NewInvitation,
  Person,
  PersonChanges,
} from '../../api/generated/administration.ts'

export type { Invitation, InvitationMade, Person }
export type Role = Person['role']

const ranks: readonly Role[] = ['viewer', 'agent', 'admin', 'owner']

/** Nobody gives more than they have. */
export function rolesUpTo(role: Role): readonly Role[] {
  return ranks.slice(0, ranks.indexOf(role) + 1)
}

const next = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor ?? undefined,
}

export const peopleQuery = infiniteQueryOptions({
  queryKey: ['users', 'pages'],
  queryFn: ({ pageParam, signal }) =>
    call<List<Person>>('/users', { query: { limit: 100, order: 'asc', cursor: pageParam }, signal }),
  ...next,
})

export const invitationsQuery = infiniteQueryOptions({
  queryKey: ['invitations'],
  queryFn: ({ pageParam, signal }) =>
    call<List<Invitation>>('/invitations', { query: { limit: 100, cursor: pageParam }, signal }),
  ...next,
})

export const invite = ({ key, ...body }: NewInvitation & { key: string }) =>
  call<InvitationMade>('/invitations', { method: 'POST', body, key })

export const withdraw = (id: string) => call(`/invitations/${id}`, { method: 'DELETE' })

export const changePerson = ({ id, ...body }: PersonChanges & { id: string }) =>
  call<Person>(`/users/${id}`, { method: 'PATCH', body })
