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
      'New and changed objects are searchable within about a second, also after an import of 10,000 contacts; on a machine that ' +
      'has more to do than it can, within some seconds. Deleted objects disappear immediately.',
    tag: 'Search',
    permission: ['contacts:read', 'conversations:read', 'messages:read'],
    query: SearchQuery,
    answer: SearchResultList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query, caller }) => search(scope, query, caller.permissions),
  }),
]
