import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { keepLanguage } from '../../../session/language.ts'
import { colleaguesQuery, sessionQuery, useSession } from '../../../session/session.ts'
import { useStored } from '../../../stored.ts'
import { chosen, type Language, languages, useLanguage, useText } from '../../../text/page-text.ts'
import { Avatar } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { type Theme, theme } from '../../../ui/theme.ts'
import { say } from '../../../ui/toasts.tsx'
import { SettingsCard } from '../settings-card.tsx'
import { changeProfile } from './own.ts'

/** What someone is called. */
export function Profile() {
  const t = useText()
  const queries = useQueryClient()
  const { user } = useSession()
  const [name, setName] = useState(user.name)
  const change = useMutation({
    mutationFn: changeProfile,
    onSuccess: (session) => {
      queries.setQueryData(sessionQuery.queryKey, session)
      queries.invalidateQueries(colleaguesQuery)
      say(t.settings.profile_saved)
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    change.mutate({ name: name.trim() })
  }
  return (
    <SettingsCard title={t.settings.profile}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <div className="flex items-start gap-4">
          <Avatar name={name.trim() || user.name} />
          <div className="max-w-sm flex-1">
            <TextField
              label={t.account.your_name}
              hint={t.settings.profile_hint}
              value={name}
              onChange={({ target }) => setName(target.value)}
              maxLength={255}
              autoComplete="name"
              required
            />
          </div>
        </div>
        <Problem error={change.error} />
        <div>
          <Button type="submit" busy={change.isPending} disabled={name.trim() === '' || name.trim() === user.name}>
            {t.common.save}
          </Button>
        </div>
      </form>
    </SettingsCard>
  )
}

/** How the pages look in this browser. */
export function Preferences() {
  const t = useText()
  const language = useLanguage()
  const [shown, setTheme] = useStored(theme)
  const [, setLanguage] = useStored(chosen)
  const queries = useQueryClient()
  return (
    <SettingsCard title={t.settings.preferences} lead={t.settings.preferences_hint}>
      <div className="grid max-w-lg gap-4 sm:grid-cols-2">
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
          onChange={({ target }) => {
            const language = target.value as Language
            setLanguage(language)
            keepLanguage(queries, language)
          }}
        />
      </div>
    </SettingsCard>
  )
}
