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
      'Answers the best matches only, on one page: those with the words as asked, then those with words that begin so, then those with a letter wrong; contacts before conversations before messages, and the newest first. What is new or changed is found within about a second; what is deleted is found no more at once.',
    tag: 'Search',
    permission: ['contacts:read', 'conversations:read', 'messages:read'],
    query: SearchQuery,
    answer: SearchResultList,
    run: (scope, { query, permissions }) => search(scope, query, permissions),
  }),
]
