import type { Hello, Identity, ToFrame, ToLoader } from '../protocol.ts'
import { keep, recall } from './kept.ts'

export interface Bridge {
  readonly hello: Hello
  send(message: ToLoader): void
  listen(heard: (message: ToFrame) => void): void
}

/** Waits for the loader. Without one, the chat is a page of its own: it is always open and keeps the token itself. */
export function meet(channel_id: string): Promise<Bridge> {
  if (window.parent === window) return Promise.resolve(alone(channel_id))
  return new Promise((resolve) => {
    addEventListener('message', function first({ data, source, ports: [port] }: MessageEvent<Hello>) {
      // Who may embed this page, its policy says (frame-ancestors): the parent is one of the channel's origins.
      if (source !== window.parent || data?.parley !== 'hello' || !port) return
      removeEventListener('message', first)
      port.postMessage({ type: 'here' } satisfies ToLoader)
      resolve({
        hello: data,
        send: (message) => port.postMessage(message),
        listen(heard) {
          port.onmessage = (event: MessageEvent<ToFrame>) => heard(event.data)
        },
      })
    })
  })
}

function alone(channel_id: string): Bridge {
  const key = `parley:${channel_id}:token`
  const identity: Identity | null = null
  const page = { url: location.href, title: document.title }
  const language = navigator.language
  return {
    hello: {
      parley: 'hello',
      token: recall<string | null>(key, null),
      visit: 0,
      identity,
      language,
      page,
      is_open: true,
    },
    send: (message) => message.type === 'token' && keep(key, message.token),
    listen: () => {},
  }
}
