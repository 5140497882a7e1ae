import { equals, filters, isWord, madeBetween, page } from '../db/page.ts'
import { sql } from '../db/sql.ts'
import { invalid } from '../errors.ts'
import type { Resource, Scope } from '../scope.ts'
import { columns, findLead, json, leadResource, qualification_columns, qualificationJson } from './lead.ts'
import { grades, type LeadQuery, type LeadStatus, leadStatuses, type QualificationQuery } from './schema.ts'

export function listLeads(scope: Scope, query: LeadQuery) {
  const { status, grade, min_score, contact_id } = query
  const where = filters([
    isWord('grade', grade, grades),
    min_score === undefined ? undefined : sql`score >= ${min_score}`,
    equals('contact_id', contact_id),
    ...madeBetween('lead', query),
  ])
  const wanted = status === undefined ? undefined : statusList(status)
  return page(scope, {
    name: 'leads',
    query,
    rows: (after, tail) => {
      const from = sql`select ${columns} from leads where environment_id = ${scope.environment_id}${where}${after}`
      if (wanted === undefined) return sql`${from} ${tail}`
      return sql`select found.* from unnest(${wanted}::text[]) wanted, lateral (${from} and status = wanted ${tail}) found ${tail}`
    },
    json,
  })
}

export async function getLead(scope: Scope, id: string): Promise<Resource> {
  return leadResource(await findLead(scope, id))
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

function statusList(text: string): LeadStatus[] {
  const words = text.split(',')
  const unknown = words.find((word) => !leadStatuses.includes(word as LeadStatus))
  if (unknown !== undefined)
    throw invalid('status', `must be one or more of ${leadStatuses.join(', ')}, separated by commas.`)
  return [...new Set(words)] as LeadStatus[]
}
