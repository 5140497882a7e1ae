import type { Identity } from '../../protocol.ts'
import { Refusal } from '../api.ts'
import { exclusively, keep, recall } from '../kept.ts'
import { adrift, details_required, isNew, type Outbox, waitAfter } from '../outbox.ts'
import { isRenewed, nextSession, type Session, sessionOf, subjectOf } from '../session.ts'
import type { Visitor } from '../types.ts'
import { type Chat, newThread, outboxKey, setSession } from './chat.ts'
import { moveDraft } from './drafts.ts'
import { pause } from './pause.ts'

const max_introductions = 4

type Creating = Promise<void> | undefined
const creating = new WeakMap<Chat, Creating>()

/** A visitor exists once they have something to say, or the page has said who they are. */
export function ensureVisitor(chat: Chat): Promise<void> {
  if (chat.token !== null) return Promise.resolve()
  const known = creating.get(chat)
  if (known) return known
  const now = create(chat).finally(() => creating.get(chat) === now && creating.delete(chat))
  creating.set(chat, now)
  return now
}

/** One tab at a time learns or says who the visitor is. */
export function oneByOne(channel_id: string, run: () => Promise<void>): Promise<void> {
  return exclusively(`parley:${channel_id}:visitor`, run)
}

/** One visitor for all tabs: whichever tab comes first makes it, and the others take it over. */
function create(chat: Chat): Promise<void> {
  const { channel_id } = chat.settings
  return oneByOne(channel_id, async () => {
    const { identity } = chat
    const shared = sessionOf(channel_id)
    if (shared.token !== null && shared.visit === chat.session.visit) {
      adopt(chat, shared)
      if (identity) await introduce(chat, identity)
      else setVisitor(chat, await chat.api.visitor())
    } else {
      const { visit } = chat.session
      const { token, ...visitor } = await chat.api.createVisitor({ channel_id, ...about(chat), ...identity })
      // Somebody else has come to this screen since.
      if (chat.session.visit !== visit) throw new Refusal('visitor_changed', 408, '')
      setSession(chat, { token, before: null })
      setVisitor(chat, visitor)
      noteSubject(chat, identity)
    }
    chat.wake()
  })
}

function noteSubject(chat: Chat, identity: Identity | null): void {
  if (identity?.identity_token) setSession(chat, { subject: subjectOf(identity) })
}

/** Goes on as the visitor that another tab knows. */
export function adopt(chat: Chat, session: Session): void {
  const { thread: from } = chat.state
  if (chat.token !== null && !isRenewed(session, chat.token)) {
    const thread = from === null ? null : newThread()
    if (from !== null && thread !== null) moveDraft(chat, from, thread)
    chat.update({ ...nobody, thread })
  }
  chat.session = session
  chat.bridge.send({ type: 'token', token: session.token, visit: session.visit })
  chat.wake()
}

/** Who the visitor is now: after the page has signed them in, or after they have filled in the form. */
export async function identify(chat: Chat, identity: Identity): Promise<void> {
  const { visit } = chat.session
  // Whoever is just being made is made without it.
  await creating.get(chat)?.catch(() => {})
  if (chat.session.visit !== visit) return
  const subject = subjectOf(identity)
  if (subject !== null && ![null, subject].includes(chat.session.subject)) leave(chat)
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
  const { visit } = chat.session
  try {
    await oneByOne(chat.settings.channel_id, async () => {
      if (chat.session.visit !== visit || chat.token === null) return
      const shared = sessionOf(chat.settings.channel_id)
      // Another tab was first, and its word hasn't reached this one yet.
      if (shared.visit === visit && isRenewed(shared, chat.token)) adopt(chat, shared)
      await introduce(chat, identity)
    })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'visitor_token_invalid') throw error
    const { identity } = chat
    loseVisitor(chat)
    chat.identity = identity
  }
}

/** The answer may have been lost, with a new token in it: for a minute, it's given again to whoever repeats the question. */
async function introduce(chat: Chat, identity: Identity): Promise<void> {
  const { visit } = chat.session
  for (let failures = 1; chat.session.visit === visit; failures++) {
    try {
      return await introduceOnce(chat, identity)
    } catch (error) {
      if (!(error instanceof Refusal) || !error.is_passing || failures === max_introductions) throw error
      await pause(Math.max(error.wait_ms, waitAfter(failures)))
    }
  }
}

/** Whoever signs in gets a new token: nobody who knew the one before, such as another person at this screen, reads on. */
async function introduceOnce(chat: Chat, identity: Identity): Promise<void> {
  const { token: before, state } = chat
  const changes = { ...about(chat), ...identity }
  const new_token = identity.identity_token ? true : undefined
  const { token, ...visitor } = await chat.api.updateVisitor({ ...changes, new_token }).catch((error) => {
    // While the service is upgraded, one of its processes may still be of the version before.
    if (error instanceof Refusal && error.code === 'parameter_unknown') return chat.api.updateVisitor(changes)
    throw error
  })
  if (chat.token !== before) {
    // Whom it was for has left meanwhile.
    if (token) chat.api.signOut(token).catch(() => {})
    return
  }
  // Signed in before it was noted whom the website had signed in.
  if (state.visitor?.verified && state.visitor.id !== visitor.id) chat.update({ ...nobody, thread: newThread() })
  if (token) {
    setSession(chat, { token, before })
    chat.wake()
  }
  setVisitor(chat, visitor)
  noteSubject(chat, identity)
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

/** The token is no longer good. What isn't sent yet, or still being written, begins a conversation of the next visitor on this page. */
export function loseVisitor(chat: Chat): void {
  const shared = sessionOf(chat.settings.channel_id)
  // Another tab has begun a new one already.
  if (shared.token !== null && shared.token !== chat.token) return adopt(chat, shared)
  setSession(chat, { token: null, before: null, subject: null })
  // Whoever was signed out here isn't signed in again by writing on: only once the page says so again.
  if (chat.identity?.identity_token) chat.identity = null
  const outbox = adrift(recall<Outbox>(outboxKey(chat), []))
  keep(outboxKey(chat), outbox)
  const { thread: from } = chat.state
  const thread = from === null ? null : (outbox.at(-1)?.thread ?? newThread())
  if (from !== null && thread !== null && !isNew(from)) moveDraft(chat, from, thread)
  chat.update({ ...nobody, outbox, thread })
}

/** The page has signed its visitor out: the next one at this screen sees nothing of them. */
export function forgetVisitor(chat: Chat, visit: number): void {
  forgetHere(chat, nextSession(chat.settings.channel_id, visit, null))
  chat.bridge.send({ type: 'token', token: null, visit })
}

/** What is on this screen, once the session is another one. */
export function forgetHere(chat: Chat, session: Session): void {
  for (const { uploads } of Object.values(chat.state.drafts))
    for (const { transfer } of uploads) transfer?.stop(chat.api)
  chat.session = session
  chat.identity = null
  creating.delete(chat)
  chat.bridge.send({ type: 'unread', count: 0 })
  chat.update({ ...nobody, outbox: [], drafts: {}, thread: newThread(), has_details: false, refused: null })
  chat.wake()
}

/** The page signs in somebody else without having signed out who was here. */
function leave(chat: Chat): void {
  if (chat.token !== null) chat.api.signOut().catch(() => {})
  forgetVisitor(chat, chat.session.visit + 1)
}

const nobody = { shows_sessions: false, visitor: null, conversations: [], threads: {}, typing: {} }

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
