import type { Hello, Identity, ToLoader } from '../protocol.ts'
import { type Frame, openFrame } from './frame.ts'
import { launcher } from './launcher.ts'
import { keptUnder } from './stored.ts'
import { wordsIn } from './words.ts'

export type Command = [name: string, ...given: unknown[]]
type Listener = (detail: unknown) => void

interface Options {
  channel: string
  /** The origin of the service. */
  base: string
  color?: string
  language?: string
  position?: string
}

/** How long the chat may wait for the service before the page says so. */
const slow_ms = 10_000

/** Draws the launcher and returns `Parley`. Nothing is requested or stored until a visitor opens the chat. */
export function start({ channel, base, color, language, position }: Options, end: () => void) {
  const kept = keptUnder(`parley:${channel}`)
  const speech = language || document.documentElement.lang || navigator.language
  const words = wordsIn(speech)
  const { name } = words
  const { host, panel, button, again, show, setDown, setColor } = launcher(words, position)
  const listeners: Record<string, Set<Listener>> = {}
  let frame: Frame | undefined
  let identity: Identity | null = null
  let is_open = false
  let unread = 0
  let failures = 0
  let waiting: ReturnType<typeof setTimeout>
  let focused: Element | null = null

  const page = () => ({ url: location.href, title: document.title })
  const emit = (event: string, detail?: unknown) => {
    for (const listener of listeners[event] ?? []) listener(detail)
  }

  function prepare() {
    if (frame) return
    clearTimeout(waiting)
    frame = openFrame(panel, { base, channel, name }, hello, heard, fail)
  }

  /** The chat doesn't come. What the browser shows instead is taken away, and it's tried again for as long as somebody needs it. */
  function fail() {
    discard()
    setDown(true)
    waiting = setTimeout(tryAgain, Math.min(30_000, 2000 * 2 ** failures++))
  }

  function tryAgain() {
    if (!frame && (is_open || kept().is_unsent)) prepare()
  }

  function discard() {
    frame?.remove()
    frame = undefined
    clearTimeout(waiting)
    panel.classList.remove('ready', 'peek')
  }

  function hello(): Hello {
    const { token = null, visit = 0 } = kept()
    return { parley: 'hello', token, visit, identity, language: speech, page: page(), is_open }
  }

  function heard(message: ToLoader) {
    const { type } = message
    // It may still wait for the service.
    if (type === 'here') waiting = setTimeout(setDown, slow_ms, true)
    else if (type === 'ready') {
      clearTimeout(waiting)
      setDown(false)
      failures = 0
      panel.classList.add('ready')
      setColor(message.color)
      kept({ color: message.color })
      if (is_open) frame!.focus()
    } else if (type === 'token') kept({ token: message.token, visit: message.visit })
    else if (type === 'unsent') kept({ is_unsent: message.is_unsent })
    else if (type === 'peek') {
      // Who dismissed it by key was in it.
      if (!panel.classList.toggle(type, message.is_shown) && document.activeElement === host) button.focus()
    } else if (type === 'unread') setUnread(message.count)
    else if (type === 'event') emit(message.name, message.detail)
    // A later version may send more.
    else commands[type]?.()
  }

  function setUnread(count: number) {
    if (unread === count) return
    unread = count
    show(is_open, unread)
    emit('unread', unread)
  }

  function setOpen(value: boolean) {
    if (is_open === value) return
    is_open = value
    panel.classList.remove('peek')
    show(is_open, unread)
    if (is_open) {
      focused = document.activeElement
      prepare()
      frame!.send({ type: 'opened', page: page() })
      frame!.focus()
    } else {
      frame?.send({ type: 'closed' })
      // Back to where the visitor was: the launcher, or what on the page opened the chat.
      const back = focused === host || focused === document.body ? button : (focused as HTMLElement | null)
      back?.focus()
    }
    emit(is_open ? 'open' : 'close')
  }

  const call = (path: string, method?: string) =>
    fetch(`${base}/widget/api/${path}`, { method, headers: { authorization: `Bearer ${kept().token}` } })

  /** Only visitors who have been here before are asked for: what they haven't read, and whether to stay in touch. */
  async function lookForUnread() {
    const { token, color: brand, is_unsent } = kept()
    if (brand) setColor(brand)
    if (is_unsent) prepare()
    if (!token || frame) return
    const answer = await call('conversations?limit=20')
    if (answer.status === 401 && token === kept().token) kept({ token: null })
    if (!answer.ok || frame) return
    const { data } = (await answer.json()) as { data: { unread_count: number; status: string }[] }
    setUnread(data.reduce((sum, one) => sum + one.unread_count, 0))
    if (unread || data.some((one) => one.status !== 'resolved')) prepare()
  }

  const commands: Record<string, (...given: never[]) => unknown> = {
    open: () => setOpen(true),
    close: () => setOpen(false),
    toggle: () => setOpen(!is_open),
    identify(given: Identity) {
      identity = given
      frame?.send({ type: 'identify', identity: given })
    },
    logout() {
      identity = null
      const { token, visit = 0, color } = kept()
      if (token) call('visitor', 'DELETE').catch(() => {})
      // Nothing is kept of who hasn't opened it.
      if (color || frame) kept({ token: null, visit: visit + 1, is_unsent: false })
      frame?.send({ type: 'logout', visit: visit + 1 })
      setUnread(0)
    },
    on(event: string, listener: Listener) {
      listeners[event] ??= new Set()
      listeners[event].add(listener)
    },
    off: (event: string, listener: Listener) => listeners[event]?.delete(listener),
    destroy() {
      discard()
      removeEventListener('online', tryAgain)
      host.remove()
      end()
    },
  }

  button.onclick = () => setOpen(!is_open)
  again.onclick = () => {
    discard()
    setDown(false)
    prepare()
  }
  addEventListener('online', tryAgain)
  // Nothing is returned: false would take the key from the button.
  host.onkeydown = ({ key }) => {
    if (key === 'Escape') setOpen(false)
  }
  setColor(color || '#1f2937')
  show(is_open, unread)
  // Behind the body: one that is moved, filtered or contained would take the widget with it.
  const place = () => document.documentElement.append(host)
  if (document.body) place()
  else addEventListener('DOMContentLoaded', place)
  // A link in an email leads back here.
  if (/^#parley/.test(location.hash)) setOpen(true)
  setTimeout(() => lookForUnread().catch(() => {}), 1000)

  return (command: string, ...given: unknown[]) => commands[command]?.(...(given as never[]))
}
