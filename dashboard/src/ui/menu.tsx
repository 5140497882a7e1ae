import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { type Item, MenuList } from './menu-list.tsx'
import { MenuSearch, many } from './menu-search.tsx'

export interface MenuProps {
  /** What the button says aloud. */
  label: string
  /** The button shows words of its own, which say as much. */
  has_words?: boolean
  items: Item[]
  children: ReactNode
  className?: string
  /** Opened from elsewhere, such as by a key: whenever the number grows. */
  opened?: number
  /** It keeps the focus, as every button does. */
  disabled?: boolean
  /** Things of one kind: of many, one is found by typing. */
  is_choice?: boolean
  /** What an item opens in the place of the menu. */
  beside?: (button: RefObject<HTMLButtonElement | null>) => ReactNode
}

/** A button with a menu, by the pattern of ARIA: arrows, Home, End, the first letters, Escape. */
export function Menu(props: MenuProps) {
  const { label, has_words, items, children, className = '', opened = 0, disabled, is_choice, beside } = props
  const id = useId()
  const [is_open, setOpen] = useState(false)
  const [seen, setSeen] = useState(opened)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  if (opened !== seen) {
    setSeen(opened)
    if (!disabled) setOpen(true)
  }

  useEffect(() => {
    if (!is_open) return
    const leave = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    addEventListener('pointerdown', leave)
    addEventListener('focusin', leave)
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('focusin', leave)
    }
  }, [is_open])

  const is_searched = is_choice && items.length >= many
  function close(and: 'back' | 'on') {
    setOpen(false)
    if (and === 'back') button.current?.focus()
  }

  return (
    <div ref={root} className="relative inline-flex">
      <button
        ref={button}
        type="button"
        aria-label={has_words ? undefined : label}
        title={has_words ? undefined : label}
        aria-haspopup={is_searched ? 'dialog' : 'menu'}
        aria-expanded={is_open}
        aria-controls={is_open && !is_searched ? id : undefined}
        aria-disabled={disabled || undefined}
        onClick={() => setOpen(!is_open && !disabled)}
        className={`aria-disabled:opacity-55 ${className}`}
      >
        {children}
      </button>
      {is_open && is_searched && <MenuSearch label={label} items={items} button={button} onClose={() => close('on')} />}
      {is_open && !is_searched && <MenuList id={id} label={label} items={items} button={button} close={close} />}
      {beside?.(button)}
    </div>
  )
}
