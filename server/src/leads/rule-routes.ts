import { route } from '../http/route.ts'
import { tryRules } from './dry-run.ts'
import {
  DeletedLeadRule,
  LeadRule,
  LeadRuleChanges,
  LeadRuleDryRun,
  LeadRuleList,
  LeadRuleQuery,
  LeadRuleTrial,
  NewLeadRule,
} from './rule-schema.ts'
import { createRule, deleteRule, getRule, listRules, resetRule, updateRule } from './rules.ts'

const tag = 'Lead rules'
const reads = { tag, permission: 'leads:read' } as const
const writes = { tag, permission: 'leads:write' } as const
const one = '/lead_rules/:lead_rule_id'

export const leadRuleRoutes = [
  route({
    ...reads,
    method: 'GET',
    path: '/lead_rules',
    operation: 'listLeadRules',
    summary: 'List lead rules',
    description: 'Those that come with the service, as you changed them, and your own.',
    query: LeadRuleQuery,
    answer: LeadRuleList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query }) => listRules(scope, query),
  }),
  route({
    ...writes,
    method: 'POST',
    path: '/lead_rules',
    operation: 'createLeadRule',
    summary: 'Create a lead rule',
    description: 'Met where the contact writes one of its words.',
    body: NewLeadRule,
    status: 201,
    located: true,
    answer: LeadRule,
    errors: ['lead_rule_already_exists', 'lead_rule_limit_reached'],
    run: (scope, { body }) => createRule(scope, body),
  }),
  route({
    ...reads,
    method: 'POST',
    path: '/lead_rules/dry_run',
    operation: 'dryRunLeadRules',
    summary: 'Try lead rules',
    description:
      'Shows whose score would change, of the newest leads, and changes nothing. It stops after five seconds and says how far it came.',
    body: LeadRuleTrial,
    answer: LeadRuleDryRun,
    errors: ['resource_not_found', 'parameter_missing'],
    run: (scope, { body }) => tryRules(scope, body),
  }),
  route({
    ...reads,
    method: 'GET',
    path: one,
    operation: 'getLeadRule',
    summary: 'Get a lead rule',
    answer: LeadRule,
    errors: ['resource_not_found'],
    run: (scope, { params }) => getRule(scope, params.lead_rule_id!),
  }),
  route({
    ...writes,
    method: 'PATCH',
    path: one,
    operation: 'updateLeadRule',
    summary: 'Update a lead rule',
    description: 'Leads are judged by it when they are next qualified. Try it first: `POST /lead_rules/dry_run`.',
    body: LeadRuleChanges,
    answer: LeadRule,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed'],
    run: (scope, { params, body, expected }) => updateRule(scope, params.lead_rule_id!, body, expected),
  }),
  route({
    ...writes,
    method: 'DELETE',
    path: one,
    operation: 'deleteLeadRule',
    summary: 'Delete a lead rule',
    description: 'One of your own. Those that come with the service are switched off instead.',
    answer: DeletedLeadRule,
    conditional: true,
    errors: ['resource_not_found', 'lead_rule_not_own', 'precondition_failed'],
    run: (scope, { params, expected }) => deleteRule(scope, params.lead_rule_id!, expected),
  }),
  route({
    ...writes,
    method: 'POST',
    path: `${one}/reset`,
    operation: 'resetLeadRule',
    summary: 'Reset a lead rule',
    description: 'As it came with the service. One of your own stays as it is.',
    answer: LeadRule,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed'],
    run: (scope, { params, expected }) => resetRule(scope, params.lead_rule_id!, expected),
  }),
]
