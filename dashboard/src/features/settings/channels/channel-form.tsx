import type { ChannelChanges } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import type { Versioned } from '../../../api/versioned.ts'
import { assistantQuery } from '../../../queries/assistant.ts'
import { useText } from '../../../text/page-text.ts'
import { Badge, CopyButton } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { SettingsCard, SettingsForm } from '../settings-card.tsx'
import { ChannelFields } from './channel-fields.tsx'
import { type Channel, most_counted, useChange } from './channels.ts'
import { RemoveChannel } from './remove-channel.tsx'

interface Props {
  mode: Mode
  found: Versioned<Channel>
  may_change: boolean
  /** Whether it is one of several, and which of them. */
  place: 'only' | 'first' | 'other'
}

/** What a channel is called, and who begins there. */
export function ChannelForm({ mode, found, may_change, place }: Props) {
  const t = useText()
  const change = useChange(mode)
  const assistant = useQuery(assistantQuery(mode))
  const [written, setWritten] = useState<ChannelChanges>({})
  const [is_removing, setRemoving] = useState(false)
  const { id, kind, recent_conversations: recent } = found.object
  const { name, handled_by } = { ...found.object, ...written }
  const write = (changes: ChannelChanges) => {
    change.reset()
    setWritten({ ...written, ...changes })
  }
  function save() {
    const changes = { ...written, ...(written.name !== undefined && { name: written.name.trim() }) }
    change.mutate({ changes, since: found }, { onSuccess: () => setWritten({}) })
  }
  const lead = [
    t.channels.kinds[kind],
    place === 'first' && t.channels.first_hint,
    t.channels.recent(recent, recent >= most_counted),
  ]
  const acts = (
    <>
      <CopyButton text={id} label={t.channels.copy} />
      {place !== 'only' && (
        <Button onClick={() => setRemoving(true)} className="text-danger-ink!">
          {t.channels.remove}
        </Button>
      )}
    </>
  )
  return (
    <SettingsCard
      title={found.object.name}
      mark={place === 'first' && <Badge>{t.channels.first}</Badge>}
      lead={lead.filter(Boolean).join(' ')}
    >
      <SettingsForm
        may_change={may_change}
        is_changed={Object.keys(written).length > 0}
        change={change}
        save={save}
        acts={acts}
      >
        <ChannelFields name={name} handled_by={handled_by} write={write} />
        {handled_by === 'assistant' && assistant.data?.object.status === 'off' && (
          <p className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink">
            {t.channels.assistant_off}{' '}
            <Link to="/$mode/settings/assistant" params={{ mode }} className="underline underline-offset-2">
              {t.shell.assistant}
            </Link>
          </p>
        )}
      </SettingsForm>
      {is_removing && <RemoveChannel mode={mode} channel={found.object} onClose={() => setRemoving(false)} />}
    </SettingsCard>
  )
}
