import type { ChannelChanges } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import type { Versioned } from '../../../api/versioned.ts'
import { assistantQuery } from '../../../queries/assistant.ts'
import { useText } from '../../../text/page-text.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { SettingsCard, SettingsForm } from '../settings-card.tsx'
import { type Channel, most_counted, useChange } from './channels.ts'

interface Props {
  mode: Mode
  found: Versioned<Channel>
  may_change: boolean
}

/** What a channel is called, and who begins there. */
export function ChannelForm({ mode, found, may_change }: Props) {
  const t = useText()
  const change = useChange(mode)
  const assistant = useQuery(assistantQuery(mode))
  const [written, setWritten] = useState<ChannelChanges>({})
  const { kind, recent_conversations: recent } = found.object
  const { name, handled_by } = { ...found.object, ...written }
  const write = (changes: ChannelChanges) => {
    change.reset()
    setWritten({ ...written, ...changes })
  }
  function save() {
    const changes = { ...written, ...(written.name !== undefined && { name: written.name.trim() }) }
    change.mutate({ changes, since: found }, { onSuccess: () => setWritten({}) })
  }
  return (
    <SettingsCard
      title={found.object.name}
      lead={`${t.channels.kinds[kind]} ${t.channels.recent(recent, recent >= most_counted)}`}
    >
      <SettingsForm may_change={may_change} is_changed={Object.keys(written).length > 0} change={change} save={save}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t.channels.name}
            hint={t.channels.name_hint}
            value={name}
            required
            pattern=".*\S.*"
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => write({ name: target.value })}
          />
          <SelectField
            label={t.channels.who}
            hint={t.channels.who_hint}
            choices={t.assistant.who}
            value={handled_by}
            onChange={({ target }) => write({ handled_by: target.value as Channel['handled_by'] })}
          />
        </div>
        {handled_by === 'assistant' && assistant.data?.object.status === 'off' && (
          <p className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink">
            {t.channels.assistant_off}{' '}
            <Link to="/$mode/settings/assistant" params={{ mode }} className="underline underline-offset-2">
              {t.shell.assistant}
            </Link>
          </p>
        )}
      </SettingsForm>
    </SettingsCard>
  )
}
