import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, call, type List, type Mode } from '../api/call.ts'
import type { InvitationPreview, Person, Session, Setup, User } from '../api/generated/administration.ts'

export type { Session, User }

/** Who is signed in; null where nobody is. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Session | null> => {
    try {
      return await call<Session>('/session', { signal })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
  staleTime: 60_000,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Only on pages that are shown to nobody else. */
export function useSession(): Session {
  const { data } = useSuspenseQuery(sessionQuery)
  const [kept, keep] = useState(data)
  if (data && data !== kept) keep(data)
  // Where it ended, what is on the page stands as it was until the sign-in has taken its place.
  const session = data ?? kept
  if (!session) throw new ApiError(401, 'session_missing', '', null, null)
  return session
}

/** Who runs the account: keys, logs, people and what is kept are theirs to see. */
export const isAdmin = ({ role }: Pick<User, 'role'>) => role === 'owner' || role === 'admin'

export type Permission = Session['permissions']['live'][number]

export function useMay(mode: Mode): (permission: Permission) => boolean {
  const { permissions } = useSession()
  return (permission) => permissions[mode].includes(permission)
}

export const colleaguesQuery = queryOptions({
  queryKey: ['users'],
  queryFn: ({ signal }) => call<List<Person>>('/users', { query: { limit: 100 }, signal }),
  staleTime: 5 * 60_000,
})

export const setUp = (body: { token: string; account_name: string; name: string; email: string; password: string }) =>
  call<Session>('/setup', { method: 'POST', body })

export const needsSetup = () => call<Setup>('/setup')

export const signIn = (body: { email: string; password: string; code?: string }) =>
  call<Session>('/session', { method: 'POST', body })

export const previewInvitation = (token: string) =>
  call<InvitationPreview>('/invitations/preview', { method: 'POST', body: { token } })

export const acceptInvitation = (body: { token: string; name?: string; password: string; code?: string }) =>
  call<Session>('/invitations/accept', { method: 'POST', body })

export const confirmSession = (password: string) =>
  call<Session>('/session/confirm', { method: 'POST', body: { password } })

/** Whoever was signed in before leaves nothing behind on the page for the next. */
export function useSignedIn(): (session: Session) => void {
  const queries = useQueryClient()
  return (session) => {
    queries.clear()
    queries.setQueryData(sessionQuery.queryKey, session)
  }
}

export function useSignOut() {
  return useMutation({
    mutationFn: () => call('/session', { method: 'DELETE' }),
    // A full load: nothing of the session stays in memory.
    onSettled: () => location.assign('/dashboard/sign-in'),
  })
}
