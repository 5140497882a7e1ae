import type { Identity } from '../../protocol.ts'
import { Refusal } from '../api.ts'
import { keep, recall } from '../kept.ts'
import { adrift, details_required, isNew } from '../outbox.ts'
import type { Visitor } from '../types.ts'
import { type Chat, draftKey, newThread, outboxKey } from './chat.ts'

type Creating = Promise<void> | undefined
const creating = new WeakMap<Chat, Creating>()

/** A visitor exists once they have something to say, or the page has said who they are. */
export function ensureVisitor(chat: Chat): Promise<void> {
  if (chat.token !== null) return Promise.resolve()
  const known = creating.get(chat)
  if (known) return known
  const now = create(chat).finally(() => creating.delete(chat))
  creating.set(chat, now)
  return now
}

async function create(chat: Chat): Promise<void> {
  const { token, ...visitor } = await chat.api.createVisitor({
    channel_id: chat.settings.channel_id,
    ...about(chat),
    ...chat.identity,
  })
  setToken(chat, token)
  setVisitor(chat, visitor)
  chat.wake()
}

/** Who the visitor is now: after the page has signed them in, or after they have filled in the form. */
export async function identify(chat: Chat, identity: Identity): Promise<void> {
  chat.identity = { ...chat.identity, ...identity }
  try {
    if (chat.token !== null) await knowBetter(chat, identity)
    if (chat.token === null) await ensureVisitor(chat)
    chat.update({ refused: null })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // An address that the page got wrong shouldn't keep its visitors from writing.
    if (error.status === 401 || error.status === 400) chat.identity = null
    chat.bridge.send({ type: 'event', name: 'error', detail: { code: error.code, message: error.message } })
    refuse(chat, error)
  }
}

/** If their session ended meanwhile, the identity begins another one. If it is refused as well, they go on signed out. */
async function knowBetter(chat: Chat, identity: Identity): Promise<void> {
  try {
    setVisitor(chat, await chat.api.updateVisitor({ ...about(chat), ...identity }))
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'visitor_token_invalid') throw error
    loseVisitor(chat)
  }
}

function about({ language, page }: Chat) {
  const { timeZone: time_zone } = Intl.DateTimeFormat().resolvedOptions()
  const { url, title } = page
  // Apps show pages that aren't on the web.
  const is_web = /^https?:/.test(url) && url.length <= 2000
  return { locale: language, time_zone, ...(is_web && { page: { url, title: title.slice(0, 300) } }) }
}

export function setVisitor(chat: Chat, visitor: Visitor): void {
  chat.update({ visitor })
}

function setToken(chat: Chat, token: string | null): void {
  chat.token = token
  chat.bridge.send({ type: 'token', token })
}

/** The token is no longer good. What isn't sent yet, or still being written, begins a conversation of the next visitor on this page. */
export function loseVisitor(chat: Chat): void {
  setToken(chat, null)
  const outbox = adrift(chat.state.outbox)
  keep(outboxKey(chat), outbox)
  const thread = chat.state.thread === null ? null : (outbox.at(-1)?.thread ?? newThread())
  moveDraft(chat, chat.state.thread)
  chat.update({ ...nobody, outbox, thread })
}

function moveDraft(chat: Chat, from: string | null): void {
  if (from === null || isNew(from)) return
  const text = recall(draftKey(chat, from), '')
  if (text === '') return
  keep(draftKey(chat, from), '')
  keep(draftKey(chat, newThread()), text)
}

/** The page has signed its visitor out: the next one at this screen sees nothing of them. */
export function forgetVisitor(chat: Chat): void {
  setToken(chat, null)
  chat.identity = null
  keep(outboxKey(chat), [])
  chat.update({ ...nobody, outbox: [], thread: newThread(), has_details: false })
}

const nobody = { visitor: null, conversations: [], threads: {}, typing: {} }

/** Tells the visitor if they can't write at all, and asks them for what the channel has come to require. */
export function refuse(chat: Chat, { code }: Refusal): void {
  if (code === details_required) askAgain(chat)
  if (code === 'visitor_blocked') chat.update({ refused: 'blocked' })
  if (code === 'identity_required') chat.update({ refused: 'sign_in' })
}

/** The settings may have changed since the page was opened. */
async function askAgain(chat: Chat): Promise<void> {
  chat.settings = await chat.api.settings(chat.settings.channel_id).catch(() => chat.settings)
  chat.update({ has_details: false })
}
