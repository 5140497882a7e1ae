import { useNavigate } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Mode } from '../../api/call.ts'
import { useShortcut } from '../../keyboard/shortcuts.ts'
import { useText } from '../../text/text.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Conversations } from './conversations.tsx'
import type { InboxSearch } from './filters.ts'
import { ResultList } from './result-list.tsx'
import { Views } from './views.tsx'

interface Props {
  mode: Mode
  search: InboxSearch
  open: string | undefined
}

export function ListPane({ mode, search, open }: Props) {
  const t = useText()
  // Of what is open the name is the title of the page.
  const Title = open === undefined ? 'h1' : 'h2'
  return (
    <>
      <header className="flex flex-col gap-2 border-b border-line px-3 pt-3">
        <Title className="sr-only">{t.inbox.title}</Title>
        <SearchField mode={mode} search={search} />
        {search.q === undefined && <Views mode={mode} search={search} />}
      </header>
      {search.q === undefined ? (
        <Conversations key={JSON.stringify(search)} mode={mode} search={search} open={open} />
      ) : (
        <ResultList mode={mode} q={search.q} />
      )}
    </>
  )
}

function SearchField({ mode, search }: Omit<Props, 'open'>) {
  const t = useText()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState(search.q ?? '')
  const [shown, setShown] = useState(search.q)
  const [sent, setSent] = useState(search.q ?? '')
  if (shown !== search.q) {
    setShown(search.q)
    // What was looked for comes back from here, without the space that is typed already: the field goes on.
    if (sent !== (search.q ?? '')) setWords(search.q ?? '')
    setSent(search.q ?? '')
  }
  useShortcut('search', () => input.current?.select())
  useEffect(() => {
    if (words.trim() === (search.q ?? '')) return
    const calm = setTimeout(look, 200)
    return () => clearTimeout(calm)
  })
  function look() {
    setSent(words.trim())
    show(words.trim())
  }
  function show(words: string) {
    const q = words || undefined
    navigate({ to: '/$mode/inbox', params: { mode }, search: { ...search, q }, replace: search.q !== undefined })
  }
  return (
    <search className="relative">
      <Search size={14} aria-hidden className="pointer-events-none absolute inset-y-0 start-2.5 my-auto text-muted" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={t.inbox.search}
        placeholder={t.inbox.search}
        dir="auto"
        maxLength={255}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') look()
          if (key !== 'Escape') return
          if (words === '') currentTarget.blur()
          else show('')
        }}
        className="field ps-8 pe-8 text-sm"
      />
      {words !== '' && (
        <IconButton
          icon={X}
          label={t.inbox.search_clear}
          size={14}
          onClick={() => {
            show('')
            input.current?.focus()
          }}
          className="absolute inset-y-0 end-0.5 my-auto"
        />
      )}
    </search>
  )
}
