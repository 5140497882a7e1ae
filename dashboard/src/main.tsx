import { MutationCache, notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ApiError } from './api/call.ts'
import { onSessionEnd } from './api/transport.ts'
import { makeRouter } from './app/router.tsx'
import { sessionQuery } from './session/session.ts'
import { loadText, TextProvider } from './text/text.tsx'
import { keepFocus } from './ui/focus-keeper.ts'
import { followTheme } from './ui/theme.ts'
import { Toasts } from './ui/toasts.tsx'
import './styles.css'

followTheme()
keepFocus()

// Within the event that began something, not in a timer after it: the second click of a double click finds the button busy.
notifyManager.setScheduler(queueMicrotask)

const queries = new QueryClient({
  mutationCache: new MutationCache({
    // The role was lowered meanwhile. What was written stays on the page with the reason; the next page shows what is left.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 403 && error.code.startsWith('insufficient_'))
        queries.invalidateQueries({ ...sessionQuery, refetchType: 'none' })
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // What the service refused it refuses again; what did not arrive may arrive the next time.
      retry: (failures, error) => failures < 3 && !(error instanceof ApiError && error.status < 500),
      // Live events keep the pages current, and say when they could not.
      refetchOnWindowFocus: false,
    },
  },
})

const router = makeRouter(queries)

// A session that ended is noticed by the first call it is refused for: the person signs in and comes back to the same place.
onSessionEnd(() => {
  if (!queries.getQueryData(sessionQuery.queryKey)) return
  queries.setQueryData(sessionQuery.queryKey, null)
  router.navigate({ to: '/sign-in', search: { next: router.state.location.href, ended: 'yes' }, ignoreBlocker: true })
})

// Every page of a mode begins with who is signed in: asked beside the words.
if (/^\/dashboard\/(live|test)\b/.test(location.pathname)) queries.prefetchQuery(sessionQuery)
const first = await loadText()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <TextProvider first={first}>
        <RouterProvider router={router} />
        <Toasts />
      </TextProvider>
    </QueryClientProvider>
  </StrictMode>,
)
