import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { Mode } from '../../../api/call.ts'
import { administration } from '../../../api/service.ts'
import { changeRows } from './cache.ts'
import type { Conversation } from './queries.ts'

type Row = Pick<Conversation, 'id' | 'status' | 'attention'>

/** Something in it is new to me. What is resolved, or with the assistant, asks for nobody's eyes. */
export const isUnread = ({ status, attention }: Row) =>
  (status === 'open' || status === 'snoozed') && attention?.unread === true

/** Since when a customer waits for one of us; null where nobody does. */
export const awaitingSince = ({ status, attention }: Row) =>
  status === 'open' ? (attention?.unanswered_since ?? null) : null

/** By conversation. */
const being_read = new Map<string, Promise<void>>()

/** What is on the screen has been read: told once for what is new, to the service and to the other tabs. */
export function useRead(mode: Mode, { id, attention }: Conversation, newest: string | undefined): void {
  const queries = useQueryClient()
  const is_hidden = useSyncExternalStore(onVisibility, () => document.hidden)
  const is_new = attention?.unread === true && !is_hidden && newest !== undefined
  useEffect(() => {
    if (!is_new) return
    const seen = () => changeRows(queries, mode, (row) => (row.id === id ? asRead(row) : row))
    // Where it could not be told it stays unread, and is told when it is opened again.
    const marking = Promise.all([
      being_read.get(id),
      administration.inbox.markRead(id, { mode, message_id: newest }).then(seen, () => {}),
    ]).then(() => {})
    being_read.set(id, marking)
    marking.then(() => being_read.get(id) === marking && being_read.delete(id))
  }, [is_new, queries, mode, id, newest])
}

/** New to me again, until I open it the next time. What was read before must not arrive after it. */
export async function markUnread(queries: QueryClient, mode: Mode, id: string): Promise<void> {
  await being_read.get(id)
  await administration.inbox.markUnread(id, { mode })
  changeRows(queries, mode, (row) =>
    row.id === id && row.attention ? { ...row, attention: { ...row.attention, unread: true } } : row,
  )
}

const asRead = (row: Conversation): Conversation =>
  row.attention ? { ...row, attention: { ...row.attention, unread: false } } : row

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
