import { useQuery } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import type { Team } from '../../../queries/teams.ts'
import { colleaguesQuery, useSession } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Avatar } from '../../../ui/bits.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { Select, SelectField } from '../../../ui/field.tsx'
import { X } from '../../../ui/icons.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { useTeamChange } from './teams.ts'

/** Who is in it, and as what. Each choice counts at once. */
export function TeamMembers({ mode, team, onClose }: { mode: Mode; team: Team; onClose: () => void }) {
  const t = useText()
  const { user } = useSession()
  const colleagues = useQuery(colleaguesQuery).data?.data ?? [user]
  const change = useTeamChange(mode)
  const nameOf = (id: string) => colleagues.find((one) => one.id === id)?.name ?? t.conversation.someone
  const able = colleagues.filter(
    (one) =>
      one.role !== 'viewer' &&
      !('disabled_at' in one && one.disabled_at) &&
      !team.members.some(({ user_id }) => user_id === one.id),
  )
  return (
    <Dialog title={t.teams.members_of(team.name)} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {team.members.length > 0 && (
          <ul aria-label={t.teams.people} className="flex flex-col gap-2">
            {team.members.map((member) => (
              <Member key={member.user_id} member={member} name={nameOf(member.user_id)} team={team} change={change} />
            ))}
          </ul>
        )}
        {able.length > 0 ? (
          <SelectField
            label={t.teams.member_add}
            choices={{ '': '', ...Object.fromEntries(able.map(({ id, name }) => [id, name])) }}
            value=""
            disabled={change.isPending}
            onChange={({ target }) => target.value && change.mutate({ to: team, put: { user_id: target.value } })}
          />
        ) : (
          <p className="text-sm text-muted">{t.teams.everyone_in}</p>
        )}
        <Problem error={change.error} />
        <DialogButtons>
          <Button kind="primary" onClick={onClose} data-first>
            {t.teams.done}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  )
}

interface MemberProps {
  member: Team['members'][number]
  name: string
  team: Team
  change: ReturnType<typeof useTeamChange>
}

function Member({ member: { user_id, role }, name, team, change }: MemberProps) {
  const t = useText()
  return (
    <li className="flex items-center gap-2 text-sm">
      <Avatar name={name} size="sm" />
      <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
      <span className="w-32 shrink-0">
        <Select
          label={t.teams.role_of(name)}
          choices={{ member: t.teams.member, lead: t.teams.lead_role }}
          value={role}
          onChange={({ target }) => change.mutate({ to: team, put: { user_id, role: target.value as typeof role } })}
        />
      </span>
      <IconButton
        icon={X}
        size={15}
        label={t.teams.remove_member(name)}
        onClick={() => change.mutate({ from: team, remove: user_id })}
      />
    </li>
  )
}
