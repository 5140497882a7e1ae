import { type KeyboardEvent, type MouseEvent, type SelectHTMLAttributes, useRef, useState } from 'react'
import { MenuSearch, many } from './menu-search.tsx'
import { has_mouse } from './pointer.ts'

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  /** What the list is called where it is searched. */
  name_of: string
  choices: Record<string, string>
}

/** The browser's select. Of many choices, one is found by typing, unless a finger opens it. */
export function Chooser({ name_of, choices, ...rest }: Props) {
  const select = useRef<HTMLSelectElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const entries = Object.entries(choices)
  const is_searched = entries.length >= many && has_mouse.matches
  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event
    const is_letter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
    if (!is_letter && key !== ' ' && key !== 'ArrowDown' && key !== 'ArrowUp') return
    event.preventDefault()
    setTyped(is_letter ? key : '')
  }
  // The list opens as the button is pressed, the search as it is let go: what a press opens, its end would put away.
  const searching = is_searched && {
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: () => setTyped(typed === null ? '' : null),
    onKeyDown,
  }
  function choose(value: string) {
    select.current!.value = value
    select.current!.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return (
    <>
      <select ref={select} {...rest} {...searching}>
        {entries.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {typed !== null && (
        <MenuSearch
          label={name_of}
          typed={typed}
          button={select}
          onClose={() => setTyped(null)}
          items={entries.map(([value, label]) => ({
            name: value,
            label,
            checked: value === select.current!.value,
            run: () => choose(value),
          }))}
        />
      )}
    </>
  )
}
