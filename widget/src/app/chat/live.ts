import { messageReader } from '@parley/sdk/transport'
import { Refusal, read as readAnswer } from '../api.ts'
import type { Conversation, Message, ReadMark, Typing } from '../types.ts'
import type { Chat } from './chat.ts'
import { refresh, refused, setConversation, takeMessage } from './conversations.ts'
import { nudges, pause } from './pause.ts'

type Live = Message | Conversation | Typing | ReadMark | { object: 'reset' }

// The service sends at least a comment every 15 seconds, and the first bytes at once.
const silence_ms = 40_000
const opening_ms = 10_000
/** A tab in the background gives its connection back: browsers have six for all tabs. */
const hidden_ms = 30_000
const retry_ms = 3000
const typing_ms = 10_000

/**
 * Follows what happens after `place`, for as long as the page lives: by the stream, or by asking again and again where streams don't get
 * through.
 */
export async function follow(chat: Chat, place: string | undefined): Promise<never> {
  let failures = 0
  let known = chat.token
  for (;;) {
    if (chat.token === null || document.visibilityState === 'hidden') {
      await pause(hidden_ms)
      continue
    }
    const { token } = chat
    if (token !== known) place = undefined
    known = token
    try {
      for await (const { id, data } of connection(chat, place)) {
        // What is left of this stream is somebody else's.
        if (chat.token !== token) break
        failures = 0
        place = id ?? place
        if (data) await take(chat, data as Live)
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.status === 401 || error.status === 410) place = undefined
      if (error.status === 401) await chat.api.signedIn()
      if (!error.is_passing && chat.token === token) refused(chat, error)
      failures++
    }
    // A stream that ended is opened again behind its last event. One that never began is replaced by a look at everything.
    if (failures > 0) await refresh(chat)
    await pause(failures > 0 ? Math.min(30_000, retry_ms * failures) : retry_ms / 3)
  }
}

/** One connection: until it ends, falls silent, or the page is hidden. */
async function* connection(chat: Chat, place: string | undefined) {
  const control = new AbortController()
  const stop = () => control.abort()
  let alive_at = performance.now()
  let silence = setTimeout(stop, opening_ms)
  let hidden: ReturnType<typeof setTimeout> | undefined
  const { token } = chat
  const look = () => {
    clearTimeout(hidden)
    if (chat.token !== token) stop()
    if (document.visibilityState === 'hidden') hidden = setTimeout(stop, hidden_ms)
    // Timers stand still while a page is suspended, and its connections die meanwhile.
    else if (performance.now() - alive_at > silence_ms / 2) stop()
  }
  const watched = ['visibilitychange', 'pageshow', 'online'] as const
  for (const name of watched) addEventListener(name, look, true)
  nudges.addEventListener('nudge', look)
  try {
    const response = await openStream(chat, place, control.signal)
    // Whoever may read may write again, too: they were unblocked, or signed in.
    if (place === undefined || chat.state.refused !== null) await refresh(chat)
    const reader = response.body!.getReader()
    const read = messageReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      alive_at = performance.now()
      clearTimeout(silence)
      silence = setTimeout(stop, silence_ms)
      chat.update({ is_online: true })
      for (const { id, data } of read(value)) yield { id, data: data && (JSON.parse(data) as unknown) }
      yield { id: undefined, data: undefined }
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (document.visibilityState === 'visible' && chat.token === token)
      throw new Refusal('network', 0, 'The stream broke.')
  } finally {
    clearTimeout(silence)
    clearTimeout(hidden)
    for (const name of watched) removeEventListener(name, look, true)
    nudges.removeEventListener('nudge', look)
    control.abort()
  }
}

async function openStream({ api }: Chat, place: string | undefined, signal: AbortSignal): Promise<Response> {
  const headers = { authorization: `Bearer ${api.token()}`, ...(place !== undefined && { 'last-event-id': place }) }
  const response = await fetch(`${api.base}/stream`, { headers, signal, cache: 'no-store' })
  const is_stream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (response.ok && is_stream && response.body) return response
  await readAnswer(response)
  throw new Refusal('network', 0, 'The answer is not a stream.')
}

async function take(chat: Chat, live: Live): Promise<void> {
  if (live.object === 'reset') return refresh(chat)
  if (live.object === 'conversation') return setConversation(chat, live)
  if (live.object === 'typing') return showTyping(chat, live)
  if (live.object === 'read') return showRead(chat, live)
  // The visitor's own message may come before the answer to its request: one of them is enough.
  if (live.from === 'visitor') await chat.in_flight?.catch(() => {})
  const { conversation_id: id } = live
  const is_new = await takeMessage(chat, live)
  if (live.from === 'visitor') return
  chat.update({ typing: { ...chat.state.typing, [id]: undefined } })
  if (is_new) chat.bridge.send({ type: 'event', name: 'message', detail: live })
}

function showRead(chat: Chat, { conversation_id, team_read_through }: ReadMark): void {
  const conversation = chat.state.conversations.find(({ id }) => id === conversation_id)
  // Marks of two processes may come in the wrong order.
  const is_newer = (team_read_through ?? '') > (conversation?.team_read_through ?? '')
  if (conversation && is_newer) setConversation(chat, { ...conversation, team_read_through })
}

const ends = new Map<string, ReturnType<typeof setTimeout>>()

function showTyping(chat: Chat, { conversation_id: id, name, active }: Typing): void {
  const set = (value: { name: string | null } | undefined) =>
    chat.update({ typing: { ...chat.state.typing, [id]: value } })
  clearTimeout(ends.get(id))
  set(active ? { name } : undefined)
  ends.set(
    id,
    setTimeout(() => set(undefined), typing_ms),
  )
}
