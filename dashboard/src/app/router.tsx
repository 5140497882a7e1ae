import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { Failure, Missing } from './failure.tsx'
import * as developers from './routes/developers.ts'
import * as entry from './routes/entry.ts'
import * as sections from './routes/sections.ts'
import * as settings from './routes/settings.ts'
import * as shell from './routes/shell.ts'

const tree = entry.root.addChildren([
  entry.home,
  entry.setup,
  entry.signIn,
  entry.forgotPassword,
  entry.invitation,
  entry.twoFactor,
  entry.mailboxConsent,
  shell.shell.addChildren([
    shell.modeHome,
    sections.inbox.addChildren([sections.conversation]),
    sections.contacts,
    sections.contactImport,
    sections.contact,
    sections.leads,
    sections.lead,
    sections.knowledge,
    sections.newArticle,
    sections.article,
    sections.reports,
    sections.countedConversations,
    shell.missing,
    settings.settings,
    settings.account,
    settings.notifications,
    settings.email,
    settings.people,
    settings.workspace,
    settings.labels,
    settings.cannedReplies,
    settings.assistant,
    settings.leadRules,
    settings.crm,
    settings.connection,
    settings.channels,
    settings.teams,
    settings.hours,
    settings.newHours,
    settings.hoursDetail,
    settings.retention,
    settings.audit,
    settings.system,
    developers.developers.addChildren([
      developers.developersHome,
      developers.keys,
      developers.log,
      developers.webhooks,
      developers.endpoint,
    ]),
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
    // Text stays text: a name that looks like a number or JSON isn't parsed as one.
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
