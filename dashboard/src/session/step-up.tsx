import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useText } from '../text/page-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { DialogFoot } from '../ui/dialog-foot.tsx'
import { PasswordField } from '../ui/field.tsx'
import { confirmSession, useSession } from './session.ts'

/** A user who signed in long ago enters the password again, and the action continues. */
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
        <DialogFoot error={confirm.error} onCancel={onClose} busy={confirm.isPending}>
          {t.account.confirm}
        </DialogFoot>
      </form>
    </Dialog>
  )
}
