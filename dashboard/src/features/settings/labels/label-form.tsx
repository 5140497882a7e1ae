import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { createLabel, type Label, label_colors, labelsQuery, updateLabel } from '../../../queries/labels.ts'
import { savedViewsKey } from '../../../queries/saved-views.ts'
import { useText } from '../../../text/page-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { TextField } from '../../../ui/field.tsx'
import { LabelDot } from '../../../ui/label-chip.tsx'
import { say } from '../../../ui/toasts.tsx'

interface Props {
  mode: Mode
  /** Null: one is to be made. */
  label: Label | null
  onClose: () => void
}

export function LabelForm({ mode, label, onClose }: Props) {
  const t = useText()
  const queries = useQueryClient()
  const [color, setColor] = useState<Label['color']>(label?.color ?? 'blue')
  const save = useMutation({
    mutationFn: (name: string) =>
      label ? updateLabel(mode, label.id, { name, color }) : createLabel(mode, { name, color }),
    onSuccess: ({ name }) => {
      queries.invalidateQueries(labelsQuery(mode))
      queries.invalidateQueries({ queryKey: savedViewsKey(mode) })
      say(t.labels.saved(name))
      onClose()
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    save.mutate(`${new FormData(event.currentTarget).get('name')}`.trim())
  }
  return (
    <Dialog title={label ? t.labels.edit(label.name) : t.labels.create} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t.labels.name}
          hint={label && t.labels.rename_hint}
          name="name"
          defaultValue={label?.name}
          maxLength={50}
          pattern=".*\S.*"
          autoComplete="off"
          required
          data-first
        />
        <Colors color={color} choose={setColor} />
        <DialogFoot error={save.error} onCancel={onClose} busy={save.isPending}>
          {t.common.save}
        </DialogFoot>
      </form>
    </Dialog>
  )
}

function Colors({ color, choose }: { color: Label['color']; choose: (color: Label['color']) => void }) {
  const t = useText()
  return (
    <fieldset>
      <legend className="pb-1 text-sm font-medium">{t.labels.color}</legend>
      <div className="flex flex-wrap gap-2">
        {label_colors.map((one) => (
          <label
            key={one}
            className="flex min-h-8 items-center gap-1.5 rounded-md border border-line px-2 text-sm has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name="color"
              checked={one === color}
              onChange={() => choose(one)}
              className="accent-(--accent)"
            />
            <LabelDot color={one} />
            {t.labels.colors[one]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
