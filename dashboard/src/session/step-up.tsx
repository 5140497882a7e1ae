import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useText } from '../text/page-text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogButtons } from '../ui/dialog.tsx'
import { PasswordField } from '../ui/field.tsx'
import { Problem } from '../ui/problem.tsx'
import { confirmSession, useSession } from './session.ts'

/** Whoever signed in long ago shows once more who he is, and what he asked for goes on. */
export function StepUp({ onClose, onConfirmed }: { onClose: () => void; onConfirmed: () => void }) {
  const t = useText()
  const { user } = useSession()
  const confirm = useMutation({ mutationFn: confirmSession, onSuccess: onConfirmed })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    confirm.mutate(`${new FormData(event.currentTarget).get('password')}`)
  }
  return (
    <Dialog title={t.account.confirm_title} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t.account.confirm_lead}</p>
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <PasswordField label={t.common.password} name="password" required autoComplete="current-password" data-first />
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
