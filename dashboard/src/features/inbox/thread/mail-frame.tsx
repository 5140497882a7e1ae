import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../text/text.tsx'

interface Props {
  html: string
  /** Whose mail it is. */
  name: string
  with_images: boolean
}

const max_height = 20_000
const scrollbar = 16

/**
 * A mail as its sender laid it out, on a page whose policy and sandbox let nothing run. It shares the origin of this page only so that
 * its height can be measured: a frame of another origin doesn't tell it.
 */
export function MailFrame({ html, name, with_images }: Props) {
  const t = useText()
  const [height, setHeight] = useState(160)
  const observer = useRef<ResizeObserver>(undefined)
  useEffect(() => () => observer.current?.disconnect(), [])
  function fill(frame: HTMLIFrameElement) {
    const body = frame.contentDocument?.body
    if (!body) return
    body.innerHTML = html
    if (with_images)
      for (const image of body.querySelectorAll<HTMLImageElement>('img[data-remote-src]'))
        image.src = image.dataset.remoteSrc!
    observer.current?.disconnect()
    observer.current = new ResizeObserver(() => {
      const room = body.scrollWidth > body.clientWidth ? scrollbar : 0
      setHeight(Math.min(max_height, Math.ceil(body.getBoundingClientRect().height) + room))
    })
    observer.current.observe(body)
  }
  return (
    <iframe
      key={String(with_images)}
      title={t.mail!.frame(name)}
      src={`/dashboard/mail-sheet${with_images ? '/images' : ''}`}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      onLoad={({ currentTarget }) => fill(currentTarget)}
      style={{ height }}
      className="block w-full rounded-md border border-line bg-white"
    />
  )
}
