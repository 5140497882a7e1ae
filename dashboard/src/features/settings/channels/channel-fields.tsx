import { useText } from '../../../text/page-text.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { Channel } from './channels.ts'

export type ChannelInput = Pick<Channel, 'name' | 'handled_by'>

interface Props extends ChannelInput {
  kind: Channel['kind']
  write: (changes: Partial<ChannelInput>) => void
  /** Whether the focus begins here. */
  is_first?: boolean
}

export function ChannelFields({ kind, name, handled_by, write, is_first }: Props) {
  const t = useText()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t.channels.name}
        hint={kind === 'widget' ? t.widget.name_hint : t.channels.name_hint}
        value={name}
        required
        pattern=".*\S.*"
        maxLength={100}
        autoComplete="off"
        data-first={is_first}
        onChange={({ target }) => write({ name: target.value })}
      />
      <SelectField
        label={t.channels.who}
        hint={kind === 'api' ? t.channels.who_hint : undefined}
        choices={t.assistant.who}
        value={handled_by}
        onChange={({ target }) => write({ handled_by: target.value as Channel['handled_by'] })}
      />
    </div>
  )
}
