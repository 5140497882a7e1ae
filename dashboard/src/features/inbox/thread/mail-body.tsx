import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/text.tsx'
import { Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { ImageIcon } from '../../../ui/icons.tsx'
import { Failed } from '../../../ui/problem.tsx'
import type { Message } from '../data/queries.ts'
import { MailFrame } from './mail-frame.tsx'
import { mailQuery } from './mail-query.ts'

interface Props {
  mode: Mode
  message: Message
  name: string
}

/** The mail as in a mail program. Images from elsewhere are loaded when somebody asks for them, each time anew. */
export function FormattedMail({ mode, message, name }: Props) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const enabled = useSeen(place)
  const { data, error, refetch } = useQuery({ ...mailQuery(mode, message), enabled })
  const [with_images, setWithImages] = useState(false)
  if (error) return <Failed error={error} retry={() => refetch()} />
  if (!data)
    return (
      <div ref={place}>
        <Skeletons rows={3} className="h-10" />
      </div>
    )
  if (data.html === null) return <p className="text-sm text-muted">{t.mail!.no_formatting}</p>
  return (
    <div className="mb-2 flex flex-col gap-2">
      {data.remote_images > 0 && !with_images && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <p className="flex min-w-0 flex-1 basis-60 items-start gap-2">
            <ImageIcon size={16} aria-hidden className="mt-0.5 shrink-0 text-muted" />
            <span>
              <span className="block">{t.mail!.blocked(data.remote_images)}</span>
              <span className="block text-xs text-muted">{t.mail!.blocked_hint}</span>
            </span>
          </p>
          <Button onClick={() => setWithImages(true)}>{t.mail!.show_images}</Button>
        </div>
      )}
      <MailFrame html={data.html} name={name} with_images={with_images} />
    </div>
  )
}

/** Whether an element has come into view. A long conversation holds many mails, and each is read again from its file. */
function useSeen(place: RefObject<Element | null>): boolean {
  const [is_seen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return is_seen
}

/** What its text leaves out: quoted mail, and the signature. */
export function FoldedText({ mode, message }: Omit<Props, 'name'>) {
  const t = useText()
  const { data, error, refetch } = useQuery(mailQuery(mode, message))
  if (error) return <Failed error={error} retry={() => refetch()} />
  if (!data) return <Skeletons rows={2} className="h-5" />
  const pieces = [
    [t.mail!.signature, data.signature],
    [t.mail!.quoted, data.quote],
  ].filter(([, text]) => text)
  if (pieces.length === 0) return <p className="text-sm text-muted">{t.mail!.nothing_quoted}</p>
  return pieces.map(([label, text]) => (
    <section
      key={label}
      aria-label={label!}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="words max-h-96 overflow-y-auto border-s-2 border-line ps-3 text-sm whitespace-pre-wrap text-muted"
    >
      {text}
    </section>
  ))
}
