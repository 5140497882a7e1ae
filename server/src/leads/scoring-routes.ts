import { route } from '../http/route.ts'
import { LeadScoring, LeadScoringList, LeadScoringQuery } from './scoring-schema.ts'
import { getScoring, listScorings, startScoring } from './scorings.ts'

const tag = 'Lead scorings'
const reads = { tag, permission: 'leads:read' } as const
const writes = { tag, permission: 'leads:write' } as const

export const leadScoringRoutes = [
  route({
    ...writes,
    method: 'POST',
    path: '/lead_scorings',
    operation: 'createLeadScoring',
    audited: 'lead_scoring.created',
    summary: 'Score all leads again',
    description:
      'Scores all leads by the current rules, in the background. `leads_done` of the response grows as you get it again. ' +
      'Language models are not asked. One that is still running is superseded.',
    status: 201,
    located: true,
    answer: LeadScoring,
    run: (scope) => startScoring(scope),
  }),
  route({
    ...reads,
    method: 'GET',
    path: '/lead_scorings',
    operation: 'listLeadScorings',
    summary: 'List lead scorings',
    query: LeadScoringQuery,
    answer: LeadScoringList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query }) => listScorings(scope, query),
  }),
  route({
    ...reads,
    method: 'GET',
    path: '/lead_scorings/:lead_scoring_id',
    operation: 'getLeadScoring',
    summary: 'Get a lead scoring',
    answer: LeadScoring,
    errors: ['resource_not_found'],
    run: (scope, { params }) => getScoring(scope, params.lead_scoring_id!),
  }),
]
