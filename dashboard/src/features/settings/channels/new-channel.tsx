import type { NewChannel as Input } from '@parley/sdk'
import { type FormEvent, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { ChannelFields, type ChannelInput } from './channel-fields.tsx'
import { useCreate } from './channels.ts'
import { type MailboxDraft, MailboxFields } from './email/mailbox-fields.tsx'
import { mailbox, unknown_servers } from './email/servers.ts'

export type Kind = Input['kind']

export function NewChannel({ mode, kind: first, onClose }: { mode: Mode; kind: Kind; onClose: () => void }) {
  const t = useText()
  const [kind, setKind] = useState(first)
  const [written, setWritten] = useState<ChannelInput>({ name: '', handled_by: 'human' })
  const [box, setBox] = useState<MailboxDraft>({ address: '', password: '', servers: unknown_servers })
  const create = useCreate(mode, onClose)
  function submit(event: FormEvent) {
    event.preventDefault()
    const name = written.name.trim()
    const email = kind === 'email' && { email: mailbox(name, box.address, box.password, box.servers) }
    create.mutate({ kind, ...written, name, ...email })
  }
  return (
    <Dialog title={t.channels.add} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <SelectField
          label={t.widget.kind}
          choices={t.widget.kinds}
          value={kind}
          onChange={({ target }) => setKind(target.value as Kind)}
        />
        <ChannelFields kind={kind} {...written} write={(changes) => setWritten({ ...written, ...changes })} is_first />
        {kind === 'email' && (
          <MailboxFields mode={mode} draft={box} set={(changes) => setBox((before) => ({ ...before, ...changes }))} />
        )}
        <DialogFoot error={create.error} onCancel={onClose} busy={create.isPending}>
          {t.channels.add}
        </DialogFoot>
      </form>
    </Dialog>
  )
}
