import type { NewMessage } from '@parley/sdk'
import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError, type Mode, newKey } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import { onWritten, readAll, write } from '../../../stored.ts'
import { type Act, type Change, changeBy, perform } from './act.ts'
import { known, put, putMessage } from './cache.ts'
import { asAgain, inOrder, isPassing, none, type Outgoing, parsed, restored } from './outgoing.ts'
import type { Message } from './queries.ts'

export interface Place {
  me: string
  mode: Mode
  conversation_id: string
}

/** What is on its way, by the beginning of its names: person, mode and conversation. */
const boxes = new Map<string, readonly Outgoing[]>()
const people = new Set<string>()
const pumping = new Set<string>()
const pauses = new Map<string, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()
const boxesOf = (me: string) => `parley.outbox.${me}.`
const nameOf = ({ me, mode, conversation_id }: Place) => `${boxesOf(me)}${mode}.${conversation_id}.`

const first_pause_ms = 2000
const max_pause_ms = 60_000

onWritten((name, text) => {
  const [, box, me, key] = /^(parley\.outbox\.([^.]+)\..*\.)([^.]+)$/.exec(name) ?? []
  // What belongs to somebody else is read when they are here.
  if (box === undefined || key === undefined || !people.has(me!)) return
  const sent = text === null ? null : parsed(text)
  show(box, [...(boxes.get(box) ?? none).filter((one) => one.key !== key), ...(sent ? [sent] : [])])
})

export function useOutbox(place: Place): readonly Outgoing[] {
  const name = nameOf(place)
  return useSyncExternalStore(subscribe, () => boxOf(name, place.me))
}

/** How many are not sent, of all conversations of both modes, or of one. What is just being sent is no matter yet. */
export function useUnsent(me: string, place?: Omit<Place, 'me'>): number {
  return useSyncExternalStore(subscribe, () => {
    open(me)
    const beginning = place ? nameOf({ me, ...place }) : boxesOf(me)
    if (boxes.size === 0) return 0
    const those = place
      ? [boxOf(beginning, me)]
      : [...boxes.keys()].filter((name) => name.startsWith(beginning)).map((name) => boxOf(name, me))
    return those.flat().filter(({ state }) => state !== 'sending').length
  })
}

/** Something would stay behind if the page went now. */
export function isAnythingOnItsWay(): boolean {
  return [...boxes.values()].some((box) => box.length > 0)
}

type Sent = Pick<Outgoing, 'content' | 'private' | 'attachments' | 'email' | 'followed_by'>

/** Whoever waits on this page for what the service makes of it. */
export interface Waiter<T> {
  done(what: T): void
  /** It was made, or isn't made for now. */
  end(): void
}

/** For the change that follows a message, and for the message itself. */
const followers = new Map<string, Waiter<Change>>()
const senders = new Map<string, Waiter<Message>>()
const keyOfNext = (key: string) => `${key}-next`

export function send(
  queries: QueryClient,
  place: Place,
  what: Sent,
  { follower, sender }: { follower?: Waiter<Change>; sender?: Waiter<Message> | undefined } = {},
): void {
  const is_held_up = boxOf(nameOf(place), place.me).some(({ state }) => state === 'waiting')
  const key = newKey()
  if (follower) followers.set(keyOfNext(key), follower)
  if (sender) senders.set(key, sender)
  if (is_held_up) for (const waiter of [follower, sender]) waiter?.end()
  add(queries, place, { ...what, key, state: is_held_up ? 'waiting' : 'sending' })
}

/** A change that could not be made, or stands behind others: it is made after them, under the key it was tried with. */
export function sendLater(queries: QueryClient, place: Place, act: Act, key: string): void {
  add(queries, place, { act, key, content: '', private: true, state: 'waiting' })
}

export function sendAgain(queries: QueryClient, place: Place, key: string): void {
  if (change(place, key, asAgain)) pump(queries, place)
}

/** Whatever waits goes out: called when the service can be reached again, and when the pages are opened. */
export function sendAll(queries: QueryClient, me: string): void {
  open(me)
  for (const name of boxes.keys()) {
    const [mode, conversation_id] = name.slice(boxesOf(me).length).split('.') as [Mode, string]
    if (name.startsWith(boxesOf(me))) pump(queries, { me, mode, conversation_id })
  }
}

export function isWaiting(place: Place): boolean {
  return boxOf(nameOf(place), place.me).some(({ state }) => state !== 'failed')
}

export function discard(place: Place, key: string): void {
  const name = nameOf(place)
  write(name + key, null)
  show(
    name,
    boxOf(name, place.me).filter((one) => one.key !== key),
  )
}

/** The event came before the answer, or in its place: the message is there, and no longer on its way. */
export function settled(queries: QueryClient, me: string, mode: Mode, message: Message): void {
  const place = { me, mode, conversation_id: message.conversation_id }
  const sent = boxOf(nameOf(place), me).find(
    ({ act, state, code, content, private: is_note, attachments = [] }) =>
      !act &&
      (state !== 'failed' || code === undefined) &&
      content === message.content &&
      is_note === message.private &&
      idsOf(attachments) === idsOf(message.attachments),
  )
  if (!sent) return
  arrived(place, sent)
  pump(queries, place)
}

const idsOf = (files: readonly { id: string }[]) => files.map(({ id }) => id).join()

/** The message is there: what follows it takes its place. */
function arrived(place: Place, { key, followed_by }: Pick<Outgoing, 'key' | 'followed_by'>): void {
  const is_first = boxOf(nameOf(place), place.me).some((one) => one.key === key)
  if (followed_by && is_first) {
    const at = new Date().toISOString()
    keep(place, { key: keyOfNext(key), act: followed_by, content: '', private: true, state: 'waiting', at })
  }
  discard(place, key)
}

function add(queries: QueryClient, place: Place, what: Omit<Outgoing, 'at'>): void {
  keep(place, { ...what, at: new Date().toISOString() })
  pump(queries, place)
}

/** One after the other, so that they arrive in the order they were made; what waits holds up what stands behind it. */
async function pump(queries: QueryClient, place: Place, pause_ms = first_pause_ms): Promise<void> {
  const name = nameOf(place)
  if (pumping.has(name)) return
  pumping.add(name)
  clearTimeout(pauses.get(name))
  const next = () => boxOf(name, place.me).find(({ state }) => state !== 'failed')
  try {
    for (let one = next(); one; one = next()) {
      if (await deliver(queries, place, one)) continue
      const again = () => pump(queries, place, Math.min(pause_ms * 2, max_pause_ms))
      pauses.set(name, setTimeout(again, pause_ms))
      return
    }
  } finally {
    pumping.delete(name)
  }
}

/** Whether it is through, done or refused; otherwise it waits. */
async function deliver(queries: QueryClient, place: Place, outgoing: Outgoing): Promise<boolean> {
  const { key, act } = outgoing
  const { mode, conversation_id: id } = place
  try {
    if (act) {
      const before = known(queries, mode, id)
      const after = { ...before, ...(await perform(mode, id, act, key)) }
      put(queries, mode, after)
      const follower = followers.get(key)
      if (before) follower?.done(changeBy([act], before, after))
      follower?.end()
      followers.delete(key)
      discard(place, key)
    } else {
      const message = await service[mode].messages.send(id, bodyOf(outgoing), { idempotency_key: key })
      putMessage(queries, mode, message)
      arrived(place, outgoing)
      senders.get(key)?.done(message)
      senders.delete(key)
    }
    return true
  } catch (error) {
    followers.get(act ? key : keyOfNext(key))?.end()
    senders.get(key)?.end()
    const can_wait = isPassing(error)
    const code = error instanceof ApiError ? error.code : undefined
    change(place, key, () => (can_wait ? { state: 'waiting' } : { state: 'failed', code }))
    return !can_wait
  }
}

function bodyOf({ content, private: is_private, attachments = [], email }: Outgoing): NewMessage {
  const files = attachments.map((file) => ({ file_id: file.id }))
  return {
    content,
    ...(is_private && { private: true }),
    ...(files.length > 0 && { attachments: files }),
    ...(email && { email }),
  }
}

/** What this person left behind is read once; from then on, told of by the other tabs. */
function open(me: string): void {
  if (people.has(me)) return
  people.add(me)
  for (const [name, text] of readAll(boxesOf(me))) {
    const one = parsed(text)
    const box = name.slice(0, name.lastIndexOf('.') + 1)
    if (one) boxes.set(box, inOrder([...(boxes.get(box) ?? none), restored(one)]))
  }
}

function boxOf(name: string, me: string): readonly Outgoing[] {
  open(me)
  return boxes.get(name) ?? none
}

function change(place: Place, key: string, changes: (one: Outgoing) => Partial<Outgoing>): Outgoing | null {
  const found = boxOf(nameOf(place), place.me).find((one) => one.key === key)
  return found ? keep(place, { ...found, ...changes(found) }) : null
}

function keep(place: Place, outgoing: Outgoing): Outgoing {
  const name = nameOf(place)
  write(name + outgoing.key, JSON.stringify(outgoing))
  show(name, [...boxOf(name, place.me).filter(({ key }) => key !== outgoing.key), outgoing])
  return outgoing
}

function show(name: string, box: readonly Outgoing[]): void {
  boxes.set(name, inOrder(box))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
