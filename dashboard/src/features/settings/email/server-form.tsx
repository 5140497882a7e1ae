import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MailSettings, NewMailSettings } from '../../../api/generated/administration.ts'
import { administration } from '../../../api/service.ts'
import { useSession } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { sayProblem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { SettingsCard, SettingsForm } from '../settings-card.tsx'
import { mailSettingsQuery } from './mail-settings.ts'
import { LoginFields, PlaceFields, type ServerDraft, smtp_ports } from './server-fields.tsx'
import { TestResult } from './test-result.tsx'

type Draft = ServerDraft & Pick<NewMailSettings, 'from_name' | 'from_address'>

export function ServerForm({ settings }: { settings: MailSettings }) {
  const t = useText()
  const queries = useQueryClient()
  const first = draftOf(settings, useSession().account.name)
  const [draft, setDraft] = useState(first)
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))
  const is_changed = JSON.stringify(draft) !== JSON.stringify(first)
  const done = (after: MailSettings, words: string) => {
    queries.setQueryData(mailSettingsQuery.queryKey, after)
    say(words)
  }
  const change = useMutation({
    mutationFn: () => administration.email.changeMailSettings(sent(draft)),
    onSuccess: (after) => done(after, t.email.saved),
  })
  const remove = useMutation({
    mutationFn: () => administration.email.removeMailSettings(),
    onSuccess: (after) => done(after, t.email.removed),
    onError: (error) => sayProblem(error, t),
  })
  const test = useMutation({
    mutationFn: () => administration.email.testMailSettings(),
    onError: (error) => sayProblem(error, t),
  })
  const is_own = settings.source === 'account'
  const acts = (
    <>
      {settings.source !== 'none' && (
        <Button
          busy={test.isPending}
          disabled={is_changed}
          title={is_changed ? t.email.test_save_first : undefined}
          onClick={() => test.mutate()}
        >
          {t.email.test}
        </Button>
      )}
      {is_own && (
        <Button kind="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
          {t.email.remove}
        </Button>
      )}
    </>
  )
  return (
    <SettingsCard title={t.email.server} lead={is_own ? undefined : t.email[settings.source as 'operator' | 'none']}>
      <SettingsForm may_change is_changed={is_changed} change={change} save={() => change.mutate()} acts={acts}>
        <Fields draft={draft} set={set} has_password={settings.has_password} />
      </SettingsForm>
      <TestResult result={test.data} settings={settings} />
    </SettingsCard>
  )
}

interface FieldsProps {
  draft: Draft
  set: (changes: Partial<Draft>) => void
  has_password: boolean
}

function Fields({ draft, set, has_password }: FieldsProps) {
  const t = useText()
  return (
    <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
      <PlaceFields
        draft={draft}
        set={set}
        example="smtp.example.com"
        securities={t.email.securities}
        usual_ports={smtp_ports}
      />
      <LoginFields
        draft={draft}
        set={set}
        username_hint={t.email.username_hint}
        password_hint={has_password ? t.email.password_kept : undefined}
      />
      <span className="max-sm:hidden" />
      <SenderFields draft={draft} set={set} />
    </div>
  )
}

function SenderFields({ draft, set }: Omit<FieldsProps, 'has_password'>) {
  const t = useText()
  return (
    <>
      <TextField
        label={t.email.from_name}
        value={draft.from_name}
        onChange={({ target }) => set({ from_name: target.value })}
        maxLength={100}
        required
      />
      <TextField
        label={t.email.from_address}
        type="email"
        value={draft.from_address}
        onChange={({ target }) => set({ from_address: target.value.trim() })}
        dir="ltr"
        maxLength={254}
        required
      />
    </>
  )
}

function draftOf(settings: MailSettings, account_name: string): Draft {
  return {
    host: settings.host ?? '',
    port: settings.port ?? 587,
    security: settings.security ?? 'starttls',
    username: settings.username ?? '',
    password: '',
    from_name: settings.from_name ?? account_name.slice(0, 100),
    from_address: settings.from_address ?? '',
  }
}

function sent({ username, password, ...rest }: Draft): NewMailSettings {
  return { ...rest, username: username || null, ...(password !== '' && { password }) }
}
