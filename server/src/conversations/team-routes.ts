import { route } from '../http/route.ts'
import { archiveTeam } from '../teams/archive.ts'
import { Team } from '../teams/schema.ts'
import { leaveTeam } from './leave-team.ts'

export const archivedTeamRoutes = [
  route({
    tag: 'Teams',
    permission: 'channels:write',
    method: 'POST',
    path: '/teams/:team_id/archive',
    operation: 'archiveTeam',
    summary: 'Archive a team',
    description:
      'Its conversations that are not resolved go to its fallback team, or are in no team, each with a `conversation.updated` event. So do its channels. Resolved conversations still name it.',
    audited: 'team.archived',
    answer: Team,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed'],
    run: (scope, { params, expected }) => archiveTeam(scope, params.team_id!, expected, leaveTeam),
  }),
]
