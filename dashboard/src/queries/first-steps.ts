import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Mode } from '../api/call.ts'
import type { FirstSteps } from '../api/generated/administration.ts'
import { administration } from '../api/service.ts'
import { isAdmin, useSession } from '../session/session.ts'

export type { FirstSteps }

const enough_articles = 3

export const firstStepsQuery = queryOptions({
  queryKey: ['first_steps'],
  queryFn: ({ signal }) => administration.firstSteps.get({ mode: 'live' }, { signal }),
  // The website and the mailbox are elsewhere: no event tells of them, and one comes back from there.
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state }) => state.data !== undefined && isOpen(state.data) && 5000,
})

/** The order in which they are shown. */
export function stepsDone({ website, mailbox, published_articles, question_asked_at, team }: FirstSteps) {
  return {
    website: website !== null && website.seen_on !== null,
    mailbox: mailbox?.connected === true,
    articles: published_articles >= enough_articles,
    question: question_asked_at !== null,
    invite: team !== 'alone',
  }
}

const isOpen = (steps: FirstSteps) => steps.shown && Object.values(stepsDone(steps)).includes(false)

/** What an owner or admin still has to do before customers can write, in live mode. Undefined if there's nothing to show. */
export function useFirstSteps(mode: Mode): { steps: FirstSteps | undefined; is_loading: boolean } {
  const { user } = useSession()
  const { data, isLoading } = useQuery({ ...firstStepsQuery, enabled: mode === 'live' && isAdmin(user) })
  return { steps: mode === 'live' && data && isOpen(data) ? data : undefined, is_loading: isLoading }
}
