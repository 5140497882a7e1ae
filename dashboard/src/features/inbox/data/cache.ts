import type { QueryClient } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { onceRead, type Pages, withPage, withRows } from '../../../queries/cached-lists.ts'
import { conversationListsKey } from '../../../queries/conversations.ts'
import { tally } from './counts.ts'
import { comesAfter, type Filter, matches, type Ordered } from './filters.ts'
import { type Conversation, conversationQuery, conversationsKey, type Message, messagesQuery } from './queries.ts'

/** The conversation as the page knows it, from wherever. */
export function known(queries: QueryClient, mode: Mode, id: string): Conversation | undefined {
  const open = queries.getQueryState(conversationQuery(mode, id).queryKey)
  // What was read when it was open, and is not any more, may be long past.
  if (open?.data && !open.isInvalidated) return open.data
  for (const [, pages] of lists(queries, mode))
    for (const { data } of pages?.pages ?? []) {
      const found = data.find((one) => one.id === id)
      if (found) return found
    }
  return open?.data
}

/** How new what was last shown of each conversation was: it may be in no list any more. */
const shown = new Map<string, { updated_at: string }>()

/**
 * Shows the conversation as it is now: where it is open, and in each list where it belongs, at its place. Responses and events
 * overtake each other: what is from before what was shown already is left out.
 */
export function put(queries: QueryClient, mode: Mode, fresh: Conversation): void {
  const last = shown.get(fresh.id)
  if (last && isOlder(fresh, last)) return
  shown.set(fresh.id, { updated_at: fresh.updated_at })
  const before = known(queries, mode, fresh.id)
  if (before) tally(queries, mode, before, { ...before, ...fresh })
  show(queries, mode, fresh)
  onceRead(queries, conversationListsKey(mode), () => show(queries, mode, fresh))
  onceRead(queries, conversationQuery(mode, fresh.id).queryKey, () => show(queries, mode, fresh))
}

const isOlder = (one: { updated_at: string }, other: { updated_at: string }) => one.updated_at < other.updated_at

function show(queries: QueryClient, mode: Mode, fresh: Conversation): void {
  const { queryKey } = conversationQuery(mode, fresh.id)
  queries.setQueryData(queryKey, (old) => (old && !isOlder(fresh, old) ? { ...old, ...fresh } : old))
  changeLists(queries, mode, (pages, filter, ordered) => placed(pages, fresh, matches(filter, fresh), ordered))
}

/** Takes the conversations away that are gone for good. */
export function drop(queries: QueryClient, mode: Mode, is_gone: (conversation: Conversation) => boolean): void {
  changeLists(queries, mode, (pages) => withRows(pages, (rows) => rows.filter((row) => !is_gone(row))))
}

export function changeRows(queries: QueryClient, mode: Mode, change: (row: Conversation) => Conversation): void {
  changeLists(queries, mode, (pages) => withRows(pages, (rows) => rows.map(change)))
  const open = queries.getQueriesData<Conversation>({ queryKey: conversationsKey(mode) })
  for (const [key, row] of open) if (row) queries.setQueryData(key, change(row))
}

/** Puts a message into the thread, where that is on the page: once, however often it is told. */
export function putMessage(queries: QueryClient, mode: Mode, message: Message): void {
  const { queryKey } = messagesQuery(mode, message.conversation_id)
  showMessage(queries, queryKey, message)
  onceRead(queries, queryKey, () => showMessage(queries, queryKey, message))
}

function showMessage(queries: QueryClient, key: ReturnType<typeof messagesQuery>['queryKey'], message: Message): void {
  queries.setQueryData(key, (old) => {
    if (!old) return old
    const newer = (row: Message) => (row.id === message.id && !isOlder(message, row) ? message : row)
    const is_there = old.pages.some(({ data }) => data.some(({ id }) => id === message.id))
    if (is_there) return withRows(old, (rows) => rows.map(newer))
    const [first, ...rest] = old.pages
    const data = [message, ...first!.data].sort((a, b) => (a.id < b.id ? 1 : -1))
    return { ...old, pages: [{ ...first!, data }, ...rest] }
  })
}

/** The list with the conversation at its place; or without it, where it belongs no longer. */
export function placed(
  list: Pages<Conversation>,
  fresh: Conversation,
  belongs: boolean,
  ordered: Ordered,
): Pages<Conversation> {
  let old: Conversation | undefined
  const without = withRows(list, (rows) => {
    const at = rows.findIndex(({ id }) => id === fresh.id)
    if (at === -1) return rows
    old = rows[at]
    return rows.toSpliced(at, 1)
  })
  if (old && isOlder(fresh, old)) return list
  if (!belongs) return old ? without : list
  const row = { ...old, ...fresh }
  for (const [n, page] of without.pages.entries()) {
    const before = page.data.findIndex((other) => comesAfter(ordered, other, row))
    if (before !== -1) return withPage(without, n, page.data.toSpliced(before, 0, row))
  }
  const last = without.pages.length - 1
  // Behind all that is loaded: it comes with the page it stands on.
  if (without.pages[last]!.has_more) return without
  return withPage(without, last, [...without.pages[last]!.data, row])
}

type ChangeList = (pages: Pages<Conversation>, filter: Filter, ordered: Ordered) => Pages<Conversation>

function changeLists(queries: QueryClient, mode: Mode, change: ChangeList): void {
  for (const [key, pages] of lists(queries, mode))
    if (pages) queries.setQueryData(key, change(pages, key[2] as Filter, key[3] as Ordered))
}

function lists(queries: QueryClient, mode: Mode) {
  return queries.getQueriesData<Pages<Conversation>>({ queryKey: conversationListsKey(mode) })
}
