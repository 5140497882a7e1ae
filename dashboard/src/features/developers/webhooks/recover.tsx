import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { endpointsKey } from '../../../queries/webhooks.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { endpointCalls } from './endpoints.ts'

export function Recover({ mode, id, onClose }: { mode: Mode; id: string; onClose: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  const [since, setSince] = useState(() => dayAgo())
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
        <TextField
          label={t.webhooks.recover_since}
          type="datetime-local"
          value={since}
          onChange={({ target }) => setSince(target.value)}
          required
        />
        <Problem error={recover.error} />
        <DialogButtons>
          <Button onClick={onClose}>{t.common.cancel}</Button>
          <Button type="submit" kind="primary" busy={recover.isPending}>
            {t.webhooks.recover_run}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

/** As the field wants it: the person's own time, without a zone. */
function dayAgo(): string {
  const now = new Date()
  return new Date(now.getTime() - 86_400_000 - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
