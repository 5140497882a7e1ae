import { Keyboard, Languages, LogOut, SunMoon } from 'lucide-react'
import { useState } from 'react'
import { useSession, useSignOut } from '../session/session.ts'
import { useStored } from '../stored.ts'
import { chosen, type Language, languages, useLanguage, useText } from '../text/text.tsx'
import { Avatar } from '../ui/bits.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SelectField } from '../ui/field.tsx'
import { Menu } from '../ui/menu.tsx'
import { type Theme, theme } from '../ui/theme.ts'

export function YouMenu({ small, openShortcuts }: { small?: boolean; openShortcuts: () => void }) {
  const t = useText()
  const { user, account } = useSession()
  const signOut = useSignOut()
  const [is_open, setOpen] = useState(false)
  const openSettings = () => setOpen(true)
  return (
    <>
      <Menu
        label={t.shell.you}
        has_words
        items={[
          { name: 'theme', label: t.shell.theme, icon: SunMoon, run: openSettings },
          { name: 'language', label: t.shell.language, icon: Languages, run: openSettings },
          { name: 'keys', label: t.shell.shortcuts, icon: Keyboard, run: openShortcuts },
          { name: 'out', label: t.shell.sign_out, icon: LogOut, run: () => signOut.mutate() },
        ]}
        className={`flex min-h-9 items-center gap-2 rounded-md text-start hover:bg-sunken ${small ? 'p-1' : 'w-45.5 p-1'}`}
      >
        <span className="sr-only">{t.shell.you}: </span>
        <Avatar name={user.name} size="sm" />
        {small && <span className="sr-only">{user.name}</span>}
        {!small && (
          <span className="min-w-0 flex-1 text-sm leading-tight">
            <bdi className="block truncate font-medium">{user.name}</bdi>
            <bdi className="block truncate text-xs text-muted">{account.name}</bdi>
          </span>
        )}
      </Menu>
      {is_open && <Looks onClose={() => setOpen(false)} />}
    </>
  )
}

function Looks({ onClose }: { onClose: () => void }) {
  const t = useText()
  const language = useLanguage()
  const [shown, setTheme] = useStored(theme)
  const [, setLanguage] = useStored(chosen)
  return (
    <Dialog title={t.shell.you} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <SelectField
          label={t.shell.theme}
          choices={t.shell.themes}
          value={shown}
          onChange={({ target }) => setTheme(target.value as Theme)}
        />
        <SelectField
          label={t.shell.language}
          choices={languages}
          value={language}
          onChange={({ target }) => setLanguage(target.value as Language)}
        />
      </div>
    </Dialog>
  )
}
