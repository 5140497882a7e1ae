import { sql } from '../db/sql.ts'
import { write } from '../events/record.ts'
import {
  differences,
  furthest,
  type LeadRow,
  leadOf,
  leadResource,
  publicState,
  qualificationOf,
} from '../leads/lead.ts'
import type { LeadQualification, LeadStatus, Override } from '../leads/schema.ts'
import type { Scope } from '../scope.ts'
import { joinRecords } from './crm.ts'

export interface MergedLeads {
  lead_id: string
  /** The lead that was merged into it, if there were two. */
  gone_id: string | null
}

/** Moves the other's lead to the contact, or merges two leads. Null if there is none. */
export async function mergeLeads(scope: Scope, into: string, from: string): Promise<MergedLeads | null> {
  const { environment_id, connection } = scope
  await connection!.query(sql`
    select from leads where environment_id = ${environment_id} and contact_id = any (${[into, from]}) order by id for update`)
  const target = await leadOf(scope, into)
  const gone = await leadOf(scope, from)
  if (gone && target) await join(scope, target, gone)
  else if (gone) await move(scope, gone, into)
  const lead = target ?? gone
  return lead ? { lead_id: lead.id, gone_id: target && gone ? gone.id : null } : null
}

async function move(scope: Scope, before: LeadRow, contact_id: string): Promise<void> {
  const after = {
    ...before,
    contact_id,
    qualification: of({ ...qualificationOf(before), contact_id }),
    updated_at: new Date().toISOString(),
    version: before.version + 1,
  }
  await write(
    scope,
    sql`change as (
      update leads set contact_id = ${contact_id}, qualification = ${after.qualification}, updated_at = ${after.updated_at},
        version = ${after.version}
      where environment_id = ${scope.environment_id} and id = ${before.id} returning id),
    history as (
      update lead_qualifications set contact_id = ${contact_id}
      where environment_id = ${scope.environment_id} and lead_id = ${before.id})`,
    [
      {
        type: 'lead.updated',
        object: leadResource(after).json,
        previous: { contact_id: before.contact_id },
        contact_id,
        about: before.id,
      },
    ],
    leadResource(after),
  )
}

async function join(scope: Scope, target: LeadRow, gone: LeadRow): Promise<void> {
  const { environment_id, connection } = scope
  const { id, contact_id } = target
  await connection!.query(sql`
    update lead_qualifications set lead_id = ${id}, contact_id = ${contact_id}
    where environment_id = ${environment_id} and lead_id = ${gone.id}`)
  await joinRecords(scope, id, gone.id)
  await connection!.query(sql`delete from leads where environment_id = ${environment_id} and id = ${gone.id}`)
  const after = joined(target, gone)
  const previous = differences(target, after)
  // Sent as a qualification: whoever handles qualified leads must learn of those qualified by a merge.
  const changes = Object.keys(previous).length > 0
  await write(
    scope,
    sql`change as (
      update leads set status = ${after.status}, grade = ${after.grade}, score = ${after.score}, found_status = ${after.found_status},
        pulled_status = ${after.pulled_status}, override = ${after.override}, qualification = ${after.qualification}, crm = ${after.crm},
        conversation_id = ${after.conversation_id}, updated_at = ${after.updated_at}, version = ${after.version}
      where environment_id = ${environment_id} and id = ${id} returning id)`,
    changes ? [{ type: 'lead.qualified', object: leadResource(after).json, previous, contact_id, about: id }] : [],
    leadResource(after),
  )
}

/** The lead that stays: the higher score, the further status, and an override from whichever has one. */
export function joined(target: LeadRow, gone: LeadRow): LeadRow {
  const stronger = qualificationOf(gone).score > qualificationOf(target).score ? gone : target
  const qualification = qualificationOf(stronger)
  const statuses = {
    found_status: furthest(gone.found_status, target.found_status),
    pulled_status: further(gone.pulled_status, target.pulled_status),
  }
  const override = target.override ?? gone.override
  return {
    ...target,
    ...statuses,
    ...publicState(statuses, qualification, override === null ? null : (JSON.parse(override) as Override)),
    override,
    conversation_id: stronger.conversation_id,
    qualification: of({ ...qualification, lead_id: target.id, contact_id: target.contact_id }),
    crm: linksOf(target, gone),
    updated_at: new Date().toISOString(),
    version: target.version + 1,
  }
}

function further(gone: LeadStatus | null, target: LeadStatus | null): LeadStatus | null {
  return gone === null ? target : furthest(gone, target)
}

/** CRM data on the lead: one record per connection, as `joinRecords` leaves them. */
function linksOf(target: LeadRow, gone: LeadRow): string {
  const own = JSON.parse(target.crm) as { connection_id: string }[]
  const others = (JSON.parse(gone.crm) as typeof own).filter(
    ({ connection_id }) => !own.some((link) => link.connection_id === connection_id),
  )
  return JSON.stringify([...own, ...others])
}

function of(qualification: LeadQualification): string {
  return JSON.stringify(qualification)
}
