import { createRoute, notFound, redirect } from '@tanstack/react-router'
import { sessionQuery } from '../../session/session.ts'
import { Missing } from '../failure.tsx'
import { Shell } from '../shell.tsx'
import { root } from './entry.ts'

export const shell = createRoute({
  getParentRoute: () => root,
  path: '$mode',
  beforeLoad: async ({ context, params, location }) => {
    if (params.mode !== 'live' && params.mode !== 'test') throw notFound()
    const session = await context.queries.ensureQueryData(sessionQuery)
    if (!session) throw redirect({ to: '/sign-in', search: { next: location.href } })
    if (session.account.two_factor_required && !session.user.two_factor) throw redirect({ to: '/two-factor' })
  },
  component: Shell,
})

export const modeHome = createRoute({
  getParentRoute: () => shell,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$mode/inbox', params, search: {} })
  },
})

/** Shown in place of a page that doesn't exist. */
export const missing = createRoute({ getParentRoute: () => shell, path: '$', component: Missing })
