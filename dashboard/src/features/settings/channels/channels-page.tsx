import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Empty, Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { Plus } from '../../../ui/icons.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { SettingsCard } from '../settings-card.tsx'
import { AccountStorageWarning } from '../storage.tsx'
import { ChannelForm, type Place } from './channel-form.tsx'
import { type Channel, versionedChannelsQuery } from './channels.ts'
import type { Kind } from './kind.ts'
import { kinds, kindsIn } from './kinds.ts'
import { NewChannel } from './new-channel.tsx'

export function ChannelsPage() {
  const t = useText()
  const mode = useParams({ from: '/$mode' }).mode as Mode
  const may = useMay(mode)
  return may('channels:read') ? <Channels mode={mode} /> : <Empty is_page title={t.settings.admins_only} />
}

function Channels({ mode }: { mode: Mode }) {
  const t = useText()
  const may_change = useMay(mode)('channels:write')
  const channels = useQuery(versionedChannelsQuery(mode))
  const navigate = useNavigate()
  const { add } = useSearch({ from: '/$mode/settings/channels' })
  const [adding, setAdding] = useState<Kind | undefined>(kindsIn(mode).find((kind) => kind === add))
  function close() {
    setAdding(undefined)
    if (add !== undefined) navigate({ to: '/$mode/settings/channels', params: { mode }, search: {}, replace: true })
  }
  const has = (kind: Kind) => channels.data?.some(({ object }) => object.kind === kind)
  return (
    <Page
      title={t.shell.channels}
      lead={t.channels.lead}
      act={
        may_change && (
          <Button kind="primary" onClick={() => setAdding('api')}>
            <Plus size={15} aria-hidden />
            {t.channels.add}
          </Button>
        )
      }
    >
      {channels.isPending && <Skeletons rows={3} className="h-24" />}
      {channels.isError && !channels.data && <Failed error={channels.error} retry={() => channels.refetch()} />}
      {channels.data && (
        <div className="flex flex-col gap-6">
          {!may_change && <p className="text-sm text-muted">{t.channels.read_only}</p>}
          <AccountStorageWarning mode={mode} />
          {channels.data.map((found) => (
            <ChannelForm
              key={found.object.id}
              mode={mode}
              found={found}
              may_change={may_change}
              place={placeOf(found.object, channels.data)}
            />
          ))}
          {may_change &&
            kindsIn(mode).map((kind) => {
              const words = !has(kind) && kinds[kind].begin?.(t)
              return words && <First key={kind} words={words} add={() => setAdding(kind)} />
            })}
        </div>
      )}
      {adding && may_change && <NewChannel mode={mode} kind={adding} onClose={close} />}
    </Page>
  )
}

function placeOf({ id, kind }: Channel, all: { object: Channel }[]): Place {
  const [first, ...more] = all.filter(({ object }) => object.kind === 'api')
  if (kind !== 'api') return 'other'
  return more.length === 0 ? 'only' : id === first!.object.id ? 'first' : 'other'
}

interface FirstProps {
  words: { begin: string; begin_lead: string; begin_act: string }
  add: () => void
}

/** A kind of channel that there is none of yet. */
function First({ words, add }: FirstProps) {
  return (
    <SettingsCard title={words.begin} lead={words.begin_lead}>
      <Button onClick={add}>{words.begin_act}</Button>
    </SettingsCard>
  )
}
