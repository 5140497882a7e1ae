import type { Permission } from '../accounts/permissions.ts'
import { equals, filters, isWord, type Key, madeBetween, page } from '../db/page.ts'
import { sql } from '../db/sql.ts'
import { invalid } from '../errors.ts'
import type { Resource, Scope } from '../scope.ts'
import { expanded, expansionsIn } from './expand.ts'
import { columns, findLead, json, leadResource, qualification_columns, qualificationJson } from './lead.ts'
import type { LeadQuery, QualificationQuery } from './query-schema.ts'
import { grades, type LeadStatus, leadStatuses } from './schema.ts'
import { isInState } from './sync-states.ts'

const by_score: readonly Key[] = [{ column: 'score' }, { column: 'id' }]

export function listLeads(scope: Scope, { expand, ...query }: LeadQuery, permissions: ReadonlySet<Permission>) {
  const { status, grade, min_score, sync, contact_id, sort } = query
  const expansions = expansionsIn(expand)
  const where = filters([
    isWord('grade', grade, grades),
    min_score === undefined ? undefined : sql`score >= ${min_score}`,
    equals('contact_id', contact_id),
    sync === undefined ? undefined : isInState(scope, sync),
    ...madeBetween('lead', query),
  ])
  const wanted = status === undefined ? undefined : statusList(status)
  return page(scope, {
    name: 'leads',
    query,
    key: sort === 'score' ? by_score : undefined,
    walks: sync !== undefined,
    rows: (after, tail) => {
      const from = sql`select ${columns} from leads where environment_id = ${scope.environment_id}${where}${after}`
      if (wanted === undefined) return sql`${from} ${tail}`
      return sql`select found.* from unnest(${wanted}::text[]) wanted, lateral (${from} and status = wanted ${tail}) found ${tail}`
    },
    json,
    expand: expansions.length === 0 ? undefined : (rows) => expanded(scope, rows as never, expansions, permissions),
  })
}

export async function getLead(
  scope: Scope,
  id: string,
  { expand }: { expand?: string },
  permissions: ReadonlySet<Permission>,
): Promise<Resource> {
  const expansions = expansionsIn(expand)
  const row = await findLead(scope, id)
  if (expansions.length === 0) return leadResource(row)
  const json = (await expanded(scope, [row], expansions, permissions))(row)
  // Related objects change without a new version of the lead.
  return { ...leadResource(row), json, volatile: true }
}

export async function listQualifications(scope: Scope, lead_id: string, query: QualificationQuery) {
  await findLead(scope, lead_id)
  return page(scope, {
    name: `qualifications of ${lead_id}`,
    query,
    rows: (after, tail) => sql`
      select ${qualification_columns} from lead_qualifications
      where environment_id = ${scope.environment_id} and lead_id = ${lead_id}${after} ${tail}`,
    json: qualificationJson,
  })
}

export async function countLeads({ database, environment_id }: Scope): Promise<number> {
  const [row] = await database.run<{ count: number }>(
    sql`select count(*)::integer as count from leads where environment_id = ${environment_id}`,
  )
  return row!.count
}

function statusList(text: string): LeadStatus[] {
  const words = text.split(',')
  const unknown = words.find((word) => !leadStatuses.includes(word as LeadStatus))
  if (unknown !== undefined)
    throw invalid('status', `must be one or more of ${leadStatuses.join(', ')}, separated by commas.`)
  return [...new Set(words)] as LeadStatus[]
}
