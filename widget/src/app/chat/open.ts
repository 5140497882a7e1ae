import type { ToFrame } from '../../protocol.ts'
import { openApi, Refusal } from '../api.ts'
import type { Bridge } from '../bridge.ts'
import { onKept, recall } from '../kept.ts'
import { choose, load } from '../language.ts'
import type { Outbox } from '../outbox.ts'
import { isSession, openSession, sessionOf } from '../session.ts'
import { timesIn } from '../times.ts'
import { type Chat, newThread, outboxKey, type State } from './chat.ts'
import { markRead, refresh, refused, showFirst, showTheirs } from './conversations.ts'
import { follow } from './live.ts'
import { listenForNudges, nudge } from './pause.ts'
import { drain, reread, showBegun, tellUnsent } from './sending.ts'
import { adopt, forgetHere, forgetVisitor, identify, oneByOne, setVisitor } from './visitor.ts'

/** Reads the channel's settings and the language, and returns a chat that draws itself on every change. */
export async function openChat(channel_id: string, bridge: Bridge, draw: (chat: Chat) => void): Promise<Chat> {
  const { hello } = bridge
  let scheduled = false
  let session = openSession(channel_id, hello)
  const signedIn = () => oneByOne(channel_id, async () => {})
  const api = openApi(new URL('/widget/api', location.href).pathname, () => session.token, signedIn)
  const settings = await api.settings(channel_id)
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
  return chat
}

/** Begins to live: who the visitor is, what there is already, what is still to be sent, and what happens from now on. */
export async function begin(chat: Chat): Promise<void> {
  const { bridge, settings } = chat
  chat.update({ outbox: recall<Outbox>(outboxKey(chat), []) })
  onKept((key) => key === outboxKey(chat) && reread(chat))
  onKept((key) => isSession(key, settings.channel_id) && followSession(chat))
  bridge.listen((message) => heard(chat, message))
  listenForNudges()
  document.addEventListener('visibilitychange', () => markRead(chat))
  if (chat.identity) await identify(chat, chat.identity)
  else if (settings.identity === 'required' && chat.token === null) chat.update({ refused: 'sign_in' })
  if (chat.token !== null) await meetAgain(chat)
  showFirst(chat)
  chat.update({ is_begun: true })
  tellUnsent(chat)
  drain(chat)
  follow(chat)
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
