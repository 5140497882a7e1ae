import type { Hello, ToFrame, ToLoader } from '../protocol.ts'

export interface Frame {
  send(message: ToFrame): void
  /** Whether it has loaded without saying a word: the network or a policy kept the chat away. */
  is_broken(): boolean
  focus(): void
  remove(): void
}

interface Place {
  /** The origin of the service. */
  base: string
  channel: string
  name: string
}

/** The chat. It is told what it needs to know over a channel of its own, opened towards exactly the service's origin. */
export function openFrame(
  panel: HTMLElement,
  { base, channel, name }: Place,
  hello: () => Hello,
  heard: (message: ToLoader) => void,
): Frame {
  const iframe = document.createElement('iframe')
  let port: MessagePort | undefined
  let is_ready = false
  iframe.title = name
  iframe.src = `${base}/widget/frame?channel=${channel}`
  iframe.onload = () => {
    const { port1, port2 } = new MessageChannel()
    port = port1
    port.onmessage = ({ data }) => {
      is_ready = true
      heard(data)
    }
    iframe.contentWindow!.postMessage(hello(), base, [port2])
  }
  panel.append(iframe)
  return {
    send: (message) => port?.postMessage(message),
    is_broken: () => !!port && !is_ready,
    focus: () => iframe.focus(),
    remove: () => iframe.remove(),
  }
}
