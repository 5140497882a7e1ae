import { findContact } from '../contacts/contacts.ts'
import { findConversation } from '../conversations/conversation.ts'
import { moment } from '../db/page.ts'
import { sql } from '../db/sql.ts'
import { ApiError } from '../errors.ts'
import { untilWritten } from '../events/change-row.ts'
import { write } from '../events/record.ts'
import { newId, timeOf } from '../ids.ts'
import type { Resource, Scope } from '../scope.ts'
import { type Assessment, assess } from './assess.ts'
import {
  differences,
  type LeadRow,
  leadOf,
  leadResource,
  publicState,
  type QualificationRow,
  qualificationJson,
  qualificationOf,
} from './lead.ts'
import { effectiveRules } from './rules.ts'
import type { LeadStatus, LeadToQualify, Override } from './schema.ts'
import type { Verdict } from './score.ts'

/** Assesses a contact by the rules, and makes them a lead. An unchanged result is reported as before. */
export async function qualifyLead(scope: Scope, input: LeadToQualify): Promise<Resource> {
  const contact = await findContact(scope, input.contact_id)
  if (input.conversation_id !== undefined) await requireConversation(scope, input.conversation_id, contact.id)
  const as_of = input.as_of === undefined ? Date.now() : moment('as_of', input.as_of)
  const basis = { conversation_id: input.conversation_id, as_of }
  const assessment = await assess(scope, contact, basis, await effectiveRules(scope))
  return untilWritten(async () => {
    const before = await leadOf(scope, contact.id)
    if (before && isSame(before, assessment, input)) return qualificationResource(before.qualification, contact.id)
    const { lead, row } = draft(before, contact.id, assessment, input.conversation_id ?? null, as_of)
    const result = qualificationResource(lead.qualification, contact.id)
    const previous = before ? differences(before, lead) : null
    const event = {
      type: 'lead.qualified',
      object: leadResource(lead).json,
      previous,
      contact_id: contact.id,
      about: lead.id,
    } as const
    const written = await write(
      scope,
      before ? changed(scope, before, lead, row) : insertedLead(scope, lead, row),
      [event],
      result,
    )
    if (written.length > 0) return result
    // Someone else was first, or the contact was deleted, which this reports.
    await findContact(scope, contact.id)
    return undefined
  })
}

async function requireConversation(scope: Scope, id: string, contact_id: string): Promise<void> {
  const conversation = await findConversation(scope, id)
  if (conversation.contact_id !== contact_id)
    throw new ApiError('conversation_contact_mismatch', 'The conversation belongs to another contact.')
}

function isSame(lead: LeadRow, { verdict, verification }: Assessment, { conversation_id }: LeadToQualify): boolean {
  const { conversation_id: about, status, reason, score, grade, fit, intent, criteria } = qualificationOf(lead)
  const before = { status, reason, score, grade, fit, intent, criteria }
  const is_about_same = about === (conversation_id ?? null) && lead.verification === verification
  return is_about_same && JSON.stringify(before) === JSON.stringify(verdict)
}

function draft(
  before: LeadRow | undefined,
  contact_id: string,
  { verdict, engine, verification }: Assessment,
  conversation_id: string | null,
  as_of: number,
): { lead: LeadRow; row: QualificationRow } {
  const id = newId('lead_qualification')
  const lead_id = before?.id ?? newId('lead')
  const row: QualificationRow = {
    ...verdict,
    id,
    lead_id,
    contact_id,
    conversation_id,
    criteria: JSON.stringify(verdict.criteria),
    engine,
    as_of: new Date(as_of).toISOString(),
    created_at: timeOf(id),
  }
  const found_status = statusOf(verdict, before?.found_status)
  const pulled_status = before?.pulled_status ?? null
  const override = before?.override ? (JSON.parse(before.override) as Override) : null
  const lead: LeadRow = {
    id: lead_id,
    contact_id,
    conversation_id,
    ...publicState({ found_status, pulled_status }, verdict, override),
    verification,
    override: before?.override ?? null,
    qualification: qualificationJson(row),
    crm: before?.crm ?? '[]',
    created_at: before?.created_at ?? timeOf(lead_id),
    updated_at: timeOf(id),
    found_status,
    pulled_status,
    version: (before?.version ?? 0) + 1,
  }
  return { lead, row }
}

/** A lead that once was more than new doesn't become new again. */
function statusOf({ status }: Verdict, before: LeadStatus | undefined): LeadStatus {
  if (status !== 'insufficient_information') return status
  return before === undefined || before === 'new' ? 'new' : 'working'
}

/** Selected from the contact's row: one that is being deleted becomes no lead. */
function insertedLead({ environment_id }: Scope, lead: LeadRow, row: QualificationRow) {
  return sql`change as (
      insert into leads (environment_id, id, contact_id, conversation_id, status, grade, score, verification, found_status, qualification, created_at, updated_at)
      select environment_id, ${lead.id}, id, ${lead.conversation_id}, ${lead.status}, ${lead.grade}, ${lead.score}::integer, ${lead.verification},
        ${lead.found_status}, ${lead.qualification}::json, ${lead.created_at}::timestamptz, ${lead.updated_at}::timestamptz
      from contacts where environment_id = ${environment_id} and id = ${lead.contact_id} for key share
      on conflict do nothing returning id),
    ${insertedQualification(environment_id, row)}`
}

function changed({ environment_id }: Scope, before: LeadRow, lead: LeadRow, row: QualificationRow) {
  return sql`change as (
      update leads set conversation_id = ${lead.conversation_id}, status = ${lead.status}, grade = ${lead.grade}, score = ${lead.score}, verification = ${lead.verification},
        found_status = ${lead.found_status}, qualification = ${lead.qualification}, updated_at = ${lead.updated_at}, version = ${lead.version}
      where environment_id = ${environment_id} and id = ${lead.id} and version = ${before.version} returning id),
    ${insertedQualification(environment_id, row)}`
}

function insertedQualification(environment_id: number, row: QualificationRow) {
  return sql`history as (
      insert into lead_qualifications (environment_id, lead_id, id, contact_id, conversation_id, status, reason, score, grade, fit, intent,
        criteria, engine, as_of, created_at)
      select ${environment_id}::integer, id, ${row.id}, ${row.contact_id}, ${row.conversation_id}, ${row.status}, ${row.reason}, ${row.score}::integer,
        ${row.grade}, ${row.fit}::integer, ${row.intent}::integer, ${row.criteria}::json, ${row.engine}, ${row.as_of}::timestamptz, ${row.created_at}::timestamptz
      from change)`
}

function qualificationResource(json: string, contact_id: string): Resource {
  return { json, contact_id }
}
