import { useQuery } from '@tanstack/react-query'
import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import type { Mode } from '../api/call.ts'
import { searchQuery } from '../features/inbox/data/search-query.ts'
import { available, keysShown, runShortcut, shortcuts } from '../keyboard/shortcuts.ts'
import { useSignOut } from '../session/session.ts'
import { folded } from '../text/folded.ts'
import { useText, type Words } from '../text/text.tsx'
import { Key } from '../ui/button.tsx'
import { Combobox } from '../ui/combobox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import {
  ArrowLeftRight,
  Keyboard,
  LogOut,
  MessageSquare,
  MessageSquareMore,
  type Search,
  SunMoon,
  User,
} from '../ui/icons.tsx'
import { theme, themes } from '../ui/theme.ts'
import { usePlaces } from './places.ts'

interface Entry {
  name: string
  label: string
  detail?: string
  group: string
  icon: typeof Search
  keys?: string
  run: () => void
}

interface Props {
  mode: Mode
  onClose: () => void
  openShortcuts: () => void
}

/** Finds every page, command and object by a few letters. */
export function Palette({ mode, onClose, openShortcuts }: Props) {
  const t = useText()
  const [words, setWords] = useState('')
  const entries = useEntries(mode, words, openShortcuts)
  return (
    <Dialog title={t.shell.commands} onClose={onClose} wide>
      <Combobox
        label={t.shell.commands}
        words={words}
        onWords={setWords}
        choices={entries}
        keyOf={({ name }) => name}
        groupOf={({ group }) => group}
        onChoose={({ run }) => {
          onClose()
          run()
        }}
        draw={({ label, detail, keys, icon: Icon }) => (
          <span className="flex items-center gap-2">
            <Icon size={15} aria-hidden className="shrink-0" />
            <bdi className="shrink-0 truncate max-sm:max-w-40">{label}</bdi>
            {detail && <bdi className="min-w-0 flex-1 truncate text-muted">{detail}</bdi>}
            {keys && (
              <span className="ms-auto flex gap-1">
                {keysShown(keys).map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </span>
            )}
          </span>
        )}
      >
        {entries.length === 0 && <p className="py-6 text-center text-sm text-muted">{t.common.no_results}</p>}
      </Combobox>
    </Dialog>
  )
}

/** Commands for the open conversation. */
function conversationActs(t: Words): Entry[] {
  return available('conversation').map((name) => ({
    name: `act-${name}`,
    label: t.shell.shortcut[name],
    keys: shortcuts[name].keys,
    icon: MessageSquareMore,
    group: t.shell.shortcut_groups.conversation,
    // Once this has closed and the focus is back where it was.
    run: () => requestAnimationFrame(() => runShortcut(name)),
  }))
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
    ...conversationActs(t),
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
  const matching = entries.filter(({ label }) =>
    folded(words)
      .split(/\s+/)
      .every((word) => folded(label).includes(word)),
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
