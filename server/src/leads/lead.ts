import { type ContactRow, findContact } from '../contacts/contacts.ts'
import { rendering, type Stored } from '../db/render.ts'
import { type Sql, sql } from '../db/sql.ts'
import { notFound } from '../errors.ts'
import type { Noun } from '../events/change-row.ts'
import { isId } from '../ids.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import { gradeOf } from './grade.ts'
import { type Lead, LeadQualification, type LeadStatus, type Override, StoredLead } from './schema.ts'
import type { Verdict } from './score.ts'

export const { columns, json } = rendering(StoredLead)
export const { columns: qualification_columns, json: qualificationJson } = rendering(LeadQualification)

export type LeadRow = Omit<Stored<Lead>, 'object'> & {
  found_status: LeadStatus
  /** What a CRM says about it. */
  pulled_status: LeadStatus | null
  version: number
}
export type QualificationRow = Omit<Stored<LeadQualification>, 'object'>

/** The leads of an environment that meet a condition. */
function leadsWhere({ environment_id }: Scope, where: Sql): Sql {
  return sql`select ${columns}, found_status, pulled_status, version from leads where environment_id = ${environment_id} and ${where}`
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

/** How a lead is read and changed (`changeRow`). */
export const leads: Noun<LeadRow> = { table: 'leads', find: findLead, resource: leadResource }

export function qualificationOf({ qualification }: LeadRow): LeadQualification {
  return JSON.parse(qualification) as LeadQualification
}

type PublicState = Pick<Lead, 'status' | 'grade' | 'score'>

/** What is shown: an override before what was found, here or in a CRM. */
export function publicState(
  { found_status, pulled_status }: Pick<LeadRow, 'found_status' | 'pulled_status'>,
  { score, grade }: Pick<Verdict, 'score' | 'grade'>,
  override: Override | null,
): PublicState {
  const by_score = override?.score == null ? grade : gradeOf(override.score)
  const status = override?.status ?? furthest(found_status, pulled_status)
  return { status, grade: override?.grade ?? by_score, score: override?.score ?? score }
}

const stages: Record<LeadStatus, number> = { new: 0, working: 1, qualified: 2, unqualified: 2, converted: 3 }

/** A lead never moves back. Of two equal statuses, the later one counts. */
export function furthest(first: LeadStatus, ...others: (LeadStatus | null)[]): LeadStatus {
  return others.reduce<LeadStatus>((far, next) => (next !== null && stages[next] >= stages[far] ? next : far), first)
}

/** The previous values of changed fields. The history contains the qualifications themselves. */
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

const max_conversations = 100

/** Everything about a lead that can be sent. */
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
      order by id desc limit ${max_conversations}::integer`,
    ),
  ])
  return { lead, contact, qualification: qualificationOf(lead), conversations }
}
