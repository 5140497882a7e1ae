import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { endpointsKey } from '../../../queries/webhooks.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { endpointCalls } from './endpoints.ts'
import { SecretMade } from './secret-made.tsx'

const hours = { now: 0, hour: 1, day: 24, week: 168 }

export function RotateSecret({ mode, id, onClose }: { mode: Mode; id: string; onClose: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  const [key, setKey] = useState(newKey)
  const [grace, setGrace] = useState<keyof typeof hours>('day')
  const rotate = useMutation({
    mutationFn: endpointCalls(mode).rotate,
    onSuccess: () => queries.invalidateQueries({ queryKey: endpointsKey(mode) }),
  })
  if (rotate.data) return <SecretMade secret={rotate.data.secret} onClose={onClose} />
  return (
    <Dialog title={t.webhooks.secret_rotate} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t.webhooks.secret_rotate_lead}</p>
        <SelectField
          label={t.webhooks.secret_grace}
          choices={t.webhooks.graces}
          value={grace}
          onChange={({ target }) => {
            setGrace(target.value as keyof typeof hours)
            setKey(newKey())
          }}
        />
        <Problem error={rotate.error} />
        <DialogButtons>
          <Button onClick={onClose}>{t.common.cancel}</Button>
          <Button
            kind="primary"
            busy={rotate.isPending}
            onClick={() => rotate.mutate({ id, key, grace_hours: hours[grace] })}
          >
            {t.webhooks.rotate}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  )
}
