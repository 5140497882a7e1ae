import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import type { Mode } from '../api/call.ts'
import { useMay, useSession, useSignOut } from '../session/session.ts'
import { useStored } from '../stored.ts'
import { useText } from '../text/text.tsx'
import { Avatar } from '../ui/bits.tsx'
import { CircleUser, Clock, FlaskConical, Keyboard, LogOut, Monitor, Moon, Radio, Sun } from '../ui/icons.tsx'
import { late } from '../ui/late.tsx'
import { Menu } from '../ui/menu.tsx'
import type { Item } from '../ui/menu-list.tsx'
import { theme, themes } from '../ui/theme.ts'

const AvailabilityDialog = late(async () => (await import('./availability-dialog.tsx')).AvailabilityDialog)

interface Props {
  mode: Mode
  small?: boolean
  openShortcuts: () => void
}

/** The signed-in user, the mode, and the appearance. */
export function YouMenu({ mode, small, openShortcuts }: Props) {
  const t = useText()
  const { user } = useSession()
  const [is_open, setOpen] = useState(false)
  const items = useItems(mode, openShortcuts, () => setOpen(true))
  return (
    <>
      <Menu
        label={t.shell.you}
        has_words
        items={items}
        className={`flex min-h-9 items-center gap-2 rounded-md p-1 text-start hover:bg-sunken ${small ? '' : 'w-50'}`}
      >
        <span className="sr-only">{t.shell.you}: </span>
        <Avatar name={user.name} size="sm" />
        {small && <span className="sr-only">{user.name}</span>}
        {!small && (
          <span className="min-w-0 flex-1 text-sm leading-tight">
            <bdi className="block truncate font-medium">{user.name}</bdi>
            <bdi className="block truncate text-xs text-muted">{user.email}</bdi>
          </span>
        )}
      </Menu>
      {is_open && <AvailabilityDialog mode={mode} onClose={() => setOpen(false)} />}
    </>
  )
}

const theme_icons = { system: Monitor, light: Sun, dark: Moon }

function useItems(mode: Mode, openShortcuts: () => void, openAvailability: () => void): Item[] {
  const t = useText()
  const signOut = useSignOut()
  const navigate = useNavigate()
  const [shown, setTheme] = useStored(theme)
  const changeMode = useChangeMode()
  const may_work = useMay(mode)('conversations:write')
  return [
    ...(['live', 'test'] as const).map((one) => ({
      name: one,
      group: t.shell.mode,
      label: t.shell[one],
      icon: one === 'live' ? Radio : FlaskConical,
      checked: mode === one,
      run: () => changeMode(one),
    })),
    ...themes.map((one) => ({
      name: one,
      group: t.shell.theme,
      label: t.shell.themes[one],
      icon: theme_icons[one],
      checked: shown === one,
      run: () => setTheme(one),
    })),
    ...(may_work ? [{ name: 'availability', label: t.shell.availability, icon: Clock, run: openAvailability }] : []),
    {
      name: 'profile',
      label: t.shell.your_account,
      icon: CircleUser,
      run: () => navigate({ to: '/$mode/settings/account', params: { mode } }),
    },
    { name: 'keys', label: t.shell.shortcuts, icon: Keyboard, run: openShortcuts },
    { name: 'out', label: t.shell.sign_out, icon: LogOut, run: () => signOut.mutate() },
  ]
}

/** The same page in the other mode. An object exists in one mode only, so its list opens instead. */
function useChangeMode() {
  const navigate = useNavigate()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return (mode: Mode) => {
    const page = path.replace(/^\/(live|test)/, '').replace(/\/svc[a-z]+_[^/]*$/, '')
    navigate({ to: `/${mode}${page}` as '/' })
  }
}
