import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { usePlace } from './place.ts'

interface Props {
  label: string
  /** Where it stands, and where the focus goes back to. */
  button: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
  className?: string
}

/** Something small at its button. The browser puts it above all else, and away on Escape or a click beside it. */
export function Popover({ label, button, onClose, children, className = 'w-80 p-3' }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const element = box.current!
    const before = button.current
    const onToggle = (event: Event) => (event as ToggleEvent).newState === 'closed' && close()
    element.showPopover()
    element.addEventListener('toggle', onToggle)
    const first = element.querySelector<HTMLElement>('[data-first]') ?? element
    first.focus()
    return () => {
      element.removeEventListener('toggle', onToggle)
      const { activeElement } = document
      if (activeElement === document.body || element.contains(activeElement)) before?.focus()
    }
  }, [button])
  usePlace(box, button)
  return (
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current!.contains(relatedTarget)) onClose()
      }}
      className={`pane fixed inset-auto m-0 max-h-[calc(100dvh-1rem)] max-w-[calc(100vw-1rem)] rounded-lg border border-line bg-raised text-ink shadow-raised outline-none ${className}`}
    >
      {children}
    </div>
  )
}
