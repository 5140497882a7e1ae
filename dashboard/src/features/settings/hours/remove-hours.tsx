import { useNavigate } from '@tanstack/react-router'
import type { RefObject } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { type Hours, useRemove } from './hours.ts'

interface Props {
  mode: Mode
  hours: Hours
  is_leaving: RefObject<boolean>
  onClose: () => void
}

export function RemoveHours({ mode, hours, is_leaving, onClose }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const remove = useRemove(mode, hours.id, () => {
    is_leaving.current = true
    navigate({ to: '/$mode/settings/hours', params: { mode } })
  })
  return (
    <Dialog title={t.hours.remove} onClose={onClose}>
      <p className="pb-3 text-sm">{t.hours.remove_lead}</p>
      <Problem error={remove.error} />
      <DialogButtons>
        <Button onClick={onClose} data-first>
          {t.common.cancel}
        </Button>
        <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
          {t.hours.remove}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
