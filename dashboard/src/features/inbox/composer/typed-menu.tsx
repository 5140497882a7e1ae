import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'

/** Whether the key was meant for the menu. */
export type Keys = RefObject<((event: KeyboardEvent) => boolean) | null>

export interface TypedMenuProps<T> {
  label: string
  choices: readonly T[]
  keyOf: (choice: T) => string
  draw: (choice: T) => ReactNode
  field: RefObject<HTMLTextAreaElement | null>
  keys: Keys
  onPick: (choice: T) => void
  onClose: () => void
}

/** Above the field while something is typed that stands for something else. The focus stays in the field. */
export function TypedMenu<T>({ label, choices, keyOf, draw, field, keys, onPick, onClose }: TypedMenuProps<T>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const current = Math.min(at, choices.length - 1)
  useLayoutEffect(() => {
    keys.current = (event) => {
      const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const choice = choices[current]
      if (event.key === 'Escape') onClose()
      else if (choice === undefined || event.ctrlKey || event.metaKey) return false
      else if (move) setAt((current + move + choices.length) % choices.length)
      else if (event.key === 'Enter' || event.key === 'Tab') onPick(choice)
      else return false
      event.preventDefault()
      return true
    }
    return () => {
      keys.current = null
    }
  })
  usePointing(field, list, id, current)
  if (choices.length === 0) return null
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className="pane absolute inset-x-0 bottom-full z-30 mb-1 max-h-72 rounded-lg border border-line bg-raised p-1 shadow-raised"
    >
      {choices.map((choice, n) => (
        <Option
          key={keyOf(choice)}
          id={`${id}-${n}`}
          is_at={n === current}
          point={() => setAt(n)}
          onPick={() => onPick(choice)}
        >
          {draw(choice)}
        </Option>
      ))}
    </div>
  )
}

/** The field says which choice is meant, because the focus never leaves it. */
function usePointing(
  field: RefObject<HTMLTextAreaElement | null>,
  list: RefObject<HTMLDivElement | null>,
  id: string,
  current: number,
): void {
  useLayoutEffect(() => {
    const element = field.current
    if (current < 0 || !element) return
    element.setAttribute('aria-controls', id)
    element.setAttribute('aria-activedescendant', `${id}-${current}`)
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' })
    return () => {
      element.removeAttribute('aria-controls')
      element.removeAttribute('aria-activedescendant')
    }
  }, [field, list, id, current])
}

interface OptionProps {
  id: string
  is_at: boolean
  point: () => void
  onPick: () => void
  children: ReactNode
}

function Option({ id, is_at, point, onPick, children }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={is_at}
      onPointerMove={() => !is_at && point()}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      onKeyDown={undefined}
      className="flex min-h-8 cursor-pointer items-baseline gap-2 rounded-md px-2 py-1.5 text-sm aria-selected:bg-accent-soft"
    >
      {children}
    </div>
  )
}
