import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { teamsQuery } from '../../../queries/teams.ts'
import { useText } from '../../../text/page-text.ts'
import { SelectField } from '../../../ui/field.tsx'
import { Failed } from '../../../ui/problem.tsx'

interface Props {
  mode: Mode
  team_id: string | null
  write: (changes: { default_team_id: string | null }) => void
}

/** Who gets new conversations here. */
export function TeamField({ mode, team_id, write }: Props) {
  const t = useText()
  const teams = useQuery(teamsQuery(mode))
  if (teams.isError && !teams.data) return <Failed error={teams.error} retry={() => teams.refetch()} />
  const all = teams.data ?? []
  // Until its name is known, the choice isn't shown as another one.
  const unknown = team_id && !all.some(({ id }) => id === team_id) ? { [team_id]: '…' } : {}
  return (
    <div className="flex flex-col gap-1.5">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t.teams.channel}
          hint={t.teams.channel_hint}
          choices={{
            '': t.inbox.no_team,
            ...unknown,
            ...Object.fromEntries(all.map(({ id, name }) => [id, name])),
          }}
          disabled={teams.isPending}
          value={team_id ?? ''}
          onChange={({ target }) => write({ default_team_id: target.value || null })}
        />
      </div>
      <p className="text-sm">
        <Link to="/$mode/settings/teams" params={{ mode }} className="text-accent-ink underline underline-offset-2">
          {t.teams.channel_all}
        </Link>
      </p>
    </div>
  )
}
