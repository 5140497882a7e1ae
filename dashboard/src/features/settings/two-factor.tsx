import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { sessionQuery, useSession } from '../../session/session.ts'
import { useText } from '../../text/text.tsx'
import { Badge, Code } from '../../ui/bits.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { Problem } from '../../ui/problem.tsx'
import { say } from '../../ui/toasts.tsx'
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, sessionsQuery, type TwoFactorSecret } from './own.ts'

export function TwoFactor() {
  const t = useText()
  const { user } = useSession()
  const [is_open, setOpen] = useState(false)
  const [secret, setSecret] = useState<TwoFactorSecret | null>(null)
  function close() {
    setOpen(false)
    setSecret(null)
  }
  return (
    <section className="max-w-xl">
      <h2 className="flex items-center gap-2 pb-2 text-lg font-semibold">
        {t.settings.two_factor}
        <Badge tone={user.two_factor ? 'good' : 'plain'}>{user.two_factor ? t.settings.on : t.settings.off}</Badge>
      </h2>
      <p className="pb-3 text-sm text-muted">{t.settings.two_factor_lead}</p>
      <Button onClick={() => setOpen(true)}>
        {user.two_factor ? t.settings.two_factor_end : t.settings.two_factor_begin}
      </Button>
      {is_open && !secret && <GivePassword onSecret={setSecret} onClose={close} />}
      {is_open && secret && <Enrol secret={secret} onClose={close} />}
    </section>
  )
}

/** Before it is switched on or off. */
function GivePassword({ onSecret, onClose }: { onSecret: (secret: TwoFactorSecret) => void; onClose: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  const { user } = useSession()
  const begin = useMutation({ mutationFn: beginTwoFactor, onSuccess: onSecret })
  const end = useMutation({
    mutationFn: endTwoFactor,
    onSuccess: () => {
      queries.invalidateQueries(sessionQuery)
      say(t.settings.two_factor_ended)
      onClose()
    },
  })
  const act = user.two_factor ? end : begin
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    act.mutate(`${new FormData(event.currentTarget).get('password')}`)
  }
  const title = user.two_factor ? t.settings.two_factor_end : t.settings.two_factor_begin
  return (
    <Dialog title={t.settings.two_factor} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <PasswordField label={t.common.password} name="password" required autoComplete="current-password" data-first />
        <Problem error={act.error} />
        <DialogButtons>
          <Button onClick={onClose}>{t.common.cancel}</Button>
          <Button type="submit" kind={user.two_factor ? 'danger' : 'primary'} busy={act.isPending}>
            {title}
          </Button>
        </DialogButtons>
      </form>
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
  if (confirm.data)
    return (
      <Dialog title={t.settings.recovery_codes} onClose={finish} firm>
        <div className="flex flex-col gap-4">
          <p className="text-sm text-muted">{t.settings.recovery_hint}</p>
          <Code label={t.settings.recovery_codes} text={confirm.data.recovery_codes.join('\n')} />
          <DialogButtons>
            <Button kind="primary" onClick={finish}>
              {t.settings.recovery_stored}
            </Button>
          </DialogButtons>
        </div>
      </Dialog>
    )
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
        <Problem error={confirm.error} />
        <DialogButtons>
          <Button onClick={onClose}>{t.common.cancel}</Button>
          <Button type="submit" kind="primary" busy={confirm.isPending}>
            {t.account.confirm}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
