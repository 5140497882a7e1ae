import {
  type Query,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, type Mode } from '../api/call.ts'
import type { AcceptedInvitation, Account, NewSetup, Session, SignIn, User } from '../api/generated/administration.ts'
import { pageOf } from '../api/pages.ts'
import { administration } from '../api/service.ts'
import { readAll, write } from '../stored.ts'
import { forgetHistory } from '../ui/toasts.tsx'

export type { Session, User }

// Longer than any first page takes to load. Events from that time are simply delivered again.
const max_behind_ms = 30_000

/** The signed-in user. Null if nobody is. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Session | null> => {
    try {
      return await administration.sessions.get({ signal })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
  staleTime: 60_000,
  gcTime: Number.POSITIVE_INFINITY,
})

/** An event from before anything in a mode was loaded. Null if unknown, or too long ago to catch up. */
export function lastEventId(queries: QueryClient, mode: Mode): string | null {
  const session = queries.getQueryState(sessionQuery.queryKey)
  if (!session?.data || Date.now() - session.dataUpdatedAt > max_behind_ms) return null
  const isOlder = ({ queryKey, state }: Query) =>
    queryKey[0] === mode && state.data !== undefined && state.dataUpdatedAt < session.dataUpdatedAt
  return queries.getQueryCache().findAll().some(isOlder) ? null : session.data.last_event_ids[mode]
}

/** What an account was changed to. A session that is asked for now may still be the one before. */
export function putAccount(queries: QueryClient, { object: _, ...account }: Account): void {
  queries.setQueryData(sessionQuery.queryKey, (session) => session && { ...session, account })
}

/** The same of the name of the person who is signed in. */
export function putName(queries: QueryClient, name: string): void {
  queries.setQueryData(sessionQuery.queryKey, (session) => session && { ...session, user: { ...session.user, name } })
}

/** Only on pages that require signing in. */
export function useSession(): Session {
  const { data } = useSuspenseQuery(sessionQuery)
  const [kept, keep] = useState(data)
  if (data && data !== kept) keep(data)
  // When the session ends, the page stays as it was until the sign-in page replaces it.
  const session = data ?? kept
  if (!session) throw new ApiError(401, 'session_missing')
  return session
}

/** Administrators see keys, logs, people and retention. */
export const isAdmin = ({ role }: Pick<User, 'role'>) => role === 'owner' || role === 'admin'

export type Permission = Session['permissions']['live'][number]

export function useMay(mode: Mode): (permission: Permission) => boolean {
  const { permissions } = useSession()
  return (permission) => permissions[mode].includes(permission)
}

export const colleaguesQuery = queryOptions({
  queryKey: ['users'],
  queryFn: ({ signal }) => pageOf(administration.people.listUsers({ limit: 100 }, { signal })),
  staleTime: 5 * 60_000,
})

export const setUp = (body: NewSetup) => administration.setUp.setUp(body)

export const needsSetup = () => administration.setUp.getSetup()

export const signIn = (body: SignIn) => administration.sessions.signIn(body)

export const previewInvitation = (token: string) => administration.people.previewInvitation({ token })

export const acceptInvitation = (body: AcceptedInvitation) => administration.people.acceptInvitation(body)

export const confirmSession = (password: string) => administration.sessions.confirm({ password })

/** Nothing of the previous user stays on the page. */
export function useSignedIn(): (session: Session) => void {
  const queries = useQueryClient()
  return (session) => {
    queries.clear()
    forgetHistory()
    queries.setQueryData(sessionQuery.queryKey, session)
  }
}

export function useSignOut() {
  return useMutation({
    mutationFn: () => administration.sessions.signOut(),
    // A full load, so that nothing of the session stays in memory.
    onSettled: () => {
      // The service asks the browser to do the same, which browsers only do over https.
      const kept = ['parley.draft.', 'parley.article.', 'parley.outbox.'].flatMap((prefix) => [
        ...readAll(prefix).keys(),
      ])
      for (const name of kept) write(name, null)
      for (const name of readAll('parley.', 'sessionStorage').keys()) write(name, null, 'sessionStorage')
      location.assign('/dashboard/sign-in')
    },
  })
}
