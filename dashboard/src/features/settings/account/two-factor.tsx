import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { sessionQuery, useSession } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Badge, Code } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { PasswordField, TextField } from '../../../ui/field.tsx'
import { say } from '../../../ui/toasts.tsx'
import { SettingsCard } from '../settings-card.tsx'
import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
  sessionsQuery,
  type TwoFactorSecret,
} from './own.ts'

export function TwoFactor() {
  const t = useText()
  const { user } = useSession()
  const [open, setOpen] = useState<'begin' | 'renew' | 'end' | null>(null)
  const [secret, setSecret] = useState<TwoFactorSecret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  function close() {
    setOpen(null)
    setSecret(null)
    setCodes(null)
  }
  return (
    <SettingsCard
      title={t.settings.two_factor}
      mark={<Badge tone={user.two_factor ? 'good' : 'plain'}>{user.two_factor ? t.settings.on : t.settings.off}</Badge>}
      lead={t.settings.two_factor_lead}
    >
      <div className="flex flex-wrap gap-2">
        {user.two_factor && <Button onClick={() => setOpen('renew')}>{t.settings.recovery_renew}</Button>}
        <Button onClick={() => setOpen(user.two_factor ? 'end' : 'begin')}>
          {user.two_factor ? t.settings.two_factor_end : t.settings.two_factor_begin}
        </Button>
      </div>
      {open === 'begin' && !secret && (
        <GivePassword act={beginTwoFactor} words={t.settings.two_factor_begin} onDone={setSecret} onClose={close} />
      )}
      {open === 'begin' && secret && <Enrol secret={secret} onClose={close} />}
      {open === 'end' && <End onClose={close} />}
      {open === 'renew' && !codes && (
        <GivePassword
          act={renewRecoveryCodes}
          with_code
          lead={t.settings.recovery_renew_lead}
          words={t.settings.recovery_renew}
          onDone={({ recovery_codes }) => setCodes(recovery_codes)}
          onClose={close}
        />
      )}
      {open === 'renew' && codes && <NewCodes codes={codes} onClose={close} />}
    </SettingsCard>
  )
}

function End({ onClose }: { onClose: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  function done() {
    queries.invalidateQueries(sessionQuery)
    say(t.settings.two_factor_ended)
    onClose()
  }
  return (
    <GivePassword
      act={endTwoFactor}
      words={t.settings.two_factor_end}
      with_code
      danger
      onDone={done}
      onClose={onClose}
    />
  )
}

interface PasswordProps<Answer> {
  act: (password: string, code: string) => Promise<Answer>
  with_code?: boolean
  words: string
  lead?: string
  danger?: boolean
  onDone: (answer: Answer) => void
  onClose: () => void
}

/** Before anything about it is changed. */
function GivePassword<Answer>({ act, with_code, words, lead, danger, onDone, onClose }: PasswordProps<Answer>) {
  const t = useText()
  const { user } = useSession()
  const given = useMutation({
    mutationFn: ([password, code]: [string, string]) => act(password, code),
    onSuccess: onDone,
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    given.mutate([`${form.get('password')}`, `${form.get('code')}`])
  }
  return (
    <Dialog title={t.settings.two_factor} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        {lead && <p className="text-sm text-muted">{lead}</p>}
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <PasswordField label={t.common.password} name="password" required autoComplete="current-password" data-first />
        {with_code && (
          <TextField
            label={t.account.code}
            hint={t.account.code_hint}
            name="code"
            required
            autoComplete="one-time-code"
          />
        )}
        <DialogFoot error={given.error} onCancel={onClose} kind={danger ? 'danger' : 'primary'} busy={given.isPending}>
          {words}
        </DialogFoot>
      </form>
    </Dialog>
  )
}

/** Shown this once: neither a slip nor Escape takes them away. */
function NewCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText()
  const text = codes.join('\n')
  return (
    <Dialog title={t.settings.recovery_codes} onClose={onClose} firm>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t.settings.recovery_hint}</p>
        <Code label={t.settings.recovery_codes} text={text} />
        <DialogButtons>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
            download="parley-recovery-codes.txt"
            className="inline-flex min-h-8 items-center rounded-md border border-line bg-surface px-3 py-1 text-sm font-medium hover:bg-sunken"
          >
            {t.settings.recovery_save}
          </a>
          <Button kind="primary" onClick={onClose}>
            {t.settings.recovery_stored}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  )
}

function Enrol({ secret, onClose }: { secret: TwoFactorSecret; onClose: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  const confirm = useMutation({ mutationFn: confirmTwoFactor })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    confirm.mutate(`${new FormData(event.currentTarget).get('code')}`)
  }
  function finish() {
    queries.invalidateQueries(sessionQuery)
    queries.invalidateQueries(sessionsQuery)
    onClose()
  }
  if (confirm.data) return <NewCodes codes={confirm.data.recovery_codes} onClose={finish} />
  return (
    <Dialog title={t.settings.two_factor} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t.settings.scan}</p>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(secret.qr_svg)}`}
          alt={t.settings.qr}
          className="mx-auto size-48 rounded-md bg-[white]"
        />
        <Code label={t.settings.secret} text={secret.secret} />
        <TextField
          label={t.settings.code}
          name="code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          maxLength={10}
          data-first
        />
        <DialogFoot error={confirm.error} onCancel={onClose} busy={confirm.isPending}>
          {t.account.confirm}
        </DialogFoot>
      </form>
    </Dialog>
  )
}
