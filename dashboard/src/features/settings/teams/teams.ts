import type { NewTeam, Team, TeamMembership } from '@parley/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Mode, newKey } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import { teamsQuery } from '../../../queries/teams.ts'

type What =
  | { create: NewTeam }
  | { update: Team; with: Partial<NewTeam> }
  | { archive: Team }
  | { to: Team; put: TeamMembership }
  | { from: Team; remove: string }

function perform(mode: Mode, what: What): Promise<Team> {
  const { teams } = service[mode]
  const once = { idempotency_key: newKey() }
  if ('create' in what) return teams.create(what.create, once)
  if ('update' in what) return teams.update(what.update.id, what.with, once)
  if ('archive' in what) return teams.archive(what.archive.id, once)
  if ('put' in what) return teams.createMember(what.to.id, what.put, once)
  return teams.removeMember(what.from.id, what.remove, once)
}

/** A change of a team, seen in the list at once. */
export function useTeamChange(mode: Mode, onDone?: (after: Team) => void) {
  const queries = useQueryClient()
  const { queryKey } = teamsQuery(mode)
  return useMutation({
    mutationFn: (what: What) => perform(mode, what),
    onSuccess: (after) => {
      queries.setQueryData(queryKey, (before = []) => {
        const is_known = before.some(({ id }) => id === after.id)
        const all = is_known ? before.map((team) => (team.id === after.id ? after : team)) : [...before, after]
        return all.filter(({ archived_at }) => archived_at === null)
      })
      queries.invalidateQueries({ queryKey })
      onDone?.(after)
    },
  })
}
