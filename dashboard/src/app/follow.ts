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

/** What an event means for what is on the page: each feature knows it of its own. */
export function follow(queries: QueryClient, mode: Mode, me: string, event: Event): void {
  followConversations(queries, mode, me, event)
  followContacts(queries, mode, event)
  followLeads(queries, mode, event)
  followEndpoints(queries, mode, event)
}

/** Events were missed, and what was read may be old: all of it is read again, long lists from their beginning. */
export function readAnew(queries: QueryClient, mode: Mode): void {
  shortenLists(queries, contactListsKey(mode))
  shortenLists(queries, conversationListsKey(mode))
  queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === mode })
}
