import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError, call, type Mode, newKey } from '../../api/call.ts'
import { onWritten, readAll, write } from '../../ui/stored.ts'
import { putMessage } from './cache.ts'
import type { Message } from './queries.ts'

/**
 * A message on its way. It is kept in the browser until the service has it: a reload or a crash loses none. Each has an entry of its
 * own there, so that no tab overwrites what another one sends.
 */
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
const nameOf = ({ me, mode, conversation_id }: Place) => `parley.outbox.${me}.${mode}.${conversation_id}.`

onWritten((name, text) => {
  const [, box, key] = /^(parley\.outbox\..*\.)([^.]+)$/.exec(name) ?? []
  // A box that nobody looked into is read when somebody does.
  if (box === undefined || key === undefined || !boxes.has(box)) return
  const sent = text === null ? null : parsed(text)
  show(box, [...boxOf(box).filter((one) => one.key !== key), ...(sent ? [sent] : [])])
})

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
  keep(nameOf(place), outgoing)
  inTurn(queries, place, outgoing)
}

export function sendAgain(queries: QueryClient, place: Place, key: string): void {
  const outgoing = change(nameOf(place), key, { state: 'sending', code: undefined })
  if (outgoing) inTurn(queries, place, outgoing)
}

export function discard(place: Place, key: string): void {
  const name = nameOf(place)
  write(name + key, null)
  show(
    name,
    boxOf(name).filter((one) => one.key !== key),
  )
}

/** The event came before the answer, or in its place: the message is there, and no longer on its way. */
export function settled(me: string, mode: Mode, message: Message): void {
  const place = { me, mode, conversation_id: message.conversation_id }
  const sent = boxOf(nameOf(place)).find(
    ({ state, code, content, private: is_note }) =>
      (state === 'sending' || code === undefined) && content === message.content && is_note === message.private,
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
  const kept = [...readAll(name).values()].map(parsed).filter((one) => one !== null)
  // Whatever was on its way when the page went may have arrived or not: the person tries again, under the same key.
  const failed = inOrder(kept.map((one) => ({ ...one, state: 'failed' })))
  boxes.set(name, failed)
  return failed
}

function parsed(text: string): Outgoing | null {
  try {
    return JSON.parse(text) as Outgoing
  } catch {
    return null
  }
}

function change(name: string, key: string, changes: Partial<Outgoing>): Outgoing | null {
  const found = boxOf(name).find((one) => one.key === key)
  return found ? keep(name, { ...found, ...changes }) : null
}

function keep(name: string, outgoing: Outgoing): Outgoing {
  write(name + outgoing.key, JSON.stringify(outgoing))
  show(name, [...boxOf(name).filter(({ key }) => key !== outgoing.key), outgoing])
  return outgoing
}

function show(name: string, box: readonly Outgoing[]): void {
  boxes.set(name, inOrder(box))
  for (const listener of listeners) listener()
}

/** As they were written. */
function inOrder(box: readonly Outgoing[]): readonly Outgoing[] {
  return box.length === 0 ? none : box.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))
}
