import { type ContactRow, findContact } from '../contacts/contacts.ts'
import { sql } from '../db/sql.ts'
import { notFound } from '../errors.ts'
import { isId } from '../ids.ts'
import { type Resource, read, type Scope } from '../scope.ts'

export interface LeadRow {
  id: string
  contact_id: string
  conversation_id: string | null
  status: 'new' | 'working' | 'qualified' | 'unqualified' | 'converted'
  grade: 'hot' | 'warm' | 'cold'
  score: number | null
  qualification: string | null
  crm: string
  created_at: string
  updated_at: string
  version: number
}

export interface LeadFacts {
  lead: LeadRow
  contact: ContactRow
  qualification: { criteria: string } | null
  conversations: { id: string; subject: string | null; summary: string | null }[]
}

export async function findLead({ environment_id, ...scope }: Scope, id: string): Promise<LeadRow> {
  const [row] = isId('lead', id)
    ? await read<LeadRow>(
        { environment_id, ...scope },
        sql`
        select id, contact_id, conversation_id, status, grade, score, qualification, crm, created_at, updated_at, version
        from leads where environment_id = ${environment_id} and id = ${id}`,
      )
    : []
  if (!row) throw notFound('lead')
  return row
}

export function leadResource(row: LeadRow): Resource {
  return { json: JSON.stringify(row), id: row.id, version: row.version, contact_id: row.contact_id }
}

/** Everything that is known of a lead, for whoever passes it on. */
export async function leadFacts(scope: Scope, id: string): Promise<LeadFacts> {
  const lead = await findLead(scope, id)
  const [contact, conversations] = await Promise.all([
    findContact(scope, lead.contact_id),
    read<LeadFacts['conversations'][number]>(
      scope,
      sql`
      select id, subject, (
        select summary from summary_records record
        where record.environment_id = conversation.environment_id and record.conversation_id = conversation.id
        order by record.id desc limit 1) as summary
      from conversations conversation
      where environment_id = ${scope.environment_id} and contact_id = ${lead.contact_id} order by id desc`,
    ),
  ])
  const qualification = lead.qualification === null ? null : { criteria: criteriaIn(lead.qualification) }
  return { lead, contact, qualification, conversations }
}

function criteriaIn(qualification: string): string {
  return JSON.stringify((JSON.parse(qualification) as { criteria: unknown[] }).criteria)
}
