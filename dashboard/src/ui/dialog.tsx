import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '../text/text.tsx'
import { IconButton } from './button.tsx'
import { X } from './icons.tsx'

interface Props {
  title: string
  /** Asked to close: by Escape, the cross, or a click beside it. */
  onClose: () => void
  children: ReactNode
  wide?: boolean
  /** What it shows must not be lost by a slip: only its own buttons close it. */
  firm?: boolean
}

/** The browser's own dialog: it keeps the focus inside, makes the rest inert, and gives the focus back. */
export function Dialog({ title, onClose, children, wide, firm }: Props) {
  const t = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const element = dialog.current!
    element.showModal()
    // Left to itself it would begin at the cross.
    const first = element.querySelector<HTMLElement>('[data-first]') ?? heading.current
    first?.focus()
    return () => {
      element.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        if (!firm) onClose()
      }}
      onPointerDown={(event) => {
        if (!firm && event.target === dialog.current) onClose()
      }}
      className={`m-auto max-h-[calc(100dvh-1.5rem)] w-[calc(100vw-1.5rem)] overflow-hidden rounded-xl border border-line bg-raised p-0 text-ink shadow-raised ${wide ? 'max-w-2xl' : 'max-w-md'}`}
    >
      <div className="flex max-h-[calc(100dvh-1.75rem)] flex-col">
        <header className="flex items-center justify-between gap-3 ps-5 pe-3 pt-3.5 pb-1">
          <h2 ref={heading} id={id} tabIndex={-1} className="text-lg font-semibold outline-none">
            {title}
          </h2>
          {!firm && <IconButton icon={X} label={t.common.close} onClick={onClose} />}
        </header>
        <div className="pane px-5 pt-1 pb-5">{children}</div>
      </div>
    </dialog>
  )
}

export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap justify-end gap-2">{children}</div>
}
