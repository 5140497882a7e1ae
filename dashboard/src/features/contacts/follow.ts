import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { List, Mode } from '../../api/call.ts'
import type { Contact, Conversation, Event } from '../../api/generated/types.ts'
import { contactQuery } from './queries.ts'
import type { ContactsFilter } from './search.ts'

type Pages = InfiniteData<List<Contact>, unknown>

/** What an event means for the lists of contacts and for the one that is open. */
export function followContacts(queries: QueryClient, mode: Mode, { type, data: { object, previous } }: Event): void {
  const forget = (...key: string[]) => queries.invalidateQueries({ queryKey: [mode, ...key] })
  if (object === null) return
  if (type === 'contact.created' || type === 'contact.updated') {
    const contact = object as unknown as Contact
    // With its entity tag, which events do not tell.
    forget('contact', contact.id)
    change(queries, mode, (pages, filter) => put(pages, filter, contact, type === 'contact.created'))
    searchAnew(queries, mode)
  } else if (type === 'contact.deleted') {
    const { id } = object as unknown as Contact
    forget('contact', id)
    change(queries, mode, (pages) => mapped(pages, (rows) => without(rows, id)))
  } else if (type === 'conversation.deleted') {
    // It does not tell with whom it was.
    forget('contact-conversations')
  } else if (type.startsWith('conversation.')) {
    forget('contact-conversations', (object as unknown as Conversation).contact_id)
    const { contact_id } = (previous ?? {}) as { contact_id?: string }
    if (contact_id) forget('contact-conversations', contact_id)
  }
}

const waiting = new Set<Mode>()

/** Whom words find, the service alone knows, and of what is new only a moment later: asked once for all that happens meanwhile. */
function searchAnew(queries: QueryClient, mode: Mode): void {
  if (waiting.has(mode)) return
  waiting.add(mode)
  setTimeout(() => {
    waiting.delete(mode)
    queries.invalidateQueries({
      predicate: ({ queryKey: [of, name, filter] }) =>
        of === mode && name === 'contacts' && (filter as ContactsFilter).q !== undefined,
    })
  }, 1500)
}

/** Before all is read anew: of a long list only its beginning. */
export function shortenContacts(queries: QueryClient, mode: Mode): void {
  for (const [key, pages] of queries.getQueriesData<Pages>({ queryKey: [mode, 'contacts'] })) {
    if (pages && pages.pages.length > 2)
      queries.setQueryData(key, { pages: pages.pages.slice(0, 2), pageParams: pages.pageParams.slice(0, 2) })
  }
}

function change(queries: QueryClient, mode: Mode, work: (pages: Pages, filter: ContactsFilter) => Pages): void {
  const apply = () => {
    for (const [key, pages] of queries.getQueriesData<Pages>({ queryKey: [mode, 'contacts'] }))
      if (pages) queries.setQueryData(key, work(pages, key[2] as ContactsFilter))
  }
  apply()
  // What is being read at this moment may be from before: it is told again when it is there.
  for (const { promise } of queries.getQueryCache().findAll({ queryKey: [mode, 'contacts'], fetchStatus: 'fetching' }))
    promise?.then(apply, () => {})
}

/** In its place where it is there already; a new one where it belongs, unless words decide that. */
export function put(pages: Pages, { q, created_after, order }: ContactsFilter, fresh: Contact, is_new: boolean): Pages {
  if (pages.pages.some(({ data }) => data.some(({ id }) => id === fresh.id)))
    return mapped(pages, (rows) => rows.map((row) => (row.id === fresh.id ? fresh : row)))
  if (!is_new || q !== undefined || (created_after !== undefined && fresh.created_at < created_after)) return pages
  const at = order === 'asc' ? pages.pages.length - 1 : 0
  const page = pages.pages[at]!
  if (order === 'asc' && page.has_more) return pages
  const data = [...page.data, fresh].sort((a, b) => (a.id < b.id ? -1 : 1) * (order === 'asc' ? 1 : -1))
  return { ...pages, pages: pages.pages.with(at, { ...page, data }) }
}

function without(rows: Contact[], id: string): Contact[] {
  return rows.some((row) => row.id === id) ? rows.filter((row) => row.id !== id) : rows
}

function mapped(pages: Pages, work: (rows: Contact[]) => Contact[]): Pages {
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, data: work(page.data) })) }
}

/** For whoever has just made or changed it: at once, before the event comes. */
export function putContact(
  queries: QueryClient,
  mode: Mode,
  contact: Contact,
  etag: string | null,
  is_new = false,
): void {
  queries.setQueryData(contactQuery(mode, contact.id).queryKey, { contact, etag })
  change(queries, mode, (pages, filter) => put(pages, filter, contact, is_new))
}
