import type { Contact, Conversation, Event } from '@parley/sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { Mode } from '../../api/call.ts'
import type { Versioned } from '../../api/versioned.ts'
import { onceRead, type Pages, withPage, withRows } from '../../queries/cached-lists.ts'
import { contactQuery } from '../../queries/contacts.ts'
import { contactConversationsKey, contactListsKey, conversationsQuery } from './queries.ts'
import type { ContactsFilter } from './search.ts'

/** How events update the lists of contacts and the open one. */
export function followContacts(queries: QueryClient, mode: Mode, { type, data: { object, previous } }: Event): void {
  if (object === null) return
  if (type === 'contact.created' || type === 'contact.updated') {
    const contact = object as unknown as Contact
    // With its entity tag, which events don't contain.
    queries.invalidateQueries(contactQuery(mode, contact.id))
    change(queries, mode, (pages, filter) => put(pages, filter, contact, type === 'contact.created'))
    searchAnew(queries, mode)
  } else if (type === 'contact.deleted') {
    const { id } = object as unknown as Contact
    queries.invalidateQueries(contactQuery(mode, id))
    change(queries, mode, (pages) => withRows(pages, (rows) => without(rows, id)))
  } else if (type === 'conversation.deleted') {
    // The event doesn't say whose conversation it was.
    queries.invalidateQueries({ queryKey: contactConversationsKey(mode) })
  } else if (type.startsWith('conversation.')) {
    queries.invalidateQueries(conversationsQuery(mode, (object as unknown as Conversation).contact_id))
    const { contact_id } = (previous ?? {}) as { contact_id?: string }
    if (contact_id) queries.invalidateQueries(conversationsQuery(mode, contact_id))
  }
}

const waiting = new Set<Mode>()

/**
 * Only the service knows who matches a search, and new contacts match only a moment later: one request for everything that
 * happens until then.
 */
function searchAnew(queries: QueryClient, mode: Mode): void {
  if (waiting.has(mode)) return
  waiting.add(mode)
  setTimeout(() => {
    waiting.delete(mode)
    queries.invalidateQueries({
      queryKey: contactListsKey(mode),
      predicate: ({ queryKey }) => (queryKey[2] as ContactsFilter).q !== undefined,
    })
  }, 1500)
}

type ChangeList = (pages: Pages<Contact>, filter: ContactsFilter) => Pages<Contact>

function change(queries: QueryClient, mode: Mode, work: ChangeList): void {
  const queryKey = contactListsKey(mode)
  const apply = () => {
    for (const [key, pages] of queries.getQueriesData<Pages<Contact>>({ queryKey }))
      if (pages) queries.setQueryData(key, work(pages, key[2] as ContactsFilter))
  }
  apply()
  onceRead(queries, queryKey, apply)
}

/** Updates it in place if it's listed. A new one is inserted in order, unless the list is a search. */
function put(
  pages: Pages<Contact>,
  { q, created_after, order }: ContactsFilter,
  fresh: Contact,
  is_new: boolean,
): Pages<Contact> {
  if (pages.pages.some(({ data }) => data.some(({ id }) => id === fresh.id)))
    return withRows(pages, (rows) => rows.map((row) => (row.id === fresh.id ? fresh : row)))
  if (!is_new || q !== undefined || (created_after !== undefined && fresh.created_at < created_after)) return pages
  const at = order === 'asc' ? pages.pages.length - 1 : 0
  const page = pages.pages[at]!
  if (order === 'asc' && page.has_more) return pages
  const data = [...page.data, fresh].sort((a, b) => (a.id < b.id ? -1 : 1) * (order === 'asc' ? 1 : -1))
  return withPage(pages, at, data)
}

function without(rows: Contact[], id: string): Contact[] {
  return rows.some((row) => row.id === id) ? rows.filter((row) => row.id !== id) : rows
}

/** For changes made here: shown at once, before the event arrives. */
export function putContact(queries: QueryClient, mode: Mode, fresh: Versioned<Contact>, is_new = false): void {
  queries.setQueryData(contactQuery(mode, fresh.object.id).queryKey, fresh)
  change(queries, mode, (pages, filter) => put(pages, filter, fresh.object, is_new))
}
