import type { Hello, ToFrame, ToLoader } from '../protocol.ts'

export interface Frame {
  send(message: ToFrame): void
  focus(): void
  remove(): void
}

interface Place {
  /** The origin of the service. */
  base: string
  channel: string
  name: string
}

/** From the load event, at which the chat greets. Without one, the service doesn't answer at all. */
const patience_ms = { loading: 30_000, greeting: 3000 }

/**
 * The chat. Calls `onBroken` if it doesn't come: the network, the service or a policy kept it away, and what is in the frame is the
 * browser's or somebody else's. It is told what it needs to know over a channel of its own, opened towards exactly the service's origin. */
export function openFrame(
  panel: HTMLElement,
  { base, channel, name }: Place,
  hello: () => Hello,
  heard: (message: ToLoader) => void,
  onBroken: () => void,
): Frame {
  const iframe = document.createElement('iframe')
  let port: MessagePort | undefined
  let patience = setTimeout(onBroken, patience_ms.loading)
  iframe.title = name
  // A sound, if the visitor switched it on.
  iframe.allow = 'autoplay'
  // The service notes which website shows the chat. It needn't know the page.
  iframe.referrerPolicy = 'origin'
  iframe.src = `${base}/widget/frame?channel=${channel}`
  iframe.onload = () => {
    const { port1, port2 } = new MessageChannel()
    port = port1
    port.onmessage = ({ data }) => {
      clearTimeout(patience)
      heard(data)
    }
    clearTimeout(patience)
    patience = setTimeout(onBroken, patience_ms.greeting)
    iframe.contentWindow!.postMessage(hello(), base, [port2])
  }
  panel.append(iframe)
  return {
    send: (message) => port?.postMessage(message),
    focus: () => iframe.focus(),
    remove() {
      clearTimeout(patience)
      iframe.remove()
    },
  }
}
