import { route } from '../http/route.ts'
import { putMember, removeMember } from './members.ts'
import { Membership, NewTeam, Team, TeamChanges, TeamList, TeamQuery } from './schema.ts'
import { createTeam, getTeam, listTeams, updateTeam } from './teams.ts'

const tag = 'Teams'
const reads = { tag, permission: 'channels:read' } as const
const writes = { tag, permission: 'channels:write' } as const
const one = '/teams/:team_id'

export const teamRoutes = [
  route({
    ...reads,
    method: 'GET',
    path: '/teams',
    operation: 'listTeams',
    summary: 'List teams',
    query: TeamQuery,
    answer: TeamList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query }) => listTeams(scope, query),
  }),
  route({
    ...writes,
    method: 'POST',
    path: '/teams',
    operation: 'createTeam',
    summary: 'Create a team',
    description:
      'It has no members yet. A channel gives it conversations as its `default_team_id`, and people as the `team` of one.',
    audited: 'team.created',
    body: NewTeam,
    status: 201,
    located: true,
    answer: Team,
    errors: ['team_already_exists', 'team_limit_reached'],
    run: (scope, { body }) => createTeam(scope, body),
  }),
  route({
    ...reads,
    method: 'GET',
    path: one,
    operation: 'getTeam',
    summary: 'Get a team',
    answer: Team,
    errors: ['resource_not_found'],
    run: (scope, { params }) => getTeam(scope, params.team_id!),
  }),
  route({
    ...writes,
    method: 'PATCH',
    path: one,
    operation: 'updateTeam',
    summary: 'Update a team',
    audited: 'team.updated',
    body: TeamChanges,
    answer: Team,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed', 'team_already_exists', 'team_archived'],
    run: (scope, { params, body, expected }) => updateTeam(scope, params.team_id!, body, expected),
  }),
  route({
    ...writes,
    method: 'POST',
    path: `${one}/members`,
    operation: 'createTeamMember',
    summary: 'Add or change a member',
    description: 'Returns the team.',
    audited: 'team.member_added',
    body: Membership,
    answer: Team,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed', 'team_archived', 'team_member_limit_reached'],
    run: (scope, { params, body, expected }) => putMember(scope, params.team_id!, body, expected),
  }),
  route({
    ...writes,
    method: 'DELETE',
    path: `${one}/members/:user_id`,
    operation: 'removeTeamMember',
    summary: 'Remove a member',
    description: 'Their conversations stay theirs. Returns the team.',
    audited: 'team.member_removed',
    answer: Team,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed', 'team_archived'],
    run: (scope, { params, expected }) => removeMember(scope, params.team_id!, params.user_id!, expected),
  }),
]
