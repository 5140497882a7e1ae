import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useShortcut } from '../keyboard/shortcuts.ts'
import { useText } from '../text/text.tsx'
import { IconButton } from './button.tsx'
import { Search, X } from './icons.tsx'

interface Props {
  label: string
  /** What is looked for, as it stands in the address. */
  q: string | undefined
  /** Told what to look for, once the person pauses; empty: nothing any more. */
  look: (words: string) => void
  /** Goes into what was found. */
  onDown?: () => void
  className?: string
}

export function SearchField({ label, q = '', look, onDown, className = '' }: Props) {
  const t = useText()
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState(q)
  const [shown, setShown] = useState(q)
  const [sent, setSent] = useState(q)
  if (shown !== q) {
    setShown(q)
    // What was looked for comes back from here, without the space that is typed already: the field goes on.
    if (sent !== q) setWords(q)
    setSent(q)
  }
  useShortcut('search', () => input.current?.select())
  useEffect(() => {
    if (words.trim() === q) return
    const calm = setTimeout(() => isLeaving() || send(), 200)
    return () => clearTimeout(calm)
  })
  /** Whoever is on the way to another page is not called back by what was typed here before. */
  function isLeaving() {
    const { location, resolvedLocation } = router.state
    return location.pathname !== resolvedLocation?.pathname
  }
  function send() {
    setSent(words.trim())
    look(words.trim())
  }
  function clear() {
    setWords('')
    setSent('')
    look('')
  }
  return (
    <div className={`relative ${className}`}>
      <Search size={14} aria-hidden className="pointer-events-none absolute inset-y-0 start-2.5 my-auto text-muted" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        dir="auto"
        maxLength={255}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={({ key, currentTarget, nativeEvent }) => {
          if (nativeEvent.isComposing) return
          if (key === 'Enter') send()
          if (key === 'ArrowDown') onDown?.()
          if (key !== 'Escape') return
          if (words === '') currentTarget.blur()
          else clear()
        }}
        className="field ps-8 pe-8 text-sm"
      />
      {words !== '' && (
        <IconButton
          icon={X}
          label={t.common.search_clear}
          size={14}
          onClick={() => {
            clear()
            input.current?.focus()
          }}
          className="absolute inset-y-0 end-0.5 my-auto"
        />
      )}
    </div>
  )
}
