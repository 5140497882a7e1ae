import { useNavigate } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { type Hours, useRemove } from './hours.ts'

export function RemoveHours({ mode, hours, onClose }: { mode: Mode; hours: Hours; onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const remove = useRemove(mode, hours.id, () => navigate({ to: '/$mode/settings/hours', params: { mode } }))
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
