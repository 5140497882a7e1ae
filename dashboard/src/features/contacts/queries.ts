import type { Contact, ContactChanges, ContactMergePreview, Conversation, NewContact } from '@parley/sdk'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Mode } from '../../api/call.ts'
import { byCursor, firstOf, pageOf } from '../../api/pages.ts'
import { service } from '../../api/service.ts'
import { versioned } from '../../api/versioned.ts'
import { contactsKey } from '../../queries/contacts.ts'
import { conversationListsKey } from '../../queries/conversations.ts'
import { followed } from '../../queries/freshness.ts'
import { leadsOfContactsKey } from '../../queries/leads.ts'
import { calledBy } from '../../text/names.ts'
import type { Dictionary } from '../../text/page-text.ts'
import type { ContactsFilter } from './search.ts'

export type { Contact, ContactChanges, ContactMergePreview, Conversation }

/** A contact's name, on pages about them. */
export function nameOf(contact: Pick<Contact, 'name' | 'email'>, t: Dictionary): string {
  return calledBy(contact) ?? t.inbox.no_name
}

// Search learns of a change after its event, on a busy machine seconds later, so results are requested again.
const search_again_ms = 5000

/** Lists of contacts, by filter. */
export const contactListsKey = (mode: Mode) => [mode, 'contacts'] as const

export const contactsQuery = (mode: Mode, filter: ContactsFilter) =>
  infiniteQueryOptions({
    queryKey: [...contactListsKey(mode), filter] as const,
    queryFn: ({ pageParam, signal }) =>
      pageOf(service[mode].contacts.list({ ...filter, limit: 50, cursor: pageParam }, { signal })),
    ...byCursor,
    ...followed,
    refetchInterval: ({ state }) => filter.q !== undefined && (state.data?.pages.length ?? 0) <= 1 && search_again_ms,
    placeholderData: keepPreviousData,
  })

/** The first matches of a search, for choosing one. */
export const foundQuery = (mode: Mode, q: string) =>
  queryOptions({
    queryKey: [mode, 'contacts-found', q] as const,
    queryFn: ({ signal }) =>
      pageOf(service[mode].contacts.list({ q: q.slice(0, 255) || undefined, limit: 10 }, { signal })),
    placeholderData: keepPreviousData,
    refetchInterval: search_again_ms,
  })

export const contactConversationsKey = (mode: Mode) => [mode, 'contact-conversations'] as const

export const conversationsQuery = (mode: Mode, contact_id: string) =>
  infiniteQueryOptions({
    queryKey: [...contactConversationsKey(mode), contact_id] as const,
    queryFn: ({ pageParam, signal }) =>
      pageOf(
        service[mode].conversations.list(
          { contact_id, sort: 'last_message_at', limit: 20, expand: 'last_message', cursor: pageParam },
          { signal },
        ),
      ),
    ...byCursor,
  })

export const mergeQuery = (mode: Mode, id: string, contact_id: string) =>
  queryOptions({
    queryKey: [mode, 'contact-merge', id, contact_id] as const,
    queryFn: ({ signal }) => service[mode].contacts.previewMerge(id, { contact_id }, { signal }),
    // What is confirmed is the current state.
    gcTime: 0,
  })

export const createContact = (mode: Mode, body: NewContact, key: string) =>
  service[mode].contacts.create(body, { idempotency_key: key })

export const changeContact = (mode: Mode, id: string, body: ContactChanges, if_match: string | null) =>
  versioned(service[mode].contacts.update(id, body, { if_match: if_match ?? undefined }))

export const mergeContacts = (mode: Mode, id: string, contact_id: string, key: string) =>
  service[mode].contacts.merge(id, { contact_id }, { idempotency_key: key })

/** Everything that shows one of two merged contacts. */
export const changedByMerge = (mode: Mode) => [
  contactsKey(mode),
  contactListsKey(mode),
  contactConversationsKey(mode),
  leadsOfContactsKey(mode),
  conversationListsKey(mode),
]

export const eraseContact = (mode: Mode, id: string) => service[mode].contacts.delete(id)

/** Who has this address, if anyone. */
export function withAddress(mode: Mode, email: string, signal?: AbortSignal): Promise<Contact | null> {
  return firstOf(service[mode].contacts.list({ email, limit: 1 }, { signal }))
}
