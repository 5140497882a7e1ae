import { createHash } from 'node:crypto'
import { page } from '../db/page.ts'
import { rendering, type Stored } from '../db/render.ts'
import { type Sql, sql } from '../db/sql.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { deleteRow, naming, untilWritten } from '../events/change-row.ts'
import { write } from '../events/record.ts'
import { type Expectation, requireVersion } from '../http/precondition.ts'
import { isId, newId, newIdAt, timeOf } from '../ids.ts'
import { distinct } from '../language/leads/phrase-words.ts'
import { phrasesOf } from '../language/leads/vocabulary/index.ts'
import { lockEnvironment, type Resource, read, type Scope, transact } from '../scope.ts'
import { by_name, default_rules, takesWords } from './default-rules.ts'
import { LeadRule, type LeadRuleChanges, type LeadRuleQuery, type NewLeadRule } from './rule-schema.ts'
import { inOrder, type Rule } from './score.ts'

const { json } = rendering(LeadRule)

export type RuleRow = Omit<Stored<LeadRule>, 'object' | 'vocabulary'> & { version: number }

const max_own = 100

export function listRules(scope: Scope, query: LeadRuleQuery) {
  return page(scope, {
    name: 'lead_rules',
    query,
    rows: (after, tail) => sql`select * from (${rulesOf(scope)}) rule where true${after} ${tail}`,
    json: (row) => ruleJson(row as unknown as RuleRow),
  })
}

export async function getRule(scope: Scope, id: string): Promise<Resource> {
  return ruleResource(await findRule(scope, id))
}

export async function findRule(scope: Scope, id: string): Promise<RuleRow> {
  const [row] = isId('lead_rule', id)
    ? await read<RuleRow>(scope, sql`select * from (${rulesOf(scope)}) rule where id = ${id}`)
    : []
  if (!row) throw notFound('lead rule')
  return row
}

/** All rules as they apply now. */
export async function effectiveRules(scope: Scope): Promise<(Rule & { id: string })[]> {
  const rows = await read<RuleRow>(scope, rulesOf(scope))
  return inOrder(rows.map(({ words, ...row }) => ({ ...row, words: JSON.parse(words) as string[] })))
}

export async function createRule(scope: Scope, input: NewLeadRule): Promise<Resource> {
  if (by_name.has(input.name)) throw exists()
  const id = newId('lead_rule')
  const row: RuleRow = {
    id,
    name: input.name,
    part: input.part,
    description: input.description ?? null,
    points: input.points,
    enabled: input.enabled ?? true,
    words: JSON.stringify(distinct(input.words)),
    origin: 'own',
    created_at: timeOf(id),
    updated_at: timeOf(id),
    version: 1,
  }
  const rule = ruleResource(row)
  return transact(scope, async (scope) => {
    await lockEnvironment(scope)
    const [own] = await scope.connection!.query<{ count: number }>(sql`
      select count(*)::integer as count from lead_rules where environment_id = ${scope.environment_id} and name is not null`)
    if (own!.count >= max_own)
      throw conflict('lead_rule_limit_reached', `You can have at most ${max_own} rules of your own. Delete one first.`)
    const created = await write(
      scope,
      sql`change as (
        insert into lead_rules (environment_id, id, name, part, description, points, enabled, words, created_at, updated_at, version)
        values (${scope.environment_id}, ${id}, ${row.name}, ${row.part}, ${row.description}, ${row.points}, ${row.enabled}, ${row.words},
          ${row.created_at}, ${row.updated_at}, 1)
        on conflict do nothing returning id)`,
      [],
      rule,
    )
    if (created.length === 0) throw exists()
    return rule
  })
}

export function updateRule(
  scope: Scope,
  id: string,
  { points, enabled, words }: LeadRuleChanges,
  expected: Expectation,
): Promise<Resource> {
  return changeRule(scope, id, expected, (before) => {
    if (words !== undefined) requireWords(before.name, before.origin, words)
    return {
      ...before,
      points: points ?? before.points,
      enabled: enabled ?? before.enabled,
      words: words === undefined ? before.words : JSON.stringify(distinct(words)),
    }
  })
}

/** As built in. A custom rule has no default. */
export function resetRule(scope: Scope, id: string, expected: Expectation): Promise<Resource> {
  return changeRule(scope, id, expected, (before) => {
    const default_rule = by_name.get(before.name)
    return default_rule && before.origin === 'service'
      ? { ...before, points: default_rule.points, enabled: true, words: '[]' }
      : before
  })
}

export function deleteRule(scope: Scope, id: string, expected: Expectation): Promise<Resource> {
  return deleteRow(scope, { table: 'lead_rules', find: findRule }, id, expected, {
    object: 'lead_rule',
    allow: ({ origin }) => {
      if (origin === 'own') return
      throw conflict(
        'lead_rule_not_own',
        "This rule is built in and can't be deleted. To turn it off, set `enabled` to false.",
      )
    },
  })
}

function changeRule(
  scope: Scope,
  id: string,
  expected: Expectation,
  decide: (before: RuleRow) => RuleRow,
): Promise<Resource> {
  return untilWritten(async () => {
    const before = await findRule(scope, id)
    requireVersion(expected, before.version)
    const decided = decide(before)
    if (ruleJson(decided) === ruleJson(before)) return ruleResource(before)
    const after = { ...decided, updated_at: new Date().toISOString(), version: before.version + 1 }
    const { points, enabled, words, updated_at, version } = after
    const own = after.origin === 'own'
    const rule = ruleResource(after)
    // Built-in rules have a row only after their first change, and no name in it.
    const rows = await write(
      naming(scope, before),
      own || before.version > 1
        ? sql`change as (
            update lead_rules set points = ${points}, enabled = ${enabled}, words = ${words}, updated_at = ${updated_at}, version = ${version}
            where environment_id = ${scope.environment_id} and id = ${id} and version = ${before.version} returning id)`
        : sql`change as (
            insert into lead_rules (environment_id, id, points, enabled, words, created_at, updated_at, version)
            values (${scope.environment_id}, ${id}, ${points}, ${enabled}, ${words}, ${after.created_at}, ${updated_at}, ${version})
            on conflict do nothing returning id)`,
      [],
      rule,
    )
    return rows.length > 0 ? rule : undefined
  })
}

export function requireWords(name: string, origin: string, words: readonly string[]): void {
  if (origin === 'service' && words.length > 0 && !takesWords(name))
    throw invalid('words', "can't be used with this rule, which looks at contact data.")
}

/** The built-in rules, as changed in this environment, and its custom rules. */
function rulesOf(scope: Scope): Sql {
  const { environment_id } = scope
  return sql`
    select given.id collate "C" as id, given.name, given.part, given.description, coalesce(changed.points, given.points) as points,
      coalesce(changed.enabled, true) as enabled, coalesce(changed.words, '[]'::json)::text as words, 'service' as origin,
      given.created_at, coalesce(changed.updated_at, given.created_at) as updated_at, coalesce(changed.version, 1) as version
    from json_to_recordset(${JSON.stringify(givenIn(scope))}::json)
      as given (id text, name text, part text, description text, points integer, created_at timestamptz)
      left join lead_rules changed on changed.environment_id = ${environment_id} and changed.id = given.id
    union all
    select id, name, part, description, points, enabled, words::text, 'own', created_at, updated_at, version
    from lead_rules where environment_id = ${environment_id} and name is not null`
}

// When the set was created. Each is one later than the previous, so that they're listed in order.
const made_at = Date.UTC(2026, 10, 21)

/** Built-in rules have an id per environment that can be computed without a row. */
function givenIn({ environment_id, account_id }: Scope) {
  return default_rules.map(({ name, part, description, points }, n) => {
    const id = idOf(`${account_id} ${environment_id} ${name}`, made_at - n)
    return { id, name, part, description, points, created_at: timeOf(id) }
  })
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

function idOf(text: string, ms: number): string {
  const hash = createHash('sha256').update(text).digest()
  return (
    newIdAt('lead_rule', ms).slice(0, -16) + Array.from(hash.subarray(0, 16), (byte) => alphabet[byte & 31]).join('')
  )
}

function ruleJson(row: RuleRow): string {
  const kinds = row.origin === 'service' ? (by_name.get(row.name)?.kinds ?? []) : []
  return json({ ...row, vocabulary: JSON.stringify(kinds.flatMap(phrasesOf)) })
}

function ruleResource(row: RuleRow): Resource {
  return { json: ruleJson(row), id: row.id, version: row.version }
}

function exists() {
  return conflict('lead_rule_already_exists', 'A rule with this name already exists.')
}
