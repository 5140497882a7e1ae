import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { useSession } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField, TextField } from '../../../ui/field.tsx'
import { Page } from '../../../ui/page.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { SettingsCard } from '../settings-card.tsx'
import { KeyTable } from './key-table.tsx'
import { MailSignature } from './mail-signature.tsx'
import { OpenSessions } from './open-sessions.tsx'
import { changePassword, sessionsQuery } from './own.ts'
import { Preferences, Profile } from './profile.tsx'
import { TwoFactor } from './two-factor.tsx'

/** What belongs to whoever is signed in, and to nobody else. */
export function AccountPage() {
  const t = useText()
  const { user } = useSession()
  return (
    <Page title={t.shell.your_account} lead={t.settings.account_lead(user.email, t.account.roles[user.role]!)}>
      <div className="flex flex-col gap-4">
        <Profile />
        <Preferences />
        <MailSignature />
        <NewPassword />
        <TwoFactor />
        <OpenSessions />
        <KeyTable />
      </div>
    </Page>
  )
}

function NewPassword() {
  const t = useText()
  const queries = useQueryClient()
  const { user } = useSession()
  const form = useRef<HTMLFormElement>(null)
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      form.current?.reset()
      queries.invalidateQueries(sessionsQuery)
      say(t.settings.password_changed)
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    change.mutate({ current_password: given.current!, new_password: given.next!, code: given.code })
  }
  return (
    <SettingsCard title={t.settings.password} lead={t.settings.password_ends}>
      <form ref={form} onSubmit={submit} className="flex max-w-sm flex-col gap-4">
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <PasswordField label={t.settings.password_now} name="current" required autoComplete="current-password" />
        <PasswordField
          label={t.settings.password_new}
          hint={t.account.password_hint}
          name="next"
          required
          minLength={10}
          maxLength={200}
          autoComplete="new-password"
        />
        {user.two_factor && (
          <TextField
            label={t.account.code}
            hint={t.account.code_hint}
            name="code"
            required
            autoComplete="one-time-code"
          />
        )}
        <Problem error={change.error} />
        <div>
          <Button type="submit" busy={change.isPending}>
            {t.settings.password_change}
          </Button>
        </div>
      </form>
    </SettingsCard>
  )
}
