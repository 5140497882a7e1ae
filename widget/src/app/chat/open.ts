import type { ToFrame } from '../../protocol.ts'
import { openApi, Refusal } from '../api.ts'
import type { Bridge } from '../bridge.ts'
import { onKept, recall } from '../kept.ts'
import { choose, load } from '../language.ts'
import type { Outbox } from '../outbox.ts'
import { type Chat, newThread, outboxKey, type State } from './chat.ts'
import { markRead, refresh, refused, showFirst, showTheirs } from './conversations.ts'
import { follow } from './live.ts'
import { listenForNudges, nudge } from './pause.ts'
import { drain, reread } from './sending.ts'
import { forgetVisitor, identify, setVisitor } from './visitor.ts'

/** Reads the channel's settings and the language, and returns a chat that draws itself on every change. */
export async function openChat(channel_id: string, bridge: Bridge, draw: (chat: Chat) => void): Promise<Chat> {
  const { hello } = bridge
  let scheduled = false
  let token = hello.token
  const api = openApi(new URL('/widget/api', location.href).pathname, () => token)
  const settings = await api.settings(channel_id)
  const language = choose([hello.language, ...navigator.languages], settings.languages)
  const words = await load(language)
  let state = blank(hello.is_open)
  const chat: Chat = {
    settings,
    words,
    language,
    api,
    bridge,
    identity: hello.identity,
    page: hello.page,
    in_flight: undefined,
    wake: nudge,
    get token() {
      return token
    },
    set token(value) {
      token = value
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
  onKept(outboxKey(chat), () => reread(chat))
  bridge.listen((message) => heard(chat, message))
  listenForNudges()
  document.addEventListener('visibilitychange', () => markRead(chat))
  if (chat.identity) await identify(chat, chat.identity)
  else if (settings.identity === 'required' && chat.token === null) chat.update({ refused: 'sign_in' })
  if (chat.token !== null) await meetAgain(chat)
  showFirst(chat)
  chat.update({ is_begun: true })
  drain(chat)
  follow(chat)
}

async function meetAgain(chat: Chat): Promise<void> {
  try {
    if (!chat.state.visitor) setVisitor(chat, await chat.api.visitor())
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    refused(chat, error)
  }
  await refresh(chat)
}

function heard(chat: Chat, message: ToFrame): void {
  if (message.type === 'opened') {
    chat.page = message.page
    chat.update({ is_open: true })
    nudge()
  }
  if (message.type === 'closed') chat.update({ is_open: false })
  if (message.type === 'logout') forgetVisitor(chat)
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
    typing: {},
    is_online: true,
    is_begun: false,
    is_open,
    has_details: false,
    refused: null,
  }
}
