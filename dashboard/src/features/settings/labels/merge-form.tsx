import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { type Label, labelsQuery, mergeLabel } from '../../../queries/labels.ts'
import { savedViewsKey } from '../../../queries/saved-views.ts'
import { useText } from '../../../text/page-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { say } from '../../../ui/toasts.tsx'

interface Props {
  mode: Mode
  label: Label
  labels: readonly Label[]
  onClose: () => void
}

export function MergeForm({ mode, label, labels, onClose }: Props) {
  const t = useText()
  const queries = useQueryClient()
  const others = labels.filter(({ id }) => id !== label.id)
  const [into, setInto] = useState(others[0]?.id ?? '')
  const merge = useMutation({
    mutationFn: () => mergeLabel(mode, label.id, into),
    onSuccess: ({ name }) => {
      queries.invalidateQueries(labelsQuery(mode))
      queries.invalidateQueries({ queryKey: savedViewsKey(mode) })
      say(t.labels.merged(label.name, name))
      onClose()
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (into !== '') merge.mutate()
  }
  return (
    <Dialog title={t.labels.merge(label.name)} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <SelectField
          label={t.labels.into}
          hint={t.labels.merge_hint(label.name)}
          value={into}
          onChange={({ target }) => setInto(target.value)}
          choices={Object.fromEntries(others.map(({ id, name }) => [id, name]))}
          required
          data-first
        />
        <DialogFoot error={merge.error} onCancel={onClose} kind="danger" busy={merge.isPending} disabled={into === ''}>
          {t.labels.merge_act}
        </DialogFoot>
      </form>
    </Dialog>
  )
}
