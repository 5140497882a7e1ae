import type { ChannelChanges } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import type { Versioned } from '../../../api/versioned.ts'
import { assistantQuery } from '../../../queries/assistant.ts'
import { useText } from '../../../text/page-text.ts'
import { Badge, CopyButton } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { SettingsCard, SettingsForm } from '../settings-card.tsx'
import { ChannelStorage } from '../storage.tsx'
import { ChannelFields } from './channel-fields.tsx'
import { type Channel, max_counted, useChange } from './channels.ts'
import { HoursField } from './hours-field.tsx'
import { kinds } from './kinds.ts'
import { OutOfHoursField } from './out-of-hours-field.tsx'
import { RemoveChannel } from './remove-channel.tsx'
import { TeamField } from './team-field.tsx'

/** Conversations that name no channel come in through the first API channel. The only one can't be deleted. */
export type Place = 'only' | 'first' | 'other'

interface Props {
  mode: Mode
  found: Versioned<Channel>
  may_change: boolean
  place: Place
}

/** What a channel is called, and who begins there. */
export function ChannelForm({ mode, found, may_change, place }: Props) {
  const t = useText()
  const change = useChange(mode)
  const [written, setWritten] = useState<ChannelChanges>({})
  const [is_removing, setRemoving] = useState(false)
  const is_changed = Object.keys(written).length > 0
  const { id, kind, recent_conversations: recent } = found.object
  const { Fields, Tools } = kinds[kind]
  const { name, handled_by, hours_id, default_team_id, out_of_hours_replies } = { ...found.object, ...written }
  const widget = found.object.widget && { ...found.object.widget, ...written.widget }
  const write = (changes: ChannelChanges) => {
    change.reset()
    setWritten({ ...written, ...changes })
  }
  function save() {
    change.mutate({ changes: tidied(written), since: found }, { onSuccess: () => setWritten({}) })
  }
  const lead = [
    t.channels.kinds[kind],
    place === 'first' && t.channels.first_hint,
    t.channels.recent(recent, recent >= max_counted),
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
      <ChannelStorage mode={mode} channel_id={id} />
      <SettingsForm may_change={may_change} is_changed={is_changed} change={change} save={save} acts={acts}>
        <Warnings
          mode={mode}
          handled_by={handled_by}
          has_origins={!widget || widget.origins.some((one) => one.trim() !== '')}
          is_flooded={found.object.health.problem?.code === 'flooded'}
        />
        <ChannelFields kind={kind} name={name} handled_by={handled_by} write={write} />
        <TeamField mode={mode} team_id={default_team_id} write={write} />
        <HoursField mode={mode} hours_id={hours_id} write={write} />
        <OutOfHoursField mode={mode} hours_id={hours_id} replies={out_of_hours_replies} write={write} />
        {Fields && <Fields channel={found.object} written={written} write={write} />}
      </SettingsForm>
      {Tools && <Tools mode={mode} channel={found.object} may_change={may_change} is_changed={is_changed} />}
      {is_removing && <RemoveChannel mode={mode} channel={found.object} onClose={() => setRemoving(false)} />}
    </SettingsCard>
  )
}

/** What keeps customers from writing here, or from being answered. */
function Warnings({
  mode,
  handled_by,
  has_origins,
  is_flooded,
}: {
  mode: Mode
  handled_by: string
  has_origins: boolean
  is_flooded: boolean
}) {
  const t = useText()
  const assistant = useQuery(assistantQuery(mode))
  return (
    <>
      {is_flooded && <Warning>{t.widget.flooded}</Warning>}
      {!has_origins && <Warning>{t.widget.no_origins}</Warning>}
      {handled_by === 'assistant' && assistant.data?.object.status === 'off' && (
        <Warning>
          {t.channels.assistant_off}{' '}
          <Link to="/$mode/settings/assistant" params={{ mode }} className="underline underline-offset-2">
            {t.shell.assistant}
          </Link>
        </Warning>
      )}
    </>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return <p className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink">{children}</p>
}

function tidied(written: ChannelChanges): ChannelChanges {
  const { name, widget } = written
  const origins = widget?.origins?.map(originOf).filter((one) => one !== '')
  return {
    ...written,
    ...(name !== undefined && { name: name.trim() }),
    ...(origins && { widget: { ...widget, origins: [...new Set(origins)] } }),
  }
}

/** People paste the address of a page, or type only the host. What can't be read stays, so that the service can say so. */
function originOf(line: string): string {
  const text = line.trim()
  const url = [text, `https://${text}`]
    .map((one) => URL.parse(one))
    .find((one) => /^https?:$/.test(one?.protocol ?? ''))
  return url?.origin ?? text
}
