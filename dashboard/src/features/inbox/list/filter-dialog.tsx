import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { Mode } from '../../../api/call.ts'
import { type Channel, channelsQuery } from '../../../queries/channels.ts'
import { labelsQuery } from '../../../queries/labels.ts'
import { useTeams } from '../../../queries/teams.ts'
import { colleaguesQuery, useSession } from '../../../session/session.ts'
import { useText } from '../../../text/text.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { days, type InboxSearch, inboxSearch, narrowings, open_to } from '../data/filters.ts'
import { useRemember } from '../data/view-memory.ts'

interface Props {
  mode: Mode
  search: InboxSearch
  onClose: () => void
}

export function FilterDialog({ mode, search, onClose }: Props) {
  const t = useText()
  const { user } = useSession()
  const navigate = useNavigate()
  const colleagues = useQuery(colleaguesQuery)
  const known = useQuery(labelsQuery(mode)).data ?? []
  const labels = [...new Set([...(search.label ? [search.label] : []), ...known.map(({ name }) => name)])]
  const channels = useQuery(channelsQuery(mode)).data ?? []
  const teams = useTeams(mode)
  const open = open_to(search)
  const remember = useRemember(mode)
  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const kept = Object.fromEntries([...narrowings, ...days].map((name) => [name, given[name]?.trim() ?? search[name]]))
    const changed = inboxSearch({ ...search, ...kept })
    remember(changed)
    navigate({ to: '/$mode/inbox', params: { mode }, search: changed })
    onClose()
  }
  const any = { '': t.teamwork.any }
  const people = (colleagues.data?.data ?? [user]).map((one) => [
    one.id,
    one.id === user.id ? t.inbox.me(one.name) : one.name,
  ])
  return (
    <Dialog title={t.teamwork.filter} onClose={onClose}>
      <form onSubmit={apply} className="flex flex-col gap-4">
        <SelectField
          label={t.lists.reply}
          name="unanswered"
          defaultValue={search.unanswered ?? ''}
          choices={{ ...any, ...t.lists.replied }}
          data-first
        />
        <SelectField
          label={t.inbox.priority}
          name="priority"
          defaultValue={search.priority ?? ''}
          choices={{ ...any, ...t.inbox.priorities }}
        />
        <SelectField
          label={t.teamwork.label}
          name="label"
          defaultValue={search.label ?? ''}
          choices={{ ...any, ...Object.fromEntries(labels.map((name) => [name, name])) }}
        />
        {open.includes('assignee') && (
          <SelectField
            label={t.inbox.assignee}
            name="assignee"
            defaultValue={search.assignee ?? ''}
            choices={{ ...any, none: t.inbox.unassigned, ...Object.fromEntries(people) }}
          />
        )}
        {(teams.length > 0 || search.team_id) && (
          <SelectField
            label={t.inbox.team}
            name="team_id"
            key={teams.length}
            defaultValue={search.team_id ?? ''}
            choices={{ ...any, none: t.inbox.no_team, ...Object.fromEntries(teams.map(({ id, name }) => [id, name])) }}
          />
        )}
        {open.includes('handled_by') && (
          <SelectField
            label={t.teamwork.handled_by}
            name="handled_by"
            defaultValue={search.handled_by ?? ''}
            choices={{ ...any, ...t.teamwork.handlers }}
          />
        )}
        <SelectField
          label={t.teamwork.channel}
          name="channel_id"
          key={channels.length}
          defaultValue={search.channel_id ?? ''}
          choices={{ ...any, ...channelNames(search, channels, t.teamwork.channel_gone) }}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField label={t.lists.from} name="from" defaultValue={search.from} />
          <DateField label={t.lists.to} name="to" defaultValue={search.to} />
        </div>
        <DialogFoot onCancel={onClose}>{t.teamwork.filter_apply}</DialogFoot>
      </form>
    </Dialog>
  )
}

function channelNames({ channel_id }: InboxSearch, channels: Channel[], gone: string) {
  return {
    ...(channel_id && { [channel_id]: gone }),
    ...Object.fromEntries(channels.map(({ id, name }) => [id, name])),
  }
}
