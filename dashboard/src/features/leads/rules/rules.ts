import type { LeadRule, LeadRuleChanges, LeadRuleDraft, LeadRuleDryRun, LeadScoring, NewLeadRule } from '@parley/sdk'
import { queryOptions } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import type { AuditEntry } from '../../../api/generated/administration.ts'
import { firstOf } from '../../../api/pages.ts'
import { administration, service } from '../../../api/service.ts'

export type { AuditEntry, LeadRule, LeadRuleChanges, LeadRuleDryRun, LeadScoring, NewLeadRule }

/** Unsaved changes of rules by id, and new rules. */
export interface Draft {
  changed: Record<string, LeadRuleChanges>
  added: NewLeadRule[]
}

export const no_draft: Draft = { changed: {}, added: [] }

export function sizeOf({ changed, added }: Draft): number {
  return Object.keys(changed).length + added.length
}

/** The rule as it would be. */
export function drafted(rule: LeadRule, { changed }: Draft): LeadRule {
  return { ...rule, ...changed[rule.id] }
}

/** Adds a change to the draft. Unchanged values aren't part of it. */
export function withChange(draft: Draft, rule: LeadRule, changes: LeadRuleChanges): Draft {
  return withOnly(draft, rule.id, { ...draft.changed[rule.id], ...changes }, rule)
}

/** Removes saved changes from the draft. Later changes stay. */
export function withoutChange(draft: Draft, id: string, saved: LeadRuleChanges): Draft {
  return withOnly(draft, id, draft.changed[id] ?? {}, saved)
}

export function withoutNew(draft: Draft, rule: NewLeadRule): Draft {
  return { ...draft, added: draft.added.filter((other) => other !== rule) }
}

function withOnly(draft: Draft, id: string, next: LeadRuleChanges, known: LeadRuleChanges): Draft {
  const left = Object.fromEntries(
    Object.entries(next).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(known[name as 'points'])),
  )
  const { [id]: _, ...others } = draft.changed
  return { ...draft, changed: Object.keys(left).length === 0 ? others : { ...others, [id]: left } }
}

/** There are a hundred or so at most: loads all at once. */
export const rulesQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [mode, 'lead_rules'] as const,
    queryFn: ({ signal }) => Array.fromAsync(service[mode].leadRules.list({ limit: 100 }, { signal })),
  })

/** Who changed which rule: from the audit log, which only administrators can read. */
export const ruleHistoryQuery = (mode: Mode) =>
  queryOptions({
    queryKey: ['audit_log', mode, 'lead_rules'] as const,
    queryFn: async ({ signal }) => {
      const acts = ['created', 'updated', 'reset', 'deleted'].map((verb) => `lead_rule.${verb}`)
      const pages = await Promise.all(
        acts.map((action) => administration.logs.listAuditEntries({ action, limit: 20 }, { signal }).page()),
      )
      return pages
        .flatMap(({ data }) => data)
        .filter((entry) => entry.mode === mode)
        .toSorted((a, b) => (a.id < b.id ? 1 : -1))
        .slice(0, 20)
    },
  })

/** The last time all leads were scored. Polled every second while that is running. */
export const scoringQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [mode, 'lead_scorings'] as const,
    queryFn: async ({ signal }) => (await firstOf(service[mode].leadScorings.list({ limit: 1 }, { signal }))) ?? null,
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? 1000 : false),
  })

/** Actions for rules. Each action has its own key. */
export function ruleCalls(mode: Mode) {
  const { leadRules, leadScorings } = service[mode]
  return {
    create: ({ key, ...body }: NewLeadRule & { key: string }) => leadRules.create(body, { idempotency_key: key }),
    update: (id: string, body: LeadRuleChanges, key: string) => leadRules.update(id, body, { idempotency_key: key }),
    reset: (id: string, key: string) => leadRules.reset(id, { idempotency_key: key }),
    remove: (id: string, key: string) => leadRules.delete(id, { idempotency_key: key }),
    score: (key: string) => leadScorings.create({ idempotency_key: key }),
    trial: ({ changed, added }: Draft) => {
      const rules: LeadRuleDraft[] = [
        ...Object.entries(changed).map(([id, changes]) => ({ id, ...changes })),
        ...added.map(({ name, part, points, words, enabled }) => ({ name, part, points, words, enabled })),
      ]
      return leadRules.dryRun({ rules })
    },
  }
}
