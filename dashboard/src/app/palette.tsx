import { useQuery } from '@tanstack/react-query'
import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { ArrowLeftRight, Keyboard, LogOut, MessageSquare, Search, SunMoon, User } from 'lucide-react'
import { useDeferredValue, useId, useRef, useState } from 'react'
import type { Mode } from '../api/call.ts'
import { searchQuery } from '../features/inbox/search-query.ts'
import { useSignOut } from '../session/session.ts'
import { useText } from '../text/text.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { theme, themes } from '../ui/theme.ts'
import { usePlaces } from './places.ts'

interface Entry {
  name: string
  label: string
  detail?: string
  group: string
  icon: typeof Search
  run: () => void
}

interface Props {
  mode: Mode
  onClose: () => void
  openShortcuts: () => void
}

/** Everything that can be gone to, done or found, by a few letters. A combobox as ARIA describes it. */
export function Palette({ mode, onClose, openShortcuts }: Props) {
  const t = useText()
  const id = useId()
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const entries = useEntries(mode, words, openShortcuts)
  const current = Math.min(at, entries.length - 1)

  function run(entry: Entry | undefined) {
    if (!entry) return
    onClose()
    entry.run()
  }
  function move(to: number) {
    const next = (to + entries.length) % Math.max(entries.length, 1)
    setAt(next)
    list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Dialog title={t.shell.commands} onClose={onClose} wide>
      <div className="flex items-center gap-2 border-b border-line pb-2">
        <Search size={16} aria-hidden className="text-muted" />
        <input
          data-first
          role="combobox"
          aria-label={t.shell.commands}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
          dir="auto"
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            setAt(0)
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'ArrowDown') move(current + 1)
            else if (event.key === 'ArrowUp') move(current - 1)
            else if (event.key === 'Enter') run(entries[current])
            else return
            event.preventDefault()
          }}
          className="min-h-9 min-w-0 flex-1 bg-transparent text-base outline-none"
        />
      </div>
      {entries.length === 0 && <p className="py-6 text-center text-sm text-muted">{t.shell.commands_empty}</p>}
      <div ref={list} id={id} role="listbox" aria-label={t.shell.commands} className="pane mt-2 max-h-[50dvh]">
        {entries.map(({ name, label, detail, group, icon: Icon }, n) => (
          <div key={name}>
            {group !== entries[n - 1]?.group && (
              <p role="presentation" className="px-2 pt-3 pb-1 text-xs font-medium text-muted">
                {group}
              </p>
            )}
            <div
              id={`${id}-${n}`}
              role="option"
              tabIndex={-1}
              aria-selected={n === current}
              onPointerMove={() => n !== current && setAt(n)}
              onClick={() => run(entries[n])}
              onKeyDown={undefined}
              className="flex min-h-9 cursor-pointer items-center gap-2 rounded-md px-2 text-sm aria-selected:bg-accent-soft aria-selected:text-accent-ink"
            >
              <Icon size={15} aria-hidden className="shrink-0" />
              <bdi className="shrink-0 truncate max-sm:max-w-40">{label}</bdi>
              {detail && <bdi className="min-w-0 flex-1 truncate text-muted">{detail}</bdi>}
            </div>
          </div>
        ))}
      </div>
    </Dialog>
  )
}

function useEntries(mode: Mode, words: string, openShortcuts: () => void): Entry[] {
  const t = useText()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const places = usePlaces(mode)
  const wanted = useDeferredValue(words.trim())
  const { data: found } = useQuery({ ...searchQuery(mode, wanted), enabled: wanted.length >= 2 })
  const go = (link: Pick<LinkProps, 'to' | 'params' | 'search'>) => () => navigate(link as never)
  const params = { mode }
  const other = mode === 'live' ? 'test' : 'live'
  const views = Object.entries(t.inbox.views) as [keyof typeof t.inbox.views, string][]
  const entries: Entry[] = [
    ...places.map(({ name, label, icon, link }) => ({
      name,
      label,
      icon,
      group: t.shell.commands_places,
      run: go(link),
    })),
    ...views.map(([view, label]) => ({
      name: `view-${view}`,
      label: `${t.shell.inbox}: ${label}`,
      icon: MessageSquare,
      group: t.shell.commands_places,
      run: go({ to: '/$mode/inbox', params, search: { view } }),
    })),
    {
      name: 'mode',
      label: t.shell.switch_to(t.shell[other]),
      icon: ArrowLeftRight,
      group: t.shell.commands_acts,
      run: go({ to: '/$mode/inbox', params: { mode: other }, search: {} }),
    },
    ...themes.map((one) => ({
      name: `theme-${one}`,
      label: `${t.shell.theme}: ${t.shell.themes[one]}`,
      icon: SunMoon,
      group: t.shell.commands_acts,
      run: () => theme.set(one),
    })),
    { name: 'keys', label: t.shell.shortcuts, icon: Keyboard, group: t.shell.commands_acts, run: openShortcuts },
    { name: 'out', label: t.shell.sign_out, icon: LogOut, group: t.shell.commands_acts, run: () => signOut.mutate() },
  ]
  const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const matching = entries.filter(({ label }) =>
    plain(words)
      .split(/\s+/)
      .every((word) => plain(label).includes(word)),
  )
  const results: Entry[] = (found?.data ?? []).slice(0, 8).map((result) => ({
    name: result.id,
    label: result.title ?? t.inbox.result_types[result.type],
    detail: result.snippet,
    icon: result.type === 'contact' ? User : MessageSquare,
    group: t.shell.commands_found,
    run: result.conversation_id
      ? go({
          to: '/$mode/inbox/$conversation_id',
          params: { mode, conversation_id: result.conversation_id },
          search: {},
        })
      : go({ to: '/$mode/contacts/$contact_id', params: { mode, contact_id: result.contact_id }, search: {} }),
  }))
  return wanted.length >= 2 ? [...matching, ...results] : matching
}
