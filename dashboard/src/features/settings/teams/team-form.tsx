import type { FormEvent } from 'react'
import type { Mode } from '../../../api/call.ts'
import type { Team } from '../../../queries/teams.ts'
import { useText } from '../../../text/page-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { say } from '../../../ui/toasts.tsx'
import { RoutingFields, routingIn } from './routing-fields.tsx'
import { useTeamChange } from './teams.ts'

interface Props {
  mode: Mode
  /** Null: one is to be made. */
  team: Team | null
  teams: readonly Team[]
  onClose: () => void
  onCreated?: (team: Team) => void
}

export function TeamForm({ mode, team, teams, onClose, onCreated }: Props) {
  const t = useText()
  const change = useTeamChange(mode, (after) => {
    say(t.teams.saved(after.name))
    if (onCreated) onCreated(after)
    else onClose()
  })
  const fallback = team?.fallback_team_id ?? ''
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const body = {
      name: fields.name!.trim(),
      description: fields.description!.trim() || null,
      // Sent only if it changed: an archived one still leads on to others.
      ...((fields.fallback_team_id ?? fallback) !== fallback && { fallback_team_id: fields.fallback_team_id || null }),
      ...routingIn(fields, team),
    }
    change.mutate(team ? { update: team, with: body } : { create: body })
  }
  const others = teams.filter(({ id }) => id !== team?.id).map(({ id, name }) => [id, name])
  if (fallback && !teams.some(({ id }) => id === fallback)) others.push([fallback, t.teamwork.team_gone])
  return (
    <Dialog title={team ? t.teams.edit(team.name) : t.teams.add} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t.teams.name}
          name="name"
          defaultValue={team?.name}
          maxLength={100}
          pattern=".*\S.*"
          autoComplete="off"
          required
          data-first
        />
        <TextField
          label={t.teams.description}
          hint={t.teams.description_hint}
          optional
          name="description"
          defaultValue={team?.description ?? ''}
          maxLength={500}
        />
        <RoutingFields mode={mode} team={team} />
        {others.length > 0 && (
          <SelectField
            label={t.teams.fallback}
            hint={t.teams.fallback_hint}
            name="fallback_team_id"
            defaultValue={fallback}
            choices={{ '': t.teams.fallback_none, ...Object.fromEntries(others) }}
          />
        )}
        <DialogFoot error={change.error} onCancel={onClose} busy={change.isPending}>
          {t.common.save}
        </DialogFoot>
      </form>
    </Dialog>
  )
}
