import type { Mode } from '../../../api/call.ts'
import { useTeams } from '../../../queries/teams.ts'
import { useText } from '../../../text/text.tsx'
import { Users } from '../../../ui/icons.tsx'
import type { useActs } from '../data/acts.ts'
import { Property } from './property.tsx'

interface Props {
  mode: Mode
  team: string | null
  give: ReturnType<typeof useActs>['team']
}

/** Whose it is. */
export function TeamProperty({ mode, team, give }: Props) {
  const t = useText()
  const teams = useTeams(mode)
  const choices = [{ id: null, name: t.inbox.no_team }, ...teams]
  return (
    <Property
      title={t.inbox.team}
      value={team === null ? t.inbox.no_team : (teams.find(({ id }) => id === team)?.name ?? t.teamwork.team_gone)}
      icon={Users}
      items={choices.map(({ id, name }) => ({
        name: id ?? 'none',
        words: name,
        label: <bdi className="truncate">{name}</bdi>,
        checked: id === team,
        run: () => (id === team ? undefined : give(id)),
      }))}
      is_choice
      is_plain={team === null}
      className={team === null ? 'text-muted' : ''}
    />
  )
}
