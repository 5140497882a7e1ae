import { Refusal } from '../api.ts'
import { isNew } from '../outbox.ts'
import type { Conversation, Message, Opening } from '../types.ts'
import { type Chat, newThread, type Thread } from './chat.ts'
import { draftOf, isFilled } from './drafts.ts'
import { latest, moment, note, unchanged } from './latest.ts'
import { merged } from './merge.ts'
import { pause } from './pause.ts'
import { tellPage } from './tell.ts'
import { loseVisitor, refuse } from './visitor.ts'

/** Everything from the service anew: at the start, after a gap in the stream, and while streams are blocked. */
export async function refresh(chat: Chat): Promise<void> {
  const { token, state } = chat
  if (token === null) return
  const before = new Set(state.conversations.map(({ id }) => id))
  const since = moment()
  try {
    const { data } = await chat.api.conversations()
    // The visitor left in the meantime.
    if (chat.token !== token) return
    const begun = chat.state.conversations.filter(({ id }) => !before.has(id) && data.every((one) => one.id !== id))
    chat.update({
      conversations: [...begun, ...data.map((one) => seen(chat, latest(chat, one, since)))],
      is_online: true,
    })
    // Who was refused from the beginning was shown a new conversation.
    if (chat.state.refused !== null) showFirst(chat)
    chat.update({ refused: null })
    for (const id of Object.keys(chat.state.threads)) if (!isNew(id)) await catchUp(chat, id)
    behind.delete(chat)
  } catch (error) {
    behind.add(chat)
    refused(chat, error)
  }
  tellPage(chat)
}

/** Those that may have missed something: the last look at everything failed. */
const behind = new WeakSet<Chat>()

/** What the service knew when the chat was opened. */
export function takeOpening(chat: Chat, { conversations, thread }: Opening): void {
  chat.update({ conversations })
  if (thread) {
    const { conversation_id: id, messages, next_cursor } = thread
    setThread(chat, id, { messages: merged([], messages), older: next_cursor, is_loaded: true })
    const is_read = conversations.some((one) => one.id === id && one.unread_count === 0)
    if (is_read) noteRead(chat, id, newestOfOthers(chat, id)?.id)
  }
}

/** The newest messages first, then whatever came after them. */
export async function catchUp(chat: Chat, id: string): Promise<void> {
  const thread = threadOf(chat, id)
  const last = thread.messages.at(-1)
  const { token } = chat
  if (isNew(id)) return
  const since = moment()
  if (!thread.is_loaded || !last) {
    const { data, next_cursor } = await chat.api.messages(id, null)
    if (chat.token !== token) return
    const messages = merged(threadOf(chat, id).messages, unchanged(data, since))
    setThread(chat, id, { messages, older: next_cursor, is_loaded: true })
    return
  }
  for (let after = last.id, has_more = true; has_more; ) {
    const page = await chat.api.after(id, after)
    if (chat.token !== token) return
    has_more = page.has_more && page.data.length > 0
    after = page.data.at(-1)?.id ?? after
    addMessages(chat, id, unchanged(page.data, since))
  }
}

export async function loadOlder(chat: Chat, id: string): Promise<void> {
  const { older } = threadOf(chat, id)
  if (older === null) return
  const { token } = chat
  const since = moment()
  const { data, next_cursor } = await chat.api.messages(id, older)
  if (chat.token !== token) return
  const messages = merged(threadOf(chat, id).messages, unchanged(data, since))
  setThread(chat, id, { messages, older: next_cursor, is_loaded: true })
}

export function show(chat: Chat, thread: string | null): void {
  chat.update({ thread })
  // What is loaded is kept up to date.
  if (thread !== null && (behind.has(chat) || !threadOf(chat, thread).is_loaded))
    catchUp(chat, thread).catch((error) => refused(chat, error))
}

/** Where a visitor goes on: the conversation that isn't over, otherwise a new one; the list if there are several. */
export function showFirst(chat: Chat): void {
  const waiting = chat.state.outbox.at(-1)?.thread
  // The page's address names it if an email led here.
  const named = conversationIn(chat.page)
  if (chat.state.conversations.some(({ id }) => id === named)) return show(chat, named!)
  const running = chat.state.conversations.filter(
    ({ status, unread_count }) => status !== 'resolved' || unread_count > 0,
  )
  if (waiting) show(chat, waiting)
  else if (running.length === 1) show(chat, running[0]!.id)
  else show(chat, chat.state.conversations.length > 0 ? null : newThread())
}

export function conversationIn({ url }: Chat['page']): string | undefined {
  return /#parley=(\w+)/.exec(url)?.[1]
}

/** After it turned out who the visitor is: whoever is writing, or has a conversation before them, stays there. */
export function showTheirs(chat: Chat): void {
  const { thread, outbox, conversations } = chat.state
  const is_at_work =
    thread !== null &&
    (!isNew(thread) || outbox.some((one) => one.thread === thread) || isFilled(draftOf(chat, thread)))
  if (!is_at_work && conversations.length > 0) showFirst(chat)
}

export function setConversation(chat: Chat, conversation: Conversation): void {
  note(conversation.id)
  place(chat, conversation)
}

function place(chat: Chat, conversation: Conversation): void {
  const others = chat.state.conversations.filter(({ id }) => id !== conversation.id)
  const conversations = [seen(chat, conversation), ...others].sort((a, b) => (momentOf(a) < momentOf(b) ? 1 : -1))
  chat.update({ conversations })
  tellPage(chat)
}

/** What is on the screen is read, although the service may not know it yet. */
function seen(chat: Chat, conversation: Conversation): Conversation {
  return isShown(chat, conversation.id) ? { ...conversation, unread_count: 0 } : conversation
}

function momentOf({ last_message_at, created_at }: Conversation): string {
  return last_message_at ?? created_at
}

export function addMessages(chat: Chat, id: string, more: readonly Message[]): void {
  if (more.length === 0) return
  const thread = threadOf(chat, id)
  setThread(chat, id, { ...thread, messages: merged(thread.messages, more) })
}

/** A message from the stream. Returns whether it's the newest of its conversation: the service tells of no other change with it. */
export async function takeMessage(chat: Chat, message: Message): Promise<boolean> {
  const { conversation_id: id, from, created_at } = message
  const before = chat.state.conversations.find((one) => one.id === id)
  note(message.id)
  addMessages(chat, id, [message])
  if (!before) {
    await refresh(chat)
    return true
  }
  const is_new = (before.last_message?.id ?? '') < message.id
  if (is_new) {
    const unread_count = before.unread_count + (from === 'visitor' ? 0 : 1)
    place(chat, { ...before, unread_count, last_message: message, last_message_at: created_at })
  }
  return is_new
}

function isShown({ state }: Chat, id: string): boolean {
  return state.thread === id && state.is_open && document.visibilityState === 'visible'
}

export function threadOf({ state }: Chat, id: string): Thread {
  return state.threads[id] ?? { messages: [], older: null, is_loaded: false }
}

function setThread(chat: Chat, id: string, thread: Thread): void {
  chat.update({ threads: { ...chat.state.threads, [id]: thread } })
}

/** The last message of somebody else that the service knows to be read, by conversation. */
const read_through = new WeakMap<Chat, Record<string, string | undefined>>()

function noteRead(chat: Chat, id: string, message_id: string | undefined): void {
  read_through.set(chat, { ...read_through.get(chat), [id]: message_id })
}

function newestOfOthers(chat: Chat, id: string): Message | undefined {
  return threadOf(chat, id).messages.findLast(({ from }) => from !== 'visitor')
}

/** Read is what was on the screen: the chat open, its tab in front. */
export function markRead(chat: Chat): void {
  const { thread: id } = chat.state
  if (id === null || !isShown(chat, id)) return
  const last = newestOfOthers(chat, id)
  const known = read_through.get(chat)?.[id]
  if (!last || known === last.id) return
  noteRead(chat, id, last.id)
  const conversation = chat.state.conversations.find((one) => one.id === id)
  if (conversation?.unread_count) place(chat, conversation)
  chat.api.read(id, last.id).catch(async ({ is_passing, wait_ms }: Refusal) => {
    if (!is_passing) return
    await pause(Math.max(wait_ms, 5000))
    // A newer one has its own turn.
    if (read_through.get(chat)?.[id] !== last.id) return
    noteRead(chat, id, known)
    markRead(chat)
  })
}

export async function handOver(chat: Chat, id: string): Promise<void> {
  const { token } = chat
  const since = moment()
  await chat.api.handOver(id).then(
    (conversation) => chat.token === token && setConversation(chat, latest(chat, conversation, since)),
    (error) => refused(chat, error),
  )
}

export async function rate(chat: Chat, id: string, score: number, comment?: string): Promise<void> {
  const { token } = chat
  const since = moment()
  const conversation = await chat.api.rate(id, score, comment)
  if (chat.token !== token) return
  const { rating } = conversation
  setConversation(chat, { ...latest(chat, conversation, since), rating })
}

export function refused(chat: Chat, error: unknown): void {
  if (!(error instanceof Refusal)) throw error
  if (error.status === 0) chat.update({ is_online: false })
  if (error.code === 'visitor_token_invalid') loseVisitor(chat)
  refuse(chat, error)
}
