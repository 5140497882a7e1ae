import type { ContactRow } from '../contacts/contacts.ts'
import { sql } from '../db/sql.ts'
import { invalid, notFound } from '../errors.ts'
import type { Resource, Scope } from '../scope.ts'
import { knownOf, phrasesOf } from './assess.ts'
import { by_name } from './default-rules.ts'
import { countLeads } from './leads.ts'
import type { Draft, LeadRuleDryRun, LeadRuleTrial } from './rule-schema.ts'
import { effectiveRules, requireWords } from './rules.ts'
import { inOrder, judge, type Rule, type Verdict } from './score.ts'

const max_leads = 500
// After this time, the response says how far it got, because the caller waits and others share the processor.
const longest_ms = 5000

interface Examined extends Pick<ContactRow, 'email' | 'phone_number' | 'custom_attributes'> {
  lead_id: string
  contact_id: string
  conversation_id: string | null
  overridden: boolean
}

/** Whose score other rules would change. Nothing is written. */
export async function tryRules(scope: Scope, { rules: drafts, limit = max_leads }: LeadRuleTrial): Promise<Resource> {
  const rules = await effectiveRules(scope)
  const others = applied(rules, drafts)
  // Phrases of both sides are read once.
  const phrases = phrasesOf([...rules, ...others])
  const until = performance.now() + longest_ms
  const as_of = Date.now()
  const leads = await newestLeads(scope, limit)
  const changes: LeadRuleDryRun['changes'] = []
  let examined = 0
  for (const lead of leads) {
    if (performance.now() > until) break
    const basis = { conversation_id: lead.conversation_id ?? undefined, as_of }
    const known = await knownOf(scope, { ...lead, id: lead.contact_id }, basis, phrases)
    const [before, after] = [sideOf(judge(known, rules)), sideOf(judge(known, others))]
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      const { lead_id, contact_id, overridden } = lead
      changes.push({ lead_id, contact_id, overridden, before, after })
    }
    examined++
  }
  const leads_total = await countLeads(scope)
  const run: LeadRuleDryRun = {
    object: 'lead_rule.dry_run',
    leads_total,
    leads_examined: examined,
    message: inWords(leads_total, leads.length, examined, changes.length),
    changes,
  }
  return { json: JSON.stringify(run) }
}

/** The rules as they would be. */
function applied(rules: (Rule & { id: string })[], drafts: Draft[]): Rule[] {
  const others = new Map<string, Rule>(rules.map((rule) => [rule.id, rule]))
  const names = new Set(rules.map(({ name }) => name))
  for (const [n, { id, name, part, points, enabled, words }] of drafts.entries()) {
    if (id === undefined) {
      const missing = Object.entries({ name, part, points, words }).find(([, value]) => value === undefined)
      if (missing) throw invalid(`rules[${n}].${missing[0]}`, 'is required for a new rule.', 'parameter_missing')
      if (names.has(name!)) throw invalid(`rules[${n}].name`, 'is already the name of another rule.')
      names.add(name!)
      others.set(`new ${n}`, { name: name!, part: part!, points: points!, enabled: enabled ?? true, words: words! })
      continue
    }
    const before = others.get(id)
    if (!before) throw notFound('lead rule')
    if (name !== undefined || part !== undefined)
      throw invalid(`rules[${n}].${name !== undefined ? 'name' : 'part'}`, "can't be changed.")
    if (words) requireWords(before.name, by_name.has(before.name) ? 'service' : 'own', words)
    others.set(id, {
      ...before,
      points: points ?? before.points,
      enabled: enabled ?? before.enabled,
      words: words ?? before.words,
    })
  }
  return inOrder([...others.values()])
}

function newestLeads(scope: Scope, limit: number): Promise<Examined[]> {
  return scope.database.run<Examined>(sql`
    select leads.id as lead_id, contact_id, conversation_id, override is not null as overridden, email, phone_number, custom_attributes
    from leads join contacts on contacts.environment_id = leads.environment_id and contacts.id = contact_id
    where leads.environment_id = ${scope.environment_id} order by leads.id desc limit ${limit}::integer`)
}

function sideOf({ status, grade, score }: Verdict) {
  return { status, grade, score }
}

function inWords(total: number, wanted: number, examined: number, changes: number): string {
  const far = examined < wanted ? ` Time ran out after ${examined} of them. Check fewer with \`limit\`.` : ''
  return `The newest ${wanted} of ${total} leads were checked.${far} ${changes} would change.`
}
