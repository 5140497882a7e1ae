import type { Conversation, Message, SummaryRecord } from '@parley/sdk'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { byCursor, firstOf, pageOf } from '../../../api/pages.ts'
import { service } from '../../../api/service.ts'
import { conversationListsKey } from '../../../queries/conversations.ts'
import { followed } from '../../../queries/freshness.ts'
import type { Filter, Ordered } from './filters.ts'

export type { Conversation, Message, SummaryRecord }

export const expand = 'contact,last_message,attention'

/** Single conversations. */
export const conversationsKey = (mode: Mode) => [mode, 'conversation'] as const

export const listQuery = (mode: Mode, filter: Filter, ordered: Ordered) =>
  infiniteQueryOptions({
    queryKey: [...conversationListsKey(mode), filter, ordered] as const,
    queryFn: ({ pageParam, signal }) =>
      pageOf(
        service[mode].conversations.list({ ...filter, ...ordered, limit: 100, expand, cursor: pageParam }, { signal }),
      ),
    ...byCursor,
    ...followed,
  })

export const conversationQuery = (mode: Mode, id: string) =>
  queryOptions({
    queryKey: [...conversationsKey(mode), id] as const,
    queryFn: ({ signal }) => service[mode].conversations.get(id, { expand }, { signal }),
    ...followed,
  })

export const messagesQuery = (mode: Mode, id: string) =>
  infiniteQueryOptions({
    queryKey: [mode, 'messages', id] as const,
    queryFn: ({ pageParam, signal }) =>
      pageOf(service[mode].messages.list(id, { limit: 50, cursor: pageParam }, { signal })),
    ...byCursor,
    ...followed,
  })

export const earlierQuery = (mode: Mode, contact_id: string) =>
  queryOptions({
    queryKey: [mode, 'earlier', contact_id] as const,
    queryFn: ({ signal }) =>
      pageOf(
        service[mode].conversations.list(
          { contact_id, sort: 'last_message_at', limit: 10, expand: 'last_message' },
          { signal },
        ),
      ),
  })

/** What was done with the conversation, newest first, for as long as events are kept. */
export const activityQuery = (mode: Mode, conversation_id: string) =>
  queryOptions({
    queryKey: [mode, 'activity', conversation_id] as const,
    queryFn: ({ signal }) =>
      pageOf(
        service[mode].events.list({ conversation_id, types: activity_types, order: 'desc', limit: 100 }, { signal }),
      ),
    ...followed,
  })

const activity_types = 'conversation.updated,conversation.assigned,conversation.status_changed,conversation.handed_over'

/** Who an answer by email goes to. Asked for again with every message: it may bring a new address. */
export const recipientsQuery = (mode: Mode, id: string, newest: string | undefined) =>
  queryOptions({
    queryKey: [mode, 'recipients', id, newest] as const,
    queryFn: async ({ signal }) => {
      const of = (how: 'reply' | 'reply_all') => service[mode].messages.getEmailRecipients(id, { how }, { signal })
      const [reply, all] = await Promise.all([of('reply'), of('reply_all')])
      return { reply, all }
    },
    placeholderData: keepPreviousData,
  })

/** Contacts whose addresses complete what is typed. */
export const addressesQuery = (mode: Mode, q: string) =>
  queryOptions({
    queryKey: [mode, 'addresses', q] as const,
    queryFn: ({ signal }) => pageOf(service[mode].contacts.list({ q, limit: 8 }, { signal })),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  })

/** How the customer rated the conversation. */
export const ratingQuery = (mode: Mode, id: string) =>
  queryOptions({
    queryKey: [mode, 'customer_rating', id] as const,
    queryFn: ({ signal }) => service[mode].conversations.getRating(id, { signal }),
    ...followed,
  })

/** The latest summary, with what it rests on. */
export const summaryQuery = (mode: Mode, id: string) =>
  queryOptions({
    queryKey: [mode, 'summary', id] as const,
    queryFn: ({ signal }) => firstOf(service[mode].conversations.listSummaryRecords(id, { limit: 1 }, { signal })),
  })
