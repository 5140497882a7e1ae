import type { Event } from '@parley/sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { Mode } from '../api/call.ts'
import { followContacts } from '../features/contacts/follow.ts'
import { contactListsKey } from '../features/contacts/queries.ts'
import { followEndpoints } from '../features/developers/webhooks/follow.ts'
import { followConversations } from '../features/inbox/data/follow.ts'
import { followLeads } from '../features/leads/follow.ts'
import { shortenLists } from '../queries/cached-lists.ts'
import { conversationListsKey } from '../queries/conversations.ts'

/** How events update the page: each feature knows for itself. */
export function follow(queries: QueryClient, mode: Mode, me: string, event: Event): void {
  followConversations(queries, mode, me, event)
  followContacts(queries, mode, event)
  followLeads(queries, mode, event)
  followEndpoints(queries, mode, event)
}

/** Events were missed, so data may be outdated: everything is loaded again, long lists from their start. */
export function readAnew(queries: QueryClient, mode: Mode): void {
  shortenLists(queries, contactListsKey(mode))
  shortenLists(queries, conversationListsKey(mode))
  queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === mode })
}
