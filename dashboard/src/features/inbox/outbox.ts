import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError, call, type Mode, newKey } from '../../api/call.ts'
import { read, write } from '../../ui/stored.ts'
import { putMessage } from './cache.ts'
import type { Message } from './queries.ts'

/** A message on its way. It is kept in the browser until the service has it: a reload or a crash loses none. */
export interface Outgoing {
  /** Its Idempotency-Key: however often it is tried, it is sent once. */
  key: string
  content: string
  private: boolean
  state: 'sending' | 'failed'
  at: string
  /** Refused for good, in the service's words. */
  code?: string
}

interface Place {
  me: string
  mode: Mode
  conversation_id: string
}

const none: readonly Outgoing[] = []
const boxes = new Map<string, readonly Outgoing[]>()
const turns = new Map<string, Promise<void>>()
const listeners = new Set<() => void>()
const nameOf = ({ me, mode, conversation_id }: Place) => `parley.outbox.${me}.${mode}.${conversation_id}`

export function useOutbox(place: Place): readonly Outgoing[] {
  const name = nameOf(place)
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => boxOf(name),
  )
}

export function send(queries: QueryClient, place: Place, what: { content: string; private: boolean }): void {
  const outgoing: Outgoing = { ...what, key: newKey(), state: 'sending', at: new Date().toISOString() }
  keep(nameOf(place), [...boxOf(nameOf(place)), outgoing])
  inTurn(queries, place, outgoing)
}

export function sendAgain(queries: QueryClient, place: Place, key: string): void {
  const outgoing = boxOf(nameOf(place)).find((one) => one.key === key)
  if (!outgoing) return
  change(nameOf(place), key, { state: 'sending', code: undefined })
  inTurn(queries, place, outgoing)
}

export function discard(place: Place, key: string): void {
  const name = nameOf(place)
  keep(
    name,
    boxOf(name).filter((one) => one.key !== key),
  )
}

/** The event came before the answer: the message is there, and no longer on its way. */
export function settled(me: string, mode: Mode, message: Message): void {
  const place = { me, mode, conversation_id: message.conversation_id }
  const sent = boxOf(nameOf(place)).find(
    (one) => one.state === 'sending' && one.content === message.content && one.private === message.private,
  )
  if (sent) discard(place, sent.key)
}

/** One after the other, so that they arrive in the order they were written. */
function inTurn(queries: QueryClient, place: Place, outgoing: Outgoing): void {
  const name = nameOf(place)
  const turn = (turns.get(name) ?? Promise.resolve()).then(() => deliver(queries, place, outgoing))
  turns.set(name, turn)
}

async function deliver(
  queries: QueryClient,
  place: Place,
  { key, content, private: is_private }: Outgoing,
): Promise<void> {
  const { mode, conversation_id } = place
  try {
    const body = { content, ...(is_private && { private: true }) }
    putMessage(
      queries,
      mode,
      await call<Message>(`/${mode}/conversations/${conversation_id}/messages`, { method: 'POST', body, key }),
    )
    discard(place, key)
  } catch (error) {
    change(nameOf(place), key, { state: 'failed', code: error instanceof ApiError ? error.code : undefined })
  }
}

function boxOf(name: string): readonly Outgoing[] {
  const box = boxes.get(name)
  if (box) return box
  const kept = restored(read(name))
  boxes.set(name, kept)
  return kept
}

/** Whatever was on its way when the page went may have arrived or not: the person tries again, under the same key. */
function restored(text: string | null): readonly Outgoing[] {
  if (text === null) return none
  try {
    return (JSON.parse(text) as Outgoing[]).map((one) => ({ ...one, state: 'failed' }))
  } catch {
    return none
  }
}

function change(name: string, key: string, changes: Partial<Outgoing>): void {
  keep(
    name,
    boxOf(name).map((one) => (one.key === key ? { ...one, ...changes } : one)),
  )
}

function keep(name: string, box: readonly Outgoing[]): void {
  boxes.set(name, box.length === 0 ? none : box)
  write(name, box.length === 0 ? null : JSON.stringify(box))
  for (const listener of listeners) listener()
}
