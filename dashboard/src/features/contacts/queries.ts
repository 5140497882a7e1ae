import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callWhole, type List, type Mode } from '../../api/call.ts'
import type {
  Contact,
  ContactChanges,
  ContactMergePreview,
  Conversation,
  DeletedContact,
  Lead,
  NewContact,
} from '../../api/generated/types.ts'
import { calledBy } from '../../text/names.ts'
import type { Dictionary } from '../../text/text.tsx'
import type { ContactsFilter } from './search.ts'

export type { Contact, ContactChanges, ContactMergePreview, Conversation, Lead }

/** What a contact is called, on pages that are about it. */
export function nameOf(contact: Pick<Contact, 'name' | 'email'>, t: Dictionary): string {
  return calledBy(contact) ?? t.inbox.no_name
}

const next = ({ next_cursor }: List<unknown>) => next_cursor ?? undefined
// Events keep them current from the moment they are read: nothing grows old by itself.
const forever = Number.POSITIVE_INFINITY
// Search learns of a change after its event, on a busy machine by seconds: what was found is asked for again.
const search_again_ms = 5000

export const contactsQuery = (mode: Mode, filter: ContactsFilter) =>
  infiniteQueryOptions({
    queryKey: [mode, 'contacts', filter] as const,
    queryFn: ({ pageParam, signal }) =>
      call<List<Contact>>(`/${mode}/contacts`, { query: { ...filter, limit: 100, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: next,
    staleTime: forever,
    refetchInterval: ({ state }) => filter.q !== undefined && (state.data?.pages.length ?? 0) <= 1 && search_again_ms,
    placeholderData: keepPreviousData,
  })

/** A contact with the entity tag by which a change says what it was made on. */
export interface Tagged {
  contact: Contact
  etag: string | null
}

export const contactQuery = (mode: Mode, id: string) =>
  queryOptions({
    queryKey: [mode, 'contact', id] as const,
    queryFn: async ({ signal }): Promise<Tagged> =>
      tagged(await callWhole<Contact>(`/${mode}/contacts/${encodeURIComponent(id)}`, { signal })),
    staleTime: forever,
  })

/** The first who are found by these words: for choosing one. */
export const foundQuery = (mode: Mode, q: string) =>
  queryOptions({
    queryKey: [mode, 'contacts-found', q] as const,
    queryFn: ({ signal }) =>
      call<List<Contact>>(`/${mode}/contacts`, { query: { q: q.slice(0, 255) || undefined, limit: 10 }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: search_again_ms,
  })

export const conversationsQuery = (mode: Mode, contact_id: string) =>
  infiniteQueryOptions({
    queryKey: [mode, 'contact-conversations', contact_id] as const,
    queryFn: ({ pageParam, signal }) =>
      call<List<Conversation>>(`/${mode}/conversations`, {
        query: { contact_id, sort: 'last_message_at', limit: 20, expand: 'last_message', cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: next,
  })

export const contactLeadQuery = (mode: Mode, contact_id: string) =>
  queryOptions({
    queryKey: [mode, 'lead', contact_id] as const,
    queryFn: async ({ signal }) => {
      const { data } = await call<List<Lead>>(`/${mode}/leads`, { query: { contact_id, limit: 1 }, signal })
      return data[0] ?? null
    },
  })

export const mergeQuery = (mode: Mode, id: string, contact_id: string) =>
  queryOptions({
    queryKey: [mode, 'contact-merge', id, contact_id] as const,
    queryFn: ({ signal }) =>
      call<ContactMergePreview>(`/${mode}/contacts/${id}/merge`, { query: { contact_id }, signal }),
    // What is agreed to is what is there now.
    gcTime: 0,
  })

export const createContact = (mode: Mode, body: NewContact, key: string) =>
  call<Contact>(`/${mode}/contacts`, { method: 'POST', body, key })

export const changeContact = async (mode: Mode, id: string, body: ContactChanges, if_match: string | null) =>
  tagged(await callWhole<Contact>(`/${mode}/contacts/${id}`, { method: 'PATCH', body, if_match }))

export const mergeContacts = (mode: Mode, id: string, contact_id: string, key: string) =>
  call<Contact>(`/${mode}/contacts/${id}/merge`, { method: 'POST', body: { contact_id }, key })

export const eraseContact = (mode: Mode, id: string) =>
  call<DeletedContact>(`/${mode}/contacts/${id}`, { method: 'DELETE' })

/** Who has this address, if anybody. */
export async function withAddress(mode: Mode, email: string, signal?: AbortSignal): Promise<Contact | null> {
  const { data } = await call<List<Contact>>(`/${mode}/contacts`, { query: { email, limit: 1 }, signal })
  return data[0] ?? null
}

function tagged({ data, headers }: { data: Contact; headers: Headers }): Tagged {
  return { contact: data, etag: headers.get('etag') }
}
