import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { type Team, teamsQuery } from '../../../queries/teams.ts'
import { colleaguesQuery, useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Empty, Skeletons } from '../../../ui/bits.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Archive, Pencil, Plus, UserPlus, Users } from '../../../ui/icons.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { ArchiveTeam } from './archive-team.tsx'
import { TeamForm } from './team-form.tsx'
import { TeamMembers } from './team-members.tsx'
import { TeamNow } from './team-now.tsx'

type Open = { act: 'edit' | 'members' | 'archive' | 'now'; id: string } | 'new' | null

/** Who works together. */
export function TeamsPage() {
  const t = useText()
  const mode = useParams({ from: '/$mode' }).mode as Mode
  return useMay(mode)('channels:read') ? <Teams mode={mode} /> : <Empty is_page title={t.settings.admins_only} />
}

function Teams({ mode }: { mode: Mode }) {
  const t = useText()
  const may_change = useMay(mode)('channels:write')
  const [open, setOpen] = useState<Open>(null)
  const all = useQuery(teamsQuery(mode))
  const teams = all.data ?? []
  const close = () => setOpen(null)
  const act = open !== null && open !== 'new' ? open.act : null
  const team = open !== null && open !== 'new' ? teams.find(({ id }) => id === open.id) : undefined
  const add = (words: string) => (
    <Button kind="primary" onClick={() => setOpen('new')}>
      <Plus size={15} aria-hidden />
      {words}
    </Button>
  )
  return (
    <Page title={t.shell.teams} lead={t.teams.lead} act={may_change && teams.length > 0 && add(t.teams.add)}>
      {all.isPending && <Skeletons rows={3} className="h-14" />}
      {all.isError && !all.data && <Failed error={all.error} retry={() => all.refetch()} />}
      {all.data?.length === 0 && (
        <Empty icon={Users} title={t.teams.none} hint={t.teams.none_hint}>
          {may_change && add(t.teams.begin)}
        </Empty>
      )}
      {teams.length > 0 && (
        <ul aria-label={t.shell.teams} className="divide-y divide-line rounded-lg border border-line bg-surface">
          {teams.map((team) => (
            <Row key={team.id} mode={mode} team={team} may_change={may_change} open={setOpen} />
          ))}
        </ul>
      )}
      {open === 'new' && (
        <TeamForm
          mode={mode}
          team={null}
          teams={teams}
          onClose={close}
          onCreated={({ id }) => setOpen({ act: 'members', id })}
        />
      )}
      {act === 'edit' && team && <TeamForm mode={mode} team={team} teams={teams} onClose={close} />}
      {act === 'members' && team && <TeamMembers mode={mode} team={team} onClose={close} />}
      {act === 'now' && team && <TeamNow mode={mode} team={team} onClose={close} />}
      {act === 'archive' && team && <ArchiveTeam mode={mode} team={team} onClose={close} />}
    </Page>
  )
}

interface RowProps {
  mode: Mode
  team: Team
  may_change: boolean
  open: (open: Open) => void
}

function Row({ mode, team, may_change, open }: RowProps) {
  const t = useText()
  const { id, name, description } = team
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <span className="min-w-0 flex-1 basis-48">
        <Link
          to="/$mode/inbox"
          params={{ mode }}
          search={{ team_id: id }}
          title={t.teams.show}
          className="block truncate text-base font-medium hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        {description && <bdi className="block truncate text-xs text-muted">{description}</bdi>}
        <Names team={team} />
      </span>
      <Button onClick={() => open({ act: 'now', id })} aria-label={t.teams.now(name)}>
        {t.teams.now_act}
      </Button>
      {may_change && (
        <span className="flex shrink-0">
          <IconButton
            icon={UserPlus}
            size={15}
            label={t.teams.members_of(name)}
            onClick={() => open({ act: 'members', id })}
          />
          <IconButton icon={Pencil} size={15} label={t.teams.edit(name)} onClick={() => open({ act: 'edit', id })} />
          <IconButton
            icon={Archive}
            size={15}
            label={t.teams.archive(name)}
            onClick={() => open({ act: 'archive', id })}
          />
        </span>
      )}
    </li>
  )
}

function Names({ team: { members } }: { team: Team }) {
  const t = useText()
  const colleagues = useQuery(colleaguesQuery)
  const nameOf = (id: string) => colleagues.data?.data.find((one) => one.id === id)?.name ?? t.conversation.someone
  return (
    <span className="block text-sm text-muted">
      {members.length === 0
        ? t.teams.nobody
        : members.map(({ user_id, role }, place) => (
            <span key={user_id}>
              {place > 0 && ' · '}
              <bdi>{nameOf(user_id)}</bdi>
              {role === 'lead' && ` (${t.teams.lead_role})`}
            </span>
          ))}
    </span>
  )
}
