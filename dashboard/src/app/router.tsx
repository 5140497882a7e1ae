import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { contactSearch, contactsSearch } from '../features/contacts/search.ts'
import { logSearch } from '../features/developers/log-search.ts'
import { deliverySearch } from '../features/developers/webhooks/delivery-search.ts'
import { inboxSearch } from '../features/inbox/filters.ts'
import { knowledgeSearch } from '../features/knowledge/knowledge-search.ts'
import { journalSearch } from '../features/leads/crm/journal-search.ts'
import { leadsSearch } from '../features/leads/leads-search.ts'
import { reportSearch } from '../features/reports/report-search.ts'
import { auditSearch } from '../features/settings/audit/audit-search.ts'
import { sessionQuery } from '../session/session.ts'
import { Failure, Missing } from './failure.tsx'
import { lastMode } from './last-mode.ts'
import { Shell } from './shell.tsx'

interface Context {
  queries: QueryClient
}

const root = createRootRouteWithContext<Context>()({ component: Outlet, notFoundComponent: Missing })

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const setup = createRoute({
  getParentRoute: () => root,
  path: 'setup',
  component: lazyRouteComponent(() => import('../features/auth/setup.tsx'), 'SetupPage'),
})

const signIn = createRoute({
  getParentRoute: () => root,
  path: 'sign-in',
  validateSearch: ({ next, ended }: Record<string, unknown>): { next?: string; ended?: string } => ({
    next: text(next),
    ended: text(ended),
  }),
  component: lazyRouteComponent(() => import('../features/auth/sign-in.tsx'), 'SignInPage'),
})

const invitation = createRoute({
  getParentRoute: () => root,
  path: 'invitation',
  component: lazyRouteComponent(() => import('../features/auth/invitation.tsx'), 'InvitationPage'),
})

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/$mode/inbox', params: { mode: lastMode() }, search: {} })
  },
})

const shell = createRoute({
  getParentRoute: () => root,
  path: '$mode',
  beforeLoad: async ({ context, params, location }) => {
    if (params.mode !== 'live' && params.mode !== 'test') throw notFound()
    const session = await context.queries.ensureQueryData(sessionQuery)
    if (!session) throw redirect({ to: '/sign-in', search: { next: location.href } })
  },
  component: Shell,
})

const modeHome = createRoute({
  getParentRoute: () => shell,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$mode/inbox', params, search: {} })
  },
})

const inbox = createRoute({
  getParentRoute: () => shell,
  path: 'inbox',
  validateSearch: inboxSearch,
  component: lazyRouteComponent(() => import('../features/inbox/inbox.tsx'), 'Inbox'),
})

const conversation = createRoute({
  getParentRoute: () => inbox,
  path: '$conversation_id',
  component: lazyRouteComponent(() => import('../features/inbox/conversation.tsx'), 'ConversationPage'),
})

const settings = createRoute({
  getParentRoute: () => shell,
  path: 'settings',
  component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
})

const contacts = createRoute({
  getParentRoute: () => shell,
  path: 'contacts',
  validateSearch: contactsSearch,
  component: lazyRouteComponent(() => import('../features/contacts/contacts-page.tsx'), 'ContactsPage'),
})

const contactImport = createRoute({
  getParentRoute: () => shell,
  path: 'contacts/import',
  component: lazyRouteComponent(() => import('../features/contacts/import/import-page.tsx'), 'ImportPage'),
})

const contact = createRoute({
  getParentRoute: () => shell,
  path: 'contacts/$contact_id',
  validateSearch: contactSearch,
  component: lazyRouteComponent(() => import('../features/contacts/contact-page.tsx'), 'ContactPage'),
})

const reports = createRoute({
  getParentRoute: () => shell,
  path: 'reports',
  validateSearch: reportSearch,
  component: lazyRouteComponent(() => import('../features/reports/reports-page.tsx'), 'ReportsPage'),
})

const leads = createRoute({
  getParentRoute: () => shell,
  path: 'leads',
  validateSearch: leadsSearch,
  component: lazyRouteComponent(() => import('../features/leads/leads-page.tsx'), 'LeadsPage'),
})

const lead = createRoute({
  getParentRoute: () => shell,
  path: 'leads/$lead_id',
  component: lazyRouteComponent(() => import('../features/leads/lead-page.tsx'), 'LeadPage'),
})

const crm = createRoute({
  getParentRoute: () => shell,
  path: 'settings/crm',
  component: lazyRouteComponent(() => import('../features/leads/crm/connections-page.tsx'), 'ConnectionsPage'),
})

const connection = createRoute({
  getParentRoute: () => shell,
  path: 'settings/crm/$connection_id',
  validateSearch: journalSearch,
  component: lazyRouteComponent(() => import('../features/leads/crm/connection-page.tsx'), 'ConnectionPage'),
})

const leadRules = createRoute({
  getParentRoute: () => shell,
  path: 'settings/lead-rules',
  component: lazyRouteComponent(() => import('../features/leads/rules/rules-page.tsx'), 'RulesPage'),
})

const developers = createRoute({ getParentRoute: () => shell, path: 'settings/developers', component: Outlet })

const developersHome = createRoute({
  getParentRoute: () => developers,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$mode/settings/developers/api-keys', params })
  },
})

const keys = createRoute({
  getParentRoute: () => developers,
  path: 'api-keys',
  component: lazyRouteComponent(() => import('../features/developers/keys-page.tsx'), 'KeysPage'),
})

const log = createRoute({
  getParentRoute: () => developers,
  path: 'request-log',
  validateSearch: logSearch,
  component: lazyRouteComponent(() => import('../features/developers/log-page.tsx'), 'LogPage'),
})

const webhooks = createRoute({
  getParentRoute: () => developers,
  path: 'webhooks',
  component: lazyRouteComponent(() => import('../features/developers/webhooks/endpoints-page.tsx'), 'EndpointsPage'),
})

const endpoint = createRoute({
  getParentRoute: () => developers,
  path: 'webhooks/$endpoint_id',
  validateSearch: deliverySearch,
  component: lazyRouteComponent(() => import('../features/developers/webhooks/endpoint-page.tsx'), 'EndpointPage'),
})

const knowledge = createRoute({
  getParentRoute: () => shell,
  path: 'knowledge',
  validateSearch: knowledgeSearch,
  component: lazyRouteComponent(() => import('../features/knowledge/knowledge-page.tsx'), 'KnowledgePage'),
})

const newArticle = createRoute({
  getParentRoute: () => shell,
  path: 'knowledge/new',
  validateSearch: ({ question }: Record<string, unknown>): { question?: string } => ({ question: text(question) }),
  component: lazyRouteComponent(() => import('../features/knowledge/article-page.tsx'), 'NewArticlePage'),
})

const article = createRoute({
  getParentRoute: () => shell,
  path: 'knowledge/$article_id',
  component: lazyRouteComponent(() => import('../features/knowledge/article-page.tsx'), 'ArticlePage'),
})

const assistant = createRoute({
  getParentRoute: () => shell,
  path: 'settings/assistant',
  component: lazyRouteComponent(() => import('../features/settings/assistant/assistant-page.tsx'), 'AssistantPage'),
})

const people = createRoute({
  getParentRoute: () => shell,
  path: 'settings/people',
  component: lazyRouteComponent(() => import('../features/settings/people-page.tsx'), 'PeoplePage'),
})

const cannedReplies = createRoute({
  getParentRoute: () => shell,
  path: 'settings/canned-replies',
  component: lazyRouteComponent(() => import('../features/canned-replies/page.tsx'), 'CannedRepliesPage'),
})

const audit = createRoute({
  getParentRoute: () => shell,
  path: 'settings/audit-log',
  validateSearch: auditSearch,
  component: lazyRouteComponent(() => import('../features/settings/audit/audit-page.tsx'), 'AuditPage'),
})

const channels = createRoute({
  getParentRoute: () => shell,
  path: 'settings/channels',
  component: lazyRouteComponent(() => import('../features/settings/channels/channels-page.tsx'), 'ChannelsPage'),
})

const retention = createRoute({
  getParentRoute: () => shell,
  path: 'settings/retention',
  component: lazyRouteComponent(() => import('../features/settings/retention/retention-page.tsx'), 'RetentionPage'),
})

const account = createRoute({
  getParentRoute: () => shell,
  path: 'settings/account',
  component: lazyRouteComponent(() => import('../features/settings/account-page.tsx'), 'AccountPage'),
})

const tree = root.addChildren([
  home,
  setup,
  signIn,
  invitation,
  shell.addChildren([
    modeHome,
    inbox.addChildren([conversation]),
    settings,
    contacts,
    contactImport,
    contact,
    knowledge,
    newArticle,
    article,
    assistant,
    leads,
    lead,
    crm,
    connection,
    leadRules,
    people,
    cannedReplies,
    reports,
    audit,
    channels,
    retention,
    account,
    developers.addChildren([developersHome, keys, log, webhooks, endpoint]),
  ]),
])

export function makeRouter(queries: QueryClient) {
  return createRouter({
    routeTree: tree,
    basepath: '/dashboard',
    context: { queries },
    defaultPreload: 'intent',
    defaultErrorComponent: Failure,
    defaultNotFoundComponent: Missing,
    // Text stays text: a name that looks like a number or like JSON is not read as one.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
      return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, `${value}`]))}`
    },
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
