import { route } from '../http/route.ts'
import { SearchQuery, SearchResultList } from './schema.ts'
import { search } from './search.ts'

export const searchRoutes = [
  route({
    method: 'GET',
    path: '/search',
    operation: 'search',
    summary: 'Search contacts, conversations and messages',
    description:
      'Returns the 500 best matches, page by page: exact words first, then beginnings of words, then words with one wrong ' +
      'letter. Within each, contacts come before conversations, conversations before messages, and the newest first. ' +
      'New and changed objects are searchable within about a second; after an import of thousands of contacts, at about 4,000 ' +
      'contacts a second. Deleted objects disappear immediately.',
    tag: 'Search',
    permission: ['contacts:read', 'conversations:read', 'messages:read'],
    query: SearchQuery,
    answer: SearchResultList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query, caller }) => search(scope, query, caller.permissions),
  }),
]
