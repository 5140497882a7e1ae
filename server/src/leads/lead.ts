import { type ContactRow, findContact } from '../contacts/contacts.ts'
import { type Sql, sql } from '../db/sql.ts'
import { notFound } from '../errors.ts'
import { isId } from '../ids.ts'
import { rendering, type Stored } from '../render.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import { Lead, LeadQualification, type LeadStatus, type Override } from './schema.ts'
import { gradeOf, type Verdict } from './score.ts'

export const { columns, json } = rendering(Lead)
export const { columns: qualification_columns, json: qualificationJson } = rendering(LeadQualification)

export type LeadRow = Omit<Stored<Lead>, 'object'> & { found_status: LeadStatus; version: number }
export type QualificationRow = Omit<Stored<LeadQualification>, 'object'>

/** The leads of an environment that meet a condition. */
function leadsWhere({ environment_id }: Scope, where: Sql): Sql {
  return sql`select ${columns}, found_status, version from leads where environment_id = ${environment_id} and ${where}`
}

export async function findLead(scope: Scope, id: string): Promise<LeadRow> {
  const [row] = isId('lead', id) ? await read<LeadRow>(scope, leadsWhere(scope, sql`id = ${id}`)) : []
  if (!row) throw notFound('lead')
  return row
}

export async function leadOf(scope: Scope, contact_id: string): Promise<LeadRow | undefined> {
  const [row] = await read<LeadRow>(scope, leadsWhere(scope, sql`contact_id = ${contact_id}`))
  return row
}

export function leadResource(row: LeadRow): Resource {
  return { json: json(row), id: row.id, version: row.version, contact_id: row.contact_id }
}

export function qualificationOf({ qualification }: LeadRow): LeadQualification {
  return JSON.parse(qualification) as LeadQualification
}

type Shown = Pick<Lead, 'status' | 'grade' | 'score'>

/** What is shown: a person's word before what was found. */
export function shown(
  found: LeadStatus,
  { score, grade }: Pick<Verdict, 'score' | 'grade'>,
  said: Override | null,
): Shown {
  const by_score = said?.score == null ? grade : gradeOf(said.score)
  return { status: said?.status ?? found, grade: said?.grade ?? by_score, score: said?.score ?? score }
}

/** Which of the fields changed, as they were. The history tells of the qualifications themselves. */
export function differences(before: LeadRow, after: LeadRow): Record<string, unknown> {
  const names = ['conversation_id', 'status', 'grade', 'score'] as const
  return Object.fromEntries(names.filter((name) => before[name] !== after[name]).map((name) => [name, before[name]]))
}

export interface LeadFacts {
  lead: LeadRow
  contact: ContactRow
  qualification: LeadQualification | null
  /** Newest first. */
  conversations: { id: string; subject: string | null; summary: string | null }[]
}

const most_conversations = 100

/** All that there is to pass on about a lead. */
export async function leadFacts(scope: Scope, id: string): Promise<LeadFacts> {
  const lead = await findLead(scope, id)
  const [contact, conversations] = await Promise.all([
    findContact(scope, lead.contact_id),
    read<LeadFacts['conversations'][number]>(
      scope,
      sql`
      select id, subject, (
        select summary from summary_records
        where summary_records.environment_id = ${scope.environment_id} and conversation_id = conversations.id
        order by summary_records.id desc limit 1) as summary
      from conversations where environment_id = ${scope.environment_id} and contact_id = ${lead.contact_id}
      order by id desc limit ${most_conversations}::integer`,
    ),
  ])
  return { lead, contact, qualification: qualificationOf(lead), conversations }
}
