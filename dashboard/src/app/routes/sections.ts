import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Mode } from '../../api/call.ts'
import { contactSearch, contactsSearch } from '../../features/contacts/search.ts'
import { filterOf, inboxSearch, orderOf } from '../../features/inbox/data/filters.ts'
import { listQuery, messagesQuery } from '../../features/inbox/data/queries.ts'
import { Inbox } from '../../features/inbox/inbox.tsx'
import { knowledgeSearch } from '../../features/knowledge/knowledge-search.ts'
import { leadsSearch } from '../../features/leads/leads-search.ts'
import { countedSearch, reportSearch } from '../../features/reports/report-search.ts'
import { sessionQuery } from '../../session/session.ts'
import { text } from './entry.ts'
import { page } from './page.ts'
import { shell } from './shell.ts'

/** Where nearly everybody begins: it comes with the shell, and its list is asked for before anything is drawn. */
export const inbox = createRoute({
  getParentRoute: () => shell,
  path: 'inbox',
  validateSearch: inboxSearch,
  beforeLoad({ context: { queries }, params, search, preload }) {
    const session = queries.getQueryData(sessionQuery.queryKey)
    if (preload || !session || search.q !== undefined) return
    queries.prefetchInfiniteQuery(listQuery(params.mode as Mode, filterOf(search, session.user.id), orderOf(search)))
  },
  component: Inbox,
})

export const conversation = createRoute({
  getParentRoute: () => inbox,
  path: '$conversation_id',
  // Loaded on click, in parallel with the code. Never on hover alone.
  beforeLoad({ context: { queries }, params: { mode, conversation_id }, preload }) {
    if (!preload) queries.prefetchInfiniteQuery(messagesQuery(mode as Mode, conversation_id))
  },
  component: lazyRouteComponent(() => import('../../features/inbox/conversation.tsx'), 'ConversationPage'),
})

export const contacts = createRoute({
  getParentRoute: () => shell,
  path: 'contacts',
  validateSearch: contactsSearch,
  component: page(() => import('../../features/contacts/list/contacts-page.tsx'), 'ContactsPage'),
})

export const contactImport = createRoute({
  getParentRoute: () => shell,
  path: 'contacts/import',
  component: page(() => import('../../features/contacts/import/import-page.tsx'), 'ImportPage'),
})

export const contact = createRoute({
  getParentRoute: () => shell,
  path: 'contacts/$contact_id',
  validateSearch: contactSearch,
  component: page(() => import('../../features/contacts/contact/contact-page.tsx'), 'ContactPage'),
})

export const leads = createRoute({
  getParentRoute: () => shell,
  path: 'leads',
  validateSearch: leadsSearch,
  component: page(() => import('../../features/leads/leads-page.tsx'), 'LeadsPage'),
})

export const lead = createRoute({
  getParentRoute: () => shell,
  path: 'leads/$lead_id',
  component: page(() => import('../../features/leads/lead-page.tsx'), 'LeadPage'),
})

export const knowledge = createRoute({
  getParentRoute: () => shell,
  path: 'knowledge',
  validateSearch: knowledgeSearch,
  component: page(() => import('../../features/knowledge/knowledge-page.tsx'), 'KnowledgePage'),
})

export const newArticle = createRoute({
  getParentRoute: () => shell,
  path: 'knowledge/new',
  validateSearch: ({ question }: Record<string, unknown>): { question?: string } => ({ question: text(question) }),
  component: page(() => import('../../features/knowledge/articles/article-page.tsx'), 'NewArticlePage'),
})

export const article = createRoute({
  getParentRoute: () => shell,
  path: 'knowledge/$article_id',
  component: page(() => import('../../features/knowledge/articles/article-page.tsx'), 'ArticlePage'),
})

export const reports = createRoute({
  getParentRoute: () => shell,
  path: 'reports',
  validateSearch: reportSearch,
  component: page(() => import('../../features/reports/reports-page.tsx'), 'ReportsPage'),
})

export const countedConversations = createRoute({
  getParentRoute: () => shell,
  path: 'reports/conversations',
  validateSearch: countedSearch,
  component: page(() => import('../../features/reports/counted-page.tsx'), 'CountedPage'),
})
