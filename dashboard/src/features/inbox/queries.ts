import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, type List, type Mode } from '../../api/call.ts'
import type { Conversation, Lead, Message, SummaryRecord } from '../../api/generated/types.ts'
import type { Filter } from './filters.ts'

export type { Conversation, Lead, Message, SummaryRecord }

const next = ({ next_cursor }: List<unknown>) => next_cursor ?? undefined
const expand = 'contact,last_message'
// Events keep them current from the moment they are read: nothing grows old by itself.
const forever = Number.POSITIVE_INFINITY

export const listQuery = (mode: Mode, filter: Filter) =>
  infiniteQueryOptions({
    queryKey: [mode, 'conversations', filter] as const,
    queryFn: ({ pageParam, signal }) =>
      call<List<Conversation>>(`/${mode}/conversations`, {
        query: { ...filter, sort: 'last_message_at', limit: 100, expand, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: next,
    staleTime: forever,
  })

export const conversationQuery = (mode: Mode, id: string) =>
  queryOptions({
    queryKey: [mode, 'conversation', id] as const,
    queryFn: ({ signal }) => call<Conversation>(`/${mode}/conversations/${id}`, { query: { expand }, signal }),
    staleTime: forever,
  })

export const messagesQuery = (mode: Mode, id: string) =>
  infiniteQueryOptions({
    queryKey: [mode, 'messages', id] as const,
    queryFn: ({ pageParam, signal }) =>
      call<List<Message>>(`/${mode}/conversations/${id}/messages`, { query: { limit: 50, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: next,
    staleTime: forever,
  })

export const earlierQuery = (mode: Mode, contact_id: string) =>
  queryOptions({
    queryKey: [mode, 'earlier', contact_id] as const,
    queryFn: ({ signal }) =>
      call<List<Conversation>>(`/${mode}/conversations`, {
        query: { contact_id, sort: 'last_message_at', limit: 10, expand: 'last_message' },
        signal,
      }),
  })

/** The latest summary, with what it rests on. */
export const summaryQuery = (mode: Mode, id: string) =>
  queryOptions({
    queryKey: [mode, 'summary', id] as const,
    queryFn: async ({ signal }) => {
      const path = `/${mode}/conversations/${id}/summary_records`
      const { data } = await call<List<SummaryRecord>>(path, { query: { limit: 1 }, signal })
      return data[0] ?? null
    },
  })

export const leadQuery = (mode: Mode, contact_id: string) =>
  queryOptions({
    queryKey: [mode, 'lead', contact_id] as const,
    queryFn: async ({ signal }) => {
      const { data } = await call<List<Lead>>(`/${mode}/leads`, { query: { contact_id, limit: 1 }, signal })
      return data[0] ?? null
    },
  })
