import { useEffect, useRef, useState } from 'react'
import { Unreachable } from '../../../api/call.ts'
import { useText } from '../../../text/text.tsx'
import { Failed } from '../../../ui/problem.tsx'

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
  const [tries, setTries] = useState(1)
  const [has_failed, setFailed] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const observer = useRef<ResizeObserver>(undefined)
  useEffect(() => () => observer.current?.disconnect(), [])
  // The button that was pressed is gone.
  useEffect(() => {
    if (with_images || tries > 1) frame.current?.focus({ preventScroll: true })
  }, [with_images, tries])
  function fill({ contentDocument }: HTMLIFrameElement) {
    // Without a network, or where a proxy refuses it, the page is somebody else's.
    if (!contentDocument?.documentElement.hasAttribute('data-mail-sheet')) return setFailed(true)
    const { body } = contentDocument
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
  function retry() {
    setFailed(false)
    setTries(tries + 1)
  }
  if (has_failed) return <Failed error={new Unreachable()} retry={retry} />
  return (
    <iframe
      ref={frame}
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
