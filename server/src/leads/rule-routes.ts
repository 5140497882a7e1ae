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
    description: 'Returns the built-in rules, with your changes, and your own rules.',
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
    audited: 'lead_rule.created',
    summary: 'Create a lead rule',
    description: 'The rule matches when the contact writes one of its words.',
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
    summary: 'Preview changes to lead rules',
    description:
      'Shows which of the newest leads would change, without changing anything. It stops after five seconds and tells you how many leads it checked.',
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
    audited: 'lead_rule.updated',
    summary: 'Update a lead rule',
    description:
      'Applies the next time a lead is qualified. To preview the effect, use `POST /lead_rules/dry_run`; to apply it to all leads, `POST /lead_scorings`.',
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
    audited: 'lead_rule.deleted',
    summary: 'Delete a lead rule',
    description: 'Deletes a rule of your own. To turn off a built-in rule, set `enabled` to false.',
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
    audited: 'lead_rule.reset',
    summary: 'Reset a lead rule',
    description: "Restores the defaults of a built-in rule. A rule of your own doesn't change.",
    answer: LeadRule,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed'],
    run: (scope, { params, expected }) => resetRule(scope, params.lead_rule_id!, expected),
  }),
]
