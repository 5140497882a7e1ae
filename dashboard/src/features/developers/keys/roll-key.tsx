import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { KeyMade } from './key-made.tsx'
import { type ApiKey, keysQuery, rollKey } from './keys.ts'

const hours = { now: 0, hour: 1, day: 24, week: 168 }

export function RollKey({ mode, of, onClose }: { mode: Mode; of: ApiKey; onClose: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  const [key] = useState(newKey)
  const [grace, setGrace] = useState<keyof typeof hours>('day')
  const roll = useMutation({ mutationFn: rollKey, onSuccess: () => queries.invalidateQueries(keysQuery(mode)) })
  const run = () => roll.mutate(roll.variables ?? { id: of.id, grace_hours: hours[grace], key })
  if (roll.data) return <KeyMade made={roll.data} onClose={onClose} />
  return (
    <Dialog title={t.developers.key_roll_title} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t.developers.key_roll_lead}</p>
        <SelectField
          label={t.developers.grace}
          choices={t.developers.graces}
          value={grace}
          onChange={({ target }) => {
            roll.reset()
            setGrace(target.value as keyof typeof hours)
          }}
        />
        <Problem error={roll.error} />
        <DialogButtons>
          <Button onClick={onClose}>{t.common.cancel}</Button>
          <Button kind="primary" busy={roll.isPending} onClick={run}>
            {t.developers.key_roll}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  )
}
