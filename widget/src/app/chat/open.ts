import type { ToFrame } from '../../protocol.ts'
import { type Api, openApi, Refusal } from '../api.ts'
import type { Bridge } from '../bridge.ts'
import { onKept, recall } from '../kept.ts'
import { choose, load } from '../language.ts'
import type { Outbox } from '../outbox.ts'
import { isSession, openSession, sessionOf } from '../session.ts'
import { timesIn } from '../times.ts'
import type { Opening } from '../types.ts'
import { type Chat, newThread, outboxKey, type State } from './chat.ts'
import { conversationIn, markRead, refresh, refused, showFirst, showTheirs, takeOpening } from './conversations.ts'
import { listenForNudges, nudge, pause } from './pause.ts'
import { drain, reread, showBegun } from './sending.ts'
import { tellPage } from './tell.ts'
import { adopt, forgetHere, forgetVisitor, identify, oneByOne, setVisitor } from './visitor.ts'

/**
 * Reads the channel's settings and the language, and for visitors who come back also where they left off. Returns a chat that draws
 * itself on every change.
 */
export async function openChat(channel_id: string, bridge: Bridge, draw: (chat: Chat) => void) {
  const { hello } = bridge
  let scheduled = false
  let session = openSession(channel_id, hello)
  const signedIn = () => oneByOne(channel_id, async () => {})
  const api = openApi(new URL('/widget/api', location.href).pathname, () => session.token, signedIn)
  const opening = await openingOf(api, hello.page)
  const settings = opening?.settings ?? (await api.settings(channel_id))
  const language = choose([hello.language, ...navigator.languages], settings.languages)
  const words = await load(language)
  let state = blank(hello.is_open)
  const chat: Chat = {
    settings,
    words,
    language,
    times: timesIn(language),
    api,
    bridge,
    identity: hello.identity,
    page: hello.page,
    in_flight: undefined,
    wake: nudge,
    get session() {
      return session
    },
    set session(value) {
      session = value
    },
    get token() {
      return session.token
    },
    get state() {
      return state
    },
    update(changes) {
      state = { ...state, ...changes }
      if (scheduled) return
      scheduled = true
      queueMicrotask(() => {
        scheduled = false
        draw(chat)
        markRead(chat)
      })
    },
  }
  return { chat, opening }
}

/** Undefined for who is new, and where it's refused: the requests for its parts say why. */
async function openingOf(api: Api, page: Chat['page']): Promise<Opening | undefined> {
  if (api.token() === null) return undefined
  try {
    return await api.opening(conversationIn(page))
  } catch (error) {
    if (!(error instanceof Refusal) || error.is_passing) throw error
    return undefined
  }
}

/** Begins to live: who the visitor is, what there is already, what is still to be sent, and what happens from now on. */
export async function begin(chat: Chat, opening: Opening | undefined): Promise<void> {
  const { bridge, settings, token } = chat
  chat.update({ outbox: recall<Outbox>(outboxKey(chat), []) })
  onKept((key) => key === outboxKey(chat) && reread(chat))
  onKept((key) => isSession(key, settings.channel_id) && followSession(chat))
  bridge.listen((message) => heard(chat, message))
  listenForNudges()
  document.addEventListener('visibilitychange', () => markRead(chat))
  if (chat.identity) await identify(chat, chat.identity)
  else if (settings.identity === 'required' && chat.token === null) chat.update({ refused: 'sign_in' })
  const is_theirs = chat.token === token && [undefined, opening?.visitor.id].includes(chat.state.visitor?.id)
  if (opening && is_theirs) {
    if (!chat.state.visitor) setVisitor(chat, opening.visitor)
    takeOpening(chat, opening)
  } else if (chat.token !== null) await meetAgain(chat)
  showFirst(chat)
  chat.update({ is_begun: true })
  tellPage(chat)
  drain(chat)
  listen(chat, is_theirs ? opening?.last_event_id : null)
}

/** A visitor who hasn't written has nothing to follow. If the script for it doesn't come, the chat asks again and again. */
async function listen(chat: Chat, place: string | null | undefined): Promise<void> {
  const { token } = chat
  for (;;) {
    if (chat.token !== null) {
      const live = await import('./live.ts').catch(() => undefined)
      if (live) return live.follow(chat, chat.token === token ? (place ?? undefined) : undefined)
      await refresh(chat)
    }
    await pause(30_000)
  }
}

async function meetAgain(chat: Chat, is_other = false): Promise<void> {
  try {
    if (is_other || !chat.state.visitor) setVisitor(chat, await chat.api.visitor())
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    refused(chat, error)
  }
  await refresh(chat)
}

/** What another tab has learned of the visitor, or that they are no longer at this screen. */
async function followSession(chat: Chat): Promise<void> {
  const { session, state } = chat
  const next = sessionOf(chat.settings.channel_id)
  chat.session = { ...next, token: session.token }
  if (next.visit !== session.visit) return forgetHere(chat, next)
  if (state.thread !== null) showBegun(chat, state.thread)
  const is_other = next.token !== null && next.token !== session.token
  if (is_other) adopt(chat, next)
  if (is_other || next.begun.at(-1)?.[1] !== session.begun.at(-1)?.[1]) await meetAgain(chat, is_other)
  if (chat.state.thread !== null) showTheirs(chat)
}

function heard(chat: Chat, message: ToFrame): void {
  if (message.type === 'opened') {
    chat.page = message.page
    chat.update({ is_open: true })
    nudge()
  }
  if (message.type === 'closed') chat.update({ is_open: false })
  if (message.type === 'logout') forgetVisitor(chat, message.visit ?? chat.session.visit + 1)
  if (message.type === 'identify')
    identify(chat, message.identity)
      .then(() => refresh(chat))
      .then(() => showTheirs(chat))
}

function blank(is_open: boolean): State {
  return {
    visitor: null,
    conversations: [],
    threads: {},
    thread: newThread(),
    outbox: [],
    drafts: {},
    typing: {},
    is_online: true,
    is_begun: false,
    is_open,
    shows_sessions: false,
    has_details: false,
    refused: null,
  }
}
