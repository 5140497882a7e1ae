import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Search } from './icons.tsx'

interface Props<T> {
  /** What is looked for in the field; the list is called so too, unless told otherwise. */
  label: string
  list_label?: string
  words: string
  onWords: (words: string) => void
  choices: readonly T[]
  keyOf: (choice: T) => string
  /** The heading above the first of each group. */
  groupOf?: (choice: T) => string | undefined
  /** The one in force: it is where one begins. */
  isChosen?: (choice: T) => boolean
  onChoose: (choice: T) => void
  draw: (choice: T) => ReactNode
  /** Between the field and the list: what there is instead of choices. */
  children?: ReactNode
}

/** A field and what it finds, as ARIA describes a combobox: the focus stays in the field, the arrows move among the choices. */
export function Combobox<T>(props: Props<T>) {
  const { label, list_label = label, words, onWords, choices, keyOf, groupOf, isChosen, onChoose, draw } = props
  const id = useId()
  const [at, setAt] = useState(() => Math.max(0, isChosen ? choices.findIndex(isChosen) : 0))
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current!.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const current = Math.min(at, choices.length - 1)
  function move(to: number) {
    const next = (to + choices.length) % Math.max(choices.length, 1)
    setAt(next)
    list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <div className="flex items-center gap-2 border-b border-line pb-2">
        <Search size={16} aria-hidden className="text-muted" />
        <input
          data-first
          role="combobox"
          aria-label={label}
          placeholder={label}
          aria-expanded={choices.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
          dir="auto"
          value={words}
          onChange={({ target }) => {
            onWords(target.value)
            setAt(0)
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            const choice = choices[current]
            if (event.key === 'ArrowDown') move(current + 1)
            else if (event.key === 'ArrowUp') move(current - 1)
            else if (event.key === 'Enter' && choice !== undefined) onChoose(choice)
            else if (event.key !== 'Enter') return
            event.preventDefault()
          }}
          className="min-h-9 min-w-0 flex-1 bg-transparent text-base outline-none"
        />
      </div>
      {props.children}
      <div ref={list} id={id} role="listbox" aria-label={list_label} className="pane mt-2 max-h-[50dvh]">
        {choices.map((choice, n) => {
          const group = groupOf?.(choice)
          const before = choices[n - 1]
          return (
            <div key={keyOf(choice)}>
              {group !== undefined && (before === undefined || groupOf?.(before) !== group) && (
                <p role="presentation" className="px-2 pt-3 pb-1 text-xs font-medium text-muted">
                  {group}
                </p>
              )}
              <div
                id={`${id}-${n}`}
                role="option"
                tabIndex={-1}
                aria-selected={n === current}
                aria-checked={isChosen?.(choice)}
                onPointerMove={() => n !== current && setAt(n)}
                // The field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(choice)}
                onKeyDown={undefined}
                className="min-h-9 cursor-pointer rounded-md px-2 py-1.5 text-sm aria-selected:bg-accent-soft aria-selected:text-accent-ink"
              >
                {draw(choice)}
              </div>
            </div>
          )
        })}
      </div>
    </>
  )
}
