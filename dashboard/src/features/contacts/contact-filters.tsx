import { useNavigate } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Mode } from '../../api/call.ts'
import { useShortcut } from '../../keyboard/shortcuts.ts'
import { useText } from '../../text/text.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { type ContactsSearch, contactsSearch } from './search.ts'

interface Props {
  mode: Mode
  search: ContactsSearch
}

/** All of it stands in the address: a list can be sent to a colleague. */
export function ContactFilters({ mode, search }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const show = (changes: Record<string, unknown>) =>
    navigate({
      to: '/$mode/contacts',
      params: { mode },
      search: contactsSearch({ ...search, ...changes }),
      replace: true,
    })
  return (
    <search aria-label={t.contacts.filters} className="flex flex-col gap-2 sm:flex-row">
      <Words q={search.q} show={(q) => show({ q })} />
      <div className="flex min-w-0 gap-2 sm:shrink-0">
        <Select
          label={t.contacts.since}
          choices={t.contacts.since_choices}
          value={search.since ?? 'any'}
          onChange={({ target }) => show({ since: target.value })}
          className="min-w-0 flex-1 text-sm! sm:w-60!"
        />
        <Select
          label={t.contacts.order}
          choices={t.contacts.orders}
          value={search.order ?? 'desc'}
          onChange={({ target }) => show({ order: target.value })}
          className="min-w-0 flex-1 text-sm! sm:w-40!"
        />
      </div>
    </search>
  )
}

function Words({ q, show }: { q: string | undefined; show: (q: string) => void }) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState(q ?? '')
  const [shown, setShown] = useState(q)
  const [sent, setSent] = useState(q ?? '')
  if (shown !== q) {
    setShown(q)
    // What was looked for comes back from here, without the space that is typed already: the field goes on.
    if (sent !== (q ?? '')) setWords(q ?? '')
    setSent(q ?? '')
  }
  useShortcut('search', () => input.current?.select())
  useEffect(() => {
    if (words.trim() === (q ?? '').trim()) return
    const calm = setTimeout(look, 200)
    return () => clearTimeout(calm)
  })
  function look() {
    setSent(words.trim())
    show(words.trim())
  }
  return (
    <div className="relative min-w-0 flex-1">
      <Search size={14} aria-hidden className="pointer-events-none absolute inset-y-0 start-2.5 my-auto text-muted" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={t.contacts.search}
        placeholder={t.contacts.search}
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
          label={t.contacts.search_clear}
          size={14}
          onClick={() => {
            show('')
            input.current?.focus()
          }}
          className="absolute inset-y-0 end-0.5 my-auto"
        />
      )}
    </div>
  )
}
