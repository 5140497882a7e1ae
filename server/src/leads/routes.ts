import { route } from '../http/route.ts'
import { getLead, listLeads, listQualifications } from './leads.ts'
import { overrideLead } from './override.ts'
import { qualifyLead } from './qualify.ts'
import { LeadExpandQuery, LeadQuery, QualificationQuery } from './query-schema.ts'
import { Lead, LeadChanges, LeadList, LeadQualification, LeadQualificationList, LeadToQualify } from './schema.ts'

const tag = 'Leads'
const reads = { tag, permission: 'leads:read' } as const
const writes = { tag, permission: 'leads:write' } as const

export const leadRoutes = [
  route({
    ...writes,
    method: 'POST',
    path: '/leads/qualify',
    operation: 'qualifyLead',
    budget: 'model',
    calls_others: true,
    summary: 'Qualify a contact as a lead',
    description:
      'Scores the contact by the lead rules, based on its messages and contact data. The first qualification creates ' +
      "the lead. If the result hasn't changed, you get the same qualification again and no event is created.",
    origin: 'specification',
    body: LeadToQualify,
    answer: LeadQualification,
    errors: ['resource_not_found', 'conversation_contact_mismatch'],
    run: (scope, { body }) => qualifyLead(scope, body),
  }),
  route({
    ...reads,
    method: 'GET',
    path: '/leads',
    operation: 'listLeads',
    summary: 'List leads',
    query: LeadQuery,
    answer: LeadList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query, caller }) => listLeads(scope, query, caller.permissions),
  }),
  route({
    ...reads,
    method: 'GET',
    path: '/leads/:lead_id',
    operation: 'getLead',
    summary: 'Get a lead',
    query: LeadExpandQuery,
    answer: Lead,
    errors: ['resource_not_found'],
    run: (scope, { params, query, caller }) => getLead(scope, params.lead_id!, query, caller.permissions),
  }),
  route({
    ...writes,
    method: 'PATCH',
    path: '/leads/:lead_id',
    operation: 'updateLead',
    summary: 'Override a lead',
    description: "Stores a person's decision. It overrides the rules until you clear it with null.",
    body: LeadChanges,
    answer: Lead,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed'],
    run: (scope, { params, body, expected }) => overrideLead(scope, params.lead_id!, body, expected),
  }),
  route({
    ...reads,
    method: 'GET',
    path: '/leads/:lead_id/qualifications',
    operation: 'listLeadQualifications',
    summary: 'List the qualifications of a lead',
    description: 'Returns every qualification that differs from the one before it.',
    query: QualificationQuery,
    answer: LeadQualificationList,
    errors: ['resource_not_found', 'cursor_invalid', 'cursor_mismatch'],
    run: (scope, { params, query }) => listQualifications(scope, params.lead_id!, query),
  }),
]
