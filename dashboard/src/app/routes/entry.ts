import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, Outlet, redirect } from '@tanstack/react-router'
import { sessionQuery } from '../../session/session.ts'
import { Missing } from '../failure.tsx'
import { lastMode } from '../last-mode.ts'
import { page } from './page.ts'

interface Context {
  queries: QueryClient
}

export const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

export const root = createRootRouteWithContext<Context>()({ component: Outlet, notFoundComponent: Missing })

export const setup = createRoute({
  getParentRoute: () => root,
  path: 'setup',
  component: page(() => import('../../features/auth/setup.tsx'), 'SetupPage'),
})

export const signIn = createRoute({
  getParentRoute: () => root,
  path: 'sign-in',
  validateSearch: ({ next, ended }: Record<string, unknown>): { next?: string; ended?: string } => ({
    next: text(next),
    ended: text(ended),
  }),
  component: page(() => import('../../features/auth/sign-in.tsx'), 'SignInPage'),
})

export const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: 'forgot-password',
  component: page(() => import('../../features/auth/forgot-password.tsx'), 'ForgotPasswordPage'),
})

export const invitation = createRoute({
  getParentRoute: () => root,
  path: 'invitation',
  component: page(() => import('../../features/auth/invitation.tsx'), 'InvitationPage'),
})

export const twoFactor = createRoute({
  getParentRoute: () => root,
  path: 'two-factor',
  beforeLoad: async ({ context }) => {
    if (!(await context.queries.ensureQueryData(sessionQuery))) throw redirect({ to: '/sign-in', search: {} })
  },
  component: page(() => import('../../features/settings/account/two-factor-page.tsx'), 'TwoFactorPage'),
})

export const mailboxConsent = createRoute({
  getParentRoute: () => root,
  path: 'mailbox-consent',
  validateSearch: ({ state, code }: Record<string, unknown>): { state?: string; code?: string } => ({
    state: text(state),
    code: text(code),
  }),
  beforeLoad: async ({ context }) => {
    if (!(await context.queries.ensureQueryData(sessionQuery))) throw redirect({ to: '/sign-in', search: {} })
  },
  component: page(() => import('../../features/settings/channels/email/consent-page.tsx'), 'ConsentPage'),
})

export const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/$mode/inbox', params: { mode: lastMode() }, search: {} })
  },
})
