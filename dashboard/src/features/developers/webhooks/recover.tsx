import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { endpointsKey } from '../../../queries/webhooks.ts'
import { useText } from '../../../text/page-text.ts'
import { localMoment } from '../../../ui/days.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { MomentField } from '../../../ui/moment-field.tsx'
import { say } from '../../../ui/toasts.tsx'
import { endpointCalls } from './endpoints.ts'

export function Recover({ mode, id, onClose }: { mode: Mode; id: string; onClose: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  const [since, setSince] = useState(() => localMoment(new Date(Date.now() - 86_400_000)))
  const recover = useMutation({
    mutationFn: endpointCalls(mode).recover,
    onSuccess: ({ queued }) => {
      queries.invalidateQueries({ queryKey: endpointsKey(mode) })
      say(queued === 0 ? t.webhooks.recovered_none : t.webhooks.recovered(queued))
      onClose()
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    recover.mutate({ id, key: newKey(), since: new Date(since).toISOString() })
  }
  return (
    <Dialog title={t.webhooks.recover} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t.webhooks.recover_lead}</p>
        <MomentField label={t.webhooks.recover_since} value={since} onValue={setSince} />
        <DialogFoot error={recover.error} onCancel={onClose} busy={recover.isPending}>
          {t.webhooks.recover_run}
        </DialogFoot>
      </form>
    </Dialog>
  )
}
