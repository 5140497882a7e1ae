import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

export interface Item {
  name: string
  label: ReactNode
  /** For finding it by typing, where the label is more than text. */
  words?: string
  icon?: ComponentType<{ size?: number; 'aria-hidden'?: boolean; className?: string }>
  /** One of several, this one in force. */
  checked?: boolean
  run: () => void
}

interface Props {
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
}

/** A button with a menu, by the pattern of ARIA: arrows, Home, End, first letters, Escape. */
export function Menu({ label, has_words, items, children, className = '', opened = 0, disabled }: Props) {
  const id = useId()
  const [is_open, setOpen] = useState(false)
  const [seen, setSeen] = useState(opened)
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
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

  useLayoutEffect(() => {
    if (!is_open) return
    place(list.current!, button.current!)
    const entries = entriesIn(list.current!)
    const first = entries.find((one) => one.getAttribute('aria-checked') === 'true') ?? entries[0]
    first?.focus()
  }, [is_open])

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const entries = entriesIn(list.current!)
    const at = entries.indexOf(document.activeElement as HTMLElement)
    const go = (to: number) => entries[(to + entries.length) % entries.length]?.focus()
    if (event.key === 'Escape') close()
    else if (event.key === 'ArrowDown') go(at + 1)
    else if (event.key === 'ArrowUp') go(at - 1)
    else if (event.key === 'Home') go(0)
    else if (event.key === 'End') go(-1)
    else if (event.key === 'Tab') return setOpen(false)
    else if (event.key.length === 1 && event.key !== ' ') {
      const letter = event.key.toLocaleLowerCase()
      const after = [...entries.slice(at + 1), ...entries.slice(0, at + 1)]
      after.find((one) => one.textContent?.trim().toLocaleLowerCase().startsWith(letter))?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div ref={root} className="relative inline-flex">
      <button
        ref={button}
        type="button"
        aria-label={has_words ? undefined : label}
        title={has_words ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={is_open}
        aria-controls={is_open ? id : undefined}
        aria-disabled={disabled || undefined}
        onClick={() => setOpen(!is_open && !disabled)}
        className={`aria-disabled:opacity-55 ${className}`}
      >
        {children}
      </button>
      {is_open && (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={onKeyDown}
          className="pane fixed z-40 max-h-[min(20rem,calc(100dvh-1rem))] w-max max-w-[min(20rem,calc(100vw-1rem))] min-w-44 rounded-lg border border-line bg-raised p-1 shadow-raised"
        >
          {items.map(({ name, label, icon: Icon, checked, run }) => (
            // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a radio of a menu has a state.
            <button
              key={name}
              type="button"
              role={checked === undefined ? 'menuitem' : 'menuitemradio'}
              aria-checked={checked}
              tabIndex={-1}
              onClick={() => {
                close()
                run()
              }}
              className="flex min-h-8 w-full items-center gap-2 rounded-md px-2 py-1 text-start text-sm -outline-offset-2 hover:bg-sunken focus:bg-sunken"
            >
              {Icon && <Icon size={15} aria-hidden className="shrink-0 text-muted" />}
              <span className="min-w-0 flex-1 truncate">{label}</span>
              {checked && <span aria-hidden>✓</span>}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function entriesIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role^=menuitem]')]
}

/** Below its button where there is room, else above; never beyond an edge. */
function place(list: HTMLElement, button: HTMLElement): void {
  const { top, bottom, left, right } = button.getBoundingClientRect()
  const { width, height } = list.getBoundingClientRect()
  const is_below = bottom + 4 + height <= innerHeight || bottom < innerHeight - bottom
  list.style.top = is_below ? `${bottom + 4}px` : `${Math.max(8, top - 4 - height)}px`
  const from = getComputedStyle(button).direction === 'rtl' ? right - width : left
  list.style.left = `${Math.min(Math.max(8, from), innerWidth - width - 8)}px`
}
