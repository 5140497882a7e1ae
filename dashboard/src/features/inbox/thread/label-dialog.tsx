import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../text/text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'

interface Props {
  labels: string[]
  onChange: (labels: string[]) => void
  onClose: () => void
}

export function LabelDialog({ labels, onChange, onClose }: Props) {
  const t = useText()
  const [words, setWords] = useState('')
  function add(event: FormEvent) {
    event.preventDefault()
    const label = words.trim()
    if (label !== '' && !labels.includes(label)) onChange([...labels, label])
    setWords('')
  }
  return (
    <Dialog title={t.inbox.labels} onClose={onClose}>
      <form onSubmit={add} className="flex flex-col gap-4">
        {labels.length > 0 && (
          <ul className="flex flex-wrap gap-1.5">
            {labels.map((label) => (
              <li key={label} className="flex max-w-full items-center rounded-md bg-sunken ps-2 text-sm">
                <bdi className="truncate">{label}</bdi>
                <button
                  type="button"
                  aria-label={t.inbox.label_remove(label)}
                  onClick={() => onChange(labels.filter((one) => one !== label))}
                  className="grid size-7 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
                >
                  <X size={13} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        <TextField
          label={t.inbox.labels_add}
          hint={t.inbox.labels_hint}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          maxLength={50}
          autoComplete="off"
          data-first
          disabled={labels.length >= 50}
        />
        <DialogButtons>
          <Button kind="primary" onClick={onClose}>
            {t.common.done}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
