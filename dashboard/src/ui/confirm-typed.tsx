import { type FormEvent, type ReactNode, useState } from 'react'
import { useText } from '../text/text.tsx'
import { Dialog } from './dialog.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import { TextField } from './field.tsx'

interface Props {
  title: string
  lead: ReactNode
  /** What is typed to show that it is meant. */
  word: string
  act: string
  busy: boolean
  error: unknown
  onConfirm: () => void
  onClose: () => void
}

/** Before what cannot be undone. */
export function ConfirmTyped({ title, lead, word, act, busy, error, onConfirm, onClose }: Props) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const is_meant = typed.trim() === word
  function submit(event: FormEvent) {
    event.preventDefault()
    if (is_meant) onConfirm()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <div className="text-sm text-muted">{lead}</div>
        <TextField
          label={t.common.type_to_confirm(word)}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          data-first
        />
        <DialogFoot error={error} onCancel={onClose} kind="danger" busy={busy} disabled={!is_meant}>
          {act}
        </DialogFoot>
      </form>
    </Dialog>
  )
}
