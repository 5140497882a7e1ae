import { type FormEvent, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { ChannelFields, type ChannelInput } from './channel-fields.tsx'
import { useCreate } from './channels.ts'

export function NewChannel({ mode, onClose }: { mode: Mode; onClose: () => void }) {
  const t = useText()
  const [written, setWritten] = useState<ChannelInput>({ name: '', handled_by: 'human' })
  const create = useCreate(mode, onClose)
  function submit(event: FormEvent) {
    event.preventDefault()
    create.mutate({ kind: 'api', ...written, name: written.name.trim() })
  }
  return (
    <Dialog title={t.channels.add} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <ChannelFields {...written} write={(changes) => setWritten({ ...written, ...changes })} is_first />
        <DialogFoot error={create.error} onCancel={onClose} busy={create.isPending}>
          {t.channels.add}
        </DialogFoot>
      </form>
    </Dialog>
  )
}
