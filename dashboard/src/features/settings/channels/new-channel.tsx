import type { NewChannel as Input } from '@parley/sdk'
import { type FormEvent, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { ChannelFields, type ChannelInput } from './channel-fields.tsx'
import { useCreate } from './channels.ts'
import type { Kind } from './kind.ts'
import { kinds, kindsIn } from './kinds.ts'

type Settings = (name: string) => Partial<Input>

export function NewChannel({ mode, kind: first, onClose }: { mode: Mode; kind: Kind; onClose: () => void }) {
  const t = useText()
  const [kind, setKind] = useState(first)
  const [written, setWritten] = useState<ChannelInput>({ name: '', handled_by: 'human' })
  const [settings, setSettings] = useState<Settings>(() => () => ({}))
  const create = useCreate(mode, onClose)
  function submit(event: FormEvent) {
    event.preventDefault()
    const name = written.name.trim()
    create.mutate({ kind, ...written, name, ...settings(name) })
  }
  function choose(kind: Kind) {
    setKind(kind)
    setSettings(() => () => ({}))
  }
  const { Connect } = kinds[kind]
  return (
    <Dialog title={t.channels.add} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <SelectField
          label={t.widget.kind}
          choices={Object.fromEntries(kindsIn(mode).map((one) => [one, t.teamwork.channels[one]]))}
          value={kind}
          onChange={({ target }) => choose(target.value as Kind)}
        />
        <ChannelFields kind={kind} {...written} write={(changes) => setWritten({ ...written, ...changes })} is_first />
        {Connect && <Connect mode={mode} onChange={(settings) => setSettings(() => settings)} />}
        <DialogFoot error={create.error} onCancel={onClose} busy={create.isPending}>
          {t.channels.add}
        </DialogFoot>
      </form>
    </Dialog>
  )
}
