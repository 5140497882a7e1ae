import { Refusal, type Words } from '../api.ts'
import { exclusively, keep, recall } from '../kept.ts'
import {
  details_required,
  failing,
  isNew,
  moved,
  next,
  type Outbox,
  type Unsent,
  waitAfter,
  without,
} from '../outbox.ts'
import { currentOf, withBegun } from '../session.ts'
import type { Attachment } from '../types.ts'
import { type Chat, outboxKey, setSession } from './chat.ts'
import { addMessages, catchUp, refused, setConversation, threadOf } from './conversations.ts'
import { keepBegunDraft } from './drafts.ts'
import { latest, moment, unchanged } from './latest.ts'
import { merged } from './merge.ts'
import { pause } from './pause.ts'
import { tellPage } from './tell.ts'
import { ensureVisitor } from './visitor.ts'

interface Said {
  content: string
  attachments?: Attachment[]
  button?: string
}

/** Puts a message into the outbox, where it's safe from a reload, and sends what is there. */
export function say(chat: Chat, place: string, { content, attachments = [], button }: Said): void {
  const thread = currentOf(chat.session, place)
  const one = { key: crypto.randomUUID(), thread, content, attachments, button, created_at: new Date().toISOString() }
  write(chat, [...stored(chat), one])
  drain(chat)
}

export function retry(chat: Chat, key: string): void {
  write(chat, failing(stored(chat), key, undefined))
  drain(chat)
}

/** Sends what was refused for want of the visitor's details. */
export function retryAll(chat: Chat): void {
  for (const { key, failed } of stored(chat)) if (failed === details_required) retry(chat, key)
}

export function discard(chat: Chat, key: string): void {
  write(chat, without(stored(chat), key))
}

/** What another tab has added or sent. */
export function reread(chat: Chat): void {
  chat.update({ outbox: stored(chat) })
  if (chat.state.thread !== null) showBegun(chat, chat.state.thread)
}

const draining = new WeakSet<Chat>()

/** Sends the outbox in order, one tab at a time, for as long as it takes. */
export async function drain(chat: Chat): Promise<void> {
  if (draining.has(chat)) return
  draining.add(chat)
  try {
    for (let failures = 0; next(stored(chat)); ) {
      let wait_ms = 0
      await exclusively(outboxKey(chat), async () => {
        wait_ms = await sendAll(chat, failures)
      })
      failures = wait_ms > 0 ? failures + 1 : 0
      if (wait_ms > 0) await pause(wait_ms)
    }
  } finally {
    draining.delete(chat)
  }
}

/** Returns how long to wait before going on; 0 if there's nothing left. */
async function sendAll(chat: Chat, failures: number): Promise<number> {
  for (;;) {
    const one = next(stored(chat))
    if (!one) return 0
    try {
      await ensureVisitor(chat)
      chat.in_flight = send(chat, one)
      await chat.in_flight
      chat.update({ is_online: true })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.is_passing || error.code === 'idempotency_key_in_use') {
        if (error.status === 0) chat.update({ is_online: false })
        return Math.max(error.wait_ms, waitAfter(failures + 1))
      }
      refused(chat, error)
      if (error.code !== 'visitor_token_invalid') write(chat, failing(stored(chat), one.key, error.code))
    } finally {
      chat.in_flight = undefined
    }
  }
}

async function send(chat: Chat, { key, thread, content, attachments, button }: Unsent): Promise<void> {
  const { token } = chat
  const words = {
    ...(content !== '' && button === undefined && { content }),
    ...(attachments.length > 0 && { attachments: attachments.map(({ id }) => ({ file_id: id })) }),
    ...(button !== undefined && { button }),
  }
  if (!isNew(thread)) {
    const message = await chat.api.send(thread, words, key)
    if (chat.token !== token) return
    addMessages(chat, thread, [message])
    return write(chat, without(stored(chat), key))
  }
  const since = moment()
  const { conversation, message } = await start(chat, words, key)
  if (chat.token !== token) return
  const { id } = conversation
  // The answer may have come before this response.
  const messages = merged(threadOf(chat, id).messages, unchanged([message], since))
  const threads = { ...chat.state.threads, [id]: { messages, older: null, is_loaded: true } }
  setSession(chat, withBegun(chat.session, thread, id))
  write(chat, moved(without(stored(chat), key), thread, id))
  chat.update({ threads })
  showBegun(chat, thread)
  const known = latest(chat, conversation, since)
  setConversation(chat, known)
  if ((known.last_message?.id ?? '') > message.id) await catchUp(chat, id)
}

/** Whoever was before what was new stays, now that it is a conversation. */
export function showBegun(chat: Chat, thread: string): void {
  const id = currentOf(chat.session, thread)
  if (id === thread) return
  keepBegunDraft(chat, thread, id)
  if (chat.state.thread === thread) chat.update({ thread: id })
  if (!chat.state.threads[id]) catchUp(chat, id).catch((error) => refused(chat, error))
}

/** While very many write to the channel, the first message of a visitor nobody knows costs their browser some work. */
async function start({ api }: Chat, words: Words, key: string) {
  try {
    return await api.start(words, key)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'proof_required') throw error
    const { prove } = await import('../prove.ts').catch(() => Promise.reject(new Refusal('network', 0, '')))
    await prove(api)
    return api.start(words, key)
  }
}

function stored(chat: Chat): Outbox {
  return recall<Outbox>(outboxKey(chat), [])
}

function write(chat: Chat, outbox: Outbox): void {
  keep(outboxKey(chat), outbox)
  chat.update({ outbox })
  tellPage(chat)
}
