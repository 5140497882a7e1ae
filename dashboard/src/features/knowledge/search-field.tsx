import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useShortcut } from '../../keyboard/shortcuts.ts'
import { useText } from '../../text/text.tsx'
import { IconButton } from '../../ui/button.tsx'

/** Looks while somebody types, once they pause. */
export function SearchField({ q, look }: { q: string | undefined; look: (q: string | undefined) => void }) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState(q ?? '')
  const [shown, setShown] = useState(q)
  if (shown !== q) {
    setShown(q)
    if (words.trim() !== (q ?? '')) setWords(q ?? '')
  }
  useShortcut('search', () => input.current?.select())
  useEffect(() => {
    if (words.trim() === (q ?? '')) return
    const calm = setTimeout(() => look(words.trim() || undefined), 250)
    return () => clearTimeout(calm)
  })
  function clear() {
    setWords('')
    look(undefined)
    input.current?.focus()
  }
  return (
    <div className="relative col-span-2 sm:col-span-1">
      <Search size={14} aria-hidden className="pointer-events-none absolute inset-y-0 start-2.5 my-auto text-muted" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={t.knowledge.search}
        placeholder={t.knowledge.search}
        dir="auto"
        maxLength={255}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && words !== '') clear()
        }}
        className="field ps-8 pe-8"
      />
      {words !== '' && (
        <IconButton
          icon={X}
          label={t.inbox.search_clear}
          size={14}
          onClick={clear}
          className="absolute inset-y-0 end-0.5 my-auto"
        />
      )}
    </div>
  )
}
